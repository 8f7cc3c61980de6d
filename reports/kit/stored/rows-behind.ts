/** The rows of a run's tables behind a figure of its result: a cell, a total or a bar of a chart. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DuckDBConnection, DuckDBResult } from "@duckdb/node-api";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { boundParameters } from "#reports/kit/definition/parameters.ts";
import { cellOf, columnTypeOf, inPlacesOf, resultShape } from "#reports/kit/definition/result-columns.ts";
import { zonedInstant } from "#reports/kit/formats/time-zone.ts";
import { isOfBar } from "#reports/kit/rows/chart.ts";
import type { Column, Row } from "#reports/kit/rows/columns.ts";
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
import type { FigureName } from "#reports/words/figure.ts";
import { BEHIND_COLUMNS, type BehindColumns } from "./behind-page.ts";
import { type ReportSource, ROWS, readResult, type StoredResult } from "./run-folder.ts";

export interface BehindRequest {
  readonly source: ReportSource;
  /** Folder of the run. */
  readonly folder: string;
  /** Folder for temporary files. The caller deletes it, even if this process is killed. */
  readonly work: string;
  readonly asked: FigureName;
  /** Folder for the complete set of rows. */
  readonly file: string;
}

/**
 * Stores the rows behind a figure.
 * @throws UsageError if there is no such figure, or its rows cannot be found
 */
export async function storeRowsBehind(request: BehindRequest): Promise<void> {
  const { source, folder, work, asked, file } = request;
  const result = readResult(folder);
  const isChosen = choiceOf(result, asked);
  const behind = result.behind?.[result.columns.findIndex(({ key }) => key === asked.column)];
  if (behind && "why" in behind) throw notFound(behind.why);
  const { tables, places } = storedTables(folder);
  if (tables.length === 0) throw new UsageError("The run has no tables whose rows could be shown");
  const database = join(work, "tables.duckdb");
  const spillFolder = join(work, "spill");
  await load(database, { tables, places }, defaultSqlLimits, spillFolder);
  const known = tables.map(({ table }) => table);
  const schemas = documentsOf(known);
  const { timeZone } = result;
  const opened = await openLocked(defaultSqlLimits, { tables: database, schemas, spillFolder, timeZone });
  const time = watchTime(opened, defaultSqlLimits);
  try {
    const fresh = join(work, "rows");
    mkdirSync(fresh);
    const rows = new Behind(opened.connection, { source, result, tables: known });
    const columns = await rows.store(fresh, linesFrom(join(folder, ROWS)), isChosen, asked);
    writeFileSync(join(fresh, BEHIND_COLUMNS), JSON.stringify(columns));
    mkdirSync(dirname(file), { recursive: true });
    renameSync(fresh, file);
  } catch (error) {
    throw error instanceof UsageError ? error : sqlError(error);
  } finally {
    time.end();
    opened.close();
  }
}

const notFound = (why: string) => new UsageError(`The rows behind it cannot be found: ${why}`);

/** Condition for the rows of the result behind a figure, by their numbers and cells. */
function choiceOf(
  { columns, chart, timeZone: own }: StoredResult,
  { column: key, row: wanted, unit, label, series, timeZone = own }: FigureName,
): (number: number, row: Row) => boolean {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new UsageError(`The result has no column "${key}"`);
  if (label !== undefined && !chart) throw new UsageError("The run has no chart");
  return (number, row) => {
    if (wanted !== undefined) return number === wanted;
    if (unit !== undefined && unit !== unitOf(row, column)) return false;
    if (label === undefined || !chart) return true;
    const zoned = timeZone === undefined ? row : inZone(row, columns, timeZone);
    return isOfBar(chart, columns, zoned, { label, series });
  };
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
const NUMBERS = "behind numbers";

/** Rows in a database with the tables of a run. */
class Behind {
  readonly #connection: DuckDBConnection;
  readonly #input: BehindInput;

  constructor(connection: DuckDBConnection, input: BehindInput) {
    this.#connection = connection;
    this.#input = input;
  }

  /**
   * Stores the rows behind a column of rows of the result.
   * @param folder the folder for them
   * @param stored the rows of the result, as JSON
   */
  async store(
    folder: string,
    stored: Iterator<string>,
    isChosen: (number: number, row: Row) => boolean,
    asked: FigureName,
  ): Promise<BehindColumns> {
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
    await this.#choose(shown, resultShape(definition, types, statement), stored, isChosen);
    const found = await stepsBehind(
      { connection: this.#connection, sql, columns: names, tableOf: tableNameIn(tables) },
      asked.column,
    );
    if ("why" in found) throw notFound(found.why);
    await this.#create(
      nameAt(0),
      `select * from ${SHOWN} where rowid in (select number from temp.${identifier(NUMBERS)})`,
    );
    for (const [at, step] of found.steps.entries()) {
      await this.#create(nameAt(at + 1), stepQuery(step, nameAt(at)), step, bound);
      if (!step.isGrouped && (await this.#count(nameAt(at + 1))) !== (await this.#count(nameAt(at))))
        throw notFound("its row is equal to another one");
    }
    const label = result.columns.find((one) => one.key === asked.column)?.label ?? asked.column;
    const rows = await this.#write(nameAt(found.steps.length), label, join(folder, ROWS));
    return { tables: found.tables, ...rows };
  }

  /** Stores the numbers of the chosen rows. @throws UsageError if the SQL returns other rows than in the run */
  async #choose(
    shown: DuckDBResult,
    shape: ReturnType<typeof resultShape>,
    stored: Iterator<string>,
    isChosen: (number: number, row: Row) => boolean,
  ): Promise<void> {
    const columns = this.#input.result.columns.length;
    const cells = (row: Row) => JSON.stringify(row.slice(0, columns));
    const chosen: number[] = [];
    let number = 0;
    let isSame = true;
    for await (const rows of shown.yieldRowsJson())
      for (const row of rows) {
        const { value } = stored.next();
        const before = typeof value === "string" ? (JSON.parse(value) as Row) : undefined;
        if (before && isChosen(number, before)) {
          isSame &&= cells(shape.cellsOf(row)) === cells(before);
          chosen.push(number);
        }
        number++;
      }
    if (!isSame || number !== this.#input.result.rows)
      throw new UsageError("The SQL of the run gives other rows by now: it depends on the time");
    if (chosen.length === 0) throw new UsageError("The result has no such row");
    await this.#connection.run(`create temp table ${identifier(NUMBERS)} (number bigint)`);
    const appender = await this.#connection.createAppender(NUMBERS, "main", "temp");
    for (const one of chosen) {
      appender.appendBigInt(BigInt(one));
      appender.endRow();
    }
    appender.closeSync();
  }

  async #count(table: string): Promise<number> {
    const counted = await this.#connection.runAndReadAll(`select count(*) from ${table}`);
    return Number(counted.getRowsJson()[0]?.[0]);
  }

  async #create(
    name: string,
    sql: string,
    statement: { readonly parameters: readonly string[] } = { parameters: [] },
    bound: readonly BoundParameter[] = [],
  ): Promise<void> {
    await resultOf({ connection: this.#connection }, `create temp table ${name} as ${sql}`, statement, bound);
  }

  /** Writes the rows of a table, without columns that have no value in any row. */
  async #write(table: string, label: string, file: string): Promise<Omit<BehindColumns, "tables">> {
    const described = await this.#connection.runAndReadAll(`select * from ${table} limit 0`);
    const all = described.columnNames().map((name, at) => ({ name, type: String(described.columnType(at)) }));
    const counted = await this.#connection.runAndReadAll(
      `select count(*), ${all.map(({ name }) => `count(${identifier(name)})`).join(", ")} from ${table}`,
    );
    const [total = 0, ...counts] = (counted.getRowsJson()[0] ?? []).map(Number);
    const filled = all.filter((_, at) => counts[at] !== 0);
    const columns = filled.map(({ name, type }) => ({
      key: name,
      label: name === FIGURE ? label : name,
      type: columnTypeOf(type, {}),
    }));
    const amounts = { columns: filled.map(({ name, type }) => ({ name, type: type.replace(/\(.*/, "") })) };
    const names = filled.map(({ name }) => identifier(name)).join(", ");
    const lines = new LineWriter(file);
    try {
      if (filled.length > 0) {
        const read = await this.#connection.stream(`select ${names} from ${table} order by rowid`);
        for await (const rows of read.yieldRowsJson())
          for (const row of rows) lines.write(cellsOf(row, columns, amounts));
      }
    } finally {
      lines.close();
    }
    return { columns, total };
  }
}

function cellsOf(
  row: readonly unknown[],
  columns: BehindColumns["columns"],
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
