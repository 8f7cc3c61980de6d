/**
 * One documented limit as we keep it: never more than so many calls in any span of so long. A place
 * is free again so long after its call *ended*: when it arrived is known only to lie before that, so
 * that the family never counts more than we do.
 */
import type { RateLimit } from "#contracts/kit/contract.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";

/** A call's place in a window. */
export interface Permit {
  /** Returns the permit. @param sent True if a request was sent. Otherwise the permit is not used up. */
  release(sent: boolean): void;
}

/** A limit as it is kept: by this process alone, or by several together. */
export interface RateWindow {
  readonly limit: RateLimit;
  /** A place at once, or how long it takes until there may be one, ms; nobody overtakes who waits. */
  tryAcquire(patient: boolean): Permit | number | Promise<Permit | number>;
  /**
   * A place when it is this call's turn.
   * @param msLeft Longest time that the call can wait, ms. If that is known to be too short, the needed
   *   time is returned at once.
   * @throws the signal's reason when it is aborted meanwhile: the turn is given up
   */
  acquire(msLeft: number, signal: AbortSignal): Permit | number | Promise<Permit | number>;
  /** Calls that may be made now, and how long until all may be, ms (0 when all may). */
  state(): { readonly remaining: number; readonly resetMs: number };
}

/** Who asks: somebody who wants an answer now, or somebody who can wait for a turn. */
interface Lane {
  inFlight: number;
  /** Times at which the places of ended calls are free again, the earliest first. */
  readonly freeAt: number[];
}

const INTERACTIVE_SHARE = 0.25;

/** The part of a limit that those who can wait leave to those who cannot. */
export const interactiveShare = (limit: number): number => Math.floor(limit * INTERACTIVE_SHARE);

/**
 * Time that a call behind other waiting calls must wait, ms. Each full window of others adds the length of
 * one window.
 */
export const waitBehind = (firstMs: number, others: number, { calls, perMs }: RateLimit): number =>
  firstMs + Math.floor(others / Math.max(1, calls - interactiveShare(calls))) * perMs;

export class SlidingWindow implements RateWindow {
  #limit: RateLimit;
  readonly #clock: Clock;
  readonly #interactive: Lane = { inFlight: 0, freeAt: [] };
  readonly #patient: Lane = { inFlight: 0, freeAt: [] };
  /** Those who wait, in the order in which they came. */
  readonly #waiting: ((place: Permit) => void)[] = [];
  #cancelTimer: (() => void) | undefined;

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  get limit(): RateLimit {
    return this.#limit;
  }

  /** From now on another number of calls is allowed; the calls so far count. */
  resize(calls: number): void {
    this.#limit = { ...this.#limit, calls };
  }

  /** Takes all places of a new window for one span: another process may have used them. */
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

  /** Hands free places to those who wait. */
  #grantWaiting(): void {
    if (this.#waiting.length === 0) return;
    this.#expire();
    while (this.#waiting.length > 0 && this.#hasRoom(this.#patient))
      this.#waiting.shift()?.(this.#permit(this.#patient));
    this.#schedule();
  }

  /** Looks again when the next place is free; never while nobody waits. */
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

  /** While somebody waits, each side keeps to its part; alone, only those who can wait do. */
  #capacityOf(lane: Lane): number {
    const { calls } = this.limit;
    const share = interactiveShare(calls);
    if (lane === this.#patient) return calls - share;
    return this.#waiting.length > 0 ? share : calls;
  }

  /** While every place is under way, nobody knows better than a whole span. */
  #msUntilRoom(lane: Lane): number {
    const lanes = used(lane) < this.#capacityOf(lane) ? [this.#interactive, this.#patient] : [lane];
    const first = Math.min(...lanes.map(({ freeAt }) => freeAt[0] ?? Number.POSITIVE_INFINITY));
    return first === Number.POSITIVE_INFINITY ? this.limit.perMs : Math.max(0, first - this.#clock.now());
  }
}

const used = ({ inFlight: underWay, freeAt }: Lane): number => underWay + freeAt.length;
