/** The query plan of a trace in the console. */
import { describe, expect, it } from "vitest";
import type { PlanNode } from "#console/data/call-trace.ts";
import { fetchesOf } from "#console/trace/fetches.ts";

const node = (kind: string, nodes: readonly PlanNode[], subgraph?: string): PlanNode => ({
  kind,
  subgraph,
  path: "",
  types: [],
  requests: [],
  nodes,
});
const fetch = (subgraph: string) => node("Fetch", [], subgraph);
const drawn = (plan: PlanNode) =>
  fetchesOf(plan).map(({ node: { subgraph }, column, after, isDeferred }) => [
    subgraph,
    column,
    after.join(),
    isDeferred,
  ]);

describe("the graph of a query plan", () => {
  it("draws a fetch to the right of all fetches that it waits for", () => {
    const plan = node("Sequence", [
      fetch("identity"),
      node("Parallel", [fetch("business"), fetch("collaboration")]),
      fetch("identity"),
    ]);
    expect(drawn(plan)).toEqual([
      ["identity", 0, "", false],
      ["business", 1, "0", false],
      ["collaboration", 1, "0", false],
      ["identity", 2, "1,2", false],
    ]);
  });

  it("marks the deferred parts, to the right of the first payload", () => {
    const plan = node("Defer", [fetch("identity"), fetch("business"), fetch("collaboration")]);
    expect(drawn(plan)).toEqual([
      ["identity", 0, "", false],
      ["business", 1, "0", true],
      ["collaboration", 1, "0", true],
    ]);
  });

  it("draws only deferred parts if the first payload is empty", () => {
    expect(drawn(node("Defer", [node("Parallel", []), fetch("business")]))).toEqual([
      ["business", 0, "", true],
    ]);
  });
});
