/**
 * A model of the Redis script (`platform/shared/redis/rate-script.ts`) in the process of a test: never more than
 * the documented calls in any window, a place is free one window after the end of its call, and the place of a dead
 * process expires.
 */
import { WAITER_MS } from "#platform/shared/redis/rate-script.ts";
import type {
  RateReading,
  Reservation,
  RestoredPlace,
  SharedLimit,
  SharedPermit,
} from "#platform/shared/shared.ts";

interface Counted {
  /** Time at which each place is free again. */
  readonly interactive: Map<string, number>;
  readonly patient: Map<string, number>;
  /** Time until which each process counts as waiting. */
  readonly waiting: Map<string, number>;
}

export class RateCounter {
  readonly #now: () => number;
  readonly #rates = new Map<string, Counted>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param process Name of the calling process. */
  reserve(limit: SharedLimit, place: SharedPermit, waiting: number, process: string): Reservation {
    const counted = this.#of(limit);
    const now = this.#now();
    const { lane, id } = place;
    if (counted[lane].has(id)) return { waitMs: 0, ...this.#reading(limit, counted) };
    const used = counted.interactive.size + counted.patient.size;
    const shareOfInteractive = counted.waiting.size > 0 ? limit.interactiveShare : limit.calls;
    const mayUse = lane === "patient" ? limit.calls - limit.interactiveShare : shareOfInteractive;
    const hasShare = counted[lane].size < mayUse;
    if (used < limit.calls && hasShare) {
      counted[lane].set(id, now + limit.leaseMs);
      if (waiting === 1) counted.waiting.delete(process);
      return { waitMs: 0, ...this.#reading(limit, counted) };
    }
    if (waiting > 0) counted.waiting.set(process, now + WAITER_MS);
    const places = hasShare ? [counted.interactive, counted.patient] : [counted[lane]];
    const first = Math.min(...places.flatMap((each) => [...each.values()]));
    const waitMs = Math.max(1, Math.min(limit.perMs, first - now));
    return { waitMs, ...this.#reading(limit, counted) };
  }

  end(limit: SharedLimit, { id, lane }: SharedPermit, sent: boolean): void {
    const places = this.#of(limit)[lane];
    if (!sent) places.delete(id);
    else places.set(id, this.#now() + limit.perMs);
  }

  read(limit: SharedLimit): RateReading {
    return this.#reading(limit, this.#of(limit));
  }

  restore(limit: SharedLimit, restored: readonly RestoredPlace[]): void {
    const counted = this.#of(limit);
    for (const { id, lane, freeMs } of restored)
      if (freeMs > 0) counted[lane].set(id, this.#now() + freeMs);
      else counted[lane].delete(id);
  }

  #of({ key }: SharedLimit): Counted {
    let counted = this.#rates.get(key);
    if (!counted) {
      counted = { interactive: new Map(), patient: new Map(), waiting: new Map() };
      this.#rates.set(key, counted);
    }
    const now = this.#now();
    for (const places of [counted.interactive, counted.patient, counted.waiting])
      for (const [id, freeAt] of places) if (freeAt <= now) places.delete(id);
    return counted;
  }

  #reading(limit: SharedLimit, { interactive, patient }: Counted): RateReading {
    const last = Math.max(0, ...interactive.values(), ...patient.values());
    const resetMs = last === 0 ? 0 : Math.min(limit.perMs, last - this.#now());
    return { used: interactive.size + patient.size, resetMs };
  }
}
