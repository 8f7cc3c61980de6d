/**
 * Spreads work over turns of the event loop. At most `perTurn` pieces run in a turn, so that sockets are read and
 * other work runs between them. Callers take turns.
 */

interface WorkItem {
  readonly rank: number;
  readonly work: () => void;
}

export class EventLoopTurns {
  readonly #perTurn: number;
  /** Waiting pieces by caller, in the order of the callers' turns. */
  readonly #waiting = new Map<string, WorkItem[]>();
  #isScheduled = false;
  /** Pieces that have run in this turn. */
  #had = 0;

  /** @param perTurn Most pieces in one turn, of all callers together. */
  constructor(perTurn = 1) {
    this.#perTurn = perTurn;
  }

  /** Pieces of a caller that wait. */
  waitingOf(caller: string): number {
    return this.#waiting.get(caller)?.length ?? 0;
  }

  /**
   * Waits for a turn.
   * @returns undefined if this turn has room and no piece waits
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
   * @param rank Order of a caller's pieces: the lowest rank first, within a rank the oldest.
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
      // Moves the caller behind all others, so that each runs a piece before this caller's next one.
      this.#waiting.delete(caller);
      const next = pieces.shift();
      if (pieces.length > 0) this.#waiting.set(caller, pieces);
      // In a microtask, because a piece that throws must not stop the others.
      if (next) queueMicrotask(next.work);
    }
    if (this.#had > 0) this.#schedule();
  };
}

/** Operations that start after each other and have one rank, so that they share reads at the same time. */
const TOGETHER = 8;
let begun = 0;

/**
 * Returns the rank of a new operation's work. Earlier operations end earlier; otherwise all would end together,
 * and occupy their memory until then.
 */
export const rankOfNext = (): number => Math.floor(begun++ / TOGETHER);

/** Turns of large operations. Otherwise sixteen that wait for one REST response would all continue in one turn. */
export const largeOperations = new EventLoopTurns();

/** Turns in which new documents are planned, and their compilation for subgraphs starts. */
export const newDocuments = new EventLoopTurns();
