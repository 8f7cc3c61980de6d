/** Answers one message over HTTP. Loaded with the SDK, when an agent first calls. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Agent } from "./agent.ts";
import { mcpServer } from "./mcp-server.ts";

/** A handler for the messages of one caller. Nothing is subscribed to, because no list changes while it is served. */
export function mcpHandler(agent: Agent): (request: Request, body: unknown) => Promise<Response> {
  const { fetch } = createMcpHandler(() => mcpServer(() => agent), { maxSubscriptions: 0 });
  return (request, parsedBody) => fetch(request, { parsedBody });
}
