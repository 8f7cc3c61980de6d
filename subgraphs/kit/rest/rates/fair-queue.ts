/**
 * Places for calls of one family. Those that wait are served in turn by GraphQL operation, so that the wide
 * batch of one operation does not delay the single call of another.
 */

export class FairQueue {
  readonly #places: number;
  #running = 0;
  #queued = 0;
  /** The calls that wait, by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param places The most calls at the same time. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Calls that have a place, and those that wait for one. */
  get load(): { readonly running: number; readonly queued: number } {
    return { running: this.#running, queued: this.#queued };
  }

  /** Takes a place when one is free and nobody waits; then the caller must `release` it. */
  tryEnter(): boolean {
    if (this.#running >= this.#places) return false;
    this.#running++;
    return true;
  }

  /**
   * Waits for a place.
   * @param owner The GraphQL operation that the call is for
   * @param onEnter Called when the call has its place, which must be released
   * @returns gives up the wait; it does nothing once the call has its place
   */
  wait(owner: string, onEnter: () => void): () => void {
    const calls = this.#waiting.get(owner);
    if (calls) calls.push(onEnter);
    else this.#waiting.set(owner, [onEnter]);
    this.#queued++;
    return () => {
      const own = this.#waiting.get(owner);
      const at = own?.indexOf(onEnter) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      this.#queued--;
      if (own.length === 0) this.#waiting.delete(owner);
    };
  }

  /** Gives a place back: to the owner that has waited longest for its turn. */
  release(): void {
    for (const [owner, calls] of this.#waiting) {
      const next = calls.shift();
      this.#waiting.delete(owner);
      // Behind all others: each has one call before this owner has another.
      if (calls.length > 0) this.#waiting.set(owner, calls);
      if (!next) continue;
      this.#queued--;
      next();
      return;
    }
    this.#running--;
  }
}
