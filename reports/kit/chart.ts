/** What a chart shows: columns chosen by a report, or by their types; and the figures it draws. */
import type { Column, ColumnType, Row } from "./columns.ts";
import { add, compare } from "./decimal.ts";

/** One bar for each label or month; `value` is summed, rows are counted without it. */
export interface ChartSpec<Key extends string = string> {
  readonly kind: "bars" | "months";
  readonly title: string;
  readonly label: Key;
  readonly value?: Key;
  /** A second category that bars are divided by. */
  readonly series?: Key;
}

export interface Bar {
  readonly label: string;
  readonly total: string;
  /** By series, in the order of `Figures.series`. */
  readonly parts: readonly string[];
}

/** One chart's exact figures: a chart never adds up two currencies. */
export interface Figures {
  readonly title: string;
  readonly kind: ChartSpec["kind"];
  readonly unit: string;
  readonly series: readonly string[];
  readonly bars: readonly Bar[];
  /** Labels that are summed up in the last bar. */
  readonly others: number;
}

const MOST_BARS = 15;
const MOST_MONTHS = 36;
const MOST_SERIES = 6;
const MOST_CURRENCIES = 3;
const MOST_CATEGORIES = 24;
const NOTHING = "(none)";

/** A chart for columns of these types; undefined where none says more than the table. */
export function chooseChart(columns: readonly Column[], rows: readonly Row[]): ChartSpec | undefined {
  const valueAt = columns.findIndex(({ currencyAt }) => currencyAt !== undefined);
  const value = columns[valueAt];
  // Rows of several lists: only those that hold an amount can say of what it is.
  const told = value ? rows.filter((row) => row[valueAt] !== null) : rows;
  const isCurrency = (at: number) => columns.some(({ currencyAt }) => currencyAt === at);
  const isTold = (at: number) => told.filter((row) => row[at] !== null).length * 2 > told.length;
  const find = (fits: (column: Column, at: number) => boolean) =>
    columns.find((column, at) => !isCurrency(at) && isTold(at) && fits(column, at));
  const time = find(({ type }) => type === "instant" || type === "day");
  const group = find(({ type }, at) => GROUPING.has(type) && isFewEnough(told, at));
  const what = value?.label ?? "Rows";
  const chart = value ? { value: value.key } : {};
  if (time && (value || !group))
    return { kind: "months", title: `${what} by month of ${time.label}`, label: time.key, ...chart };
  return group && { kind: "bars", title: `${what} by ${group.label}`, label: group.key, ...chart };
}

const GROUPING: ReadonlySet<ColumnType> = new Set(["category", "text", "boolean"]);

/** Values that repeat, so that adding up by them says something. */
function isFewEnough(rows: readonly Row[], at: number): boolean {
  const values = new Set(rows.map((row) => row[at]));
  return values.size > 1 && values.size <= MOST_CATEGORIES && values.size * 2 <= rows.length;
}

/** The figures of a chart: one for each currency, the most frequent first. */
export function figuresOf(spec: ChartSpec, columns: readonly Column[], rows: readonly Row[]): Figures[] {
  const find = (key: string | undefined) =>
    key === undefined ? -1 : columns.findIndex((one) => one.key === key);
  const [labelAt, valueAt, seriesAt] = [find(spec.label), find(spec.value), find(spec.series)];
  const currencyAt = columns[valueAt]?.currencyAt ?? -1;
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const figure = valueAt < 0 ? "1" : row[valueAt];
    if (figure === null || figure === undefined) continue;
    const unit = currencyAt < 0 ? "" : String(row[currencyAt] ?? "");
    groups.set(unit, [...(groups.get(unit) ?? []), row]);
  }
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_CURRENCIES)
    .map(([unit, group]) => figures(spec, unit, group, { labelAt, valueAt, seriesAt }))
    .filter(({ bars }) => bars.length > 0);
}

interface Places {
  readonly labelAt: number;
  readonly valueAt: number;
  readonly seriesAt: number;
}

function figures(spec: ChartSpec, unit: string, rows: readonly Row[], places: Places): Figures {
  const { labelAt, valueAt, seriesAt } = places;
  const months = spec.kind === "months";
  const seriesCounts = new Map<string, number>();
  if (seriesAt >= 0) for (const row of rows) count(seriesCounts, named(row[seriesAt]));
  const ranked = [...seriesCounts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const series = ranked.length > MOST_SERIES ? [...ranked.slice(0, MOST_SERIES - 1), "others"] : ranked;
  const sums = new Map<string, string[]>();
  for (const row of rows) {
    const label = months ? String(row[labelAt] ?? "").slice(0, 7) : named(row[labelAt]);
    if (months && label === "") continue;
    const parts = sums.get(label) ?? Array.from({ length: Math.max(1, series.length) }, () => "0");
    const at = seriesAt < 0 ? 0 : series.indexOf(named(row[seriesAt]));
    const index = at < 0 ? series.length - 1 : at;
    parts[index] = add(parts[index] ?? "0", valueAt < 0 ? "1" : String(row[valueAt]));
    sums.set(label, parts);
  }
  const all = [...sums].map(([label, parts]) => ({ label, parts, total: parts.reduce(add, "0") }));
  const bars = months ? byMonth(all) : largest(all);
  return {
    title: spec.title,
    kind: spec.kind,
    unit,
    series,
    bars,
    others: months ? 0 : all.length - bars.length,
  };
}

const named = (value: unknown): string =>
  value === null || value === undefined || value === "" ? NOTHING : String(value);

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Every month from the first to the last, the latest ones where they are many. */
function byMonth(bars: readonly Bar[]): Bar[] {
  const known = new Map(bars.map((bar) => [bar.label, bar]));
  const labels = [...known.keys()].sort();
  const [from = "", to = ""] = [labels[0], labels.at(-1)];
  const width = bars[0]?.parts.length ?? 1;
  const made: Bar[] = [];
  for (let month = from; month <= to && month !== ""; month = monthAfter(month))
    made.push(
      known.get(month) ?? { label: month, total: "0", parts: Array.from({ length: width }, () => "0") },
    );
  return made.slice(-MOST_MONTHS);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number >= 12
    ? `${String(year + 1).padStart(4, "0")}-01`
    : `${month.slice(0, 5)}${String(number + 1).padStart(2, "0")}`;
}

/** The largest first; those beyond the most that a chart can show are one bar. */
function largest(bars: readonly Bar[]): Bar[] {
  const sorted = [...bars].sort((a, b) => compare(b.total, a.total));
  if (sorted.length <= MOST_BARS) return sorted;
  const rest = sorted.slice(MOST_BARS - 1);
  const parts = (rest[0]?.parts ?? []).map((_, at) =>
    rest.map((bar) => bar.parts[at] ?? "0").reduce(add, "0"),
  );
  return [
    ...sorted.slice(0, MOST_BARS - 1),
    { label: `${rest.length} others`, total: parts.reduce(add, "0"), parts },
  ];
}

/** Steps of 1, 2 or 5 times a power of ten, from at or below the least to at or above the most. */
export function niceTicks(least: number, most: number, about = 5): number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  if (low === high) return [0, 1];
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let at = Math.floor(low / step); at * step < high + step; at++)
    ticks.push(Number((at * step).toPrecision(12)));
  return ticks;
}
