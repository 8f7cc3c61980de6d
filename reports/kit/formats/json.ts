/** JSON: the rows with what they are, or one object a line. */
import type { Cell, Column } from "#reports/kit/rows/columns.ts";
import type { Format } from "./format.ts";

/** One object that also says what is complete and what is missing, after the rows. */
export const json: Format = async function* ({ title, columns, variables, rows, totals, outcome, at }) {
  const head = { report: title, at: at.toISOString(), variables, columns: columns.map(columnOf) };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [`;
  let separator = "\n  ";
  for await (const row of rows) {
    yield separator + JSON.stringify(rowOf(row, columns));
    separator = ",\n  ";
  }
  const sums = Object.fromEntries(
    totals().map(({ column, sums: all }) => [
      column.key,
      all.map(({ amount, currency }) => ({ amount, ...(currency && { currency }) })),
    ]),
  );
  const { complete, sources, notWalked } = outcome();
  yield `\n ],\n${JSON.stringify({ totals: sums, complete, sources, notWalked }, null, 1).slice(2)}\n`;
};

/** One row a line; nothing else. */
export const ndjson: Format = async function* ({ columns, rows }) {
  for await (const row of rows) yield `${JSON.stringify(rowOf(row, columns))}\n`;
};

const columnOf = ({ key, label, type }: Column) => ({ key, label, type });

/** Decimals stay text: a reader would make floats of them. */
const rowOf = (row: readonly Cell[], columns: readonly Column[]) =>
  Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]));
