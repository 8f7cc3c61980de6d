/** A document without the fields that the SQL of its report does not read. */
import { type ConnectionField, type Field, isNested, keysOfRows, type Selection } from "./selection.ts";

/** Lists and values of a document that are needed, as paths of response keys joined by points. */
export interface Needed {
  /** Lists whose rows are needed, and the lists and objects around them. */
  readonly lists: ReadonlySet<string>;
  /** Needed values, and the lists and objects around them. */
  readonly values: ReadonlySet<string>;
}

export const pathKey = (path: readonly string[]): string => path.join(".");

/** A path and all its prefixes. */
export const pathsTo = (path: readonly string[]): string[] =>
  path.map((_, at) => pathKey(path.slice(0, at + 1)));

/** Selects the needed fields, and the ids of objects and lists, so that the rows and their order stay unchanged. */
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
  const { items } = field;
  if (isList) return [{ ...field, beside, items: neededOf(items, needed, [...path, ...keysOfRows(field)]) }];
  if (beside.length === 0) return [];
  // A list whose rows are not needed becomes an object with a count.
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

/** A part of a document, with the sizes of its pages. */
interface DocumentPart {
  readonly selection: Selection;
  readonly sizes: ReadonlyMap<ConnectionField, { readonly rows: number }>;
}

/**
 * The part of a document at or below paths.
 * @param sizes current page sizes, which the part shares
 */
export function partOf(
  root: Selection,
  paths: readonly (readonly string[])[],
  sizes: DocumentPart["sizes"],
): DocumentPart {
  const made = new Map<ConnectionField, { readonly rows: number }>();
  const startsWith = (path: readonly string[], start: readonly string[]) =>
    start.every((key, at) => path[at] === key);
  const within = (selection: Selection, above: readonly string[]): Selection => {
    const fields = selection.fields.flatMap((field): readonly Field[] => {
      const path = [...above, field.key];
      const isWhole = paths.some((one) => startsWith(path, one));
      if (!isWhole && !paths.some((one) => startsWith(one, path))) return [];
      if (field.kind === "connection") {
        const rows = [...path, ...keysOfRows(field)];
        const part = isWhole ? field : { ...field, items: within(field.items, rows) };
        const size = sizes.get(field);
        if (size) made.set(part, { rows: size.rows });
        return [part];
      }
      return [!isWhole && isNested(field) ? { ...field, ...within(field, path) } : field];
    });
    const paged = fields.some((field) => field.kind === "connection" || (isNested(field) && field.paged));
    return { ...selection, fields, paged, refetchable: paged && selection.refetchable };
  };
  return { selection: within(root, []), sizes: made };
}
