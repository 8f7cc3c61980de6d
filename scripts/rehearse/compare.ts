/** Compares a response under a fault with the complete response. */

export type Path = readonly (string | number)[];

/** Place in a response, with `*` for the index of a list: `users.nodes.*.tickets`. */
export const placeOf = (path: Path): string =>
  path.map((part) => (typeof part === "number" ? "*" : part)).join(".");

export interface Difference {
  /** Places that are null or absent now, with the number of occurrences. */
  readonly lost: ReadonlyMap<string, number>;
  /** Places of lists with fewer items, with the number of items that are gone. */
  readonly fewer: ReadonlyMap<string, number>;
  /** Places with another value, and of lists with other or more items. */
  readonly changed: ReadonlySet<string>;
  /** Number of values of the complete response that are unchanged; `of` is the number of all its values. */
  readonly stays: number;
  readonly of: number;
}

/** Compares two responses. Items of lists are matched by `id`, or else by equality. */
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

interface PairedItems {
  /** Items of the new list, by the index of the old item. */
  readonly pairs: readonly (readonly [index: number, item: unknown])[];
  /** Number of old items that are not in the new list. */
  readonly gone: number;
  /** True if the new list has items that the old list lacks. */
  readonly isOther: boolean;
}

/** Pairs the items of two lists: items with the same `id`, or equal ones and then the remaining ones, in order. */
function paired(before: readonly unknown[], after: readonly unknown[]): PairedItems {
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
  // Without ids, the missing items of a shorter list are unknown.
  if (before.length === after.length)
    for (const [nth, item] of [...left.values()].flat().entries()) pairs.push([single[nth] as number, item]);
  return { pairs, gone: before.length - after.length, isOther: after.length > before.length };
}

/** The `id` of an object. */
const idOf = (item: unknown): unknown => (isObject(item) ? (item["id"] ?? undefined) : undefined);

/** Number of values in a response; null does not count. */
export function valuesIn(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + valuesIn(member), 0);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges a deferred part into a response, at its path. */
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
