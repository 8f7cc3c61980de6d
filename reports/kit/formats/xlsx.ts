/** XLSX: rows with typed cells and currency formats, and a sheet that says where they come from. */

import writeXlsxFile, { type Cell as SheetCell, type SheetData } from "write-excel-file/node";
import {
  type Cell,
  type Column,
  isNumeric,
  type Mark,
  type Row,
  shownTotals,
} from "#reports/kit/rows/columns.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { marksByKey, notesOf, type Output, printable, sumsText, textOf } from "./format.ts";

/** Rows that are written at most: a sheet is made in memory. */
const MOST_ROWS = 100_000;
/** A spreadsheet has floats of 15 digits; a longer number would not be the same. */
const EXACT_DIGITS = 15;
/** A workbook with a longer cell is broken. */
const MOST_CHARACTERS = 32_767;
/** The first day that a workbook can show. */
const FIRST_DAY = Date.UTC(1900, 0, 1);
const NUMBER = /^-?\d+(\.\d+)?$/;
const MARKED = "#fdebe3";

/** Writes a report as a workbook. @throws UsageError where it has more rows than a workbook should have */
export async function writeXlsx(output: Output, file: string): Promise<void> {
  const { columns, rows, marks } = output;
  const lines: SheetData = [];
  /** By column, how many of its cells were too long. */
  const cut = new Map<Column, number>();
  const onCut = (column: Column) => void cut.set(column, (cut.get(column) ?? 0) + 1);
  for await (const row of rows) {
    if (lines.length >= MOST_ROWS)
      throw new UsageError(`A workbook has at most ${MOST_ROWS} rows: take csv or parquet`);
    const signs = marks();
    lines.push(columns.map((column, at) => sheetCell(row, column, at, signs[at], onCut)));
  }
  const head = columns.map(
    ({ label }): SheetCell => ({ value: cellText(label), type: String, fontWeight: "bold" }),
  );
  const sheets = [
    { data: [head, ...lines], sheet: "Rows", stickyRowsCount: 1 },
    { data: sourcesOf(output, cut), sheet: "Sources", columns: [{ width: 24 }, { width: 80 }] },
  ];
  await writeXlsxFile(sheets).toFile(file);
}

/** Text as a cell can hold it; what is too long ends with `…`. */
function cellText(text: string, onCut: () => void = () => {}): string {
  const whole = printable(text, "\n\t");
  if (whole.length <= MOST_CHARACTERS) return whole;
  onCut();
  // Half of a pair is no character.
  return `${whole.slice(0, MOST_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function sheetCell(
  row: Row,
  column: Column,
  at: number,
  mark: Mark | undefined,
  onCut: (column: Column) => void,
): SheetCell {
  const cell = row[at];
  const text = textOf(cell, column);
  if (text === "") return null;
  const style = (mark ?? "exact") === "exact" ? {} : { backgroundColor: MARKED };
  if (column.type === "boolean") return { value: text === "true", type: Boolean, ...style };
  const isTime = column.type === "instant" || column.type === "day";
  if (isTime && Date.parse(text) >= FIRST_DAY)
    return {
      // A workbook has clocks without a zone: that of the text.
      value: new Date(text.replace(/[+-]\d\d:\d\d$/, "Z")),
      type: Date,
      format: column.type === "day" ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm:ss",
      ...style,
    };
  if (isNumeric(column) && NUMBER.test(text) && text.replace(/\D/g, "").length <= EXACT_DIGITS)
    return { value: Number(text), type: Number, format: numberFormat(text, row, column), ...style };
  return { value: cellText(text, () => onCut(column)), type: String, ...style };
}

/** As many places as the number has, with the code of its currency. */
function numberFormat(text: string, row: Row, { type, currencyAt }: Column): string {
  const places = text.split(".")[1]?.length ?? 0;
  const digits = places > 0 ? `#,##0.${"0".repeat(places)}` : "#,##0";
  const currency: Cell = currencyAt === undefined ? undefined : row[currencyAt];
  if (typeof currency === "string" && /^[A-Z]{3}$/.test(currency)) return `${digits} "${currency}"`;
  return type === "percent" ? `${digits} "%"` : digits;
}

/** Sources of a report: the documents, the time, the families and the missing data. */
function sourcesOf(output: Output, cut: ReadonlyMap<Column, number>): SheetData {
  const { title, about, at, variables, columns, timeZone = "UTC" } = output;
  const outcome = output.outcome();
  const lines: [string, string][] = [
    ["Report", title],
    ["About", about],
    ["Made", at.toISOString()],
    ["Time zone of instants", timeZone],
    ...Object.entries(variables).map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
    ...shownTotals(output.totals()).map((total): [string, string] => [
      `Total ${total.column.label}`,
      sumsText(total),
    ]),
    ...Object.entries(marksByKey(columns, output.marks())).map(([key, mark]): [string, string] => [
      `Figures of ${key}`,
      mark === "atLeast" ? "at least" : "uncertain",
    ]),
    ...[...cut].map(([{ label }, cells]): [string, string] => [
      `Cut cells of ${label}`,
      `${cells} with more than ${MOST_CHARACTERS.toLocaleString("en")} characters end with "…"; the other formats have them whole`,
    ]),
    ...notesOf(outcome, output.totals()).map((line): [string, string] => ["Completeness", line]),
    ...outcome.tables.map(({ name, families, from, to, missing }): [string, string] => [
      name,
      [families.join(", "), read(from, to), ...missing].filter(Boolean).join("; "),
    ]),
  ];
  return lines.map(([name, value]) => [
    { value: cellText(name), type: String, fontWeight: "bold" },
    { value: cellText(value), type: String, wrap: true },
  ]);
}

const read = (from: number | null, to: number | null): string =>
  from === null || to === null
    ? "not read"
    : `read ${new Date(from).toISOString()} to ${new Date(to).toISOString()}`;
