/** Shortens the lists of answers that are too large for the context of an agent. */

/** Most characters of an answer, about five thousand tokens. */
export const MAX_ANSWER = 20_000;
const LENGTHS = [100, 50, 25, 10, 5, 3, 2, 1];
const MAX_TEXT = 500;

export interface CutAnswer {
  readonly value: unknown;
  /** Most items of each list. Undefined if nothing was cut. */
  readonly length: number | undefined;
  /** Characters of the whole answer. */
  readonly size: number;
}

/** Cuts lists to the longest length that fits. If one item is too long, cuts long texts, or returns null. */
export function cutAnswer(value: unknown): CutAnswer {
  const size = sizeOf(value);
  if (size <= MAX_ANSWER) return { value, length: undefined, size };
  for (const length of LENGTHS) {
    const cut = shortened(value, length, Number.POSITIVE_INFINITY);
    if (sizeOf(cut) <= MAX_ANSWER) return { value: cut, length, size };
  }
  const texts = shortened(value, 1, MAX_TEXT);
  return { value: sizeOf(texts) <= MAX_ANSWER ? texts : null, length: 1, size };
}

const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? "").length;

function shortened(value: unknown, length: number, text: number): unknown {
  if (typeof value === "string") return value.length > text ? `${value.slice(0, text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, length).map((one) => shortened(one, length, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, length, text)]));
}

/**
 * The lengths of the lists of an answer, added up by path: `users.nodes: 50`.
 * @param names Response names of the document, because members of JSON scalars are not part of a path.
 */
export function listLengths(
  value: unknown,
  names: ReadonlySet<string>,
  path = "",
  found = new Map<string, number>(),
): ReadonlyMap<string, number> {
  if (Array.isArray(value)) {
    found.set(path, (found.get(path) ?? 0) + value.length);
    for (const one of value) listLengths(one, names, path, found);
  } else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value))
      if (names.has(name)) listLengths(one, names, path === "" ? name : `${path}.${name}`, found);
  return found;
}
