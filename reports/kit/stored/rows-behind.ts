/** The rows of a run's tables behind a figure of its result: a cell, a total or a bar of a chart. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { boundParameters } from "#reports/kit/definition/parameters.ts";
import { cellOf, columnTypeOf, inPlacesOf, resultShape } from "#reports/kit/definition/result-columns.ts";
import { zonedInstant } from "#reports/kit/formats/time-zone.ts";
import { isOfBar } from "#reports/kit/rows/chart.ts";
import type { Column, ColumnType, Row } from "#reports/kit/rows/columns.ts";
import { openReport } from "#reports/kit/run.ts";
import { FIGURE, stepQuery, stepsBehind } from "#reports/kit/sql/behind.ts";
import { documentsOf, load, resultOf, tableNameIn } from "#reports/kit/sql/compose.ts";
import { defaultSqlLimits, identifier, openLocked, watchTime } from "#reports/kit/sql/database.ts";
import { currencyOf } from "#reports/kit/sql/lineage.ts";
import type { BoundParameter } from "#reports/kit/sql/parameters.ts";
import { readStatement, sqlError } from "#reports/kit/sql/statement.ts";
import { LineWriter, linesFrom } from "#reports/kit/tables/line-file.ts";
import { storedTables } from "#reports/kit/tables/table-files.ts";
import type { Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type ReportSource, ROWS, readResult, type StoredResult } from "./run-folder.ts";

/** A figure of a result. Without a row and a label it is the total of the column. */
export interface FigureName {
  readonly column: string;
  /** Number of a row of the result, from 0. */
  readonly row?: number | undefined;
  /** Currency of the amounts of a total or of a bar; empty for amounts without one. */
  readonly unit?: string | undefined;
  /** A bar of the chart. */
  readonly label?: string | undefined;
  readonly series?: string | undefined;
  /** Zone of the chart's months. */
  readonly timeZone?: string | undefined;
}

/** Description of the rows, in a file beside them. */
export interface RowsBehind {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly type: ColumnType }[];
  readonly total: number;
  /** Names of the tables that the rows are of. */
  readonly tables: readonly string[];
}

export interface BehindRequest {
  readonly source: ReportSource;
  /** Folder of the run. */
  readonly folder: string;
  /** Output file of the description. The rows are beside it. */
  readonly file: string;
  readonly asked: FigureName;
}

/** The file with the rows that a description is of. */
export const behindRows = (file: string): string => `${file}.rows.ndjson`;

/**
 * Writes the rows behind a figure.
 * @throws UsageError if there is no such figure, or its rows cannot be found
 */
export async function writeRowsBehind({ source, folder, file, asked }: BehindRequest): Promise<void> {
  const result = readResult(folder);
  const chosen = chosenRows(result, folder, asked);
  const behind = result.behind?.[result.columns.findIndex(({ key }) => key === asked.column)];
  if (behind && "why" in behind) throw notFound(behind.why);
  const temporary = mkdtempSync(join(folder, "behind-"));
  try {
    const { tables, places } = storedTables(folder);
    if (tables.length === 0) throw new UsageError("The run has no tables whose rows could be shown");
    const database = join(temporary, "tables.duckdb");
    const spillFolder = join(temporary, "spill");
    await load(database, { tables, places }, defaultSqlLimits, spillFolder);
    const known = tables.map(({ table }) => table);
    const schemas = documentsOf(known);
    const { timeZone } = result;
    const opened = await openLocked(defaultSqlLimits, { tables: database, schemas, spillFolder, timeZone });
    const time = watchTime(opened, defaultSqlLimits);
    try {
      const rows = new Behind(opened.connection, { source, result, tables: known });
      const made = await rows.write(asked.column, chosen, behindRows(file));
      writeFileSync(`${file}.partial`, JSON.stringify(made));
    } catch (error) {
      throw error instanceof UsageError ? error : sqlError(error);
    } finally {
      time.end();
      opened.close();
    }
    renameSync(`${file}.partial`, file);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const notFound = (why: string) => new UsageError(`The rows behind it cannot be found: ${why}`);

/** The numbers of the rows of the result that a figure is of, with their cells. */
function chosenRows(
  { columns, chart, timeZone: own }: StoredResult,
  folder: string,
  { column: key, row: wanted, unit, label, series, timeZone = own }: FigureName,
): ReadonlyMap<number, Row> {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new UsageError(`The result has no column "${key}"`);
  if (label !== undefined && !chart) throw new UsageError("The run has no chart");
  const chosen = new Map<number, Row>();
  let number = 0;
  for (const line of linesFrom(join(folder, ROWS))) {
    const at = number++;
    if (wanted !== undefined && at !== wanted) continue;
    const row = JSON.parse(line) as Row;
    if (unit !== undefined && unit !== unitOf(row, column)) continue;
    const zoned = timeZone === undefined ? row : inZone(row, columns, timeZone);
    if (label !== undefined && chart && !isOfBar(chart, columns, zoned, { label, series })) continue;
    chosen.set(at, row);
    if (wanted !== undefined) break;
  }
  if (chosen.size === 0) throw new UsageError("The result has no such row");
  return chosen;
}

function unitOf(row: Row, { currencyAt, ownCurrencyAt = currencyAt }: Column): string {
  const at = currencyAt ?? ownCurrencyAt;
  return at === undefined ? "" : String(row[at] ?? "");
}

const inZone = (row: Row, columns: readonly Column[], timeZone: string): Row =>
  row.map((cell, at) =>
    columns[at]?.type === "instant" && typeof cell === "string" ? zonedInstant(cell, timeZone) : cell,
  );

interface BehindInput {
  readonly source: ReportSource;
  readonly result: StoredResult;
  readonly tables: readonly Table[];
}

const nameAt = (step: number): string => `temp."behind ${step}"`;
const SHOWN = 'temp."behind shown"';

/** Rows in a database with the tables of a run. */
class Behind {
  readonly #connection: DuckDBConnection;
  readonly #input: BehindInput;

  constructor(connection: DuckDBConnection, input: BehindInput) {
    this.#connection = connection;
    this.#input = input;
  }

  /** Writes the rows behind a column of rows of the result. */
  async write(key: string, chosen: ReadonlyMap<number, Row>, file: string): Promise<RowsBehind> {
    const { source, result, tables } = this.#input;
    const definition = readDefinition(source.name, source.files);
    const { sql } = definition;
    if (sql === undefined) throw new UsageError("The rows of the report are those of its document");
    const { parameters } = openReport(definition);
    const bound = boundParameters(parameters, result.variables);
    const statement = await readStatement(this.#connection, sql, tables);
    await this.#create(SHOWN, sql, statement, bound);
    const shown = await this.#connection.stream(`select * from ${SHOWN} order by rowid`);
    const names = shown.columnNames();
    const types = names.map((name, at) => ({ name, type: String(shown.columnType(at)) }));
    const shape = resultShape(definition, types, statement);
    const columns = result.columns.length;
    let number = 0;
    let same = 0;
    for await (const rows of shown.yieldRowsJson())
      for (const row of rows) {
        const stored = chosen.get(number++);
        if (!stored) continue;
        const isSame =
          JSON.stringify(shape.cellsOf(row).slice(0, columns)) === JSON.stringify(stored.slice(0, columns));
        if (isSame) same++;
      }
    if (number !== result.rows || same !== chosen.size)
      throw new UsageError("The SQL of the run gives other rows by now: it depends on the time");
    const found = await stepsBehind(
      { connection: this.#connection, sql, columns: names, tableOf: tableNameIn(tables) },
      key,
    );
    if ("why" in found) throw notFound(found.why);
    const numbers = [...chosen.keys()].join(", ");
    await this.#create(
      nameAt(0),
      `select * from ${SHOWN} where rowid in (select unnest([${numbers}]::bigint[]))`,
    );
    for (const [at, step] of found.steps.entries())
      await this.#create(nameAt(at + 1), stepQuery(step, nameAt(at)), step, bound);
    const label = result.columns.find((one) => one.key === key)?.label ?? key;
    return { ...(await this.#rows(nameAt(found.steps.length), label, file)), tables: found.tables };
  }

  async #create(
    name: string,
    sql: string,
    statement: { readonly parameters: readonly string[] } = { parameters: [] },
    bound: readonly BoundParameter[] = [],
  ): Promise<void> {
    await resultOf({ connection: this.#connection }, `create temp table ${name} as ${sql}`, statement, bound);
  }

  /** Writes the rows of a table, without columns that have no value. */
  async #rows(table: string, label: string, file: string): Promise<Omit<RowsBehind, "tables">> {
    const described = await this.#connection.runAndReadAll(`select * from ${table} limit 0`);
    const all = described.columnNames().map((name, at) => ({ name, type: String(described.columnType(at)) }));
    const counted = await this.#connection.runAndReadAll(
      `select count(*), ${all.map(({ name }) => `count(${identifier(name)})`).join(", ")} from ${table}`,
    );
    const [total, ...counts] = (counted.getRowsJson()[0] ?? []).map(Number);
    const filled = all.filter((_, at) => counts[at] !== 0);
    const columns = filled.map(({ name, type }) => ({
      key: name,
      label: name === FIGURE ? label : name,
      type: columnTypeOf(type, {}),
    }));
    const writer = new LineWriter(file);
    try {
      if (filled.length > 0) {
        const amounts = {
          columns: filled.map(({ name, type }) => ({ name, type: type.replace(/\(.*/, "") })),
        };
        const names = filled.map(({ name }) => identifier(name)).join(", ");
        const rows = await this.#connection.stream(`select ${names} from ${table} order by rowid`);
        for await (const some of rows.yieldRowsJson())
          for (const row of some) writer.write(cellsOf(row, columns, amounts));
      }
    } finally {
      writer.close();
    }
    return { columns, total: total ?? 0 };
  }
}

function cellsOf(
  row: readonly unknown[],
  columns: RowsBehind["columns"],
  table: { readonly columns: readonly { readonly name: string; readonly type: string }[] },
): unknown[] {
  return row.map((value, at) => {
    const { key = "", type } = columns[at] ?? {};
    const cell = cellOf(value, type);
    if (type !== "decimal") return cell;
    const currency = currencyOf(table, key);
    return inPlacesOf(
      cell,
      currency === undefined ? undefined : row[columns.findIndex((one) => one.key === currency)],
    );
  });
}
