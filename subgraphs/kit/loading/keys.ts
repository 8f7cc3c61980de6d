/** Keys of loaders and child lists: their comparison, and the number that fits into one call. */
import { TributaryError } from "#platform/errors/catalog.ts";

/** Key of an object in a loader: the family's id, or an object if a call needs several parts. */
export type LoaderKey = string | object;

/** A key in callers' form, in which an id can be a number as in bodies. */
export type KeyLike<K extends LoaderKey> = K extends string ? string | number : K;

/** The key in canonical form: ids are text, as in paths and queries. */
export const keyFrom = <K extends LoaderKey>(key: KeyLike<K>): K =>
  (typeof key === "number" ? String(key) : key) as K;

/**
 * Text by which keys are compared: an id, or the parts of an object in the order of their names. Parts that are
 * null or undefined are ignored. The text is never parsed.
 */
export const cacheKeyFn = (key: LoaderKey): string => (typeof key === "string" ? key : textOf(key));

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (typeof value !== "object" || value === null || "toJSON" in value)
    return JSON.stringify(value) ?? "null";
  const parts = value as Readonly<Record<string, unknown>>;
  let text = "";
  for (const name of sortedNames(parts)) {
    const part = parts[name];
    if (part != null) text += `${JSON.stringify(name)}:${textOf(part)},`;
  }
  return `{${text}}`;
}

/** The names of an object in order. They are sorted only if necessary. */
function sortedNames(object: object): readonly string[] {
  const names = Object.keys(object);
  for (let index = 1; index < names.length; index++)
    if ((names[index - 1] as string) > (names[index] as string)) return names.sort();
  return names;
}

/** Maximum length of all keys in a call, so that its URL stays within common limits. */
export const MAX_KEYS_LENGTH = 6_000;

/** Splits keys into calls of at most `max` keys, each short enough for a URL. */
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

/** The length of a key in a URL that contains all of its parts. */
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
