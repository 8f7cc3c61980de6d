/** One HTML file without external resources: notes, charts, and a table to sort and filter. */
import { createHash } from "node:crypto";
import { figuresOf } from "#reports/kit/rows/chart.ts";
import {
  type Cell,
  type Column,
  isNumeric,
  type Mark,
  markedText,
  type Row,
  shownTotals,
  type Total,
} from "#reports/kit/rows/columns.ts";
import { isFailed } from "#reports/words/tests.ts";
import { markWords } from "#reports/words/worth.ts";
import { collectRows, type Format, notesOf, type Output, textOf, unitOf } from "./format.ts";
import { grouped, html } from "./markup.ts";
import { script, style } from "./page.ts";
import { chartFigure } from "./svg.ts";
import { zonedInstant } from "./time-zone.ts";

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const POLICY = [
  "default-src 'none'",
  `style-src ${digest(style)}`,
  `script-src ${digest(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export const page: Format = async function* (output) {
  const { columns, title } = output;
  const rows = await collectRows(output.rows);
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${html(POLICY)}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n` +
    `<meta name="referrer" content="no-referrer"><title>${html(title)}</title>\n<style>${style}</style></head>\n<body><main>\n`;
  const marks = output.marks();
  yield header(output);
  yield stateOf(output);
  yield charts(output, rows);
  yield `<section class="rows" aria-label="Rows">\n<div class="tools" hidden><label>Filter <input type="search" placeholder="any words" autocomplete="off"></label><output aria-live="polite"></output></div>\n`;
  if (rows.length === 0) yield `<p class="empty">There are no rows.</p>`;
  else {
    yield `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>\n<thead><tr>${columns.map(head).join("")}</tr></thead>\n<tbody>\n`;
    for (const row of rows)
      yield `<tr>${columns.map((column, at) => cell(row[at], column, marks[at])).join("")}</tr>\n`;
    yield `</tbody>${foot(columns, output.totals())}</table></div>`;
  }
  yield `</section>\n</main>\n<script>${script}</script></body></html>\n`;
};

function header({ title, about, variables, at, timeZone = "UTC" }: Output): string {
  const given = Object.entries(variables).map(
    ([name, value]) =>
      `<code>${html(name)} = ${html(typeof value === "string" ? value : JSON.stringify(value))}</code>`,
  );
  const made = `Made <time datetime="${at.toISOString()}">${html(dayAndTime(zonedInstant(at.toISOString(), timeZone)))}</time> ${html(timeZone)}`;
  return `<header><h1>${html(title)}</h1>${about ? `<p class="about">${html(about)}</p>` : ""}<p class="made">${[made, ...given].join(" · ")}</p></header>\n`;
}

function stateOf(output: Output): string {
  const outcome = output.outcome();
  const [first = "", ...lines] = notesOf(outcome, output.totals(), output.tests);
  const isGood = outcome.complete && !output.tests?.some(isFailed);
  const kind = isGood ? "whole" : "lacking";
  const list = lines.length > 0 ? `<ul>${lines.map((line) => `<li>${html(line)}</li>`).join("")}</ul>` : "";
  return `<section class="state ${kind}" role="${isGood ? "status" : "alert"}"><strong>${html(first)}</strong>${list}</section>\n`;
}

function charts({ columns, chart, rowsMark }: Output, rows: readonly Row[]): string {
  const spec = chart(rows);
  const figures = spec ? figuresOf(spec, columns, rows, rowsMark()) : [];
  if (figures.length === 0) return "";
  return `<section class="charts" aria-label="Charts">${figures.map((one, index) => chartFigure(one, `c${index}`, figures.length === 1)).join("")}</section>\n`;
}

/** Longer text is broken into several lines. */
const WIDE = 48;

const classOf = (column: Column): string => (isNumeric(column) ? ' class="n"' : "");

const head = (column: Column) =>
  `<th scope="col"${classOf(column)}><button type="button">${html(column.label)}</button></th>`;

/** If the displayed text sorts differently from the value, the value is an attribute of the cell. */
function cell(value: Cell, column: Column, mark?: Mark): string {
  const text = textOf(value, column);
  if (text === "") return "<td></td>";
  const shown = markedText(shownAs(text, column), mark);
  const wide = shown.length > WIDE || shown.includes("\n");
  return `<td${wide ? ' class="w"' : classOf(column)}${shown === text ? "" : ` data-v="${html(text)}"`}>${html(shown)}</td>`;
}

function shownAs(text: string, { type }: Column): string {
  if (type === "boolean") return text === "true" ? "yes" : "no";
  if (type === "instant") return dayAndTime(text);
  if (type === "percent") return `${text} %`;
  return type === "decimal" || type === "integer" ? grouped(text) : text;
}

const dayAndTime = (instant: string): string => instant.slice(0, 16).replace("T", " ");

function foot(columns: readonly Column[], totals: readonly Total[]): string {
  const told = shownTotals(totals);
  if (told.length === 0) return "";
  const cells = columns.map((column, at) => {
    const total = told.find((one) => one.column === column);
    const isUnknown = total?.sums.length === 0;
    const sums = total?.sums.map((sum) => {
      const unit = unitOf(sum, column);
      return `<span>${html(markedText(grouped(sum.amount), total.mark))}${unit ? ` ${html(unit)}` : ""}</span>`;
    });
    return `<td class="${total ? "n" : ""}">${isUnknown ? markWords("unknown") : (sums?.join("") ?? (at === 0 ? "Total" : ""))}</td>`;
  });
  return `<tfoot><tr>${cells.join("")}</tr></tfoot>`;
}
