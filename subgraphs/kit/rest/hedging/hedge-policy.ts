/**
 * When a read is asked a second time beside the first: once it has taken longer than 95 of 100 calls of its
 * operation, and for one in twenty calls at the most. It has no clock and no timer, so that it can be simulated.
 */

/** Calls of an operation before its 95th percentile is believed. */
const ENOUGH_CALLS = 100;
/** Calls that the percentile is of. */
const KEPT_CALLS = 400;
/** The percentile is computed anew after so many calls. */
const CALLS_BETWEEN = 50;
const PERCENTILE = 0.95;
/** A second request for each so many calls. */
const CALLS_PER_HEDGE = 20;
/** Second requests that can be saved up; few, because a family that becomes slow would get them all at once. */
const MOST_SAVED = 5;
const MOST_OPERATIONS = 500;
/** Second requests that answer first, as a share of the last ones, below which they do not help. */
const LEAST_WINS = 0.25;
/** What the last second request counts in that share. */
const LAST_WEIGHT = 0.04;
/** Calls without a second request after it has not helped; then it is tried again. */
const CALLS_WITHOUT = 2_000;
/** The share from which it begins, and from which it is tried again: then a few that do not help end it. */
const WINS_AT_FIRST = 0.6;
const WINS_AGAIN = 0.35;

interface Times {
  readonly ms: number[];
  next: number;
  seen: number;
  delay: number | undefined;
}

export class HedgePolicy {
  readonly #times = new Map<string, Times>();
  /** Parts of a second request: each call adds one, each second request takes `CALLS_PER_HEDGE`. */
  #saved = 0;
  #wins = WINS_AT_FIRST;
  #callsWithout = 0;

  /** How long to wait before a second request, ms; undefined as long as too little is known of the operation. */
  delayOf(operation: string): number | undefined {
    return this.#times.get(operation)?.delay;
  }

  /** Whether a second request may be sent now; it is counted. */
  take(): boolean {
    if (this.#saved < CALLS_PER_HEDGE || this.#callsWithout > 0) return false;
    this.#saved -= CALLS_PER_HEDGE;
    return true;
  }

  /**
   * A call with a second request has been answered. Where the second seldom is the first to be answered, the
   * family is slow as a whole or for these keys, and a second request is only more load.
   */
  settled(isSecond: boolean): void {
    this.#wins += LAST_WEIGHT * ((isSecond ? 1 : 0) - this.#wins);
    if (this.#wins >= LEAST_WINS) return;
    this.#callsWithout = CALLS_WITHOUT;
    this.#wins = WINS_AGAIN;
  }

  /** A call has ended, after so long since its first request. */
  ended(operation: string, ms: number): void {
    if (this.#callsWithout > 0) this.#callsWithout--;
    this.#saved = Math.min(this.#saved + 1, CALLS_PER_HEDGE * MOST_SAVED);
    let times = this.#times.get(operation);
    if (!times) {
      if (this.#times.size >= MOST_OPERATIONS) this.#times.clear();
      times = { ms: [], next: 0, seen: 0, delay: undefined };
      this.#times.set(operation, times);
    }
    times.ms[times.next] = ms;
    times.next = (times.next + 1) % KEPT_CALLS;
    times.seen++;
    if (times.ms.length < ENOUGH_CALLS || times.seen % CALLS_BETWEEN !== 0) return;
    const sorted = [...times.ms].sort((a, b) => a - b);
    times.delay = sorted[Math.floor(sorted.length * PERCENTILE)];
  }
}
