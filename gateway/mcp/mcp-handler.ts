/** Answers one message over HTTP. Loaded with the SDK at the first call of an agent. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Agent } from "./agent.ts";
import { mcpServer } from "./mcp-server.ts";

/** A handler for the messages of one caller. Subscriptions are disabled, because no list changes. */
export function mcpHandler(agent: Agent): (request: Request, body: unknown) => Promise<Response> {
  const { fetch } = createMcpHandler(() => mcpServer(() => agent), { maxSubscriptions: 0 });
  return (request, parsedBody) => fetch(request, { parsedBody });
}
