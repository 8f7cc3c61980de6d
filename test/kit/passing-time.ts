/** Advances the monotonic clock of circuits, indexes and signer keys without waiting. */
import { vi } from "vitest";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";

/**
 * Replaces the monotonic clock until `vi.restoreAllMocks()` or `end`. Timers and deadlines are not changed.
 * @param options.stands true if the time changes only by `pass`
 */
export function passingTime({ stands = false } = {}): { pass(ms: number): void; end(): void } {
  const now = monotonicClock.now.bind(monotonicClock);
  const start = Math.floor(now());
  let passed = 0;
  const spy = vi.spyOn(monotonicClock, "now").mockImplementation(() => (stands ? start : now()) + passed);
  return {
    pass(ms) {
      passed += ms;
    },
    end: () => spy.mockRestore(),
  };
}

/** Sets the system clock forward or back, as an administrator or a time service does. */
export function setClockBy(ms: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => now() + ms);
}
