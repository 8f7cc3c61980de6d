/** Work that takes long at a stretch, some pieces in each turn of the event loop: other work goes on between. */
export class Turns {
  readonly #perTurn: number;
  #last: Promise<void> = Promise.resolve();
  #pieces = 0;

  /** @param perTurn Pieces in one turn. */
  constructor(perTurn = 1) {
    this.#perTurn = perTurn;
  }

  /** Ends when the caller may do its piece: after the pieces before it, so many in a turn. */
  next(): Promise<void> {
    if (this.#pieces++ % this.#perTurn === 0)
      this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
