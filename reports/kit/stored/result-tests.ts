/**
 * SQL over the rows of a result: data tests, and the condition of a delivery. Both read the table `result` in a
 * locked database.
 */
import { lineIn, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import { failingRows } from "#reports/kit/definition/result-tests.ts";
import { parquetType, rowsQuery } from "#reports/kit/formats/parquet.ts";
import type { Column } from "#reports/kit/rows/columns.ts";
import {
  type Database,
  defaultSqlLimits,
  identifier,
  openLocked,
  watchTime,
} from "#reports/kit/sql/database.ts";
import { readStatement } from "#reports/kit/sql/statement.ts";
import type { Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { TestResult } from "#reports/words/tests.ts";

/** A query that returns a number. The SQL text of the report is on separate lines of the query. */
interface Check {
  /** Members of the description that lead to the text. */
  readonly path: readonly string[];
  readonly before: string;
  readonly text: string;
}

const AFTER = "\n)";
const queryOf = ({ before, text }: Check): string => before + text + AFTER;

const checkOf = (path: readonly string[], text: string): Check => ({
  path,
  before: "select count(*) from (\n",
  text,
});

const testsOf = ({ tests = {} }: ReportDefinition) =>
  Object.entries(tests).map(([name, spec]) => ({
    name,
    check: checkOf(["tests", name, ...Object.keys(spec)], failingRows(spec)),
  }));

/** An aggregate is refused in `where`, because it would count the single row with the number of rows. */
const conditionOf = ({ schedule }: ReportDefinition): Check | undefined =>
  schedule?.deliver.when === undefined
    ? undefined
    : {
        path: ["schedule", "deliver", "when"],
        before: "select count(*) from (select count(*) as rows from result) as counted where (\n",
        text: schedule.deliver.when,
      };

const RESULT: Table = {
  document: "result",
  name: "result",
  path: [],
  rowPath: [],
  columns: [],
  types: [],
  coordinates: [],
};
const NAME = "data.result.result";

const opened = (table: string, options: { readonly spillFolder?: string; readonly timeZone?: string } = {}) =>
  openLocked(defaultSqlLimits, {
    schemas: [RESULT.document],
    // Errors in JSON contain the position of a mistake.
    create: ["create schema data.result", table, "set errors_as_json = true"],
    ...options,
  });

/** True if a report has SQL over its result. */
export const hasChecks = (definition: ReportDefinition): boolean =>
  testsOf(definition).length > 0 || conditionOf(definition) !== undefined;

/**
 * Checks the tests of a report and the condition of its delivery over a result without rows.
 * @throws UsageError with the line and column of a mistake
 */
export async function checkResultSql(
  definition: ReportDefinition,
  columns: readonly Column[],
  signal?: AbortSignal,
): Promise<void> {
  const condition = conditionOf(definition);
  const checks = [...testsOf(definition).map(({ check }) => check), ...(condition ? [condition] : [])];
  if (checks.length === 0) return;
  const cells = columns.map((column) => `${identifier(column.key)} ${parquetType(column)}`);
  const database = await opened(`create table ${NAME} (${cells.join(", ")})`);
  const time = watchTime(database, defaultSqlLimits, signal);
  try {
    for (const check of checks) {
      const where = `${lineIn(definition, check.path)}${check.path.join(".")}: `;
      const query = queryOf(check);
      await database.connection.prepare(query).catch((error: unknown) => {
        throw new UsageError(where + problemIn(error, check));
      });
      await readStatement(database.connection, query, [RESULT], where.replace(/: $/, ""));
    }
  } finally {
    time.end();
    database.close();
  }
}

/** Outcome of the tests of a result, and of the condition of its delivery. */
export interface Checked {
  readonly tests: readonly TestResult[];
  /** Undefined without a condition. True if the condition holds, or could not be evaluated. */
  readonly isDue: boolean | undefined;
}

/**
 * Tests a result.
 * @param rows the file of its rows
 * @param spillFolder folder for data beyond the memory limit
 */
export async function checkedResult(
  definition: ReportDefinition,
  columns: readonly Column[],
  rows: string,
  options: { readonly spillFolder: string; readonly timeZone?: string },
): Promise<Checked> {
  const database = await opened(`create table ${NAME} as ${rowsQuery(rows, columns)}`, options);
  const time = watchTime(database, defaultSqlLimits);
  try {
    const tests: TestResult[] = [];
    for (const { name, check } of testsOf(definition)) {
      const counted = await countOf(database, check);
      tests.push({ name, ...(typeof counted === "number" ? { rows: counted } : { rows: 0, ...counted }) });
    }
    const condition = conditionOf(definition);
    return { tests, isDue: condition && (await countOf(database, condition)) !== 0 };
  } finally {
    time.end();
    database.close();
  }
}

async function countOf(
  { connection }: Database,
  check: Check,
): Promise<number | { readonly problem: string }> {
  try {
    const [row] = (await connection.runAndReadAll(queryOf(check))).getRowsJson();
    return Number(row?.[0] ?? 0);
  } catch (error) {
    return { problem: problemIn(error, check) };
  }
}

/** An error of the engine in the text of a check, with its line and column. */
function problemIn(error: unknown, { before, text }: Check): string {
  const message = error instanceof Error ? error.message : String(error);
  const at = message.indexOf("{");
  let details: Readonly<Record<string, unknown>> = {};
  try {
    details = JSON.parse(message.slice(Math.max(0, at)));
  } catch {
    return message;
  }
  const [words = ""] = String(details["exception_message"] ?? message).split("\n");
  const position = Number(details["position"] ?? Number.NaN) - Buffer.byteLength(before);
  if (!(position >= 0)) return words;
  const lines = Buffer.from(text).subarray(0, position).toString().split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}: ${words}`;
}
