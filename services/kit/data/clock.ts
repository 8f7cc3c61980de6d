/** The time as a stand-in service sees it: cursors, quotas and jobs age by this clock, so tests need not wait. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface MovableClock extends Clock {
  advance(ms: number): void;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is moved. */
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
