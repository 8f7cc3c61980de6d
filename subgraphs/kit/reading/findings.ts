/** Counts what could not be read of an answer, and where; never a value. */

/** Parts of one answer that could not be read. */
export interface Findings {
  /** Rows that were left out of their list. */
  readonly rows: number;
  /** Members that are null because their value could not be read. */
  readonly members: number;
  /** By place of the contract, for example `data[].attributes.amount`, the type of the first value that was not read. */
  readonly places: ReadonlyMap<string, FoundType>;
}

/** The type of a value in JSON. */
export type FoundType = "nothing" | "null" | "array" | "object" | "string" | "number" | "boolean";

function typeOf(value: unknown): FoundType {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as FoundType);
}

/** Places that one answer names at most; further ones are counted only. */
const MAX_PLACES = 20;

/** Collects findings while an answer is read. */
export class Notes implements Findings {
  rows = 0;
  members = 0;
  readonly places = new Map<string, FoundType>();

  /** @param value Noted by its type alone. */
  member(place: string, value: unknown): void {
    this.members++;
    this.#place(place, value);
  }

  row(place: string, value: unknown): void {
    this.rows++;
    this.#place(place, value);
  }

  #place(place: string, value: unknown): void {
    if (this.places.size < MAX_PLACES && !this.places.has(place)) this.places.set(place, typeOf(value));
  }
}
