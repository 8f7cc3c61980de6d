/** Work that takes long at a stretch, a piece in each turn of the event loop: other work goes on between. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Ends when the caller may do its piece: after the pieces before it, each in a turn of its own. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
