/** Fetches of a plan that are marked as the last to their subgraph. */
import type { FetchNode, PlanNode } from "@apollo/query-planner";
import { describe, expect, it } from "vitest";
import { finalFetches } from "#gateway/execution/final-fetches.ts";

const fetch = (serviceName: string, operation: string): FetchNode => ({
  kind: "Fetch",
  serviceName,
  operation,
  operationName: undefined,
  operationKind: "query" as FetchNode["operationKind"],
});
const sequence = (...nodes: PlanNode[]): PlanNode => ({ kind: "Sequence", nodes });
const parallel = (...nodes: PlanNode[]): PlanNode => ({ kind: "Parallel", nodes });
const at = (node: PlanNode): PlanNode => ({ kind: "Flatten", path: ["users", "@"], node });
const found = (plan: PlanNode) =>
  [...finalFetches(plan)].map(([{ operation }, count]) => operation.repeat(count)).sort();

describe("the last fetch to a subgraph", () => {
  it.each<[string, PlanNode, string[]]>([
    ["is the only one", fetch("identity", "a"), ["a"]],
    ["is the later of two in sequence", sequence(fetch("identity", "a"), at(fetch("identity", "b"))), ["b"]],
    [
      "is each, where none goes to the same",
      sequence(fetch("identity", "a"), parallel(at(fetch("business", "b")), at(fetch("collaboration", "c")))),
      ["a", "b", "c"],
    ],
    ["is both that begin together", parallel(fetch("identity", "a"), fetch("identity", "b")), ["aa", "bb"]],
    [
      "is not one beside which another begins later",
      parallel(fetch("identity", "a"), sequence(fetch("business", "b"), fetch("identity", "c"))),
      ["b", "c"],
    ],
    [
      "is not one that a condition may let others follow",
      sequence(fetch("identity", "a"), {
        kind: "Condition",
        condition: "more",
        ifClause: fetch("identity", "b"),
      }),
      ["b"],
    ],
    [
      "is not one of a deferred part beside which another part goes to the same",
      {
        kind: "Defer",
        primary: { node: fetch("identity", "a") },
        deferred: ["b", "c"].map((operation) => ({
          depends: [],
          queryPath: [],
          node: fetch("business", operation),
        })),
      },
      ["a"],
    ],
  ])("%s", (_name, plan, last) => {
    expect(found(plan)).toEqual(last);
  });

  it("is empty without a query plan", () => {
    expect(finalFetches(undefined).size).toBe(0);
  });
});
