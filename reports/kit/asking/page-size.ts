/** Number of rows in a page of a list. It grows from page to page, up to a maximum. */

/** The size of a list's pages. */
export class PageSize {
  #rows: number;
  readonly #most: number;
  /** Size of a page that was read successfully. */
  #proven: number | undefined;
  #settled = false;

  /** @param most maximum that growth can reach; never less than `rows` */
  constructor(rows: number, most: number) {
    this.#rows = rows;
    this.#most = Math.max(rows, most);
  }

  get rows(): number {
    return this.#rows;
  }

  /** After a page was read, the next one may have twice as many rows, unless a size was refused before. */
  grow(): void {
    this.#proven = this.#rows;
    if (!this.#settled) this.#rows = Math.min(this.#rows * 2, this.#most);
  }

  /**
   * Records a failed page.
   * @param tooLarge true if it was refused for its size. Otherwise the size is only suspected if no page of that
   *   size has arrived so far.
   * @returns true if a smaller page may succeed
   */
  shrink(tooLarge: boolean): boolean {
    const proven = this.#proven !== undefined && this.#proven < this.#rows ? this.#proven : undefined;
    if (proven === undefined && (!tooLarge || this.#rows <= 1)) return false;
    this.#rows = proven ?? Math.floor(this.#rows / 2);
    this.#settled = true;
    return true;
  }
}
