/**
 * Places for calls of one family. Those that wait are served in turn by GraphQL operation, so that the wide
 * batch of one operation does not delay the single call of another.
 */

/** A part of the calls that has a limit of its own: those with one credential. */
export interface Lane {
  readonly limit: number;
  readonly underWay: number;
  /** A call of it has its place. */
  began(): void;
}

interface WaitingCall {
  readonly lane: Lane | undefined;
  readonly onEnter: () => void;
}

const hasRoom = (lane: Lane | undefined): boolean => !lane || lane.underWay < lane.limit;

export class FairQueue {
  readonly #places: number;
  #running = 0;
  #queued = 0;
  /** The calls that wait, by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, WaitingCall[]>();

  /** @param places The most calls at the same time. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Calls that have a place, and those that wait for one. */
  get load(): { readonly running: number; readonly queued: number } {
    return { running: this.#running, queued: this.#queued };
  }

  /** Takes a place when one is free and nobody waits; then the caller must `release` it. */
  tryEnter(lane?: Lane): boolean {
    if (this.#running >= this.#places || !hasRoom(lane)) return false;
    this.#running++;
    lane?.began();
    return true;
  }

  /**
   * Waits for a place.
   * @param owner The GraphQL operation that the call is for
   * @param onEnter Called when the call has its place, which must be released
   * @param lane The part of the calls that it belongs to, if that has a limit of its own
   * @returns gives up the wait; it does nothing once the call has its place
   */
  wait(owner: string, onEnter: () => void, lane?: Lane): () => void {
    const call: WaitingCall = { lane, onEnter };
    const calls = this.#waiting.get(owner);
    if (calls) calls.push(call);
    else this.#waiting.set(owner, [call]);
    this.#queued++;
    return () => {
      const own = this.#waiting.get(owner);
      const at = own?.indexOf(call) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      this.#queued--;
      if (own.length === 0) this.#waiting.delete(owner);
    };
  }

  /**
   * Gives a place back: to the owner that has waited longest for its turn and whose lane has room. A lane
   * whose limit has grown gets several.
   */
  release(): void {
    this.#running--;
    for (const [owner, calls] of this.#waiting) {
      if (this.#running >= this.#places) return;
      const [next] = calls;
      if (!next || !hasRoom(next.lane)) continue;
      calls.shift();
      this.#waiting.delete(owner);
      // Behind all others: each has one call before this owner has another.
      if (calls.length > 0) this.#waiting.set(owner, calls);
      this.#queued--;
      this.#running++;
      next.lane?.began();
      next.onEnter();
    }
  }
}
