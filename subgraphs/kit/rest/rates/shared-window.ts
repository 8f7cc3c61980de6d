/**
 * A documented limit that several processes share. While their store is unavailable, each process uses a safe
 * share of its own, and enters its calls in the store afterwards.
 */
import { randomUUID } from "node:crypto";
import type { RateLimit } from "#contracts/kit/contract.ts";
import type { Lane, Shared, SharedLimit } from "#platform/shared/shared.ts";
import { type Clock, pause } from "#subgraphs/kit/rest/clock.ts";
import {
  interactiveShare,
  type Permit,
  type RateWindow,
  SlidingWindow,
  waitBehind,
} from "./sliding-window.ts";

/** Longest interval between checks of waiting calls, because places of unsent calls are free at once, ms. */
const LOOK_AGAIN_MS = 1_000;
/** Time after the store is back in which all processes first enter their calls, ms. */
const SETTLE_MS = 2_000;

export interface SharedWindowOptions {
  readonly shared: Shared;
  readonly limit: RateLimit;
  /** Key of the limit, equal in all processes that call the same service. */
  readonly key: string;
  /** Longest call by lane, ms. A place of a process that died ends after it. */
  readonly longestMs: Readonly<Record<Lane, number>>;
  readonly clock: Clock;
}

interface OwnPlace {
  readonly lane: Lane;
  /** Time at which the place is free again. Undefined while the call is in progress. */
  freeAt: number | undefined;
}

export class SharedWindow implements RateWindow {
  readonly limit: RateLimit;
  readonly #shared: Shared;
  readonly #limits: Readonly<Record<Lane, SharedLimit>>;
  readonly #longestMs: number;
  readonly #clock: Clock;
  /** Places of this process, for a store that has lost them. */
  readonly #own = new Map<string, OwnPlace>();
  /** Waiting calls, in order of arrival. */
  readonly #waiting: ((place: Permit) => void)[] = [];
  #isServing = false;
  #reading = { used: 0, resetAt: 0 };
  /** Window with this process's share while the store is unavailable. */
  #alone: SlidingWindow | undefined;
  #returns = 0;

  constructor({ shared, limit, key, longestMs, clock }: SharedWindowOptions) {
    this.limit = limit;
    this.#shared = shared;
    this.#clock = clock;
    this.#longestMs = longestMs.interactive;
    const { calls, perMs } = limit;
    const all = { key, calls, perMs, interactiveShare: interactiveShare(calls) };
    this.#limits = {
      interactive: { ...all, leaseMs: perMs + longestMs.interactive },
      patient: { ...all, leaseMs: perMs + longestMs.patient },
    };
    if (!shared.isConnected) this.#leave();
    shared.onConnection((isConnected) => (isConnected ? void this.#return() : this.#leave()));
    shared.onBeat(() => void this.#look());
  }

  async tryAcquire(patient: boolean): Promise<Permit | number> {
    if (patient && this.#waiting.length > 0) return this.limit.perMs;
    return this.#take(patient ? "patient" : "interactive", 0);
  }

  async acquire(msLeft: number, signal: AbortSignal): Promise<Permit | number> {
    signal.throwIfAborted();
    const taken = this.#waiting.length > 0 ? 0 : await this.#take("patient", 0);
    if (typeof taken !== "number") {
      if (!signal.aborted) return taken;
      taken.release(false);
      throw signal.reason;
    }
    const ms = waitBehind(taken, this.#waiting.length, this.limit);
    if (ms > msLeft) return ms;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(serve), 1);
        reject(signal.reason);
      };
      const serve = (place: Permit) => {
        signal.removeEventListener("abort", leave);
        resolve(place);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (signal.aborted) return reject(signal.reason);
      this.#waiting.push(serve);
      if (!this.#isServing) void this.#serveWaiting(taken);
    });
  }

  state(): { readonly remaining: number; readonly resetMs: number } {
    if (this.#alone) return this.#alone.state();
    const { used, resetAt } = this.#reading;
    const resetMs = Math.max(0, resetAt - this.#clock.now());
    return { remaining: resetMs > 0 ? Math.max(0, this.limit.calls - used) : this.limit.calls, resetMs };
  }

  /** @param waiting number of calls that wait for a turn, including this one */
  async #take(lane: Lane, waiting: number): Promise<Permit | number> {
    if (this.#alone) return this.#takeAlone(this.#alone, lane);
    const place = { id: randomUUID(), lane };
    const ask = () => this.#shared.rates.reserve(this.#limits[lane], place, waiting);
    // A busy machine may delay the response. The request is repeated with the same id, so it counts once.
    const reserved = (await ask()) ?? (this.#shared.isConnected && !this.#alone ? await ask() : undefined);
    if (reserved && !this.#alone) {
      this.#read(reserved);
      return reserved.waitMs > 0 ? reserved.waitMs : this.#permit(place.id, lane, () => undefined);
    }
    // Both responses were late, or the store became unavailable. It may count the place now or later, so the place
    // is returned and not used in addition to this process's share.
    this.#shared.rates.end(this.#limits[lane], place, false);
    if (this.#alone) return this.#takeAlone(this.#alone, lane);
    return this.#shared.isConnected ? LOOK_AGAIN_MS : this.#takeAlone(this.#leave(), lane);
  }

  #takeAlone(alone: SlidingWindow, lane: Lane): Permit | number {
    const taken = alone.tryAcquire(lane === "patient");
    if (typeof taken === "number") return taken;
    return this.#permit(randomUUID(), lane, (sent) => taken.release(sent));
  }

  #permit(id: string, lane: Lane, released: (sent: boolean) => void): Permit {
    const now = this.#clock.now();
    for (const [old, { freeAt }] of this.#own) {
      if (freeAt === undefined || freeAt > now) break; // later places are not free either
      this.#own.delete(old);
    }
    const own: OwnPlace = { lane, freeAt: undefined };
    this.#own.set(id, own);
    return {
      release: (sent) => {
        released(sent);
        own.freeAt = sent ? this.#clock.now() + this.limit.perMs : 0;
        if (!this.#alone) this.#shared.rates.end(this.#limits[lane], { id, lane }, sent);
      },
    };
  }

  /** Requests places for all waiting calls of this process. */
  async #serveWaiting(firstMs: number): Promise<void> {
    this.#isServing = true;
    let ms = firstMs;
    try {
      while (this.#waiting.length > 0) {
        await pause(Math.max(1, Math.min(ms, LOOK_AGAIN_MS)), this.#clock);
        ms = await this.#serveNow();
      }
    } finally {
      this.#isServing = false;
    }
  }

  /** Serves waiting calls until no place is free. @returns the time until one may be free, ms */
  async #serveNow(): Promise<number> {
    while (this.#waiting.length > 0) {
      const place = await this.#take("patient", this.#waiting.length);
      if (typeof place === "number") return place;
      const serve = this.#waiting.shift();
      if (serve) serve(place);
      else place.release(false); // the last waiting call has left in the meantime
    }
    return 0;
  }

  async #look(): Promise<void> {
    const reading = await this.#shared.rates.read(this.#limits.interactive);
    if (reading) this.#read(reading);
  }

  #read({ used, resetMs }: { readonly used: number; readonly resetMs: number }): void {
    this.#reading = { used, resetAt: this.#clock.now() + resetMs };
  }

  /**
   * Switches to a local window when the store becomes unavailable. In the first window, earlier calls still count,
   * so that each process has its share of the calls left at the last reading. Later it has its share of the limit.
   */
  #leave(): SlidingWindow {
    this.#returns++;
    if (this.#alone) return this.#alone;
    const { calls, perMs } = this.limit;
    const processes = Math.max(1, this.#shared.processes);
    const { remaining } = this.state();
    const share = Math.floor(calls / processes);
    const alone = new SlidingWindow(
      { ...this.limit, calls: Math.min(share, Math.floor(remaining / processes)) },
      this.#clock,
    );
    this.#clock.after(perMs + this.#longestMs, () => alone.resize(share));
    this.#alone = alone;
    return alone;
  }

  /** Switches back to the store, which may be empty, when all processes have had time to enter their places. */
  async #return(): Promise<void> {
    const turn = ++this.#returns;
    await this.#restore();
    await pause(SETTLE_MS, this.#clock);
    if (turn !== this.#returns || !this.#shared.isConnected) return;
    await this.#restore();
    if (turn === this.#returns) this.#alone = undefined;
  }

  async #restore(): Promise<void> {
    const now = this.#clock.now();
    const { interactive: limit } = this.#limits;
    const places = [...this.#own].map(([id, { lane, freeAt }]) => ({
      id,
      lane,
      freeMs: freeAt === undefined ? this.#limits[lane].leaseMs : freeAt - now,
    }));
    if (places.length > 0) await this.#shared.rates.restore(limit, places);
  }
}
