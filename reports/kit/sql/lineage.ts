/**
 * Columns of a result that are unchanged columns of tables, and the ids of their objects. This works for joins
 * only, because groups, unions and common table expressions create other rows.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { isFields } from "#reports/kit/asking/lists.ts";
import type { Table } from "#reports/kit/tables/tables.ts";
import { rewritten, textIn } from "./plan.ts";

/** A column named in SQL: the table or its alias, and the column. */
export type ColumnName = readonly [source: string, column: string];

/** A column of the result that is a column of a table. */
export interface DirectColumn {
  readonly table: Table;
  /** The id of its object. Undefined if the table has none. */
  readonly id: ColumnName | undefined;
  /** The currency of an amount. */
  readonly currency: ColumnName | undefined;
}

/** A table of the query. Undefined if the name refers to something else. */
interface Source {
  readonly name: string;
  readonly table: Table | undefined;
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/**
 * The source columns of a result, in the order of its columns.
 * @param statement the statement as the engine parses it
 * @param tableOf finds the table of a name that is not a common table expression
 * @returns an empty list if the rows are not those of joined tables
 */
export function directColumns(
  statement: unknown,
  tableOf: (schema: string, name: string) => Table | undefined,
): readonly (DirectColumn | undefined)[] {
  const node = isFields(statement) ? statement["node"] : undefined;
  if (!isFields(node) || node["type"] !== "SELECT_NODE") return [];
  const isGrouped =
    listIn(node["group_expressions"]).length > 0 || node["aggregate_handling"] !== "STANDARD_HANDLING";
  const isDistinct = listIn(node["modifiers"]).some(
    (one) => isFields(one) && one["type"] === "DISTINCT_MODIFIER",
  );
  const items = listIn(node["select_list"]).filter(isFields);
  if (isGrouped || isDistinct || items.some((one) => one["class"] === "STAR")) return [];
  const sources = [...sourcesIn(node["from_table"], tableOf)];
  return items.map((one) =>
    one["class"] === "COLUMN_REF"
      ? directColumn(listIn(one["column_names"]).map(textIn), sources)
      : undefined,
  );
}

function* sourcesIn(
  node: unknown,
  tableOf: (schema: string, name: string) => Table | undefined,
): Generator<Source> {
  if (!isFields(node)) return;
  if (node["type"] === "JOIN") {
    yield* sourcesIn(node["left"], tableOf);
    yield* sourcesIn(node["right"], tableOf);
    return;
  }
  const name = textIn(node["table_name"]);
  const isPlain = node["type"] === "BASE_TABLE" && listIn(node["column_name_alias"]).length === 0;
  const table = isPlain ? tableOf(textIn(node["schema_name"]), name) : undefined;
  yield { name: textIn(node["alias"]) || name, table };
}

function directColumn(names: readonly string[], sources: readonly Source[]): DirectColumn | undefined {
  const column = names.at(-1) ?? "";
  const from = names.at(-2);
  const has = ({ table }: Source) => !table || table.columns.some(({ name }) => isSame(name, column));
  const found = sources.filter((source) => (from === undefined ? has(source) : isSame(source.name, from)));
  const [source] = found;
  if (found.length !== 1 || !source?.table) return undefined;
  const id = idOf(source.table, column);
  const currency = currencyOf(source.table, column);
  return {
    table: source.table,
    id: id === undefined ? undefined : [source.name, id],
    currency: currency === undefined ? undefined : [source.name, currency],
  };
}

/** Column with the id of the object that a column belongs to: `vendors_balance` belongs to `vendors_id`. */
export function idOf(table: Table, column: string): string | undefined {
  const parts = column.split("_");
  for (let length = parts.length - 1; length >= 0; length--) {
    const name = [...parts.slice(0, length), "id"].join("_");
    const found = table.columns.find((one) => isSame(one.name, name));
    if (found && isOwn(table, found.name) === isOwn(table, column)) return found.name;
  }
  return undefined;
}

/** False for a column that rows repeat from an outer list. */
export const isOwn = ({ columns, rowPath }: Table, column: string): boolean =>
  columns.every(({ name, path }) => !isSame(name, column) || rowPath.every((key, at) => path[at] === key));

/** The column with the currency of an amount. Undefined if the column is not an amount. */
export function currencyOf(
  { columns }: { readonly columns: readonly { readonly name: string; readonly type: string }[] },
  column: string,
): string | undefined {
  if (!columns.some(({ name, type }) => isSame(name, column) && type === "DECIMAL")) return undefined;
  // In a list of amounts, the columns have no prefix.
  const names = [`${column}_currency`, ...(isSame(column, "amount") ? ["currency"] : [])];
  return columns.find(({ name, type }) => type === "VARCHAR" && names.some((one) => isSame(one, name)))?.name;
}

/**
 * SQL with further columns after its own.
 * @param sql a query that `directColumns` accepts
 * @throws Error for SQL that the engine cannot parse
 */
export const withColumns = (
  connection: DuckDBConnection,
  sql: string,
  added: readonly ColumnName[],
): Promise<string> =>
  rewritten(connection, sql, ({ node }) => {
    const items = isFields(node) ? node["select_list"] : undefined;
    if (Array.isArray(items))
      for (const [at, names] of added.entries())
        items.push({ class: "COLUMN_REF", type: "COLUMN_REF", alias: `_id_${at}`, column_names: names });
  });
