/** Counts the unreadable parts of a response by path, without their values. */

/** Unreadable parts of a response. */
export interface Findings {
  /** Number of rows that were left out of their lists. */
  readonly rows: number;
  /** Number of members that are null because their values were unreadable. */
  readonly members: number;
  /** Type of the first unreadable value by path, for example `data[].attributes.amount`. */
  readonly places: ReadonlyMap<string, FoundType>;
}

/** The type of a value in JSON. */
export type FoundType = "nothing" | "null" | "array" | "object" | "string" | "number" | "boolean";

function typeOf(value: unknown): FoundType {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as FoundType);
}

/** Largest number of paths that one response reports. Further unreadable values are only counted. */
const MAX_PLACES = 20;

/** Collects findings during the read of a response. */
export class Notes implements Findings {
  rows = 0;
  members = 0;
  readonly places = new Map<string, FoundType>();

  /** @param value unreadable value, of which only the type is recorded */
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
