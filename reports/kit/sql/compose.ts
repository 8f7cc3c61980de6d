/** Composes the tables of a report with its SQL. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DuckDBResult } from "@duckdb/node-api";
import { snapshotQuery, tableQuery } from "#reports/kit/living/snapshot-rows.ts";
import { columnType, type ReadTables } from "#reports/kit/tables/table-files.ts";
import { fullName, type Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type Behind, type BehindOptions, behindOf } from "./behind.ts";
import {
  type Database,
  identifier,
  literal,
  openDatabase,
  openLocked,
  type SqlLimits,
  watchTime,
} from "./database.ts";
import { type ColumnName, withColumns } from "./lineage.ts";
import { type BoundParameter, bind } from "./parameters.ts";
import { planOf } from "./plan.ts";
import { textOf } from "./relations/columns.ts";
import type { Condition, Lineage } from "./relations/facts.ts";
import { lineageOf } from "./relations/walker.ts";
import { readStatement, type Statement, sqlError } from "./statement.ts";

/** A column of a result, with its type in the engine's words. */
export interface ResultColumn {
  readonly name: string;
  readonly type: string;
}

export interface CheckedSql {
  readonly columns: readonly ResultColumn[];
  readonly statement: Statement;
  /** Undefined if the engine cannot plan the query, or if the plan has unknown operators. */
  readonly lineage: Lineage | undefined;
  /** The rows behind each column. */
  readonly behind: readonly Behind[];
}

/** Documents in the order in which tables without a schema are looked up: those of this run first. */
export const documentsOf = (tables: readonly Table[]): string[] => {
  const isPast = (table: Table) => table.isPast === true;
  const ordered = [...tables.filter((table) => !isPast(table)), ...tables.filter(isPast)];
  return [...new Set(ordered.map(({ document }) => document))];
};

const nameIn = (catalog: string, { document, name }: Table): string =>
  [...(catalog === "" ? [] : [catalog]), identifier(document), identifier(name)].join(".");

/**
 * Checks SQL with empty tables.
 * @param signal ends the check
 * @throws UsageError with the line of the mistake, and at the time limit
 */
export async function checkSql(
  sql: string,
  tables: readonly Table[],
  parameters: readonly BoundParameter[],
  limits: SqlLimits,
  signal?: AbortSignal,
): Promise<CheckedSql> {
  const schemas = documentsOf(tables);
  const create = [
    ...schemas.map((schema) => `create schema data.${identifier(schema)}`),
    ...tables.map((table) => {
      const columns = table.columns.map((column) => `${identifier(column.name)} ${columnType(column)}`);
      return `create table ${nameIn("data", table)} (${columns.join(", ")})`;
    }),
  ];
  const database = await openLocked(limits, { schemas, create });
  const time = watchTime(database, limits, signal);
  try {
    const statement = await readStatement(database.connection, sql, tables);
    for (const name of statement.parameters)
      if (!parameters.some((one) => one.name === name))
        throw new UsageError(`report.sql: there is no parameter "${name}": declare it in report.yaml`);
    signal?.throwIfAborted();
    const result = await resultOf(database, sql, statement, parameters);
    const columns = columnsOf(result);
    const names = new Set<string>();
    for (const { name } of columns) {
      if (names.has(name)) throw new UsageError(`report.sql: two columns are called "${name}"`);
      names.add(name);
    }
    const used = parameters.filter(({ name }) => statement.parameters.includes(name));
    const plan = await planOf(database.connection, sql, used);
    const lineage =
      plan &&
      lineageOf(plan, (document, name) =>
        tables.find((one) => one.document === document && one.name === name),
      );
    const behind = await behindOf({
      connection: database.connection,
      sql,
      columns: columns.map(({ name }) => name),
      // At the time of the check, the run has only its own tables.
      tableOf: tableNameIn(statement.tables.some(({ isPast }) => isPast) ? [] : tables),
    });
    const isWhole = lineage?.columns.length === columns.length;
    return { columns, statement, lineage: isWhole ? lineage : undefined, behind };
  } catch (error) {
    throw time.isLate() ? tooLong(limits) : error;
  } finally {
    time.end();
    database.close();
  }
}

/** Finds the table of this run for a name in SQL. */
export const tableNameIn =
  (tables: readonly Table[]): BehindOptions["tableOf"] =>
  (schema, name) => {
    const isNamed = (written: string, own: string) => written.toLowerCase() === own.toLowerCase();
    const found = tables.find(
      (table) => isNamed(name, table.name) && (schema === "" || isNamed(schema, table.document)),
    );
    return found && fullName(found);
  };

const tooLong = ({ timeMs }: SqlLimits) =>
  new UsageError(`report.sql: it took longer than ${timeMs / 1_000} s`);

const columnsOf = (result: DuckDBResult): ResultColumn[] =>
  result.columnNames().map((name, at) => ({ name, type: String(result.columnType(at)) }));

/** Runs a query with the parameters that it uses. @throws UsageError with the engine's reason */
export async function resultOf(
  { connection }: Pick<Database, "connection">,
  sql: string,
  { parameters: used }: Pick<Statement, "parameters">,
  parameters: readonly BoundParameter[],
): Promise<DuckDBResult> {
  try {
    const prepared = await connection.prepare(sql);
    await bind(
      prepared,
      parameters.filter(({ name }) => used.includes(name)),
    );
    return await prepared.stream();
  } catch (error) {
    throw sqlError(error);
  }
}

export interface ComposeInput {
  readonly sql: string;
  readonly statement: Statement;
  /** Columns of tables that follow the columns of the result in each row. */
  readonly added?: readonly ColumnName[];
  readonly read: ReadTables;
  readonly parameters: readonly BoundParameter[];
  /** Folder for the database of the tables and for data beyond the memory limit. */
  readonly folder: string;
  readonly limits: SqlLimits;
  /** Conditions on the rows of tables. Those that are false are reported before the first row. */
  readonly conditions?: readonly Condition[];
  readonly failed?: (condition: Condition) => void;
  /** Time zone of days and months that the SQL derives from instants; UTC by default. */
  readonly timeZone?: string | undefined;
}

/**
 * Runs SQL on the tables.
 * @returns the rows, some hundred at a time, with cells in the engine's JSON form
 * @throws UsageError if the SQL fails on the values, and at its time limit
 */
export async function* compose(input: ComposeInput): AsyncGenerator<readonly (readonly unknown[])[]> {
  const { sql, statement, added = [], read, parameters, folder, limits } = input;
  const tables = join(folder, "tables.duckdb");
  const spillFolder = join(folder, "spill");
  const used = read.tables.filter(({ table }) => statement.tables.includes(table));
  await load(tables, { ...read, tables: used }, limits, spillFolder);
  const schemas = documentsOf(statement.tables);
  const database = await openLocked(limits, { tables, schemas, spillFolder, timeZone: input.timeZone });
  const time = watchTime(database, limits);
  try {
    for (const condition of input.conditions ?? [])
      if (!(await holds(database, condition, parameters))) input.failed?.(condition);
    const whole = added.length > 0 ? await withColumns(database.connection, sql, added) : sql;
    const result = await resultOf(database, whole, statement, parameters);
    for await (const rows of result.yieldRowsJson()) yield rows;
  } catch (error) {
    if (time.isLate()) throw tooLong(limits);
    throw error instanceof UsageError ? error : sqlError(error);
  } finally {
    time.end();
    database.close();
    removeDatabase(tables);
    rmSync(spillFolder, { recursive: true, force: true });
  }
}

/** True if the read rows meet a condition. */
async function holds(
  { connection }: Database,
  condition: Condition,
  parameters: readonly BoundParameter[],
): Promise<boolean> {
  const parameterValue = (name: string) => parameters.find((one) => one.name === name)?.value;
  const breach = breachOf(condition, parameterValue);
  return (await connection.runAndReadAll(`${breach} limit 1`)).getRowsJson().length === 0;
}

/** SQL that returns a row if a condition is false. */
function breachOf(condition: Condition, parameterValue: (parameter: string) => unknown): string {
  if (condition.kind === "once") {
    const names = condition.columns.map(identifier);
    const known = names.map((one) => `${one} is not null`).join(" and ");
    const where = names.length > 0 && condition.nulls !== true ? `where ${known}` : "";
    const groups = names.length === 0 ? "" : `group by ${names.join(", ")}`;
    return `select 1 from ${nameIn("data", condition.table)} ${where} ${groups} having count(*) > 1`;
  }
  if (condition.kind === "apart") {
    const [one, other] = condition.sides.map(
      ({ table, column = "" }) => `select ${identifier(column)} as id from ${nameIn("data", table)}`,
    );
    return `select 1 from (${one}) as one join (${other}) as other on one.id = other.id`;
  }
  const currencies = condition.amounts.map(({ table, column, currency, tokens }) => {
    const [text] = [...tokens].flatMap((token) => textOf(token, parameterValue) ?? []);
    const from = `from ${nameIn("data", table)} where ${identifier(column)} is not null`;
    const value = currency === undefined ? "''" : `coalesce(${identifier(currency)}, '')`;
    if (text === undefined) return `select ${value} as currency ${from}`;
    return `select ${literal(text)} as currency ${from} and ${value} = ${literal(text)}`;
  });
  return `select 1 from (${currencies.join(" union all ")}) having count(distinct currency) > 1`;
}

function removeDatabase(file: string): void {
  for (const path of [file, `${file}.wal`]) rmSync(path, { force: true });
}

/** Writes the file of the tables, which is only read afterwards. */
export async function load(
  file: string,
  { tables, places }: ReadTables,
  limits: SqlLimits,
  spillFolder: string,
): Promise<void> {
  removeDatabase(file);
  const { connection, close } = await openDatabase(limits, { file, spillFolder });
  try {
    for (const document of documentsOf(tables.map(({ table }) => table)))
      await connection.run(`create schema ${identifier(document)}`);
    for (const { table, file: source, snapshot } of tables) {
      const rows =
        table.isPast !== true
          ? tableQuery(table, source, places)
          : snapshot
            ? snapshotQuery(table, snapshot, snapshot.name, places)
            : noRows(table, places);
      await connection.run(`create table ${nameIn("", table)} as ${rows}`);
    }
    await connection.run("checkpoint");
  } finally {
    close();
  }
}

/** A query without rows, with the columns of a table. */
const noRows = (table: Table, places: number): string =>
  `select ${table.columns.map((column) => `null::${columnType(column, places)} as ${identifier(column.name)}`).join(", ")} where false`;
