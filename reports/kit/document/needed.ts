/** A document without what the SQL of its report does not read. */
import type { ConnectionField, Field, Selection } from "./selection.ts";
import { isNested } from "./selection.ts";

/** What is needed of a document's answer, by paths of response keys joined by points. */
export interface Needed {
  /** Lists whose rows are needed, and all that lies around them. */
  readonly lists: ReadonlySet<string>;
  /** Values, and all that lies around them. */
  readonly values: ReadonlySet<string>;
}

export const pathKey = (path: readonly string[]): string => path.join(".");

/** A path and all paths around it. */
export const pathsTo = (path: readonly string[]): string[] =>
  path.map((_, at) => pathKey(path.slice(0, at + 1)));

/** Keeps the keys of objects and lists, so that the rows and their order stay as they are. */
export function neededOf(selection: Selection, needed: Needed, above: readonly string[] = []): Selection {
  const fields = selection.fields.flatMap((field) => fieldOf(field, needed, [...above, field.key]));
  const paged = fields.some((field) => field.kind === "connection" || (isNested(field) && field.paged));
  return { ...selection, fields, paged, refetchable: paged && selection.refetchable };
}

function fieldOf(field: Field, needed: Needed, path: readonly string[]): readonly Field[] {
  const key = pathKey(path);
  const isRead = needed.values.has(key);
  const isList = needed.lists.has(key);
  switch (field.kind) {
    case "leaf":
      return isRead ? [field] : [];
    case "money":
      return isRead || isList ? [field] : [];
    case "connection":
      return connectionOf(field, needed, path, isList);
    case "list":
      return isList ? [{ ...field, ...neededOf(field, needed, path) }] : [];
    case "object":
      return isRead || isList ? [{ ...field, ...neededOf(field, needed, path) }] : [];
  }
}

function connectionOf(
  field: ConnectionField,
  needed: Needed,
  path: readonly string[],
  isList: boolean,
): readonly Field[] {
  const beside = field.beside.filter(({ key }) => needed.values.has(pathKey([...path, key])));
  const { via, items } = field;
  const rows = via.kind === "nodes" ? [...path, via.key] : [...path, via.key, via.nodeKey];
  if (isList) return [{ ...field, beside, items: neededOf(items, needed, rows) }];
  if (beside.length === 0) return [];
  // Without its rows, a list is an object with a count.
  const { key, name, args, on } = field;
  const object = {
    kind: "object" as const,
    key,
    name,
    args,
    fields: beside,
    paged: false,
    refetchable: false,
  };
  return [{ ...object, ...(on && { on }), type: items.type }];
}
