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
  /** Places with another value, and of lists with other or more items. */
  readonly changed: ReadonlySet<string>;
  /** Values of the whole answer that are there at their place, of all of its values. */
  readonly stays: number;
  readonly of: number;
}

/** Compares two answers. Items of lists are compared with those of the same `id`, or else with equal ones. */
export function differenceOf(whole: unknown, now: unknown): Difference {
  const lost = new Map<string, number>();
  const fewer = new Map<string, number>();
  const changed = new Set<string>();
  const add = (to: Map<string, number>, path: Path, count = 1) =>
    to.set(placeOf(path), (to.get(placeOf(path)) ?? 0) + count);
  /** @returns the number of values that stay */
  const compare = (before: unknown, after: unknown, path: Path): number => {
    if (before === null || before === undefined) return 0;
    if (after === null || after === undefined) {
      add(lost, path);
      return 0;
    }
    if (Array.isArray(before) && Array.isArray(after)) {
      const { pairs, gone, isOther } = paired(before, after);
      if (after.length < before.length) add(fewer, path, gone);
      else if (isOther) changed.add(placeOf(path));
      return pairs.reduce((sum, [index, item]) => sum + compare(before[index], item, [...path, index]), 0);
    }
    if (isObject(before) && isObject(after))
      return Object.entries(before).reduce(
        (sum, [key, member]) => sum + compare(member, after[key], [...path, key]),
        0,
      );
    if (before === after) return 1;
    changed.add(placeOf(path));
    return 0;
  };
  const stays = compare(whole, now, []);
  return { lost, fewer, changed, stays, of: valuesIn(whole) };
}

interface Paired {
  /** Items of the list now, by the index of the item of before. */
  readonly pairs: readonly (readonly [index: number, item: unknown])[];
  /** Number of items of before that are not in the list now. */
  readonly gone: number;
  /** The list has items now that it had not. */
  readonly isOther: boolean;
}

/** Pairs the items of two lists: those of the same `id`, or equal ones and then those that remain, in order. */
function paired(before: readonly unknown[], after: readonly unknown[]): Paired {
  const hasIds = [...before, ...after].every((item) => idOf(item) !== undefined);
  const keyOf = hasIds ? idOf : (item: unknown) => JSON.stringify(item);
  const left = new Map<unknown, unknown[]>();
  for (const item of after) left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), item]);
  const pairs: [number, unknown][] = [];
  const single: number[] = [];
  for (const [index, item] of before.entries()) {
    const own = left.get(keyOf(item)) ?? [];
    if (own.length > 0) pairs.push([index, own.shift()]);
    else single.push(index);
  }
  if (hasIds) return { pairs, gone: single.length, isOther: after.length > pairs.length };
  // Which items of a shorter list are gone is not known.
  if (before.length === after.length)
    for (const [nth, item] of [...left.values()].flat().entries()) pairs.push([single[nth] as number, item]);
  return { pairs, gone: before.length - after.length, isOther: after.length > before.length };
}

/** The `id` of an object. */
const idOf = (item: unknown): unknown => (isObject(item) ? (item["id"] ?? undefined) : undefined);

/** The number of values in an answer; null is none. */
export function valuesIn(value: unknown): number {
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
