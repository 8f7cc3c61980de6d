/**
 * Columns and rows of any document: each response key a column, each item of a list a row. Lists
 * within rows are joined, one row for each innermost item, or kept as JSON.
 */
import { type GraphQLOutputType, getNamedType, getNullableType, isEnumType, isListType } from "graphql";
import type { Cell, Column, ColumnType, Row, Totals } from "./columns.ts";
import { applies, type Fields, isFields, rowsOf } from "./lists.ts";
import type {
  ConnectionField,
  Field,
  Leaf,
  ListField,
  MoneyField,
  ObjectField,
  Selection,
} from "./selection.ts";
import type { Piece } from "./walk.ts";

export type Nested = "join" | "json";

interface CellPart {
  readonly field: Leaf | MoneyField;
  readonly at: number;
}

interface ListPart {
  readonly field: ListField | ConnectionField;
  /** How its items become rows; undefined where it is one cell of JSON. */
  readonly items: Part | undefined;
  readonly at: number;
}

/** How one object becomes cells and rows. */
interface Part {
  readonly cells: readonly CellPart[];
  readonly objects: readonly { readonly field: ObjectField; readonly part: Part }[];
  readonly lists: readonly ListPart[];
  /** `totalCount` of its lists. */
  readonly counts: readonly { readonly field: ConnectionField; readonly leaf: Leaf; readonly at: number }[];
}

/** A list in an object, to be joined. */
interface OpenList {
  readonly field: ListField | ConnectionField;
  readonly items: Part;
  readonly value: unknown;
}

export class Flattener {
  readonly columns: readonly Column[];
  readonly #root: Part;

  constructor(root: Selection, nested: Nested) {
    const columns = new Columns();
    this.#root = partOf(root, [], columns, nested, 0);
    this.columns = columns.named(outermost(root));
  }

  /** The rows of a piece; what they add to the totals is counted once for each object. */
  *rows({ data, first }: Piece, totals: Totals): Generator<Row> {
    const empty: Row = this.columns.map(() => null);
    const { row, lists } = this.#own(this.#root, data, empty, first ? totals : undefined);
    for (const list of lists)
      if (first || list.field.kind === "connection")
        for (const item of itemsOf(list.field, list.value))
          yield* this.#record(list.items, item, row, totals);
    // A document without lists is one row; one whose lists are empty has none.
    if (!hasLists(this.#root)) yield row;
  }

  *#record(part: Part, value: unknown, above: Row, totals: Totals): Generator<Row> {
    if (!isFields(value)) return;
    const { row, lists } = this.#own(part, value, above, totals);
    let any = false;
    for (const list of lists)
      for (const item of itemsOf(list.field, list.value)) {
        any = true;
        yield* this.#record(list.items, item, row, totals);
      }
    if (!any) yield row;
  }

  /** The object's own cells, beside those above, and the lists that it holds. */
  #own(part: Part, value: Fields, above: Row, totals: Totals | undefined) {
    const row: Cell[] = [...above];
    const own = new Set<number>();
    const lists: OpenList[] = [];
    const put = (at: number, cell: Cell) => {
      row[at] = cell ?? null;
      own.add(at);
    };
    const fill = ({ cells, objects, lists: below, counts }: Part, object: Fields) => {
      for (const { field, at } of cells) {
        if (!applies(field, object)) continue;
        const inner = object[field.key];
        if (field.kind === "leaf") put(at, cellOf(inner));
        else if (field.many) put(at, Array.isArray(inner) ? inner.map(moneyText) : null);
        else {
          put(at, isFields(inner) ? inner["amount"] : null);
          put(at + 1, isFields(inner) ? inner["currency"] : null);
        }
      }
      for (const { field, leaf, at } of counts) {
        const list = applies(field, object) ? object[field.key] : undefined;
        if (isFields(list)) put(at, cellOf(list[leaf.key]));
      }
      for (const list of below) {
        if (!applies(list.field, object)) continue;
        const inner = object[list.field.key];
        if (list.items) lists.push({ field: list.field, items: list.items, value: inner });
        else put(list.at, jsonOf(list.field, inner));
      }
      for (const { field, part: inside } of objects) {
        const inner = applies(field, object) ? object[field.key] : undefined;
        if (isFields(inner)) fill(inside, inner);
      }
    };
    fill(part, value);
    totals?.count(row, (at) => own.has(at));
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
  isFields(value) ? `${value["amount"]} ${value["currency"]}` : "";

function itemsOf(field: ListField | ConnectionField, value: unknown): readonly unknown[] {
  if (field.kind === "connection") return rowsOf(field, value);
  return Array.isArray(value) ? value : [];
}

const jsonOf = (field: ListField | ConnectionField, value: unknown): Cell =>
  value === null || value === undefined
    ? null
    : itemsOf(field, value).map((item) => cleaned(field.kind === "connection" ? field.items : field, item));

/** What the document selects of an object, without what was asked for beside it. */
function cleaned({ fields }: Selection, value: unknown): unknown {
  if (!isFields(value)) return value;
  const made: Fields = {};
  for (const field of fields) {
    const inner = value[field.key];
    if (!applies(field, value) || inner === undefined) continue;
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
}

/** Columns as they are met: two types of an abstract list that have the same key share one. */
class Columns {
  readonly #drafts: Draft[] = [];

  add(path: readonly string[], type: ColumnType, currency = false): number {
    const at = this.#drafts.findIndex((draft) => draft.path.join(".") === path.join("."));
    const there = this.#drafts[at];
    if (there) {
      if (there.type !== type) this.#drafts[at] = { ...there, type: "text" };
      return at;
    }
    return this.#drafts.push({ path, type, currency }) - 1;
  }

  /** Named by their paths below what all of them lie in. */
  named(above: readonly string[]): Column[] {
    return this.#drafts.map(({ path, type, currency }, at) => {
      const name = path.slice(above.length).join(".");
      const isCurrency = this.#drafts[at - 1]?.currency === true;
      const label = isCurrency ? "currency" : name.replace(/\.amount$/, currency ? "" : "$&");
      return { key: name, label, type, ...(currency && { total: true, currencyAt: at + 1 }) };
    });
  }
}

/** The path of the one list that everything selected is in; of nothing where there is no such list. */
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
  for (const field of fields) {
    const below = [...path, field.key];
    if (field.kind === "leaf") cells.push({ field, at: columns.add(below, typeOf(field.type)) });
    else if (field.kind === "money") cells.push({ field, at: addMoney(columns, below, field) });
    else if (field.kind === "object")
      objects.push({ field, part: partOf(field, below, columns, nested, depth) });
    else {
      if (field.kind === "connection" && depth > 0)
        for (const leaf of field.beside)
          counts.push({ field, leaf, at: columns.add([...below, leaf.key], typeOf(leaf.type)) });
      const asJson = nested === "json" && depth > 0;
      const selection = field.kind === "connection" ? field.items : field;
      lists.push({
        field,
        at: asJson ? columns.add(below, "json") : -1,
        items: asJson ? undefined : partOf(selection, below, columns, nested, depth + 1),
      });
    }
  }
  return { cells, objects, lists, counts };
}

function addMoney(
  columns: Columns,
  path: readonly string[],
  { many }: Extract<Field, { kind: "money" }>,
): number {
  if (many) return columns.add(path, "list");
  const at = columns.add([...path, "amount"], "decimal", true);
  columns.add([...path, "currency"], "category");
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
