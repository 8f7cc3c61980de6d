/** Compares two runs of a report by the key of its rows. */
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { isFields } from "#reports/kit/asking/lists.ts";
import { UNSAVED } from "#reports/kit/definition/definition.ts";
import { inPlacesOf } from "#reports/kit/definition/result-columns.ts";
import { MANIFEST_KEY, parquetType, rowsQuery } from "#reports/kit/formats/parquet.ts";
import type { Column } from "#reports/kit/rows/columns.ts";
import { defaultSqlLimits, identifier, literal, openDatabase } from "#reports/kit/sql/database.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type Manifest, manifestOf } from "./manifest.ts";
import { hasResult, isRunFolder, ROWS, readResult, readRun } from "./run-folder.ts";

export const changes = ["added", "removed", "changed", "unknown"] as const;
export type Change = (typeof changes)[number];

/** A row that differs between the runs. Cells are texts, and lists are JSON. */
export interface ChangedRow {
  readonly change: Change;
  readonly key: readonly unknown[];
  readonly before: readonly unknown[] | null;
  readonly after: readonly unknown[] | null;
  /** The columns that differ. */
  readonly columns: readonly string[];
}

export interface Comparison {
  readonly before: Manifest;
  readonly after: Manifest;
  readonly key: readonly string[];
  readonly columns: Manifest["columns"];
  readonly counts: Readonly<Record<Change, number>>;
  readonly same: number;
  /** Text about other causes of differences than changes of data. Null if there are none. */
  readonly note: string | null;
}

/** A finished run: its folder, or its Parquet file. */
interface Side {
  readonly manifest: Manifest;
  /** A query of its rows. */
  readonly rows: string;
  /** File with one row per line. Undefined if the run has none. */
  readonly file?: string;
}

/** SQL expression that is equal for equal lines. */
const HASH = "md5_number(json::varchar)";

/** A query for the rows of a run, without lines that are identical in the other run, because most are. */
function rowsBeside({ rows, file }: Side, other: Side): string {
  if (file === undefined || other.file === undefined) return rows;
  const known = `select ${HASH} from read_ndjson_objects(${literal(other.file)}) as lines(json)`;
  return `${rows} where ${HASH} not in (${known})`;
}

/**
 * Compares two runs.
 * @param before folder or Parquet file of the earlier run
 * @param after folder or Parquet file of the later run
 * @param changed called with each row that differs, in the order of the keys
 * @throws UsageError if the runs have no key, or different columns
 */
export async function compareRuns(
  before: string,
  after: string,
  changed: (row: ChangedRow) => void,
): Promise<Comparison> {
  const spillFolder = mkdtempSync(join(tmpdir(), "report-diff-"));
  const { connection, close } = await openDatabase(defaultSqlLimits, {
    file: join(spillFolder, "runs.duckdb"),
    spillFolder,
  });
  try {
    const earlier = await sideOf(connection, before);
    const later = await sideOf(connection, after);
    const { key, columns } = comparable(earlier.manifest, later.manifest);
    for (const { rows } of [earlier, later]) await refuseRepeated(connection, rows, key);
    await connection.run(`create table earlier as ${rowsBeside(earlier, later)}`);
    await connection.run(`create table later as ${rowsBeside(later, earlier)}`);
    const counts: Record<Change, number> = { added: 0, removed: 0, changed: 0, unknown: 0 };
    let different = 0;
    const result = await connection.stream(comparison(key, columns));
    for await (const rows of result.yieldRowsJson())
      for (const cells of rows) {
        const row = changedRow(cells, columns, key, earlier.manifest, later.manifest);
        counts[row.change]++;
        if (row.after) different++;
        changed(row);
      }
    return {
      before: earlier.manifest,
      after: later.manifest,
      key,
      columns,
      counts,
      same: later.manifest.rows - different,
      note: zoneNote(earlier.manifest, later.manifest),
    };
  } finally {
    close();
    rmSync(spillFolder, { recursive: true, force: true });
  }
}

/** @throws UsageError if the path has no finished run */
async function sideOf(connection: DuckDBConnection, path: string): Promise<Side> {
  if (!existsSync(path)) throw new UsageError(`There is no run at ${path}`);
  if (statSync(path).isDirectory()) {
    if (!isRunFolder(path)) throw new UsageError(`The folder ${path} is not that of a run`);
    if (!hasResult(path)) throw new UsageError(`The run in ${path} has not finished`);
    const result = readResult(path);
    const file = join(path, ROWS);
    return { manifest: manifestOf(readRun(path), result), rows: rowsQuery(file, result.columns), file };
  }
  const manifest = await manifestIn(connection, path);
  const names = manifest.columns.map(({ key }) => identifier(key));
  return { manifest, rows: `select ${names.join(", ")} from read_parquet(${literal(path)})` };
}

async function manifestIn(connection: DuckDBConnection, file: string): Promise<Manifest> {
  try {
    const found = await connection.runAndReadAll(
      `select decode(value) from parquet_kv_metadata(${literal(file)}) where decode(key) = ${literal(MANIFEST_KEY)}`,
    );
    const manifest: unknown = JSON.parse(String(found.getRowsJson()[0]?.[0] ?? "null"));
    if (isManifest(manifest) && (await hasColumns(connection, file, manifest.columns))) return manifest;
  } catch {
    // The file is not Parquet or not JSON. The message lists the accepted kinds of files.
  }
  throw new UsageError(
    `${file} is no run: write the folder that --keep named, or a file of --format parquet`,
  );
}

async function hasColumns(
  connection: DuckDBConnection,
  file: string,
  columns: Manifest["columns"],
): Promise<boolean> {
  const described = await connection.runAndReadAll(`describe select * from read_parquet(${literal(file)})`);
  const names = new Set(described.getRowsJson().map(([name]) => name));
  return columns.every(({ key }) => names.has(key));
}

/**
 * True if a file has the manifest members that the comparison reads, because the file can come from any program.
 */
function isManifest(value: unknown): value is Manifest {
  if (!isFields(value)) return false;
  const { columns, key, rows } = value;
  if (!Array.isArray(columns) || typeof rows !== "number") return false;
  const isColumn = (column: unknown) =>
    isFields(column) && typeof column["key"] === "string" && typeof column["type"] === "string";
  if (!columns.every(isColumn)) return false;
  const names: unknown[] = columns.map((column: Manifest["columns"][number]) => column.key);
  return key === null || (Array.isArray(key) && key.every((name) => names.includes(name)));
}

/** Files of earlier versions have no time zone. */
function zoneNote(earlier: Manifest, later: Manifest): string | null {
  const [before, after]: readonly (string | undefined)[] = [earlier.timeZone, later.timeZone];
  if (before === undefined || after === undefined || before === after || later.composed !== true) return null;
  return `The earlier run has the time zone ${before}, the later one ${after}: days and months that the SQL makes of instants may differ for that alone.`;
}

/** Files of earlier versions have no identity. */
const identityIn = ({ identity, report }: Partial<Pick<Manifest, "identity" | "report">>) =>
  identity ?? report;

function comparable(earlier: Manifest, later: Manifest): Pick<Comparison, "key" | "columns"> {
  const { key, columns } = later;
  if (!key)
    throw new UsageError("The report has no key: name in report.yaml the columns that tell its rows apart");
  const namesOf = (manifest: Manifest) => manifest.columns.map((column) => `${column.key} ${column.type}`);
  // The name of a report changes when it is saved, and its text when it is edited.
  const isNamed = later.report !== UNSAVED && earlier.report === later.report;
  const isSame = isNamed || identityIn(earlier) === identityIn(later);
  if (!isSame || namesOf(earlier).join() !== namesOf(later).join())
    throw new UsageError("The runs are of different reports, or of versions with different columns");
  return { key, columns };
}

async function refuseRepeated(
  connection: DuckDBConnection,
  rows: string,
  key: readonly string[],
): Promise<void> {
  const columns = key.map(identifier).join(", ");
  const found = await connection.runAndReadAll(
    `select ${columns} from (${rows}) group by all having count(*) > 1 limit 1`,
  );
  const [row] = found.getRowsJson();
  if (row)
    throw new UsageError(
      `Two rows have the same key (${key.join(", ")}): ${row.map((cell) => String(cell)).join(", ")}`,
    );
}

/** The differing rows of each key: their existence in each run, then their cells as texts. */
function comparison(key: readonly string[], columns: Manifest["columns"]): string {
  const names = columns.map((column) => identifier(column.key));
  const same = (name: string) => `earlier.${name} is not distinct from later.${name}`;
  const on = key.map((name) => same(identifier(name)));
  const texts = (table: string) => columns.map((column) => textOf(table, column));
  const order = key.map((name) => `coalesce(later.${identifier(name)}, earlier.${identifier(name)})`);
  return `select earlier.there, later.there, ${[...texts("earlier"), ...texts("later")].join(", ")}
    from (select *, true as there from earlier) as earlier
    full join (select *, true as there from later) as later on ${on.join(" and ")}
    where earlier.there is null or later.there is null or not (${names.map(same).join(" and ")})
    order by ${order.join(", ")}`;
}

function textOf(table: string, column: Pick<Column, "key" | "type">): string {
  const cell = `${table}.${identifier(column.key)}`;
  const type = parquetType(column);
  if (type === "TIMESTAMPTZ")
    return `regexp_replace(strftime(${cell}, '%Y-%m-%dT%H:%M:%S.%f'), '\\.?0+$', '') || 'Z'`;
  return type === "VARCHAR[]" ? `to_json(${cell})::varchar` : `${cell}::varchar`;
}

function changedRow(
  [isBefore, isAfter, ...cells]: readonly unknown[],
  columns: Manifest["columns"],
  key: readonly string[],
  earlier: Manifest,
  later: Manifest,
): ChangedRow {
  const names = columns.map((column) => column.key);
  const before = isBefore === true ? shown(cells.slice(0, names.length), columns) : null;
  const after = isAfter === true ? shown(cells.slice(names.length), columns) : null;
  const whole = after ?? before ?? [];
  const differing =
    before && after ? names.flatMap((_, at) => (cells[at] === cells[names.length + at] ? [] : [at])) : [];
  return {
    change: changeOf(before !== null, after !== null, differing, earlier, later),
    key: key.map((name) => whole[names.indexOf(name)] ?? null),
    before,
    after,
    columns: differing.map((at) => names[at] ?? ""),
  };
}

function changeOf(
  isBefore: boolean,
  isAfter: boolean,
  differing: readonly number[],
  earlier: Manifest,
  later: Manifest,
): Change {
  // A row that is missing in an incomplete run may only be unread.
  if (!isBefore) return earlier.complete ? "added" : "unknown";
  if (!isAfter) return later.complete ? "removed" : "unknown";
  // A figure with missing data can differ for this reason alone.
  const isExact = (at: number) => [earlier, later].every(({ columns }) => columns[at]?.mark === "exact");
  return differing.some(isExact) ? "changed" : "unknown";
}

/**
 * Amounts with the decimal places of their currency, because the engine returns all amounts with the same number.
 */
function shown(cells: readonly unknown[], columns: Manifest["columns"]): unknown[] {
  return cells.map((cell, at) => {
    const column = columns[at];
    if (column?.type !== "decimal" && column?.type !== "percent") return cell;
    const currency = columns.findIndex(({ key }) => key === column.currency);
    return inPlacesOf(cell, cells[currency], column.type === "percent" ? 1 : 2);
  });
}
