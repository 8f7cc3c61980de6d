/** Counts what could not be read of an answer, and where; never a value. */

/** What could not be read of one answer. */
export interface Findings {
  /** Rows that were left out of their list. */
  readonly rows: number;
  /** Members that are null because their value could not be read. */
  readonly members: number;
  /** How often each place of the contract was affected, for example `data[].attributes.amount`. */
  readonly places: ReadonlyMap<string, number>;
}

/** Places that one answer names at most; further ones are counted only. */
const MAX_PLACES = 20;

/** Collects findings while an answer is read. */
export class Notes implements Findings {
  rows = 0;
  members = 0;
  readonly places = new Map<string, number>();

  member(place: string): void {
    this.members++;
    this.#place(place);
  }

  row(place: string): void {
    this.rows++;
    this.#place(place);
  }

  #place(place: string): void {
    const count = this.places.get(place) ?? 0;
    if (count > 0 || this.places.size < MAX_PLACES) this.places.set(place, count + 1);
  }
}
