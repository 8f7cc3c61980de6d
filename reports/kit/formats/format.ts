/** What every format is given, and how text is kept from being more than text. */

import type { Outcome } from "#reports/kit/asking/completeness.ts";
import type { ChartSpec } from "#reports/kit/rows/chart.ts";
import type { Cell, Column, Row, Total } from "#reports/kit/rows/columns.ts";

export interface Output {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: AsyncIterable<Row>;
  /** Known once the rows have gone by. */
  totals(): readonly Total[];
  outcome(): Outcome;
  chart(rows: readonly Row[]): ChartSpec | undefined;
  /** When it was made. */
  readonly at: Date;
}

/** The text of a report, part by part. */
export type Format = (output: Output) => AsyncGenerator<string>;

/** A cell as text; `""` where there is nothing. */
export function textOf(cell: Cell, { type }: Column): string {
  if (cell === null || cell === undefined) return "";
  if (type === "list" && Array.isArray(cell)) return cell.join(", ");
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

/** Control characters (terminal escapes among them) and those that turn the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Text in which nothing acts on whoever shows it: such characters come as `\u001b`.
 * @param kept those that mean no harm where they go
 */
export const printable = (text: string, kept = ""): string =>
  text.replace(UNPRINTABLE, (character) =>
    kept.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The sums of a column: `12.50 USD and 3.00 EUR`. */
export const sumsText = ({ sums }: Total): string =>
  sums.map(({ amount, currency }) => (currency ? `${amount} ${currency}` : amount)).join(" and ");

export async function collectRows(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
