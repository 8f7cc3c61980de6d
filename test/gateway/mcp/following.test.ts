/** An agent watches a running query, and ends it. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import type { Agent } from "#gateway/mcp/agent.ts";
import { knowledgeOf } from "#gateway/mcp/knowledge.ts";
import { mcpServer } from "#gateway/mcp/mcp-server.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"), {
  assumeValid: true,
});

/** An agent whose operations run until they are ended. */
function endlessAgent() {
  const knowledge = knowledgeOf(schema, new Map(), []);
  let begun: (signal: AbortSignal) => void;
  const started = new Promise<AbortSignal>((resolve) => {
    begun = resolve;
  });
  const agent: Agent = {
    knowledge: () => knowledge,
    estimate: () => ({ likely: 7, calls: 9 }),
    refusalOf: () => undefined,
    async execute(_operation, { signal, onStart }) {
      onStart?.(() => 3);
      begun(signal);
      await once(signal, "abort");
      return { data: null };
    },
    ratesOf: () => new Map(),
    report: async () => ({ status: 404, body: undefined }),
  };
  return { agent, started };
}

describe("a query that runs for an agent", () => {
  it("reports its progress in REST calls, and ends when the agent cancels it", async () => {
    const { agent, started } = endlessAgent();
    const [near, far] = InMemoryTransport.createLinkedPair();
    await mcpServer(() => agent).connect(far);
    const client = new Client({ name: "test", version: "1" });
    await client.connect(near);
    const cancel = new AbortController();
    const heard: object[] = [];
    const running = client.callTool(
      { name: "run", arguments: { document: "{ __typename }" } },
      { signal: cancel.signal, onprogress: (progress) => void heard.push(progress) },
    );
    const signal = await started;
    expect(signal.aborted).toBe(false);
    const ended = once(signal, "abort");
    cancel.abort();
    await expect(running).rejects.toThrow();
    await ended;
    expect(heard).toContainEqual({ progress: 0, total: 7, message: "REST calls made" });
    await client.close();
  });
});
