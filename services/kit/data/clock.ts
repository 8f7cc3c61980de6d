/** Clock of a stand-in service. Cursors, quotas and jobs use it, so that tests need not wait. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface MovableClock extends Clock {
  advance(ms: number): void;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that changes only by `advance`. */
export function movableClock(start: number = Date.UTC(2026, 10, 1, 12)): MovableClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError("a clock never goes back");
      now += ms;
    },
  };
}
