/** Places that callers share and wait for: a free place goes to the caller with the fewest, of equals in turn. */
import { Places, type Release } from "./places.ts";

export class PlaceQueue {
  readonly #total: number;
  readonly #places: Places;
  /** Waiting requests by caller, in the order of the callers' turns. */
  #waiting = new Map<string, Set<(release: Release) => void>>();

  /** @param total Number of places. */
  constructor(total: number) {
    this.#total = total;
    this.#places = new Places(total);
  }

  /** Number of waiting requests. */
  get waiting(): number {
    let sum = 0;
    for (const own of this.#waiting.values()) sum += own.size;
    return sum;
  }

  /** Number of the caller's waiting requests. */
  waitingOf(caller: string): number {
    return this.#waiting.get(caller)?.size ?? 0;
  }

  /**
   * Takes a place as soon as the caller may have another one. A caller with many places waits while others need
   * places, regardless of its waiting time.
   * @param signal Ends the waiting.
   * @param isNext True if the caller has the next turn.
   * @returns a function that frees the place; undefined if the signal came first
   */
  acquire(caller: string, signal: AbortSignal, isNext = false): Promise<Release | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    const release = this.#waiting.has(caller) ? undefined : this.#take(caller);
    if (release) return Promise.resolve(release);
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller) ?? new Set();
      this.#waiting.set(caller, own);
      if (isNext) this.#waiting = new Map([[caller, own], ...this.#waiting]);
      const granted = (freed: Release) => {
        signal.removeEventListener("abort", leave);
        resolve(freed);
      };
      const leave = () => {
        own.delete(granted);
        if (own.size === 0) this.#waiting.delete(caller);
        resolve(undefined);
      };
      own.add(granted);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  #take(caller: string): Release | undefined {
    const release = this.#places.take(caller);
    return (
      release &&
      (() => {
        release();
        this.#grant();
      })
    );
  }

  /** Gives free places to waiting callers, one to each before any gets a second. */
  #grant(): void {
    for (let isGranted = true; isGranted; ) {
      isGranted = false;
      const callers = [...this.#waiting].sort(
        ([a], [b]) => this.#places.takenBy(a) - this.#places.takenBy(b),
      );
      for (const [caller, own] of callers) {
        if (this.#places.taken >= this.#total) return;
        const [next] = own;
        const release = next && this.#take(caller);
        if (!release) continue;
        own.delete(next);
        this.#waiting.delete(caller);
        if (own.size > 0) this.#waiting.set(caller, own);
        isGranted = true;
        next(release);
      }
    }
  }
}
