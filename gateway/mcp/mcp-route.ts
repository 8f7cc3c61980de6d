/** `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, for callers that `/graphql` accepts. */
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import type { AgentRequest, AgentsOptions } from "./gateway-agent.ts";
import { LLMS_TEXT } from "./llms-text.ts";
import { reportsOf } from "./own-reports.ts";

export interface McpOptions extends AgentsOptions {
  /** Refuses requests that `/graphql` would also refuse. */
  readonly identify: onRequestAsyncHookHandler;
  /** True if pages of an origin may call. */
  readonly isOpenTo: (origin: string) => boolean;
  /** Holds the places of a request until its work has ended. */
  readonly whileWorking: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
  /** Members of a request that its operations need. */
  readonly operationOf: (request: FastifyRequest) => AgentRequest["operation"];
}

/** Loads the SDK at the first request, because a gateway may never need it. */
const loadHandler = async (options: McpOptions) => {
  const [{ mcpHandler }, { agentsOf }] = await Promise.all([
    import("./mcp-handler.ts"),
    import("./gateway-agent.ts"),
  ]);
  const agentOf = agentsOf(options);
  return (request: AgentRequest) => mcpHandler(agentOf(request));
};

/** Serves `/mcp` and `/llms.txt`. */
export function serveMcp(app: FastifyInstance, options: McpOptions): void {
  let handlers: ReturnType<typeof loadHandler> | undefined;

  app.post("/mcp", { onRequest: options.identify }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !options.isOpenTo(origin))
      return sendRefusal(reply, 403, "Pages of this origin may not call", "FORBIDDEN");
    // Each request is admitted once, but a batch would run many operations in one place.
    if (Array.isArray(request.body))
      return sendRefusal(reply, 400, "Send one message a request, not a batch", "BAD_REQUEST");
    handlers ??= loadHandler(options);
    const handler = (await handlers)({
      operation: options.operationOf(request),
      report: reportsOf(app, request.headers),
    });
    const signal = abortOnDisconnect(reply);
    return options.whileWorking(request, async () => {
      const response = await handler(messageOf(request, signal), request.body);
      for (const [name, value] of response.headers) void reply.header(name, value);
      void reply.code(response.status);
      return reply.send(response.body ?? "");
    });
  });
  app.route({
    method: ["GET", "DELETE"],
    url: "/mcp",
    handler: (_request, reply) =>
      sendRefusal(
        reply.header("allow", "POST"),
        405,
        "There are no sessions: send each message by POST",
        "BAD_REQUEST",
      ),
  });
  app.get("/llms.txt", { config: { places: "none" } }, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(LLMS_TEXT),
  );
}

/** The message for the SDK, without the credentials of its caller. */
function messageOf({ url, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const own = Object.entries(headers).filter(
    ([name, value]) => /^(?:accept|content-type|mcp-[\w-]+)$/.test(name) && value !== undefined,
  );
  return new Request(new URL(url, "http://mcp.invalid"), {
    method: "POST",
    headers: own.map(([name, value]): [string, string] => [name, String(value)]),
    body: JSON.stringify(body ?? null),
    signal,
  });
}
