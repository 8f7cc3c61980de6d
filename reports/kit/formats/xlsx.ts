/** XLSX: rows with typed cells and currency formats, totals, and a sheet about the run. */

import type { Blob } from "node:buffer";
import type { Stream } from "node:stream";
import writeXlsxFile, { type Feature, type Cell as SheetCell, type SheetData } from "write-excel-file/node";
import {
  type Column,
  isNumeric,
  type Mark,
  type Row,
  shownTotals,
  type Total,
} from "#reports/kit/rows/columns.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { markWords } from "#reports/words/worth.ts";
import { marksByKey, notesOf, type Output, printable, textOf, unitOf } from "./format.ts";

/** Maximum number of rows, because a sheet is created in memory. */
const MOST_ROWS = 100_000;
/** Spreadsheets have floats with 15 digits, so longer numbers are written as text. */
const EXACT_DIGITS = 15;
/** A workbook with a longer cell is broken. */
const MOST_CHARACTERS = 32_767;
/** The first day that a workbook can show. */
const FIRST_DAY = Date.UTC(1900, 0, 1);
const NUMBER = /^-?\d+(\.\d+)?$/;
const MARKED = "#fdebe3";

/** Writes a report as a workbook. @throws UsageError if there are too many rows for a workbook */
export async function writeXlsx(output: Output, file: string): Promise<void> {
  const { columns, rows, marks } = output;
  const lines: SheetData = [];
  /** Number of truncated cells, by column. */
  const cut = new Map<Column, number>();
  const onCut = (column: Column) => void cut.set(column, (cut.get(column) ?? 0) + 1);
  for await (const row of rows) {
    if (lines.length >= MOST_ROWS)
      throw new UsageError(`A workbook has at most ${MOST_ROWS} rows: take csv or parquet`);
    const signs = marks();
    lines.push(columns.map((column, at) => sheetCell(row, column, at, signs[at], onCut)));
  }
  const head = columns.map(({ label }) => boldText(label));
  const totals = shownTotals(output.totals());
  // An empty row, so that a filter that the user sets again ends above the totals.
  const below = totals.length > 0 ? [[], ...totalRows(columns, totals)] : [];
  const sheets = [
    { data: [head, ...lines, ...below], sheet: "Rows", stickyRowsCount: 1 },
    ...(totals.length > 0 ? [{ data: totalsSheet(totals), sheet: "Totals", columns: TOTALS_WIDTHS }] : []),
    { data: sourcesOf(output, cut), sheet: "Sources", columns: [{ width: 24 }, { width: 80 }] },
  ];
  const features = [filterOf(columns.length, lines.length + 1)];
  await writeXlsxFile(sheets, { features }).toFile(file);
}

const boldText = (text: string): SheetCell => ({ value: cellText(text), type: String, fontWeight: "bold" });

/** A filter over the header and the rows of the first sheet. */
const filterOf = (columns: number, rows: number): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml, _options, { sheetIndex }) =>
          sheetIndex === 0
            ? xml.replace("</sheetData>", `$&<autoFilter ref="A1:${columnName(columns)}${rows}"/>`)
            : xml,
      },
    },
  },
});

/** The name of a column in a sheet: 1 is `A`, 27 is `AA`. */
function columnName(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? columnName(before) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}

/** One row per currency with its sums. Sums without a currency come first. */
function totalRows(columns: readonly Column[], totals: readonly Total[]): SheetCell[][] {
  const units = totals.flatMap(({ column, sums }) => sums.map((sum) => unitOf(sum, column)));
  const isUnknown = totals.some(({ sums }) => sums.length === 0);
  return [...new Set([...(isUnknown ? [""] : []), ...units])].sort().map((unit) =>
    columns.map((column, at) => {
      const total = totals.find((one) => one.column === column);
      const sum = total?.sums.find((one) => unitOf(one, column) === unit);
      if (total && sum) return sumCell(sum.amount, sum.currency, total);
      if (total?.sums.length === 0 && unit === "") return boldText(markWords(total.mark));
      if (totals.some((one) => one.column.currencyAt === at) && unit !== "") return boldText(unit);
      return at === 0 ? boldText(`Total ${unit}`.trimEnd()) : null;
    }),
  );
}

const TOTALS_WIDTHS = [{ width: 32 }, { width: 24 }, { width: 14 }, { width: 36 }];

/** One line for each sum, so that a formula can find it. */
function totalsSheet(totals: readonly Total[]): SheetData {
  const lines = totals.flatMap((total): SheetCell[][] => {
    const { column, sums, mark } = total;
    const accuracy = { value: markWords(mark) || mark, type: String };
    const label = { value: cellText(column.label), type: String };
    if (sums.length === 0) return [[label, null, null, accuracy]];
    return sums.map((sum) => [
      label,
      sumCell(sum.amount, sum.currency, total),
      unitOf(sum, column) === "" ? null : { value: unitOf(sum, column), type: String },
      accuracy,
    ]);
  });
  return [["Total", "Amount", "Currency", "Accuracy"].map(boldText), ...lines];
}

function sumCell(amount: string, currency: string, { column, mark }: Total): SheetCell {
  const style = { fontWeight: "bold" as const, ...styleOf(mark) };
  return numberCell(amount, currency, column, style) ?? { value: amount, type: String, ...style };
}

/** The color of a figure that is not exact. */
const styleOf = (mark: Mark = "exact") => (markWords(mark) === "" ? {} : { backgroundColor: MARKED });

/** Text that fits into a cell. Longer text is truncated and ends with `…`. */
function cellText(text: string, onCut: () => void = () => {}): string {
  const whole = printable(text, "\n\t");
  if (whole.length <= MOST_CHARACTERS) return whole;
  onCut();
  // Half of a surrogate pair is not a character.
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
  const style = styleOf(mark);
  if (column.type === "boolean") return { value: text === "true", type: Boolean, ...style };
  const isTime = column.type === "instant" || column.type === "day";
  if (isTime && Date.parse(text) >= FIRST_DAY)
    return {
      // Workbooks have local times without a zone: those in the text.
      value: new Date(text.replace(/[+-]\d\d:\d\d$/, "Z")),
      type: Date,
      format: column.type === "day" ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm:ss",
      ...style,
    };
  const currency = column.currencyAt === undefined ? undefined : row[column.currencyAt];
  const number = isNumeric(column) ? numberCell(text, currency, column, style) : undefined;
  return number ?? { value: cellText(text, () => onCut(column)), type: String, ...style };
}

/** A number, if a workbook can hold it exactly. @param style further members of the cell */
function numberCell<Style extends object>(text: string, currency: unknown, column: Column, style: Style) {
  if (!NUMBER.test(text) || text.replace(/\D/g, "").length > EXACT_DIGITS) return undefined;
  return { value: Number(text), type: Number, format: numberFormat(text, currency, column), ...style };
}

/** Number format with the decimal places of the number and the code of its currency. */
function numberFormat(text: string, currency: unknown, { type }: Column): string {
  const places = text.split(".")[1]?.length ?? 0;
  const digits = places > 0 ? `#,##0.${"0".repeat(places)}` : "#,##0";
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
    ...Object.entries(marksByKey(columns, output.marks())).map(([key, mark]): [string, string] => [
      `Figures of ${key}`,
      mark === "atLeast" ? "at least" : "uncertain",
    ]),
    ...[...cut].map(([{ label }, cells]): [string, string] => [
      `Cut cells of ${label}`,
      `${cells} with more than ${MOST_CHARACTERS.toLocaleString("en")} characters end with "…"; the other formats have them whole`,
    ]),
    ...notesOf(outcome, output.totals(), output.tests).map((line): [string, string] => [
      "Completeness",
      line,
    ]),
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
