/**
 * A document's lists as tables for SQL. Each list is a table named by its response key. Fields outside all lists
 * are in the table `root`, which has one row.
 */
import {
  type GraphQLCompositeType,
  type GraphQLOutputType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
} from "graphql";
import { type Fields, isFields, rowsOf, typeMatches } from "#reports/kit/asking/lists.ts";
import type { RowBatch } from "#reports/kit/asking/paginate.ts";
import { apiSchema } from "#reports/kit/document/document.ts";
import {
  type ConnectionField,
  keysOfRows,
  type Leaf,
  type ListField,
  type MoneyField,
  type ObjectField,
  type Selection,
} from "#reports/kit/document/selection.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

/** Types of DuckDB. The scale of `DECIMAL` depends on the amounts in the run. */
export type SqlType =
  | "VARCHAR"
  | "INTEGER"
  | "DOUBLE"
  | "BOOLEAN"
  | "DECIMAL"
  | "TIMESTAMPTZ"
  | "DATE"
  | "JSON"
  | "VARCHAR[]";

export interface TableColumn {
  readonly name: string;
  readonly type: SqlType;
  /** Response keys from the query to its value. For the number of items: to the list. */
  readonly path: readonly string[];
  readonly isCount?: boolean;
  /** For a global id: the types of its objects. */
  readonly types?: readonly string[];
}

export interface Table {
  /** The document's name: a schema of the database. */
  readonly document: string;
  readonly name: string;
  /** Response keys from the query to the list. Empty for fields outside all lists. */
  readonly path: readonly string[];
  /** Response keys from the query to a row of the list. */
  readonly rowPath: readonly string[];
  readonly columns: readonly TableColumn[];
  /** Types of its rows. For amounts, which are not objects: their field. */
  readonly types: readonly string[];
  /** Coordinates (`Type.field`) of the fields that are read for the table. */
  readonly coordinates: readonly string[];
  /** True if its rows are events that the gateway received. */
  readonly isReceived?: boolean;
  /** True for a table of an earlier run, which SQL names by its schema. */
  readonly isPast?: boolean;
}

/** One row of a table, with a cell for each of its columns. */
export interface TableRow {
  readonly table: Table;
  readonly cells: readonly unknown[];
}

/** Name of the table for fields outside all lists. */
const ROOT_TABLE = "root";

/** Name of a table in messages and results. */
export const fullName = ({ document, name }: Pick<Table, "document" | "name">): string =>
  `${document}.${name}`;

type AnyList = ListField | ConnectionField | MoneyField;

/** Conversion of an object to cells of a row and its nested lists. */
interface Part {
  readonly cells: readonly { readonly field: Leaf | MoneyField; readonly at: number }[];
  /** Response key and cell of the object's global id. Undefined if it has none. */
  readonly id: { readonly key: string; readonly at: number } | undefined;
  readonly objects: readonly { readonly field: ObjectField; readonly part: Part }[];
  readonly lists: readonly Below[];
  readonly totals: readonly { readonly field: ConnectionField; readonly leaf: Leaf; readonly at: number }[];
}

/** A list in an object. Its table is created when the columns above it are complete. */
interface Below {
  readonly field: AnyList;
  readonly path: readonly string[];
  /** Index of the cell with the number of its items. The cell is null if the list could not be read. */
  countAt: number;
  list?: List;
}

interface List {
  readonly table: Table;
  readonly part: Part;
  /** Number of the row's own cells, and of those that rows of nested lists repeat. */
  readonly own: number;
  readonly repeated: number;
}

/** The tables of one document, and their rows from its responses. */
export class DocumentTables {
  readonly tables: readonly Table[];
  readonly #root: List;
  #outer: unknown[] = [];

  /** @throws UsageError if two tables or two columns would have the same name */
  constructor(document: string, root: Selection) {
    const tables: Table[] = [];
    this.#root = listOf(
      { document, name: ROOT_TABLE, path: [], coordinates: [], toItems: [], selection: root, above: [] },
      tables,
    );
    const empty = this.#root.table.columns.length === 0;
    this.tables = empty ? tables.filter((table) => table !== this.#root.table) : tables;
    const names = new Map<string, Table>();
    for (const table of this.tables) {
      const other = names.get(table.name.toLowerCase());
      if (other)
        throw new UsageError(
          `${document}.graphql: the lists "${other.path.join(".")}" and "${table.path.join(".")}" would both be the table "${table.name}": give one of them an alias`,
        );
      names.set(table.name.toLowerCase(), table);
    }
  }

  /** The rows of a batch. Rows of a list come before rows of its nested lists. */
  *rows({ data, first }: RowBatch): Generator<TableRow> {
    const { part, own } = this.#root;
    const cells = blanks(own);
    const lists = [...fill(part, data, cells)];
    const before = first ? cells : this.#outer;
    for (const { field, list, value, countAt } of lists)
      if (first || field.kind === "connection") {
        const items = itemsOf(field, value);
        if (!first) before[countAt] = Number(before[countAt] ?? 0) + items.length;
        for (const item of items) yield* record(list, item, []);
      }
    this.#outer = before;
  }

  /** The row of the table `root`. Call it after all batches, because it has the counts of the lists. */
  *root(): Generator<TableRow> {
    const { table } = this.#root;
    if (table.columns.length > 0) yield { table, cells: this.#outer };
  }
}

function* record(list: List, item: unknown, above: readonly unknown[]): Generator<TableRow> {
  if (!isFields(item)) return;
  const own = blanks(list.own);
  const lists = [...fill(list.part, item, own)];
  yield { table: list.table, cells: [...own, ...above] };
  const repeated = [...own.slice(0, list.repeated), ...above];
  for (const { field, list: below, value } of lists)
    for (const one of itemsOf(field, value)) yield* record(below, one, repeated);
}

const blanks = (length: number): unknown[] => Array.from({ length }, () => null);

/** Writes an object's values to their cells. @returns the lists in the object */
function* fill(
  { cells: leaves, id, objects, lists, totals }: Part,
  object: Fields,
  cells: unknown[],
): Generator<{
  readonly field: AnyList;
  readonly list: List;
  readonly value: unknown;
  readonly countAt: number;
}> {
  if (id) cells[id.at] = object[id.key] ?? null;
  for (const { field, at } of leaves) {
    const value = typeMatches(field, object) ? (object[field.key] ?? null) : null;
    if (value === null) continue;
    if (field.kind === "leaf") cells[at] = value;
    else if (isFields(value)) {
      cells[at] = value["amount"] ?? null;
      cells[at + 1] = value["currency"] ?? null;
    }
  }
  for (const { field, part } of objects) {
    const value = typeMatches(field, object) ? object[field.key] : undefined;
    if (isFields(value)) yield* fill(part, value, cells);
  }
  for (const { field, leaf, at } of totals) {
    const value = typeMatches(field, object) ? object[field.key] : undefined;
    if (isFields(value)) cells[at] = value[leaf.key] ?? null;
  }
  for (const { field, list, countAt } of lists) {
    const value = typeMatches(field, object) ? object[field.key] : undefined;
    if (!list || value === null || value === undefined) continue;
    cells[countAt] = itemsOf(field, value).length;
    yield { field, list, value, countAt };
  }
}

function itemsOf(field: AnyList, value: unknown): readonly unknown[] {
  if (field.kind === "connection") return rowsOf(field, value);
  return Array.isArray(value) ? value : [];
}

interface ListInput {
  readonly document: string;
  readonly name: string;
  /** Response keys from the query to the list. */
  readonly path: readonly string[];
  /** `Type.field` of the list itself. */
  readonly coordinates: readonly string[];
  /** Keys from the list to one of its items. */
  readonly toItems: readonly string[];
  /** Selection on an item. Undefined for a list of amounts. */
  readonly selection: Selection | undefined;
  /** The columns of outer lists that each row repeats. */
  readonly above: readonly TableColumn[];
}

/** Creates the table of a list, and those of its nested lists. */
function listOf(
  { document, name, path, coordinates, toItems, selection, above }: ListInput,
  tables: Table[],
): List {
  const builder = new Builder();
  const rowPath = [...path, ...toItems];
  const part = selection ? builder.part(selection, [], rowPath) : builder.amounts(path);
  const repeated = builder.columns.length;
  for (const below of builder.below)
    below.countAt = builder.add([...below.within, "count"], "INTEGER", below.path, { isCount: true });
  const table: Table = {
    document,
    name,
    path,
    rowPath,
    columns: [...builder.columns, ...above],
    types: selection ? typesOf(selection.type) : coordinates,
    coordinates: [...coordinates, ...builder.coordinates],
    ...(selection && isReceived(selection) && { isReceived: true }),
  };
  refuseTwice(table);
  tables.push(table);
  const prefixed = builder.columns.slice(0, repeated).map((one) => ({ ...one, name: `${name}_${one.name}` }));
  for (const below of builder.below)
    below.list = listOf(
      {
        document,
        name: below.field.key,
        path: below.path,
        coordinates: [below.coordinate],
        toItems: below.field.kind === "connection" ? keysOfRows(below.field) : [],
        selection: below.field.kind === "connection" ? below.field.items : itemsSelection(below.field),
        above: path.length === 0 ? [] : [...prefixed, ...above],
      },
      tables,
    );
  return { table, part, own: builder.columns.length, repeated };
}

/** Field with the time at which the gateway received an event. */
export const RECEIVED_AT = "receivedAt";

/** True if objects are events that the gateway received. Events that it did not receive cannot be read. */
export const isReceived = ({ type }: Selection): boolean =>
  isObjectType(type) && type.getFields()[RECEIVED_AT] !== undefined;

/** True if a selection contains `receivedAt` at any depth. */
export const holdsReceived = (selection: Selection): boolean =>
  isReceived(selection) ||
  selection.fields.some((field) => {
    if (field.kind === "connection") return holdsReceived(field.items);
    return (field.kind === "object" || field.kind === "list") && holdsReceived(field);
  });

/** Names of the object types of a type. */
const typesOf = (type: GraphQLCompositeType): readonly string[] =>
  isAbstractType(type)
    ? apiSchema()
        .getPossibleTypes(type)
        .map(({ name }) => name)
    : [type.name];

const itemsSelection = (field: ListField | MoneyField): Selection | undefined =>
  field.kind === "money" ? undefined : field;

/** Collects the columns of one table. */
class Builder {
  readonly columns: TableColumn[] = [];
  readonly coordinates: string[] = [];
  readonly below: (Below & { readonly within: readonly string[]; readonly coordinate: string })[] = [];

  /** @param within keys from the item to the object */
  part(selection: Selection, within: readonly string[], path: readonly string[]): Part {
    const { fields, type, idKey } = selection;
    const cells: { field: Leaf | MoneyField; at: number }[] = [];
    const objects: { field: ObjectField; part: Part }[] = [];
    const totals: { field: ConnectionField; leaf: Leaf; at: number }[] = [];
    const first = this.below.length;
    // The id is the first column, even if the document does not select it, because it identifies the row.
    const isSelected = fields.some(({ key }) => key === idKey);
    const id =
      idKey === undefined || isSelected
        ? undefined
        : {
            key: idKey,
            at: this.add([...within, "id"], "VARCHAR", [...path, idKey], { types: typesOf(type) }),
          };
    for (const field of fields) {
      const coordinate = `${field.on?.type ?? type.name}.${field.name}`;
      const below = [...within, field.key];
      const own = [...path, field.key];
      if (field.kind !== "list" && field.kind !== "connection") this.coordinates.push(coordinate);
      if (field.kind === "leaf")
        cells.push({
          field,
          at: this.add(
            below,
            sqlTypeOf(field.type),
            own,
            field.key === idKey ? { types: typesOf(type) } : {},
          ),
        });
      else if (field.kind === "money" && !field.many) {
        cells.push({ field, at: this.add(below, "DECIMAL", own) });
        this.add([...below, "currency"], "VARCHAR", own);
      } else if (field.kind === "object") objects.push({ field, part: this.part(field, below, own) });
      else {
        this.below.push({ field, path: own, within: below, coordinate, countAt: -1 });
        if (field.kind === "connection")
          for (const leaf of field.beside)
            totals.push({
              field,
              leaf,
              at: this.add([...below, leaf.key], sqlTypeOf(leaf.type), [...own, leaf.key]),
            });
      }
    }
    const lists = this.below.slice(first).filter(({ within: list }) => list.length === within.length + 1);
    return { cells, id, objects, lists, totals };
  }

  /** The part of an amount in a list of amounts. */
  amounts(path: readonly string[]): Part {
    const leaf = (key: string): Leaf => ({ kind: "leaf", key, name: key, args: [], type: GraphQLString });
    const cells = [
      { field: leaf("amount"), at: this.add(["amount"], "DECIMAL", path) },
      { field: leaf("currency"), at: this.add(["currency"], "VARCHAR", path) },
    ];
    return { cells, id: undefined, objects: [], lists: [], totals: [] };
  }

  /** Adds a column. The same key of two object types shares a column. @returns the index of its cell */
  add(
    keys: readonly string[],
    type: SqlType,
    path: readonly string[],
    more: Pick<TableColumn, "isCount" | "types"> = {},
  ): number {
    const name = keys.join("_");
    const at = this.columns.findIndex((column) => column.name === name);
    const there = this.columns[at];
    if (!there) return this.columns.push({ name, type, path, ...more }) - 1;
    const types = [...(there.types ?? []), ...(more.types ?? [])];
    this.columns[at] = {
      ...there,
      type: there.type === type ? type : "VARCHAR",
      ...(types.length > 0 && { types }),
    };
    return at;
  }
}

function refuseTwice({ document, name, columns }: Table): void {
  const seen = new Set<string>();
  for (const column of columns) {
    const key = column.name.toLowerCase();
    if (seen.has(key))
      throw new UsageError(
        `${document}.graphql: the table "${name}" would have two columns "${column.name}": give one of the fields an alias`,
      );
    seen.add(key);
  }
}

const types: Readonly<Record<string, SqlType>> = {
  Int: "INTEGER",
  Float: "DOUBLE",
  Boolean: "BOOLEAN",
  Decimal: "DECIMAL",
  DateTime: "TIMESTAMPTZ",
  Date: "DATE",
  JSON: "JSON",
};

function sqlTypeOf(type: GraphQLOutputType): SqlType {
  const item = types[getNamedType(type).name] ?? "VARCHAR";
  if (!isListType(getNullableType(type))) return item;
  return item === "JSON" ? "JSON" : "VARCHAR[]";
}
