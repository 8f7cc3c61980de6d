/** A clock for both sides of a test: the families' time, and the gateway's rate limits. */
import { type MovableClock, movableClock } from "#services/kit/data/clock.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";

export interface TestClock extends MovableClock, Clock {
  /** Number of waiting callers. */
  readonly waiting: number;
}

/** A clock that stands still until it is advanced. Due functions then run in order, each at its own time. */
export function testClock(): TestClock {
  const clock = movableClock();
  const due = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => clock.now(),
    get waiting() {
      return due.size;
    },
    after(ms, run) {
      const entry = { at: clock.now() + ms, run };
      due.add(entry);
      return () => void due.delete(entry);
    },
    advance(ms) {
      const end = clock.now() + ms;
      for (;;) {
        const [next] = [...due].sort((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        due.delete(next);
        clock.advance(Math.max(0, next.at - clock.now()));
        next.run();
      }
      clock.advance(end - clock.now());
    },
  };
}
