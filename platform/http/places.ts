/**
 * Places that callers share: requests that are being answered, bodies that are arriving, bytes that
 * operations may need. A caller that has many gets no further one while few are free, so that one busy
 * caller never takes the places of the others (the dynamic threshold of switches' shared buffers).
 */

/** A caller gets another place while it has at most this many times the free places. */
const BUSY_CALLER = 3;

/** Frees the taken places; further calls do nothing. */
export type Release = () => void;

export class Places {
  /** Number of places. */
  readonly total: number;
  readonly #byCaller = new Map<string, number>();
  #taken = 0;

  /** @param total Number of places, in the unit that `take` counts. */
  constructor(total: number) {
    this.total = total;
  }

  /** Places that are taken now. */
  get taken(): number {
    return this.#taken;
  }

  /** Places that the caller has now. */
  takenBy(caller: string): number {
    return this.#byCaller.get(caller) ?? 0;
  }

  /**
   * Takes places for a caller. A caller alone gets at most three quarters of all, beside others less. If no place
   * is taken, any number is granted, so that a request larger than the total runs alone.
   * @returns A function that frees the places. Undefined if the caller must try again later.
   */
  take(caller: string, count = 1): Release | undefined {
    const free = this.total - this.#taken;
    const has = this.takenBy(caller);
    if (this.#taken > 0 && (count > free || has + count > BUSY_CALLER * free)) return undefined;
    this.#taken += count;
    this.#byCaller.set(caller, has + count);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#taken -= count;
      const left = this.takenBy(caller) - count;
      if (left > 0) this.#byCaller.set(caller, left);
      else this.#byCaller.delete(caller);
    };
  }
}
