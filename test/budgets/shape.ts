/** What answers hold: which fields are there at all, and what one lacks of another. */
import { Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql";

/**
 * The fields of an operation that are nowhere in the answer: null or empty wherever they are selected.
 * Paths are without list indexes.
 */
export function empty({ selectionSet }: OperationDefinitionNode, data: unknown): string[] {
  const selected = new Set<string>();
  const select = ({ selections }: SelectionSetNode, path: string): void => {
    for (const node of selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error("operations of the table spread no fragments");
      if (node.kind === Kind.INLINE_FRAGMENT) {
        select(node.selectionSet, path);
        continue;
      }
      const own = `${path}.${(node.alias ?? node.name).value}`;
      if (node.selectionSet) select(node.selectionSet, own);
      else selected.add(own);
    }
  };
  select(selectionSet, "");
  const there = (value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) there(item, path);
    else if (typeof value === "object")
      for (const [key, member] of Object.entries(value)) there(member, `${path}.${key}`);
    else selected.delete(path);
  };
  there(data, "");
  return [...selected].map((path) => path.slice(1));
}

/** A place in an answer, whichever item of its lists: `users.nodes.*.tickets`. */
export const placeOf = (path: readonly (string | number)[] | undefined): string =>
  (path ?? []).map((part) => (typeof part === "number" ? "*" : part)).join(".");

type Path = readonly (string | number)[];

/** A place where something is null that was not, as often as it is there. */
interface Loss {
  readonly first: Path;
  count: number;
}

/**
 * How a part of an answer differs from the whole one: what is null now, by its place, and whatever
 * else is not as it was.
 */
export function lostIn(
  whole: unknown,
  part: unknown,
): { readonly lost: ReadonlyMap<string, Readonly<Loss>>; readonly changed: readonly string[] } {
  const lost = new Map<string, Loss>();
  const changed: string[] = [];
  const compare = (before: unknown, now: unknown, path: Path): void => {
    if (before === now) return;
    if (now === null) {
      const known = lost.get(placeOf(path));
      if (known) known.count += 1;
      else lost.set(placeOf(path), { first: path, count: 1 });
    } else if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
      for (const [index, item] of before.entries()) compare(item, now[index], [...path, index]);
    else if (isObject(before) && isObject(now) && Object.keys(before).join() === Object.keys(now).join())
      for (const [key, member] of Object.entries(before)) compare(member, now[key], [...path, key]);
    else changed.push(path.join("."));
  };
  compare(whole, part, []);
  return { lost, changed };
}

/** What an answer has at a path; undefined where the path leads nowhere. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );

/** True when no item comes before the other's: for two paths of one place. */
export function isNotAfter(path: Path, other: Path): boolean {
  const at = path.findIndex((part, index) => part !== other[index]);
  return at < 0 || Number(path[at]) < Number(other[at]);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
