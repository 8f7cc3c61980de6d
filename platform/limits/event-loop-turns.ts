/**
 * Turns of this process's event loop. What comes in crowds has so many pieces of its work done in a turn,
 * and between them sockets are read and other work goes on. Callers have their pieces in turn.
 */

interface Piece {
  readonly rank: number;
  readonly work: () => void;
}

export class EventLoopTurns {
  readonly #perTurn: number;
  /** The pieces that wait, by caller; the caller who is next comes first. */
  readonly #waiting = new Map<string, Piece[]>();
  #isScheduled = false;
  /** Pieces that this turn has had. */
  #had = 0;

  /** @param perTurn Pieces in one turn, of all callers together. */
  constructor(perTurn = 1) {
    this.#perTurn = perTurn;
  }

  /** Pieces of a caller that wait. */
  waitingOf(caller: string): number {
    return this.#waiting.get(caller)?.length ?? 0;
  }

  /**
   * Waits for a turn.
   * @returns undefined where this turn has room and nobody waits
   */
  next(caller: string): Promise<void> | undefined {
    if (this.#waiting.size > 0 || this.#had >= this.#perTurn)
      return new Promise((resolve) => this.run(caller, resolve));
    this.#had++;
    this.#schedule();
    return undefined;
  }

  /**
   * Runs a piece of work in a later turn.
   * @param rank Of the pieces of a caller the lowest comes first, and of those of one rank the oldest.
   */
  run(caller: string, work: () => void, rank = 0): void {
    const piece = { rank, work };
    const own = this.#waiting.get(caller);
    if (own) own.splice(own.findLastIndex((before) => before.rank <= rank) + 1, 0, piece);
    else this.#waiting.set(caller, [piece]);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#isScheduled = false;
    this.#had = 0;
    for (const [caller, pieces] of this.#waiting) {
      if (this.#had >= this.#perTurn) break;
      this.#had++;
      // Behind all others: each has a piece before this caller has another.
      this.#waiting.delete(caller);
      const next = pieces.shift();
      if (pieces.length > 0) this.#waiting.set(caller, pieces);
      // One that fails keeps none of the others from its turn.
      if (next) queueMicrotask(next.work);
    }
    if (this.#had > 0) this.#schedule();
  };
}

/** Operations that began after each other and go on together: they share what they read at the same time. */
const TOGETHER = 8;
let begun = 0;

/**
 * The rank of an operation's work: those that began earlier end earlier, instead of all together at last
 * with all that they hold.
 */
export const rankOfNext = (): number => Math.floor(begun++ / TOGETHER);

/** The turns of large operations: sixteen that wait for one REST answer would otherwise all go on in one turn. */
export const largeOperations = new EventLoopTurns();

/** Those in which documents that nobody has asked before are planned, and begin to be compiled for subgraphs. */
export const newDocuments = new EventLoopTurns();
