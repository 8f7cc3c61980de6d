/** Lists in a response, their positions, and the merge of their further pages. */

import type { ConnectionField, Field, Selection } from "#reports/kit/document/selection.ts";
import type { AnswerError } from "./completeness.ts";
import { cursorsKey, depthOf, type ListLocation } from "./page-queries.ts";

export type Fields = Record<string, unknown>;

/** A top-level list, which is in no other list. */
export interface ParentList {
  readonly field: ConnectionField;
  readonly path: readonly string[];
  readonly place: ListLocation;
}

/** A list whose first page has been read. */
export interface OpenList {
  readonly field: ConnectionField;
  readonly value: Fields;
  readonly place: ListLocation;
  readonly path: readonly string[];
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a page of a list. */
export function rowsOf({ via }: ConnectionField, page: unknown): readonly unknown[] {
  const list = isFields(page) ? page[via.key] : undefined;
  if (!Array.isArray(list)) return [];
  return via.kind === "nodes"
    ? list
    : list.map((edge: unknown) => (isFields(edge) ? edge[via.nodeKey] : null));
}

export function cursorAt(field: ConnectionField, page: Fields, index: number): string | null {
  const edges = page[cursorsKey(field)];
  const edge: unknown = Array.isArray(edges) ? edges[index] : undefined;
  return isFields(edge) && typeof edge["cursor"] === "string" ? edge["cursor"] : null;
}

export function append({ via, ...field }: ConnectionField, page: Fields, next: Fields): void {
  for (const key of new Set([via.key, cursorsKey({ via, ...field })])) {
    const [there, more] = [page[key], next[key]];
    if (Array.isArray(there) && Array.isArray(more)) page[key] = [...there, ...more];
  }
}

/** The global id of an object. Undefined if it is not selected. */
export function idOf({ idKey }: Selection, value: Fields): string | undefined {
  const id = idKey === undefined ? undefined : value[idKey];
  return typeof id === "string" ? id : undefined;
}

/** Location of an object: its own id if `node` can read it, otherwise the given location. */
export function locationOf(selection: Selection, value: Fields, way: ListLocation): ListLocation {
  const id = selection.refetchable ? idOf(selection, value) : undefined;
  return id === undefined ? way : { node: { id, type: selection.type.name }, steps: [] };
}

/**
 * True if a field of an abstract selection applies to the object. A field under a type condition applies to
 * some types only.
 */
export const typeMatches = ({ on }: Field, value: Fields): boolean =>
  !on || on.covers.has(String(value["__typename"]));

/** The lists below an object, without the lists in their rows. */
export function* openLists(
  selection: Selection,
  value: Fields,
  place: ListLocation,
  path: readonly string[],
): Generator<OpenList> {
  if (!selection.paged) return;
  for (const field of selection.fields) {
    const inner = value[field.key];
    const below = [...path, field.key];
    if (!typeMatches(field, value)) continue;
    if (field.kind === "connection" && isFields(inner)) yield { field, value: inner, place, path: below };
    if (field.kind === "object" && isFields(inner))
      yield* openLists(
        field,
        inner,
        locationOf(field, inner, { ...place, steps: [...place.steps, { kind: "field", field }] }),
        below,
      );
    if (field.kind === "list" && Array.isArray(inner))
      for (const [index, item] of inner.entries())
        if (isFields(item))
          yield* openLists(
            field,
            item,
            locationOf(field, item, { ...place, steps: [...place.steps, { kind: "item", field, index }] }),
            below,
          );
  }
}

/** The top-level lists of a document. With data, their locations use the ids of the objects in it. */
export function parentListsOf(root: Selection, data: Fields = {}): ParentList[] {
  const found: ParentList[] = [];
  const look = (selection: Selection, value: unknown, place: ListLocation, path: readonly string[]) => {
    for (const field of selection.fields) {
      if (isFields(value) && !typeMatches(field, value)) continue;
      const inner = isFields(value) ? value[field.key] : undefined;
      const below = [...path, field.key];
      if (field.kind === "connection") found.push({ field, place, path: below });
      if (field.kind !== "object" || !field.paged) continue;
      const way: ListLocation = { ...place, steps: [...place.steps, { kind: "field", field }] };
      look(field, inner, isFields(inner) ? locationOf(field, inner, way) : way, below);
    }
  };
  look(root, data, { steps: [] }, []);
  return found;
}

export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), data);
}

/** The response with a page in one of its top-level lists, and without rows in the others. */
export function withPages(
  data: Fields,
  outers: readonly ParentList[],
  outer: ParentList | undefined,
  page: Fields,
): Fields {
  let made = data;
  for (const one of outers) {
    const there = valueAt(data, one.path);
    if (isFields(there))
      made = replaced(made, one.path, one === outer ? page : { ...there, [one.field.via.key]: [] });
  }
  return made;
}

function replaced(data: Fields, [key = "", ...rest]: readonly string[], value: unknown): Fields {
  const inner = data[key];
  return { ...data, [key]: rest.length > 0 && isFields(inner) ? replaced(inner, rest, value) : value };
}

/** The page in the response to a request for it. */
export function follow(
  data: Fields | null,
  { node, steps }: ListLocation,
  field: ConnectionField,
): Fields | undefined {
  let value: unknown = node ? data?.["node"] : data;
  for (const step of steps) {
    if (!isFields(value)) return undefined;
    const inner = value[step.field.key];
    if (step.kind === "field") value = inner;
    else if (step.kind === "item") value = Array.isArray(inner) ? inner[step.index] : undefined;
    else value = rowsOf(step.field, inner)[0];
  }
  const page = isFields(value) ? value[field.key] : undefined;
  return isFields(page) ? page : undefined;
}

/**
 * Errors of the requested page, with paths as in the document. A list of objects that is requested again also
 * returns other objects, which have errors because the cursor is not theirs.
 */
export function placed(
  errors: readonly AnswerError[],
  place: ListLocation,
  path: readonly string[],
): AnswerError[] {
  const index = place.steps.flatMap((step) =>
    step.kind === "item" ? [step.index] : step.kind === "row" ? [0] : [],
  );
  const depth = depthOf(place);
  return errors.flatMap((error) => {
    const keys = (error.path ?? []).filter((part) => typeof part === "string");
    const indices = (error.path ?? []).filter((part) => typeof part === "number");
    if (index.some((one, at) => indices[at] !== undefined && indices[at] !== one)) return [];
    return [{ ...error, path: [...path, ...keys.slice(depth)] }];
  });
}
