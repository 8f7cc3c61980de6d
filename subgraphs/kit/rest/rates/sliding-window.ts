/**
 * A documented limit, counted by this process: at most `calls` calls in any window of `perMs` ms. A place is free
 * again `perMs` after the *end* of its call, because the family may have counted the call until then. So the
 * family never counts more calls than this process.
 */
import type { RateLimit } from "#contracts/kit/contract.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";

/** Permission for one call in a window. */
export interface Permit {
  /** Releases the permit. @param sent true if a request was sent; otherwise the permit is not used up */
  release(sent: boolean): void;
}

/** A limit that is counted by one process or by several. */
export interface RateWindow {
  readonly limit: RateLimit;
  /** A permit if one is available now, or the time until one may be, ms. Waiting calls come first. */
  tryAcquire(patient: boolean): Permit | number | Promise<Permit | number>;
  /**
   * Waits for a permit.
   * @param msLeft longest time to wait, ms; if it is known to be too short, the needed time is returned at once
   * @throws the signal's reason if it aborts; the turn is then given up
   */
  acquire(msLeft: number, signal: AbortSignal): Permit | number | Promise<Permit | number>;
  /** Number of calls allowed now, and the time until all are allowed, ms. */
  state(): { readonly remaining: number; readonly resetMs: number };
}

/** Places of interactive calls, or of patient calls, which can wait. */
interface Lane {
  inFlight: number;
  /** Times at which the places of ended calls are free again, earliest first. */
  readonly freeAt: number[];
}

const INTERACTIVE_SHARE = 0.25;

/** The part of a limit that is reserved for interactive calls while patient calls wait. */
export const interactiveShare = (limit: number): number => Math.floor(limit * INTERACTIVE_SHARE);

/**
 * Time that a call must wait behind other waiting calls, ms. Each full window of other calls adds the length of a
 * window.
 */
export const waitBehind = (firstMs: number, others: number, { calls, perMs }: RateLimit): number =>
  firstMs + Math.floor(others / Math.max(1, calls - interactiveShare(calls))) * perMs;

export class SlidingWindow implements RateWindow {
  #limit: RateLimit;
  readonly #clock: Clock;
  readonly #interactive: Lane = { inFlight: 0, freeAt: [] };
  readonly #patient: Lane = { inFlight: 0, freeAt: [] };
  /** Waiting calls, in order of arrival. */
  readonly #waiting: ((place: Permit) => void)[] = [];
  #cancelTimer: (() => void) | undefined;

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  get limit(): RateLimit {
    return this.#limit;
  }

  /** Changes the number of allowed calls. Earlier calls still count. */
  resize(calls: number): void {
    this.#limit = { ...this.#limit, calls };
  }

  /** Fills a new window for its length, because another process may have used its places. */
  fill(): void {
    const { calls, perMs } = this.#limit;
    this.#interactive.freeAt.push(...new Array<number>(calls).fill(this.#clock.now() + perMs));
  }

  tryAcquire(patient: boolean): Permit | number {
    this.#expire();
    const lane = patient ? this.#patient : this.#interactive;
    const isFirst = !patient || this.#waiting.length === 0;
    return isFirst && this.#hasRoom(lane) ? this.#permit(lane) : this.#msUntilRoom(lane);
  }

  acquire(msLeft: number, signal: AbortSignal): Permit | number | Promise<Permit> {
    signal.throwIfAborted();
    const taken = this.tryAcquire(true);
    if (typeof taken !== "number") return taken;
    const ms = waitBehind(taken, this.#waiting.length, this.limit);
    if (ms > msLeft) return ms;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(serve), 1);
        this.#schedule();
        reject(signal.reason);
      };
      const serve = (place: Permit) => {
        signal.removeEventListener("abort", leave);
        resolve(place);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.push(serve);
      this.#schedule();
    });
  }

  state(): { readonly remaining: number; readonly resetMs: number } {
    this.#expire();
    const underWay = this.#interactive.inFlight + this.#patient.inFlight;
    const last = Math.max(0, this.#interactive.freeAt.at(-1) ?? 0, this.#patient.freeAt.at(-1) ?? 0);
    const resetMs = underWay > 0 ? this.limit.perMs : Math.max(0, last - this.#clock.now());
    return { remaining: this.limit.calls - this.#used(), resetMs };
  }

  #permit(lane: Lane): Permit {
    lane.inFlight++;
    return {
      release: (sent) => {
        lane.inFlight--;
        if (sent) lane.freeAt.push(this.#clock.now() + this.limit.perMs);
        this.#grantWaiting();
      },
    };
  }

  /** Gives free places to waiting calls. */
  #grantWaiting(): void {
    if (this.#waiting.length === 0) return;
    this.#expire();
    while (this.#waiting.length > 0 && this.#hasRoom(this.#patient))
      this.#waiting.shift()?.(this.#permit(this.#patient));
    this.#schedule();
  }

  /** Schedules the next check for the time when a place is free, if calls wait. */
  #schedule(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (this.#waiting.length === 0) return;
    this.#cancelTimer = this.#clock.after(this.#msUntilRoom(this.#patient), () => {
      this.#cancelTimer = undefined;
      this.#grantWaiting();
    });
  }

  #expire(): void {
    const now = this.#clock.now();
    for (const { freeAt } of [this.#interactive, this.#patient])
      while (freeAt[0] !== undefined && freeAt[0] <= now) freeAt.shift();
  }

  #hasRoom(lane: Lane): boolean {
    return this.#used() < this.limit.calls && used(lane) < this.#capacityOf(lane);
  }

  #used(): number {
    return used(this.#interactive) + used(this.#patient);
  }

  /** Number of places for a lane. Interactive calls have all of them unless patient calls wait. */
  #capacityOf(lane: Lane): number {
    const { calls } = this.limit;
    const share = interactiveShare(calls);
    if (lane === this.#patient) return calls - share;
    return this.#waiting.length > 0 ? share : calls;
  }

  /** If all calls are still in progress, the time is a full window, because no place has a known end. */
  #msUntilRoom(lane: Lane): number {
    const lanes = used(lane) < this.#capacityOf(lane) ? [this.#interactive, this.#patient] : [lane];
    const first = Math.min(...lanes.map(({ freeAt }) => freeAt[0] ?? Number.POSITIVE_INFINITY));
    return first === Number.POSITIVE_INFINITY ? this.limit.perMs : Math.max(0, first - this.#clock.now());
  }
}

const used = ({ inFlight: underWay, freeAt }: Lane): number => underWay + freeAt.length;
