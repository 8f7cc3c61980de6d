/** Reads of a report's run by the console: the interval, and the end. */
import { describe, expect, it } from "vitest";
import { nextReadIn } from "#console/reports/run/next-read.ts";

const scheduledFor = "2026-01-01T06:00:00.000Z";
const delivery = (state: string) => ({ state });

describe("a run of a report in the console", () => {
  it("is read repeatedly until it has ended, and less often until its result was delivered", () => {
    const fast = nextReadIn({ state: "RUNNING", scheduledFor: "", delivery: undefined }) ?? 0;
    const slow = nextReadIn({ state: "FINISHED", scheduledFor, delivery: undefined }) ?? 0;
    expect(slow).toBeGreaterThan(fast);
    expect(nextReadIn({ state: "FINISHED", scheduledFor, delivery: delivery("PENDING") })).toBe(slow);
    expect(nextReadIn({ state: "FINISHED", scheduledFor, delivery: delivery("DELIVERED") })).toBeUndefined();
    expect(nextReadIn({ state: "FINISHED", scheduledFor: "", delivery: undefined })).toBeUndefined();
  });
});
