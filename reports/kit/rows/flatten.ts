/**
 * Columns and rows of any document: one column per response key, one row per list item. Nested lists are joined
 * (one row per innermost item) or written as JSON.
 */
import { type GraphQLOutputType, getNamedType, getNullableType, isEnumType, isListType } from "graphql";
import { type Fields, idOf, isFields, rowsOf, typeMatches } from "#reports/kit/asking/lists.ts";
import type { RowBatch } from "#reports/kit/asking/paginate.ts";
import type {
  ConnectionField,
  Field,
  Leaf,
  ListField,
  MoneyField,
  ObjectField,
  Selection,
} from "#reports/kit/document/selection.ts";
import type { Cell, Column, ColumnType, Row } from "./columns.ts";
import { NO_CURRENCY } from "./decimal.ts";

export type Nested = "join" | "json";

interface CellPart {
  readonly field: Leaf | MoneyField;
  readonly at: number;
}

interface ListPart {
  readonly field: ListField | ConnectionField;
  /** Conversion of its items to rows. Undefined if it is one cell of JSON. */
  readonly items: Part | undefined;
  readonly at: number;
}

/** Conversion of one object to cells and rows. */
interface Part {
  /** Index of the object's id among the origins of a row. */
  readonly slot: number;
  readonly cells: readonly CellPart[];
  readonly objects: readonly { readonly field: ObjectField; readonly part: Part }[];
  readonly lists: readonly ListPart[];
  /** Fields `totalCount` of its lists. */
  readonly counts: readonly { readonly field: ConnectionField; readonly leaf: Leaf; readonly at: number }[];
}

/** A list in an object that is joined to rows. */
interface OpenList {
  readonly field: ListField | ConnectionField;
  readonly items: Part;
  readonly value: unknown;
  /** Identity of the object that contains the list. */
  readonly identity: string;
}

/** The selection of an item of a list. */
const itemsIn = (field: ListField | ConnectionField): Selection =>
  field.kind === "connection" ? field.items : field;

export class Flattener {
  readonly columns: readonly Column[];
  readonly #root: Part;
  readonly #empty: Row;
  /** Number of items of outer lists so far, which identifies items without an id. */
  #items = 0;

  constructor(root: Selection, nested: Nested) {
    const columns = new Columns();
    this.#root = partOf(root, [], columns, nested, 0);
    this.columns = columns.named(outermost(root));
    this.#empty = Array.from({ length: this.columns.length + columns.slots }, () => null);
  }

  /** The rows of a batch. */
  *rows({ data, first }: RowBatch): Generator<Row> {
    const { row, lists } = this.#own(this.#root, data, this.#empty, "");
    for (const list of lists)
      if (first || list.field.kind === "connection")
        for (const item of itemsOf(list.field, list.value))
          yield* this.#record(list, item, row, `#${this.#items++}`);
    // A document without lists has one row; a document with empty lists has none.
    if (!hasLists(this.#root)) yield row;
  }

  /** @param fallback identifies an item without an id */
  *#record({ field, items }: OpenList, value: unknown, above: Row, fallback: string): Generator<Row> {
    if (!isFields(value)) return;
    const { row, lists } = this.#own(items, value, above, idOf(itemsIn(field), value) ?? fallback);
    let any = false;
    for (const list of lists)
      for (const [index, item] of itemsOf(list.field, list.value).entries()) {
        any = true;
        yield* this.#record(list, item, row, `${list.identity}/${list.field.key}/${index}`);
      }
    if (!any) yield row;
  }

  /** The object's own cells after the cells from above, and its lists. */
  #own(part: Part, value: Fields, above: Row, identity: string) {
    const row: Cell[] = [...above];
    const lists: OpenList[] = [];
    const put = (at: number, cell: Cell) => {
      row[at] = cell ?? null;
    };
    const fill = ({ slot, cells, objects, lists: below, counts }: Part, object: Fields, whose: string) => {
      row[this.columns.length + slot] = whose;
      for (const { field, at } of cells) {
        if (!typeMatches(field, object)) continue;
        const inner = object[field.key];
        if (field.kind === "leaf") put(at, cellOf(inner));
        else if (field.many) put(at, Array.isArray(inner) ? inner.map(moneyText) : null);
        else {
          put(at, isFields(inner) ? inner["amount"] : null);
          put(at + 1, isFields(inner) ? inner["currency"] : null);
        }
      }
      for (const { field, leaf, at } of counts) {
        const list = typeMatches(field, object) ? object[field.key] : undefined;
        if (isFields(list)) put(at, cellOf(list[leaf.key]));
      }
      for (const list of below) {
        if (!typeMatches(list.field, object)) continue;
        const inner = object[list.field.key];
        if (list.items) lists.push({ field: list.field, items: list.items, value: inner, identity: whose });
        else put(list.at, jsonOf(list.field, inner));
      }
      for (const { field, part: inside } of objects) {
        const inner = typeMatches(field, object) ? object[field.key] : undefined;
        if (isFields(inner)) fill(inside, inner, idOf(field, inner) ?? `${whose}/${field.key}`);
      }
    };
    fill(part, value, identity);
    return { row: row as Row, lists };
  }
}

const hasLists = ({ lists, objects }: Part): boolean =>
  lists.length > 0 || objects.some(({ part }) => hasLists(part));

const cellOf = (value: unknown): Cell =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
    : value;

const moneyText = (value: unknown): string =>
  isFields(value) ? [value["amount"], value["currency"] ?? NO_CURRENCY].join(" ") : "";

function itemsOf(field: ListField | ConnectionField, value: unknown): readonly unknown[] {
  if (field.kind === "connection") return rowsOf(field, value);
  return Array.isArray(value) ? value : [];
}

const jsonOf = (field: ListField | ConnectionField, value: unknown): Cell =>
  value === null || value === undefined
    ? null
    : itemsOf(field, value).map((item) => cleaned(itemsIn(field), item));

/** The data that the document selects of an object, without fields that the report added. */
function cleaned({ fields }: Selection, value: unknown): unknown {
  if (!isFields(value)) return value;
  const made: Fields = {};
  for (const field of fields) {
    const inner = value[field.key];
    if (!typeMatches(field, value) || inner === undefined) continue;
    if (field.kind === "object") made[field.key] = cleaned(field, inner);
    else if (field.kind === "list" || field.kind === "connection") made[field.key] = jsonOf(field, inner);
    else made[field.key] = inner;
  }
  return made;
}

interface Draft {
  readonly path: readonly string[];
  readonly type: ColumnType;
  readonly currency: boolean;
  readonly slot: number;
}

/** Columns in order of appearance. Two types of an abstract list that have the same key share a column. */
class Columns {
  readonly #drafts: Draft[] = [];
  /** The paths of the objects that columns belong to. */
  readonly #owners: string[] = [];

  /** Number of object kinds that a row distinguishes. */
  get slots(): number {
    return this.#owners.length;
  }

  slotOf(path: readonly string[]): number {
    const owner = path.join(".");
    const at = this.#owners.indexOf(owner);
    return at < 0 ? this.#owners.push(owner) - 1 : at;
  }

  add(path: readonly string[], type: ColumnType, slot: number, currency = false): number {
    const at = this.#drafts.findIndex((draft) => draft.path.join(".") === path.join("."));
    const there = this.#drafts[at];
    if (there) {
      if (there.type !== type) this.#drafts[at] = { ...there, type: "text" };
      return at;
    }
    return this.#drafts.push({ path, type, currency, slot }) - 1;
  }

  /** Columns with their names: paths, without the prefix that all have in common. */
  named(above: readonly string[]): Column[] {
    return this.#drafts.map(({ path, type, currency, slot }, at) => {
      const name = path.slice(above.length).join(".");
      const isCurrency = this.#drafts[at - 1]?.currency === true;
      const label = isCurrency ? "currency" : name.replace(/\.amount$/, currency ? "" : "$&");
      const originAt = this.#drafts.length + slot;
      const owner = this.#owners[slot] ?? "";
      return {
        key: name,
        label,
        type,
        originAt,
        owner,
        path,
        ...(currency && { total: true, currencyAt: at + 1 }),
      };
    });
  }
}

/** Path of the single list that contains all selected fields. Empty if there is no such list. */
function outermost({ fields }: Selection): readonly string[] {
  const [field, another] = fields;
  if (!field || another || field.kind === "leaf" || field.kind === "money") return [];
  return [field.key, ...(field.kind === "object" ? outermost(field) : [])];
}

function partOf(
  { fields }: Selection,
  path: readonly string[],
  columns: Columns,
  nested: Nested,
  depth: number,
): Part {
  const cells: CellPart[] = [];
  const objects: { field: ObjectField; part: Part }[] = [];
  const lists: ListPart[] = [];
  const counts: { field: ConnectionField; leaf: Leaf; at: number }[] = [];
  const slot = columns.slotOf(path);
  for (const field of fields) {
    const below = [...path, field.key];
    if (field.kind === "leaf") cells.push({ field, at: columns.add(below, typeOf(field.type), slot) });
    else if (field.kind === "money") cells.push({ field, at: addMoney(columns, below, slot, field) });
    else if (field.kind === "object")
      objects.push({ field, part: partOf(field, below, columns, nested, depth) });
    else {
      if (field.kind === "connection" && depth > 0)
        for (const leaf of field.beside)
          counts.push({ field, leaf, at: columns.add([...below, leaf.key], typeOf(leaf.type), slot) });
      const asJson = nested === "json" && depth > 0;
      lists.push({
        field,
        at: asJson ? columns.add(below, "json", slot) : -1,
        items: asJson ? undefined : partOf(itemsIn(field), below, columns, nested, depth + 1),
      });
    }
  }
  return { slot, cells, objects, lists, counts };
}

function addMoney(
  columns: Columns,
  path: readonly string[],
  slot: number,
  { many }: Extract<Field, { kind: "money" }>,
): number {
  if (many) return columns.add(path, "list", slot);
  const at = columns.add([...path, "amount"], "decimal", slot, true);
  columns.add([...path, "currency"], "category", slot);
  return at;
}

const types: Readonly<Record<string, ColumnType>> = {
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
  Decimal: "decimal",
  DateTime: "instant",
  Date: "day",
  JSON: "json",
};

function typeOf(type: GraphQLOutputType): ColumnType {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return named.name === "JSON" ? "json" : "list";
  return isEnumType(named) ? "category" : (types[named.name] ?? "text");
}
