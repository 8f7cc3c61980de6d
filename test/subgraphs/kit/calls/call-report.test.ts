/** The costs of an operation: calls, keys, shared calls, round trips. */
import { describe, expect, it, vi } from "vitest";
import { CallReport } from "#subgraphs/kit/calls/call-report.ts";

/** Starts a call that is made at once. The returned function ends it. */
function start(report: CallReport, family: string, keys = 1, shared = false): () => void {
  const started = report.start(family, keys, shared);
  if (!shared) started.made(false);
  return started.end;
}

describe("the report of an operation", () => {
  it("counts calls and keys for each family, and calls that were saved apart", () => {
    const report = new CallReport();
    start(report, "a", 10, false)();
    start(report, "a", 5, false)();
    start(report, "a", 5, true)();
    const again = report.start("b", 1, false);
    again.made(false);
    again.made(true);
    again.end();
    report.start("c", 1, false).end(); // the circuit was open, so no request was sent
    expect(report.toJSON()).toMatchObject({
      calls: 3,
      families: [
        { family: "a", calls: 2, keys: 20, shared: 1, retries: 0 },
        { family: "b", calls: 1, keys: 1, shared: 0, retries: 1 },
        { family: "c", calls: 0, keys: 1 },
      ],
      index: { calls: 0 },
    });
  });

  it("counts calls at once as one round trip, and each call after the end of another as a further one", () => {
    const report = new CallReport();
    const first = start(report, "a", 1, false);
    const beside = start(report, "b", 1, false);
    first();
    const second = start(report, "a", 1, false);
    beside();
    const alsoSecond = start(report, "b", 1, false);
    expect(report.toJSON().roundTrips).toBe(2);
    second();
    alsoSecond();
    start(report, "a", 1, false)();
    expect(report.toJSON().roundTrips).toBe(3);
  });

  it("does not count a long call beside a chain as part of the chain", () => {
    const report = new CallReport();
    const long = start(report, "slow", 1, false);
    for (let i = 0; i < 4; i++) start(report, "a", 1, false)();
    long();
    expect(report.toJSON().roundTrips).toBe(4);
    start(report, "a", 1, false)();
    expect(report.toJSON().roundTrips).toBe(5);
  });

  it("takes time once for calls of a family at the same time", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const report = new CallReport();
    const ends = [1, 2, 3].map(() => start(report, "a", 1, false));
    vi.advanceTimersByTime(40);
    for (const end of ends) end();
    expect(report.toJSON().families[0]?.ms).toBe(40);
    vi.useRealTimers();
  });

  it("has pages of the people index apart", () => {
    const report = new CallReport();
    report.indexed();
    report.indexed();
    expect(report.toJSON()).toMatchObject({ calls: 0, roundTrips: 0, index: { calls: 2 } });
  });

  it("counts the calls of another process's report after the calls that ended before the request to it", () => {
    const other = new CallReport();
    start(other, "b", 2, false)();
    start(other, "b", 1, false)();
    const report = new CallReport();
    start(report, "a", 1, false)();
    const asked = report.ended;
    report.add(other.toJSON(), asked);
    report.add(other.toJSON(), asked);
    expect(report.toJSON()).toMatchObject({ calls: 5, roundTrips: 3 });
    start(report, "a", 1, false)();
    expect(report.toJSON().roundTrips).toBe(4);
    expect(report.toJSON().families).toMatchObject([{ family: "a" }, { family: "b", calls: 4, keys: 6 }]);
  });

  it("contains no address", () => {
    const report = new CallReport();
    start(report, "a", 1, false)();
    expect(Object.keys(report.toJSON())).toEqual(["calls", "roundTrips", "families", "index"]);
    expect(Object.keys(report.toJSON().families[0] ?? {})).toEqual([
      "family",
      "calls",
      "keys",
      "shared",
      "retries",
      "ms",
    ]);
  });
});
