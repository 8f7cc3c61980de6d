/** The status of an operation's families in `extensions.sources`. */
import { describe, expect, it } from "vitest";
import { type ErrorCode, RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import { FamilyStatuses, isFamilyStatus } from "#subgraphs/kit/calls/family-status.ts";

type Outcome = "answer" | Error;
const met = (...outcomes: Outcome[]) => {
  const sources = new FamilyStatuses();
  for (const outcome of outcomes)
    if (outcome === "answer") sources.answered("tools");
    else sources.failed("tools", outcome);
  return sources;
};
const statusOf = (...outcomes: Outcome[]) => met(...outcomes).toJSON()[0]?.status;
const failure = (code: ErrorCode, retryAfterMs?: number) => new TributaryError(code, { retryAfterMs });
const refusal = (code: ErrorCode) => new RefusedError(code, {}, {});

describe("the sources of an operation", () => {
  it.each(["UPSTREAM_UNAVAILABLE", "UPSTREAM_ERROR", "UPSTREAM_BAD_RESPONSE"] as const)(
    "are DOWN if all calls fail with %s, and DEGRADED if some do",
    (code) => {
      expect(statusOf(failure(code), failure(code))).toBe("DOWN");
      expect(statusOf(failure(code), "answer")).toBe("DEGRADED");
      expect(statusOf("answer", failure(code), failure(code))).toBe("DEGRADED");
    },
  );

  it.each(["UPSTREAM_TIMEOUT", "OUTCOME_UNKNOWN", "RATE_LIMITED", "UNAUTHENTICATED"] as const)(
    "are DEGRADED by %s, because the family is reachable",
    (code) => {
      expect(statusOf(failure(code))).toBe("DEGRADED");
      expect(statusOf(failure("UPSTREAM_ERROR"), failure(code))).toBe("DEGRADED");
    },
  );

  it.each(["NOT_FOUND", "BAD_USER_INPUT", "CONFLICT", "FORBIDDEN"] as const)(
    "are OK if the family refuses with %s",
    (code) => {
      expect(statusOf(refusal(code))).toBe("OK");
      expect(met(refusal(code)).troubled).toBe(false);
    },
  );

  it("are DEGRADED if rows were left out without an error", () => {
    const sources = met("answer");
    sources.leftOut("tools");
    expect(sources.toJSON()).toEqual([{ family: "tools", status: "DEGRADED" }]);
  });

  it("do not list a family without a call, after invalid input or a used-up budget", () => {
    const sources = met(failure("BAD_USER_INPUT"), failure("QUERY_BUDGET_EXCEEDED"), new TypeError("a bug"));
    expect(sources.toJSON()).toEqual([]);
    expect(sources.troubled).toBe(false);
  });

  it("have as retryAfterMs the longest delay of all failures", () => {
    const sources = met(failure("RATE_LIMITED", 1_000), failure("RATE_LIMITED", 4_000), "answer");
    sources.failed("tools", failure("RATE_LIMITED", 2_000));
    expect(sources.toJSON()).toEqual([{ family: "tools", status: "DEGRADED", retryAfterMs: 4_000 }]);
    expect(met(failure("UPSTREAM_UNAVAILABLE")).toJSON()).toEqual([{ family: "tools", status: "DOWN" }]);
  });

  it("list each family once, sorted by name, from all processes", () => {
    const sources = met("answer");
    sources.answered("sample");
    const other = met(failure("UPSTREAM_ERROR", 500));
    other.answered("workshop");
    sources.add(other.toJSON());
    sources.add(other.toJSON());
    expect(sources.troubled).toBe(true);
    expect(sources.toJSON()).toEqual([
      { family: "sample", status: "OK" },
      { family: "tools", status: "DEGRADED", retryAfterMs: 500 },
      { family: "workshop", status: "OK" },
    ]);
  });

  it("are distinguished from other values by isFamilyStatus", () => {
    expect(met("answer").toJSON().every(isFamilyStatus)).toBe(true);
    for (const foreign of [null, "tools", {}, { family: "tools" }, { family: "tools", status: "FINE" }])
      expect(isFamilyStatus(foreign)).toBe(false);
  });
});

describe("data that could not be read", () => {
  it("is counted by family across processes, and the sources are then troubled", () => {
    const here = new FamilyStatuses();
    here.answered("tools");
    expect(here.troubled).toBe(false);
    here.unreadable("tools", { rows: 1, members: 2 });
    const there = new FamilyStatuses();
    there.unreadable("tools", { rows: 3, members: 0 });
    here.add(there.toJSON());
    expect(here.troubled).toBe(true);
    expect(here.toJSON()).toEqual([{ family: "tools", status: "OK", rowsLeftOut: 4, membersUnreadable: 2 }]);
  });
});
