/** A table for a terminal: columns as wide as their cells, numbers to the right, notes below. */

import {
  type Column,
  isNumeric,
  type Mark,
  markedText,
  type Row,
  shownTotals,
} from "#reports/kit/rows/columns.ts";
import { collectRows, type Format, notesOf, printable, sumsText, textOf } from "./format.ts";

/** Longer cells are truncated; other formats have the whole text. */
const WIDEST = 40;

export const table: Format = async function* ({ columns, rows, totals, outcome, marks, tests }) {
  const all = await collectRows(rows);
  const signs = marks();
  const lines = all.map((row) => columns.map((column, at) => cell(row, column, at, signs[at])));
  const widths = columns.map(({ label }, at) =>
    lines.reduce((most, line) => Math.max(most, width(line[at] ?? "")), width(label)),
  );
  const line = (cells: readonly string[]) =>
    `${cells
      .map((text, at) => padded(text, widths[at] ?? 0, columns[at]))
      .join("  ")
      .trimEnd()}\n`;
  yield line(columns.map(({ label }) => label));
  yield `${widths.map((wide) => "─".repeat(wide)).join("  ")}\n`;
  for (const cells of lines) yield line(cells);
  yield `\n${all.length} row${all.length === 1 ? "" : "s"}\n`;
  for (const total of shownTotals(totals()))
    yield `Total ${printable(total.column.label)}: ${sumsText(total)}\n`;
  for (const note of notesOf(outcome(), totals(), tests)) yield `${printable(note)}\n`;
};

function cell(row: Row, column: Column, at: number, mark?: Mark): string {
  const text = markedText(printable(textOf(row[at], column)), mark);
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (characters.length <= WIDEST) return text;
  return `${characters.slice(0, WIDEST - 1).join("")}…`;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that take two places in a terminal. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

function width(text: string): number {
  // Most texts have one column per character, so they need not be split.
  if (/^[\u0020-\u02ff]*$/.test(text)) return text.length;
  let places = 0;
  for (const { segment } of graphemes.segment(text)) places += WIDE.test(segment) ? 2 : 1;
  return places;
}

function padded(text: string, wide: number, column: Column | undefined): string {
  const blanks = " ".repeat(Math.max(0, wide - width(text)));
  return column && isNumeric(column) ? blanks + text : text + blanks;
}
