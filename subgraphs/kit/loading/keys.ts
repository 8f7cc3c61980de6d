/** Keys of loaders and child lists: how many fit into one call. */
import { TributaryError } from "#platform/errors/catalog.ts";

/** Keys of one call are also bounded by their length, so that a URL stays within what servers take. */
export const MAX_KEYS_LENGTH = 6_000;

/** Keys in calls of at most `max`, each short enough for a URL. */
export function chunks(keys: readonly string[], max: number): string[][] {
  const all: string[][] = [];
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

/** The length of a key in a URL. */
const lengthOf = (key: string) =>
  /^[\w.-]*$/.test(key) ? key.length : encodeURIComponent(key.toWellFormed()).length;

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new TributaryError("INTERNAL_SERVER_ERROR");
}
