/** Tables of earlier runs in SQL: `previous.tickets`, and `at('2026-11-01').tickets` for the last run of that day or before. */
import type { Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const PREVIOUS = "previous";

/** A table of an earlier run. */
export interface PastTable extends Table {
  readonly isPast: true;
  /** The table of this run. */
  readonly of: Table;
  /** Undefined for the previous run. */
  readonly day: string | undefined;
}

export interface PastSql {
  readonly sql: string;
  readonly past: readonly PastTable[];
}

/** Texts and comments come first, because they can contain names that are not tables. */
const PARTS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\bat\s*\(\s*'([^']*)'\s*\)\s*\.|\b(previous)\s*\./gi;

/**
 * Finds the tables of earlier runs.
 * @returns the SQL with a schema in place of each `at('…')`
 * @throws UsageError for an invalid day
 */
export function pastIn(sql: string, tables: readonly Table[]): PastSql {
  const days = new Set<string>();
  let isPrevious = false;
  const written = sql.replaceAll(PARTS, (text, day?: string, previous?: string) => {
    if (previous !== undefined) isPrevious = true;
    if (day === undefined) return text;
    if (!/^\d{4}-\d\d-\d\d(T.*)?$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new UsageError(`report.sql: at('${day}') needs a day such as 2026-11-01, or an instant`);
    days.add(day);
    return `"${schemaOf(day)}".`;
  });
  const single = tables.filter(({ name }) => tables.filter((one) => one.name === name).length === 1);
  const pastOf = (document: string, day: string | undefined) =>
    single.map((of): PastTable => ({ ...of, document, coordinates: [], isPast: true, of, day }));
  const isFree = tables.every(({ document }) => document !== PREVIOUS);
  return {
    sql: written,
    past: [
      ...(isPrevious && isFree ? pastOf(PREVIOUS, undefined) : []),
      ...[...days].flatMap((day) => pastOf(schemaOf(day), day)),
    ],
  };
}

const schemaOf = (day: string): string => `at ${day}`;
