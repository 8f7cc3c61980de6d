/**
 * Limits the parallel calls to one family. Waiting calls are served in turn by GraphQL operation, so that a large
 * batch of one operation does not delay the single call of another.
 */
export class FairQueue {
  readonly #places: number;
  #running = 0;
  #queued = 0;
  /** Callbacks of waiting calls by owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param places largest number of parallel calls */
  constructor(places: number) {
    this.#places = places;
  }

  /** Number of running and of waiting calls. */
  get load(): { readonly running: number; readonly queued: number } {
    return { running: this.#running, queued: this.#queued };
  }

  /** Takes a free place, if any. The caller must then `release` it. */
  tryEnter(): boolean {
    if (this.#running >= this.#places) return false;
    this.#running++;
    return true;
  }

  /**
   * Waits for a place.
   * @param owner GraphQL operation of the call
   * @param onEnter called when the call gets its place, which must be released
   * @returns a function that ends the wait; without effect once the call has its place
   */
  wait(owner: string, onEnter: () => void): () => void {
    const enter = () => onEnter(); // a new function, because the same callback may wait twice
    const calls = this.#waiting.get(owner);
    if (calls) calls.push(enter);
    else this.#waiting.set(owner, [enter]);
    this.#queued++;
    return () => {
      const own = this.#waiting.get(owner);
      const at = own?.indexOf(enter) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      this.#queued--;
      if (own.length === 0) this.#waiting.delete(owner);
    };
  }

  /** Releases a place, which the next owner in turn gets. */
  release(): void {
    this.#running--;
    const [first] = this.#waiting;
    if (!first) return;
    const [owner, calls] = first;
    const next = calls.shift();
    this.#waiting.delete(owner);
    // To the end, so that each other owner has a call first.
    if (calls.length > 0) this.#waiting.set(owner, calls);
    this.#queued--;
    this.#running++;
    next?.();
  }
}
