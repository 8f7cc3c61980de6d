/**
 * Turns of this process's event loop, for the work of large operations: one piece in each, so that sockets
 * are read and small operations go on in between. Callers have their pieces in turn. Sixteen operations
 * that wait for the same REST answer would otherwise all go on in one turn, and so would the slices of
 * each.
 */
export class EventLoopTurns {
  /** The pieces that wait, by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Runs a piece of work in a turn of its own, after the pieces of the same caller that came before. */
  run(caller: string, work: () => void): void {
    const own = this.#waiting.get(caller);
    if (own) own.push(work);
    else this.#waiting.set(caller, [work]);
    if (!own && this.#waiting.size === 1) setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    const [next] = this.#waiting;
    if (!next) return;
    const [caller, pieces] = next;
    const work = pieces.shift();
    this.#waiting.delete(caller);
    // Behind all others: each has one piece before this caller has another.
    if (pieces.length > 0) this.#waiting.set(caller, pieces);
    if (this.#waiting.size > 0) setImmediate(this.#turn);
    work?.();
  };
}

/** Those of this process, which has one event loop. */
export const eventLoopTurns = new EventLoopTurns();
