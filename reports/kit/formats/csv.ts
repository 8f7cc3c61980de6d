/** CSV: one line a row. What a spreadsheet would take for a formula is escaped. */
import { stringify } from "csv-stringify/sync";
import { type Cell, type Column, isNumeric } from "#reports/kit/rows/columns.ts";
import { type Format, printable, textOf } from "./format.ts";

export const csv: Format = async function* ({ columns, rows }) {
  yield stringify([columns.map(({ key }) => key)]);
  for await (const row of rows) yield stringify([columns.map((column, at) => cellText(row[at], column))]);
};

/** Numbers are none, but for those that a spreadsheet would reckon with: `-2+3` is no number. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

function cellText(cell: Cell, column: Column): string {
  const text = printable(textOf(cell, column), "\n\r\t");
  if (isNumeric(column) && NUMBER.test(text)) return text;
  return FORMULA.test(text) ? `'${text}` : text;
}
