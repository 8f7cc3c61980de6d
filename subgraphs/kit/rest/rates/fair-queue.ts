/**
 * Places for calls of one family. Waiting calls are served in turn by GraphQL operation, so that the wide
 * batch of one operation does not delay the single call of another.
 */
export class FairQueue {
  readonly #places: number;
  #running = 0;
  #queued = 0;
  /** The entry callbacks of waiting calls, by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param places The most calls at the same time. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Calls that have a place, and those that wait for one. */
  get load(): { readonly running: number; readonly queued: number } {
    return { running: this.#running, queued: this.#queued };
  }

  /** Takes a place if one is free; then the caller must `release` it. */
  tryEnter(): boolean {
    if (this.#running >= this.#places) return false;
    this.#running++;
    return true;
  }

  /**
   * Waits for a place.
   * @param owner The GraphQL operation of the call.
   * @param onEnter Called once the call has its place, which must be released.
   * @returns Gives up the wait; it does nothing once the call has its place.
   */
  wait(owner: string, onEnter: () => void): () => void {
    const enter = () => onEnter(); // a reference of its own: one function may wait twice
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

  /** Gives a place back, to the owner that has waited longest for its turn. */
  release(): void {
    this.#running--;
    const [first] = this.#waiting;
    if (!first) return;
    const [owner, calls] = first;
    const next = calls.shift();
    this.#waiting.delete(owner);
    // Behind all others: each has one call before this owner has another.
    if (calls.length > 0) this.#waiting.set(owner, calls);
    this.#queued--;
    this.#running++;
    next?.();
  }
}
