/** Charts as SVG: exact figures, readable without colors, with a description in words. */
import { type Figures, niceTicks } from "#reports/kit/rows/chart.ts";
import { markedText } from "#reports/kit/rows/columns.ts";
import { markSuffix } from "./format.ts";
import { grouped, html } from "./markup.ts";

/** Width of one of several charts in a row, and of a single chart. */
const WIDTH = 640;
const WHOLE_WIDTH = 1_280;

/**
 * One chart with its caption.
 * @param id prefix of the ids of its parts in the page
 * @param isOnly true if it has the width of the page
 */
export function chartFigure(figures: Figures, id: string, isOnly = false): string {
  const width = isOnly ? WHOLE_WIDTH : WIDTH;
  const { title, unit, mark, series, notes, bars } = figures;
  const caption = `${title}${unit ? `, in ${unit}` : ""}${markSuffix(mark)}`;
  const legend = series.length > 1 ? `<ul class="legend">${series.map(key).join("")}</ul>` : "";
  const drawn = figures.kind === "months" ? columnsOf(figures, width) : barsOf(figures, width);
  const note = notes.map((text) => `<p class="note">${html(text)}</p>`).join("");
  if (bars.length === 0) return `<figure><figcaption>${html(caption)}</figcaption>${note}</figure>`;
  return (
    `<figure><figcaption>${html(caption)}</figcaption>${legend}` +
    `<svg role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${width} ${drawn.height}">` +
    `<title id="${id}-t">${html(caption)}</title><desc id="${id}-d">${html(inWords(figures))}</desc>` +
    `${drawn.marks}</svg>${note}</figure>`
  );
}

const key = (name: string, index: number) => `<li><i class="s${index}"></i>${html(name)}</li>`;

/** A figure as in a chart: `≥ 1,200 EUR` if data may be missing. */
const figureText = (figure: string, { unit, mark }: Figures): string =>
  `${markedText(grouped(figure), mark)}${unit ? ` ${unit}` : ""}`;

function inWords(figures: Figures): string {
  return figures.bars.map(({ label, total }) => `${label}: ${figureText(total, figures)}`).join("; ");
}

interface Drawn {
  readonly height: number;
  readonly marks: string;
}

const numbers = ({ bars }: Figures): number[] =>
  bars.flatMap(({ parts, total }) => [Number(total), ...parts.map(Number)]);

/** Scale of values between two edges. */
function scaleOf(figures: Figures, from: number, to: number) {
  const values = numbers(figures);
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const at = (value: number) => from + ((value - least) / (most - least)) * (to - from);
  return { ticks, at };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Of ticks: `1.2 M`. */
const short = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

const LABEL = 170;
const VALUE = 104;
const ROW = 26;

/** Horizontal bars: a label on the left, the figure at the end. */
function barsOf(figures: Figures, width: number): Drawn {
  const { bars } = figures;
  const { ticks, at } = scaleOf(figures, LABEL, width - VALUE);
  const bottom = bars.length * ROW + 8;
  const grid = ticks.map((tick) => {
    const x = round(at(tick));
    return `<line class="grid${tick === 0 ? " zero" : ""}" x1="${x}" y1="0" x2="${x}" y2="${bottom}"/><text class="tick" x="${x}" y="${bottom + 16}" text-anchor="middle">${short.format(tick)}</text>`;
  });
  const marks = bars.map(({ label, total, parts }, row) => {
    const y = row * ROW + 8;
    let [up, down] = [0, 0];
    const rects = parts.map((part, index) => {
      const value = Number(part);
      const start = value < 0 ? down : up;
      if (value < 0) down += value;
      else up += value;
      const [x1, x2] = [at(start), at(start + value)];
      const name = figures.series[index];
      const said = `${label}${name ? `, ${name}` : ""}: ${figureText(part, figures)}`;
      const wide = round(Math.abs(x2 - x1));
      if (wide === 0) return "";
      return `<rect class="s${index}" x="${round(Math.min(x1, x2))}" y="${y}" width="${wide}" height="${ROW - 8}" rx="2"><title>${html(said)}</title></rect>`;
    });
    const end = round(Math.max(at(up), at(0))) + 6;
    return (
      `<text class="label" x="${LABEL - 8}" y="${y + 13}" text-anchor="end">${html(shortened(label, 23))}</text>` +
      `${rects.join("")}<text class="value" x="${end}" y="${y + 13}">${html(markedText(grouped(total), figures.mark))}</text>`
    );
  });
  return { height: bottom + 24, marks: grid.join("") + marks.join("") };
}

const HEIGHT = 260;
const AXIS = 64;
const FEET = 26;
/** Space below the bars for names of months, and half the width of a name. */
const FOOT = 80;
const HALF_FOOT = 30;

/** One column per month. */
function columnsOf(figures: Figures, width: number): Drawn {
  const { bars } = figures;
  const { ticks, at } = scaleOf(figures, HEIGHT - FEET, 10);
  const step = (width - AXIS) / bars.length;
  const grid = ticks.map((tick) => {
    const y = round(at(tick));
    return `<line class="grid${tick === 0 ? " zero" : ""}" x1="${AXIS}" y1="${y}" x2="${width}" y2="${y}"/><text class="tick" x="${AXIS - 8}" y="${y + 4}" text-anchor="end">${short.format(tick)}</text>`;
  });
  const every = Math.ceil(bars.length / (width / FOOT));
  const wide = Math.min(step * 0.7, 64);
  const marks = bars.map(({ label, total }, index) => {
    const value = Number(total);
    const [y1, y2] = [at(0), at(value)];
    const x = AXIS + index * step;
    const said = `${monthName(label)}: ${figureText(total, figures)}`;
    const tall = round(Math.abs(y2 - y1));
    const bar =
      tall === 0
        ? ""
        : `<rect class="s0" x="${round(x + (step - wide) / 2)}" y="${round(Math.min(y1, y2))}" width="${round(wide)}" height="${tall}" rx="2"><title>${html(said)}</title></rect>`;
    const middle = Math.min(x + step / 2, width - HALF_FOOT);
    const foot =
      index % every === 0
        ? `<text class="tick" x="${round(middle)}" y="${HEIGHT - 6}" text-anchor="middle">${html(monthName(label))}</text>`
        : "";
    return bar + foot;
  });
  return { height: HEIGHT, marks: grid.join("") + marks.join("") };
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`.trim();

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
