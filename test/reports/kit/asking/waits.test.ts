/** Progress events of a running report, and the families that it waits for. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportWaits, type Wait, waitsIn } from "#reports/kit/asking/waits.ts";
import { progressText } from "#reports/kit/cli/progress.ts";

const now = Date.parse("2026-11-01T10:00:00Z");
const inMs = (ms: number) => new Date(now + ms).toISOString();
const rate = (limit: number | null, remaining: number, ms: number) => ({
  limit,
  remaining,
  resetAt: ms > 0 ? inMs(ms) : null,
});
const answer = {
  data: {
    rateLimits: {
      // A quarter of a limit is reserved for operations that cannot wait.
      supportDesk: { throttledUntil: null, rates: [rate(100, 25, 43_000), rate(100, 100, 0)] },
      crm: { throttledUntil: inMs(12_000), rates: [] },
      banking: { throttledUntil: null, rates: [rate(100, 26, 43_000)] },
      marketing: { throttledUntil: inMs(-1_000), rates: [rate(null, 3, 9_000)] },
      social: null,
    },
  },
};

describe("the families that an operation waits for", () => {
  it("are those whose rates are used up or whose Retry-After has not passed", () => {
    expect(waitsIn(answer, now)).toEqual([
      { family: "supportDesk", until: now + 43_000, atMost: true },
      { family: "crm", until: now + 12_000, atMost: false },
    ]);
    for (const other of [undefined, { data: null }, { data: { rateLimits: [] } }])
      expect(waitsIn(other, now)).toEqual([]);
  });

  describe("while it runs", () => {
    beforeEach(() => void vi.useFakeTimers({ now }));
    afterEach(() => void vi.useRealTimers());

    it("are requested only if the operation takes long, and only for families of the operation", async () => {
      const told: (readonly Wait[])[] = [];
      const queries: string[] = [];
      let slow = false;
      const send = reportWaits(
        async ({ query }) => {
          queries.push(query);
          if (query.includes("rateLimits")) return answer;
          if (slow) await new Promise((resolve) => setTimeout(resolve, 3_000));
          return { data: {}, extensions: { sources: [{ family: "supportDesk", status: "OK" }] } };
        },
        (waits) => told.push(waits),
      );
      await send({ query: "{ a }", variables: {} });
      await vi.advanceTimersByTimeAsync(10_000);
      expect([queries, told]).toEqual([["{ a }"], []]);
      slow = true;
      const sent = send({ query: "{ b }", variables: {} });
      await vi.advanceTimersByTimeAsync(3_000);
      await sent;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(queries.slice(1)).toEqual(["{ b }", expect.stringMatching(/rateLimits \{.* banking \{/)]);
      expect(told.map((waits) => waits.map(({ family }) => family))).toEqual([["supportDesk"]]);
    });
  });
});

describe("the progress of a report", () => {
  const stand = { pages: 12, rows: 3_000, list: "supportDesk.exportTickets", since: now - 65_000 };

  it("has the pages and rows so far, and no bar because the end is unknown", () => {
    expect(progressText({ ...stand, waits: [] }, now)).toBe(
      "12 pages, 3,000 rows · reading supportDesk.exportTickets · 1:05",
    );
  });

  it("names each family that it waits for with the remaining time, until it is over", () => {
    const waits = waitsIn(answer, now);
    expect(progressText({ ...stand, waits }, now + 2_500)).toMatch(
      / · waiting for supportDesk \(at most 41 s\), crm \(10 s\)$/,
    );
    expect(progressText({ ...stand, waits }, now + 60_000)).not.toContain("waiting");
  });
});
