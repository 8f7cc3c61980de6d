/**
 * How many calls may be under way at once with one credential of a family, learnt from round-trip times.
 *
 * Like the gradient limiters of Envoy and of Netflix, it compares the times of a window of calls with the
 * times of the same operations without a queue, and makes the limit smaller by that ratio. Two things differ.
 * A window has only calls that began after the last change, so that each change is judged by what it did. And
 * where a smaller limit did not make calls faster, the family itself has become slower: then the times
 * without a queue are what is corrected, not the limit.
 *
 * It has no clock and no timer: the time is given, so that years can be simulated.
 */

/** One call that has ended. */
export interface EndedCall {
  readonly operation: string;
  /** When it was sent and when its answer had come, ms of any clock. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The family answered that it is busy, or not at all. */
  readonly dropped: boolean;
}

export interface ConcurrencyBounds {
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}

/** A window lasts at least so long, ms. */
const LEAST_WINDOW_MS = 100;
/** A window that has waited so long ends with fewer calls, ms. */
const LONG_WINDOW_MS = 1_000;
const LEAST_CALLS = 10;
const FULL_CALLS = 60;
/** Calls of an operation from which its time without a queue is estimated first, and once more. */
const FIRST_CALLS = 10;
const ENOUGH_CALLS = 60;
/** Windows at the least limit after which calls are believed to take that long: so few do not queue. */
const WINDOWS_AT_LEAST = 3;
/** Operations whose times are kept. */
const MOST_OPERATIONS = 500;
/** Calls may take so many times what they take without a queue. */
const TOLERANCE = 1.3;
/** Below this ratio nothing waits: the limit grows fast, and times are learnt. */
const NO_QUEUE = 1.15;
const FAST_GROWTH = 1.5;
/** The least part of itself that the limit becomes at once: where calls are slow, a second window takes seconds. */
const LEAST_GRADIENT = 0.1;
/** A change of the limit, as a logarithm, by which it can be seen whether calls wait because of it. */
const TELLING_CHANGE = 0.35;
/** Of a queue, times grow and shrink as the limit does (1); below this, hardly (0 is not at all). */
const LEAST_ELASTICITY = 0.3;
/** The share of calls that a family may drop before it counts. */
const MOST_DROPPED = 0.02;
/** A limit beyond which calls were dropped is approached slowly for so long, ms. */
const CEILING_MS = 3_000;

interface ComparedWindow {
  readonly limit: number;
  readonly ratio: number;
}

export class ConcurrencyLimit {
  readonly #bounds: ConcurrencyBounds;
  #limit: number;
  #windowFrom = Number.NEGATIVE_INFINITY;
  #ratios: number[] = [];
  #dropped = 0;
  /** Time that calls which were dropped took places, ms. */
  #droppedMs = 0;
  #peak = 0;
  #underWay = 0;
  /** What calls of each operation take without a queue, ms; and the first times of one that is new. */
  readonly #base = new Map<string, number>();
  readonly #first = new Map<string, number[]>();
  /** Windows whose limits differ by enough to compare, the latest first, as long as no queue is seen in them. */
  #compared: readonly ComparedWindow[] = [];
  #windowsAtLeast = 0;
  /** Whether nothing waited in the window before either. */
  #hadNoQueue = false;
  #ceiling: { readonly limit: number; readonly until: number } | undefined;

  constructor(bounds: ConcurrencyBounds) {
    this.#bounds = bounds;
    this.#limit = bounds.initial;
  }

  /** The most calls that may be under way now. */
  get limit(): number {
    return Math.round(this.#limit);
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** A call is sent. */
  began(): void {
    this.#underWay++;
    if (this.#underWay > this.#peak) this.#peak = this.#underWay;
  }

  /** A call ended without an outcome that says anything of the family. */
  left(): void {
    this.#underWay--;
  }

  /** A call has ended. */
  ended({ operation, startedAt, endedAt, dropped }: EndedCall): void {
    this.#underWay--;
    if (this.#windowFrom === Number.NEGATIVE_INFINITY) this.#windowFrom = startedAt;
    // What began under the limit before says nothing of this one.
    if (startedAt < this.#windowFrom) return;
    const ms = Math.max(1, endedAt - startedAt);
    if (dropped) {
      this.#dropped++;
      this.#droppedMs += ms;
    } else this.#learn(operation, ms);
    const calls = this.#ratios.length + this.#dropped;
    const lasted = endedAt - this.#windowFrom;
    const isFull = calls >= Math.max(FULL_CALLS, 2 * this.#limit);
    if (lasted >= LEAST_WINDOW_MS && (isFull || (calls >= LEAST_CALLS && lasted >= LONG_WINDOW_MS)))
      this.#decide(endedAt);
  }

  #learn(operation: string, ms: number): void {
    const base = this.#base.get(operation);
    if (base !== undefined) this.#ratios.push(ms / base);
    const first = this.#first.get(operation);
    if (base !== undefined && !first) return;
    if (this.#first.size >= MOST_OPERATIONS) this.#first.clear();
    if (this.#base.size >= MOST_OPERATIONS) this.#base.clear();
    const times = first ?? [];
    times.push(ms);
    this.#first.set(operation, times);
    if (times.length === FIRST_CALLS) this.#base.set(operation, median(times));
    if (times.length < ENOUGH_CALLS) return;
    // The first calls met no queue of ours, the later ones may have.
    this.#base.set(operation, Math.min(median(times), TOLERANCE * (base ?? Number.POSITIVE_INFINITY)));
    this.#first.delete(operation);
  }

  #decide(now: number): void {
    const ratio = this.#ratios.length > 0 ? median(this.#ratios) : 1;
    const next = this.#next(now, ratio, this.#dropped / (this.#ratios.length + this.#dropped));
    this.#limit = Math.min(this.#bounds.most, Math.max(this.#bounds.least, next));
    this.#ratios = [];
    this.#dropped = 0;
    this.#droppedMs = 0;
    this.#peak = this.#underWay;
    this.#windowFrom = now;
  }

  #next(now: number, ratio: number, droppedShare: number): number {
    const limit = this.#limit;
    if (droppedShare > MOST_DROPPED) {
      // The places that were taken in vain, on average, are too many.
      const inVain = this.#droppedMs / (now - this.#windowFrom);
      const next = Math.max(LEAST_GRADIENT * limit, limit - inVain);
      this.#ceiling = { limit: next, until: now + CEILING_MS };
      this.#compared = [];
      this.#hadNoQueue = false;
      return next;
    }
    // Who uses less than half of it learns nothing of the limit.
    if (this.#peak < limit / 2) return limit;
    this.#windowsAtLeast = limit <= this.#bounds.least && ratio > TOLERANCE ? this.#windowsAtLeast + 1 : 0;
    const before = this.#windowsAtLeast >= WINDOWS_AT_LEAST ? limit : this.#limitBeforeNothingChanged(ratio);
    if (before !== undefined) {
      this.#scale(ratio);
      // That nothing waited was seen in several windows.
      this.#hadNoQueue = true;
      return Math.max(before, limit);
    }
    // Towards both sides, because noise must not make the times without a queue ever smaller.
    if (ratio < NO_QUEUE) this.#scale(ratio ** 0.1);
    const headroom = Math.sqrt(limit) / 2;
    if (ratio > TOLERANCE) {
      this.#hadNoQueue = false;
      const next = limit * Math.max(LEAST_GRADIENT, TOLERANCE / ratio) + headroom;
      // Half of the way where it is near, because there much of the difference is noise.
      return ratio > 2 ? next : (limit + next) / 2;
    }
    // One window without a queue can be noise.
    const growsFast = ratio < NO_QUEUE && this.#hadNoQueue;
    this.#hadNoQueue = ratio < NO_QUEUE;
    if (this.#peak < 0.8 * limit) return limit;
    if (this.#ceiling && limit > 0.9 * this.#ceiling.limit) {
      if (now < this.#ceiling.until) return limit;
      if (limit < 1.2 * this.#ceiling.limit) return limit + headroom;
      this.#ceiling = undefined;
    }
    return growsFast ? limit * FAST_GROWTH : limit + headroom;
  }

  /** The limit before changes that together are large and made no difference: calls take this long anyway. */
  #limitBeforeNothingChanged(ratio: number): number | undefined {
    const window = { limit: this.#limit, ratio };
    const [latest] = this.#compared;
    if (!latest) {
      this.#compared = [window];
      return undefined;
    }
    const change = Math.log(window.limit / latest.limit);
    const timesChange = Math.log(ratio / latest.ratio);
    if (Math.abs(change) < TELLING_CHANGE) {
      // Other times at the same limit are those of a family that has changed, perhaps within this window.
      if (Math.abs(timesChange) > TELLING_CHANGE) this.#compared = [];
      return undefined;
    }
    const elasticity = timesChange / change;
    if (elasticity < 0 && Math.abs(timesChange) > 2 * TELLING_CHANGE) {
      this.#compared = [];
      return undefined;
    }
    if (ratio <= NO_QUEUE || elasticity >= LEAST_ELASTICITY) {
      this.#compared = [window];
      return undefined;
    }
    const earliest = this.#compared.findLast((earlier) => isInelastic(earlier, window));
    this.#compared = earliest ? [] : [window, ...this.#compared];
    return earliest?.limit;
  }

  #scale(factor: number): void {
    for (const [operation, ms] of this.#base) this.#base.set(operation, ms * factor);
  }
}

/** Whether the limit changed by much between two windows, and the times did not go with it. */
function isInelastic(earlier: ComparedWindow, later: ComparedWindow): boolean {
  const change = Math.log(later.limit / earlier.limit);
  const elasticity = Math.log(later.ratio / earlier.ratio) / change;
  return Math.abs(change) >= 2 * TELLING_CHANGE && Math.abs(elasticity) < LEAST_ELASTICITY;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
