/** Keys of loaders and child lists: what they are, when two are the same, how many fit into one call. */
import { TributaryError } from "#platform/errors/catalog.ts";

/** What names an object to a loader: the family's own id or, where a call takes several parts, an object of them. */
export type LoaderKey = string | object;

/** A key as callers have it: bodies may hold an id as a number. */
export type KeyLike<K extends LoaderKey> = K extends string ? string | number : K;

/** The key that is meant; an id is text from here on, because paths and queries are. */
export const keyFrom = <K extends LoaderKey>(key: KeyLike<K>): K =>
  (typeof key === "number" ? String(key) : key) as K;

/**
 * The text by which keys are compared: an id itself, the parts of any other key in the order of their
 * names. Nothing reads a part out of it again.
 */
export function cacheKeyFn(key: LoaderKey): string {
  if (typeof key === "string") return key;
  return JSON.stringify(normalized(key));
}

/** Objects as sorted pairs of name and part, at every level; parts that are not given do not count. */
function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  return Object.entries(value)
    .filter(([, part]) => part != null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, normalized(part)]);
}

/** Keys of one call are also bounded by their length, so that a URL stays within what servers take. */
export const MAX_KEYS_LENGTH = 6_000;

/** Keys in calls of at most `max`, each short enough for a URL. */
export function chunks<K extends LoaderKey>(keys: readonly K[], max: number): K[][] {
  const all: K[][] = [];
  let length = 0;
  for (const key of keys) {
    const last = all.at(-1);
    const own = lengthOf(key);
    if (!last || last.length >= max || length + own > MAX_KEYS_LENGTH) {
      all.push([key]);
      length = own + 1;
    } else {
      last.push(key);
      length += own + 1;
    }
  }
  return all;
}

/** The length of a key in a URL, which may name all of its parts. */
function lengthOf(key: unknown): number {
  if (key === null || key === undefined) return 0;
  if (typeof key === "object")
    return Object.values(key).reduce((sum: number, part: unknown) => sum + lengthOf(part) + 1, 0);
  const text = String(key);
  return /^[\w.-]*$/.test(text) ? text.length : encodeURIComponent(text.toWellFormed()).length;
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new TributaryError("INTERNAL_SERVER_ERROR");
}
