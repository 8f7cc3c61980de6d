/** Input of every format, and the escaping of text. */

import { type Outcome, outcomeLines } from "#reports/kit/asking/completeness.ts";
import type { ChartSpec } from "#reports/kit/rows/chart.ts";
import {
  type Cell,
  type Column,
  type Mark,
  type Row,
  shownTotals,
  type Total,
} from "#reports/kit/rows/columns.ts";
import { type Money, NO_CURRENCY } from "#reports/kit/rows/decimal.ts";
import type { CsvStyle } from "#reports/words/csv-text.ts";
import { failedTexts, type TestResult } from "#reports/words/tests.ts";
import { markWords, onceTexts } from "#reports/words/worth.ts";

export interface Output {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: AsyncIterable<Row>;
  /** The totals. Available after the last row. */
  totals(): readonly Total[];
  outcome(): Outcome;
  /** Accuracy of each column's figures. Available after the first row. */
  marks(): readonly Mark[];
  /** Accuracy of the number of rows. Available after the last row. */
  rowsMark(): Mark;
  chart(rows: readonly Row[]): ChartSpec | undefined;
  /** Time at which the rows were made. */
  readonly at: Date;
  /** Time zone of its instants; UTC by default. */
  readonly timeZone?: string | undefined;
  readonly csv?: CsvStyle;
  /** Outcome of its data tests. */
  readonly tests?: readonly TestResult[] | undefined;
}

/** Options of a file of a result. A format ignores options that it does not need. */
export interface FileOptions extends CsvStyle {
  /** Time zone of instants; that of the run by default. */
  readonly timeZone?: string | undefined;
}

/** The text of a report, part by part. */
export type Format = (output: Output) => AsyncGenerator<string>;

/** A cell as text; `""` for an empty cell. */
export function textOf(cell: Cell, { type }: Column): string {
  if (cell === null || cell === undefined) return "";
  if (type === "list" && Array.isArray(cell)) return cell.join(", ");
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

/** Control characters, with those of terminal escapes, and characters that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Replaces characters that control a terminal or a page by escapes such as `\u001b`.
 * @param kept characters that are harmless in this output
 */
export const printable = (text: string, kept = ""): string =>
  text.replace(UNPRINTABLE, (character) =>
    kept.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Suffix of a figure or a chart's name that is not exact. */
export const markSuffix = (mark: Mark): string => (markWords(mark) === "" ? "" : ` (${markWords(mark)})`);

/** Suffix of a sum: its currency, or a note that a column of amounts has a sum without one. */
export const unitOf = ({ currency }: Money, { currencyAt, ownCurrencyAt }: Column): string =>
  currency || ((currencyAt ?? ownCurrencyAt) === undefined ? "" : NO_CURRENCY);

/** The notes of a result: completeness, the objects that totals count, and missing data. */
export function notesOf(
  outcome: Outcome,
  totals: readonly Total[],
  tests: readonly TestResult[] = [],
): string[] {
  const [first = "", ...lines] = outcomeLines(outcome);
  const counted = shownTotals(totals).map(({ column, once = null, doubts = [] }) => ({
    label: column.label,
    once,
    doubts,
  }));
  return [
    first,
    ...failedTexts(tests),
    ...onceTexts(counted).map((text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`),
    ...lines,
  ];
}

/** The sums of a column with their accuracy, for example `12.50 USD and 3.00 EUR`. */
export const sumsText = ({ column, sums, mark }: Total): string =>
  sums.length === 0
    ? markWords(mark)
    : sums.map((sum) => `${sum.amount} ${unitOf(sum, column)}`.trimEnd()).join(" and ") + markSuffix(mark);

/** Member in which each row lists its figures that are not exact. No column of a report has this name. */
export const INCOMPLETE_KEY = "_incomplete";

/** The columns whose figures are not exact, with their marks. */
export function marksByKey(columns: readonly Column[], marks: readonly Mark[]): Record<string, Mark> {
  const marked = columns.flatMap(({ key }, at) => {
    const mark = marks[at] ?? "exact";
    return mark === "exact" ? [] : [[key, mark] as const];
  });
  return Object.fromEntries(marked);
}

/** Waits for the first row, because the missing data of a composed report is known only then. */
export async function startedRows(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  })();
}

/** Collects all rows. @param counted called with the current number of rows; it can throw to refuse further rows */
export async function collectRows(
  rows: AsyncIterable<Row>,
  counted: (count: number) => void = () => {},
): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) counted(all.push(row));
  return all;
}
