/** The fields of an answer, and fields that are missing compared with another answer. */
import { Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql";

/**
 * Fields of an operation that have no value in the answer: each selection is null or empty.
 * Paths have no list indexes.
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

/** Path in an answer without list indexes: `users.nodes.*.tickets`. */
export const placeOf = (path: readonly (string | number)[] | undefined): string =>
  (path ?? []).map((part) => (typeof part === "number" ? "*" : part)).join(".");

type Path = readonly (string | number)[];

/** A place with values that became null, and their number. */
interface Loss {
  readonly first: Path;
  count: number;
}

/**
 * Differences of a partial answer from the whole one: values that became null, by place, and all other
 * changes.
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

/** The value of an answer at a path. Undefined if the path does not exist. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );

/** True if the list item of the first path is not after that of the second. Both have the same place. */
export function isNotAfter(path: Path, other: Path): boolean {
  const at = path.findIndex((part, index) => part !== other[index]);
  return at < 0 || Number(path[at]) < Number(other[at]);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
