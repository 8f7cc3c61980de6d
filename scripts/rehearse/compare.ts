/** The difference of an answer under a fault from the whole one. */

export type Path = readonly (string | number)[];

/** A place in an answer, whichever item of its lists: `users.nodes.*.tickets`. */
export const placeOf = (path: Path): string =>
  path.map((part) => (typeof part === "number" ? "*" : part)).join(".");

export interface Difference {
  /** Places that are null or absent now, with how often. */
  readonly lost: ReadonlyMap<string, number>;
  /** Places of lists with fewer items, with the number of items that are gone. */
  readonly fewer: ReadonlyMap<string, number>;
  /** Places with another value. */
  readonly changed: ReadonlySet<string>;
  /** Values of the whole answer that are there, of all of its values. */
  readonly stays: number;
  readonly of: number;
}

/**
 * Compares two answers. Items of a list that became shorter are not compared: which ones are gone is not known.
 * @param sameItems false if lists may have other items at the same length, because rows were left out
 */
export function differenceOf(whole: unknown, now: unknown, sameItems = true): Difference {
  const lost = new Map<string, number>();
  const fewer = new Map<string, number>();
  const changed = new Set<string>();
  const add = (to: Map<string, number>, path: Path, count = 1) =>
    to.set(placeOf(path), (to.get(placeOf(path)) ?? 0) + count);
  const compare = (before: unknown, after: unknown, path: Path): void => {
    if (before === null || before === undefined || before === after) return;
    if (after === null || after === undefined) add(lost, path);
    else if (Array.isArray(before) && Array.isArray(after)) {
      if (after.length < before.length) add(fewer, path, before.length - after.length);
      else if (after.length > before.length) changed.add(placeOf(path));
      else if (sameItems)
        for (const [index, item] of before.entries()) compare(item, after[index], [...path, index]);
    } else if (isObject(before) && isObject(after))
      for (const [key, member] of Object.entries(before)) compare(member, after[key], [...path, key]);
    else changed.add(placeOf(path));
  };
  compare(whole, now, []);
  return { lost, fewer, changed, stays: Math.min(valuesIn(now), valuesIn(whole)), of: valuesIn(whole) };
}

function valuesIn(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + valuesIn(member), 0);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts a later part into an answer, at its place. */
export function merge(into: unknown, path: Path, part: unknown): void {
  const target = path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    into,
  );
  if (isObject(target) && isObject(part)) mergeObject(target as Record<string, unknown>, part);
}

function mergeObject(target: Record<string, unknown>, part: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(part)) {
    const own = target[key];
    if (isObject(own) && isObject(value)) mergeObject(own as Record<string, unknown>, value);
    else if (Array.isArray(own) && Array.isArray(value))
      for (const [index, item] of value.entries()) {
        const there: unknown = own[index];
        if (isObject(there) && isObject(item)) mergeObject(there as Record<string, unknown>, item);
        else own[index] = item;
      }
    else target[key] = value;
  }
}
