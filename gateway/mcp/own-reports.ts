/** Requests to the reports of this gateway, by the routes that clients use, as the caller of another request. */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { AgentRequest } from "./gateway-agent.ts";

/** Headers that belong to a message, and not to its caller. */
const OF_MESSAGE =
  /^(?:accept|connection|content-|expect|host$|keep-alive|last-event-id|mcp-|prefer|te$|trailer|transfer-|upgrade)/;

/** @param headers Of the request whose caller asks. */
export function reportsOf(
  app: FastifyInstance,
  headers: IncomingHttpHeaders,
  remoteAddress = "127.0.0.1",
): AgentRequest["report"] {
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_MESSAGE.test(name)));
  return async (method, url, body) => {
    const { statusCode, payload } = await app.inject({
      method,
      url,
      headers: { ...own, host: headers.host ?? "localhost" },
      remoteAddress,
      ...(body && { payload: body }),
    });
    return { status: statusCode, body: parsed(payload) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no answer of reports: they are not served
  }
}
