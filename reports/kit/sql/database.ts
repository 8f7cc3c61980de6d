/**
 * Databases for the composition of reports: DuckDB in this process, with limits, and locked before the SQL of a
 * report runs. The engine is loaded when the first database is opened.
 */
import { readFileSync } from "node:fs";
import type { DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { projectRoot } from "#platform/project-root.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const ENGINE = "@duckdb/node-api";

/** Limits of composing. */
export interface SqlLimits {
  readonly memoryMb: number;
  /** Longest time for the SQL of a report, ms. */
  readonly timeMs: number;
  /** Largest size of temporary files, MB. */
  readonly spillMb: number;
}

export const defaultSqlLimits: SqlLimits = { memoryMb: 160, timeMs: 120_000, spillMb: 4_096 };

/** A connection with the instance that it belongs to. */
export interface Database {
  readonly connection: DuckDBConnection;
  close(): void;
}

/**
 * Loads the engine, which takes some time at the first call.
 * @throws UsageError if it is not installed; the package does not contain it, because it is larger than the rest
 */
export async function loadEngine() {
  try {
    return await import("@duckdb/node-api");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new UsageError(
      `Reports with SQL need DuckDB, which is not installed: npm install ${ENGINE}@${engineVersion()}`,
    );
  }
}

/** The version that the package was tested with. */
function engineVersion(): string {
  const { peerDependencies = {} } = JSON.parse(
    readFileSync(new URL("package.json", projectRoot), "utf8"),
  ) as {
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  return peerDependencies[ENGINE] ?? "latest";
}

/**
 * Ends the SQL of a report at its time limit, or when its request is aborted.
 * @returns `end`, which must be called after the SQL has ended
 */
export function watchTime(
  { connection }: Database,
  { timeMs }: Pick<SqlLimits, "timeMs">,
  signal?: AbortSignal,
): { isLate(): boolean; end(): void } {
  let late = false;
  const interrupt = () => connection.interrupt();
  const timer = setTimeout(() => {
    late = true;
    interrupt();
  }, timeMs);
  signal?.addEventListener("abort", interrupt, { once: true });
  return {
    isLate: () => late,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", interrupt);
    },
  };
}

/** Text as a literal of SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A name as SQL quotes it. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Largest number of digits that the engine reads fast: some forty times as fast as 38 digits. */
const SHORT_DIGITS = 18;
const SHORT_PLACES = 6;

/**
 * Exact SQL expression for a text as a decimal. A short text is first read as a shorter decimal.
 * @param digits at most 38; the engine rounds if it needs more to combine two decimals
 */
export function decimalOf(text: string, digits: number, places: number): string {
  const type = `DECIMAL(${digits}, ${places})`;
  const few = Math.min(places, SHORT_PLACES);
  const isShort = `regexp_full_match(${text}, '-?[0-9]{1,${SHORT_DIGITS - few - 1}}(\\.[0-9]{0,${few}})?')`;
  return `case when ${isShort} then (${text})::DECIMAL(${SHORT_DIGITS}, ${few})::${type} else (${text})::${type} end`;
}

/**
 * Opens a database for our own SQL.
 * @param file its file; in memory if undefined
 * @param spillFolder folder for data beyond the memory limit
 */
export async function openDatabase(
  { memoryMb, spillMb }: SqlLimits,
  {
    file = ":memory:",
    spillFolder,
  }: { readonly file?: string; readonly spillFolder?: string | undefined } = {},
): Promise<Database> {
  const { DuckDBInstance: Instance } = await loadEngine();
  const instance = await Instance.create(file, {
    threads: "1",
    memory_limit: `${memoryMb}MB`,
    temp_directory: spillFolder ?? "",
    max_temp_directory_size: `${spillMb}MB`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  return connectionTo(instance);
}

async function connectionTo(instance: DuckDBInstance): Promise<Database> {
  const { DuckDBTimestampTZValue: Instant } = await loadEngine();
  // Instants are read in UTC, because the client would write them with the offset of this machine.
  Instant.timezoneOffsetInMinutes = 0;
  const connection = await instance.connect();
  await connection.run("set TimeZone = 'UTC'");
  await connection.run("set preserve_insertion_order = true");
  return {
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/**
 * SQL functions in addition to DuckDB's own: a percentage with one decimal, halves rounded up, null if the whole is
 * zero.
 */
const MACROS = `create or replace temp macro percent(part, whole) as
  case when whole > 0 then ((part * 2000 + whole) // (whole * 2))::decimal(18, 0) * 0.1::decimal(2, 1) end`;

/**
 * Opens a database for the SQL of a report: no files, no network, no extensions, no changes of settings, and
 * read-only tables.
 * @param tables the file of the tables; undefined if `create` creates them empty
 * @param schemas documents, in the order in which names without a schema are looked up
 * @param timeZone time zone in which SQL derives days and months from instants
 */
export async function openLocked(
  limits: SqlLimits,
  {
    tables,
    schemas,
    create = [],
    spillFolder,
    timeZone = "UTC",
  }: {
    readonly tables?: string;
    readonly schemas: readonly string[];
    readonly create?: readonly string[];
    readonly spillFolder?: string;
    readonly timeZone?: string | undefined;
  },
): Promise<Database> {
  const database = await openDatabase(limits, { spillFolder });
  const { connection } = database;
  try {
    await connection.run(`attach ${literal(tables ?? ":memory:")} as data${tables ? " (read_only)" : ""}`);
    for (const statement of create) await connection.run(statement);
    await connection.run(MACROS);
    await connection.run(`set TimeZone = ${literal(timeZone)}`);
    const path = schemas.map((schema) => `data.${identifier(schema)}`).join(",");
    if (path !== "") await connection.run(`set search_path = ${literal(path)}`);
    for (const setting of ["enable_external_access = false", "lock_configuration = true"])
      await connection.run(`set ${setting}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}
