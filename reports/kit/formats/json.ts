/** JSON: one object with rows and metadata, or one object per line. */
import type { Cell, Column, Mark } from "#reports/kit/rows/columns.ts";
import { type Format, INCOMPLETE_KEY, marksByKey, startedRows } from "./format.ts";

/** One object with the rows, followed by the completeness and the missing data. */
export const json: Format = async function* ({
  title,
  columns,
  variables,
  rows,
  totals,
  outcome,
  marks,
  at,
  tests,
}) {
  const started = await startedRows(rows);
  const marked = marksByKey(columns, marks());
  const described = columns.map((column) => ({ ...columnOf(column), ...markIn(marked, column) }));
  const head = { report: title, at: at.toISOString(), variables, columns: described };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [`;
  let separator = "\n  ";
  for await (const row of started) {
    yield separator + JSON.stringify(rowOf(row, columns));
    separator = ",\n  ";
  }
  const sums = Object.fromEntries(
    totals().map(({ column, mark, sums: all, once, doubts }) => [
      column.key,
      [...all, ...(mark === "unknown" ? [{ amount: null, currency: "" }] : [])].map(
        ({ amount, currency }) => ({
          amount,
          ...((column.currencyAt ?? column.ownCurrencyAt) !== undefined && { currency: currency || null }),
          ...(mark !== "exact" && { mark }),
          ...(once !== undefined && { once }),
          ...(doubts && { doubts }),
        }),
      ),
    ]),
  );
  const { complete, composed, tables, sources, notWalked, lacks } = outcome();
  const read = tables.map(({ from, to, ...table }) => ({
    ...table,
    from: instantOf(from),
    to: instantOf(to),
  }));
  const tail = { totals: sums, complete, composed, tables: read, sources, notWalked, lacks, tests };
  yield `\n ],\n${JSON.stringify(tail, null, 1).slice(2)}\n`;
};

/** One row per line, without metadata. */
export const ndjson: Format = async function* ({ columns, rows, marks }) {
  const started = await startedRows(rows);
  const marked = marksByKey(columns, marks());
  const incomplete = Object.keys(marked).length > 0 ? { [INCOMPLETE_KEY]: marked } : {};
  for await (const row of started) yield `${JSON.stringify({ ...rowOf(row, columns), ...incomplete })}\n`;
};

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const markIn = (marked: Readonly<Record<string, Mark>>, { key }: Column) =>
  marked[key] === undefined ? {} : { mark: marked[key] };

const columnOf = ({ key, label, type }: Column) => ({ key, label, type });

/** Decimals remain text, because JSON readers would convert them to floats. */
const rowOf = (row: readonly Cell[], columns: readonly Column[]) =>
  Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]));
