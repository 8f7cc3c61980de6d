/** CSV: one line per row. Values that a spreadsheet would read as formulas are escaped. */
import { stringify } from "csv-stringify/sync";
import { type Cell, type Column, isNumeric } from "#reports/kit/rows/columns.ts";
import { harmlessText } from "#reports/words/csv-text.ts";
import { type Format, INCOMPLETE_KEY, marksByKey, printable, startedRows, textOf } from "./format.ts";

export const csv: Format = async function* ({
  columns,
  rows,
  marks,
  csv: { bom = false, separator = "," } = {},
}) {
  const line = (cells: readonly string[]) =>
    stringify([cells], { delimiter: separator === "tab" ? "\t" : separator });
  const started = await startedRows(rows);
  const incomplete = Object.entries(marksByKey(columns, marks())).map(([key, mark]) => `${key} ${mark}`);
  // If a figure is not exact, each row has a note, because CSV has no other place for it.
  const [name, value] = incomplete.length > 0 ? [[INCOMPLETE_KEY], [incomplete.join("; ")]] : [[], []];
  yield (bom ? "\ufeff" : "") + line([...columns.map(({ key }) => key), ...name]);
  for await (const row of started)
    yield line([...columns.map((column, at) => cellText(row[at], column)), ...value]);
};

/** Numbers are not escaped, but expressions such as `-2+3` are. */
const NUMBER = /^-?\d+(\.\d+)?$/;
function cellText(cell: Cell, column: Column): string {
  const text = printable(textOf(cell, column), "\n\r\t");
  if (isNumeric(column) && NUMBER.test(text)) return text;
  return harmlessText(text);
}
