/** Values that the gateway reads from the report of a subgraph's process. */
import { describe, expect, it } from "vitest";
import { CallReport } from "#subgraphs/kit/calls/call-report.ts";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { reportIn } from "#subgraphs/process/reported-calls.ts";
import { startListener } from "#test/kit/listener.ts";

const family = { family: "first", calls: 2, keys: 3, shared: 0, retries: 1, ms: 4.5 };
const report = { calls: 2, roundTrips: 1, families: [family], index: { calls: 0 } };

const odd: readonly (readonly [why: string, value: unknown])[] = [
  ["is no object", "two calls"],
  ["has no round trips", { ...report, roundTrips: undefined }],
  ["has calls below zero", { ...report, calls: -5 }],
  ["has families that are no list", { ...report, families: { first: family } }],
  ["has a family without a name", { ...report, families: [{ ...family, family: 1 }] }],
  ["has a family that is null", { ...report, families: [family, null] }],
  ["has a count that is text", { ...report, families: [{ ...family, keys: "3" }] }],
  ["has no calls of the index", { ...report, index: {} }],
];

describe("the report of a subgraph's process", () => {
  it("is read as it was written, without members that this version does not have", () => {
    const own = new CallReport();
    const ended = own.start("first", 3, false);
    ended.made(false);
    ended.end();
    const written: unknown = JSON.parse(JSON.stringify(own));
    expect(reportIn(written)).toEqual(written);
    expect(reportIn({ ...report, later: true })).toEqual(report);
  });

  it.each(odd)("is no report where it %s", (_why, value) => {
    expect(reportIn(value)).toBeUndefined();
  });

  it.each(odd)("takes nothing from the operation's calls where it %s", async (_why, upstream) => {
    await using listener = await startListener((response) =>
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ data: { __typename: "Query" }, extensions: { upstream } })),
    );
    const remote = new RemoteSubgraph({ name: "first", url: listener.url });
    const context = contextFactory(
      [],
      new Map(),
    )({ requestId: "r", signal: new AbortController().signal, forwarded: {} });
    const before = { left: context.callsLeft, report: context.report.toJSON() };
    const { data, errors } = await remote.execute({ query: "{ __typename }" }, context, {});
    await remote.close();
    expect([data, errors]).toEqual([{ __typename: "Query" }, undefined]);
    expect({ left: context.callsLeft, report: context.report.toJSON() }).toEqual(before);
  });
});
