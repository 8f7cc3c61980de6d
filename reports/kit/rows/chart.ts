/** Chart of a report: columns chosen by the report or by their types, and the figures that it draws. */
import {
  type Cell,
  type Column,
  type ColumnType,
  type Figure,
  figuresIn,
  type Mark,
  markedText,
  markOf,
  objectsIn,
  type Row,
} from "./columns.ts";
import { add, compare } from "./decimal.ts";

/**
 * One bar for each label or month. Its figure is the sum of `value`, or without `value` the number of objects. Each
 * object counts once per bar, even if it has several rows.
 */
export interface ChartSpec<Key extends string = string> {
  readonly kind: "bars" | "months";
  readonly title: string;
  readonly label: Key;
  readonly value?: Key;
  /** A second category by which bars are divided. */
  readonly series?: Key;
}

export interface Bar {
  readonly label: string;
  readonly total: string;
  /** Figures by series, in the order of `Figures.series`. */
  readonly parts: readonly string[];
  /** True for the bar that sums up all labels without a bar. */
  readonly isRest?: boolean;
}

/** Exact figures of one chart. A chart never adds amounts of two currencies. */
export interface Figures {
  readonly title: string;
  readonly kind: ChartSpec["kind"];
  /** Key of the column of the figures, or of the labels if objects are counted. */
  readonly value: string;
  readonly unit: string;
  readonly series: readonly string[];
  readonly bars: readonly Bar[];
  /** Accuracy of the figures. */
  readonly mark: Mark;
  /** Sentences about data that the bars do not show. Empty if they show everything. */
  readonly notes: readonly string[];
}

const MOST_BARS = 15;
const MOST_MONTHS = 36;
const MOST_SERIES = 6;
const MOST_CATEGORIES = 24;
const NOTHING = "(none)";

/** A chart for columns of these types. Undefined if no chart would show more than the table. */
export function chooseChart(columns: readonly Column[], rows: readonly Row[]): ChartSpec | undefined {
  const valueAt = columns.findIndex(({ currencyAt }) => currencyAt !== undefined);
  const value = columns[valueAt];
  // With rows of several lists, only rows with an amount have its label.
  const told = value ? rows.filter((row) => row[valueAt] !== null) : rows;
  const isCurrency = (at: number) => columns.some(({ currencyAt }) => currencyAt === at);
  const isTold = (at: number) => told.filter((row) => row[at] !== null).length * 2 > told.length;
  // Columns below the object of an amount do not divide the amount, because each part would have the whole amount.
  const divides = ({ owner }: Column) =>
    owner === undefined || value?.owner === undefined || `${value.owner}.`.startsWith(owner && `${owner}.`);
  const find = (fits: (column: Column, at: number) => boolean) =>
    columns.find((column, at) => !isCurrency(at) && divides(column) && isTold(at) && fits(column, at));
  const time = find(({ type }) => type === "instant" || type === "day");
  const group = find(({ type }, at) => GROUPING.has(type) && isFewEnough(told, at));
  const what = value?.label ?? "Records";
  const chart = value ? { value: value.key } : {};
  if (time && (value || !group))
    return { kind: "months", title: `${what} by month of ${time.label}`, label: time.key, ...chart };
  return group && { kind: "bars", title: `${what} by ${group.label}`, label: group.key, ...chart };
}

const GROUPING: ReadonlySet<ColumnType> = new Set(["category", "text", "boolean"]);

/** True if labels repeat, so that sums by label are useful. */
function isFewEnough(rows: readonly Row[], at: number): boolean {
  const values = new Set(rows.map((row) => row[at]));
  return values.size > 1 && values.size <= MOST_CATEGORIES && values.size * 2 <= rows.length;
}

/**
 * The figures of a chart: one for each currency, the most frequent first.
 * @param rowsMark accuracy of a count of the rows. If rows may be missing, no sum of them is exact.
 */
export function figuresOf(
  spec: ChartSpec,
  columns: readonly Column[],
  rows: readonly Row[],
  rowsMark: Mark = "exact",
): Figures[] {
  const find = (key: string | undefined) =>
    key === undefined ? -1 : columns.findIndex((one) => one.key === key);
  const [labelAt, valueAt, seriesAt] = [find(spec.label), find(spec.value), find(spec.series)];
  const [label, value] = [columns[labelAt], columns[valueAt]];
  if (!label) return [];
  const groups = new Map<string, Entry[]>();
  for (const row of rows) {
    const currencyAt = value?.currencyAt ?? value?.ownCurrencyAt;
    const unit = currencyAt === undefined ? "" : String(row[currencyAt] ?? "");
    const figures = value ? figuresIn(row, value, valueAt) : objectsIn(row, label);
    if (figures.length === 0) continue;
    const group = groups.get(unit) ?? [];
    group.push({ label: row[labelAt], series: seriesAt < 0 ? undefined : row[seriesAt], figures });
    groups.set(unit, group);
  }
  const mark = value ? markOf(value, rowsMark !== "exact") : rowsMark;
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([unit, group]) => drawn(spec, { unit, mark }, group, seriesAt >= 0))
    .filter(({ bars, notes }) => bars.length > 0 || notes.length > 0);
}

/** A bar of a chart, identified as in its figures. */
export interface BarName {
  readonly label: string;
  /** Undefined for the whole bar. */
  readonly series?: string | undefined;
}

/** True if a row counts in a bar of a chart. */
export function isOfBar(
  spec: ChartSpec,
  columns: readonly Column[],
  row: Row,
  { label, series }: BarName,
): boolean {
  const cellOf = (key: string) => row[columns.findIndex((one) => one.key === key)];
  if (labelOf(spec, cellOf(spec.label)) !== label) return false;
  return series === undefined || spec.series === undefined || named(cellOf(spec.series)) === series;
}

const labelOf = ({ kind }: ChartSpec, cell: Cell): string =>
  kind === "months" ? String(cell ?? "").slice(0, 7) : named(cell);

/** The unit and accuracy of all figures of a chart. */
type Worth = Pick<Figures, "unit" | "mark">;

/** One row's contribution to a chart. */
interface Entry {
  readonly label: Cell;
  readonly series: Cell;
  readonly figures: readonly Figure[];
}

function drawn(spec: ChartSpec, worth: Worth, entries: readonly Entry[], divided: boolean): Figures {
  const months = spec.kind === "months";
  const series = divided ? seriesOf(entries) : [];
  const sums = new Map<string, { readonly parts: string[]; readonly seen: Set<string> }>();
  for (const entry of entries) {
    const label = labelOf(spec, entry.label);
    const sum = sums.get(label) ?? { parts: zeros(Math.max(1, series.length)), seen: new Set() };
    sums.set(label, sum);
    const at = divided ? series.indexOf(named(entry.series)) : 0;
    const index = at < 0 ? series.length - 1 : at;
    for (const { id, amount } of entry.figures) {
      if (id !== undefined && sum.seen.has(id)) continue;
      if (id !== undefined) sum.seen.add(id);
      sum.parts[index] = add(sum.parts[index] ?? "0", amount);
    }
  }
  const all = [...sums].map(([label, { parts }]) => ({ label, parts, total: parts.reduce(add, "0") }));
  const { bars, notes } = months ? byMonth(all, worth) : largest(all);
  return {
    title: spec.title,
    kind: spec.kind,
    value: spec.value ?? spec.label,
    ...worth,
    series,
    bars,
    notes,
  };
}

/** The categories that divide bars, the most frequent first. */
function seriesOf(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const { series } of entries) counts.set(named(series), (counts.get(named(series)) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return ranked.length > MOST_SERIES ? [...ranked.slice(0, MOST_SERIES - 1), "others"] : ranked;
}

const zeros = (length: number): string[] => Array.from({ length }, () => "0");

const named = (value: unknown): string =>
  value === null || value === undefined || value === "" ? NOTHING : String(value);

interface Shown {
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
}

/** All months from the first to the last. If there are too many, only the latest. */
function byMonth(all: readonly Bar[], { unit, mark }: Worth): Shown {
  const bars = all.filter(({ label }) => label !== "");
  const known = new Map(bars.map((bar) => [bar.label, bar]));
  const labels = [...known.keys()].sort();
  const [from = "", to = ""] = [labels[0], labels.at(-1)];
  const width = bars[0]?.parts.length ?? 1;
  const made: Bar[] = [];
  for (let month = from; month <= to && month !== ""; month = monthAfter(month))
    made.push(known.get(month) ?? { label: month, total: "0", parts: zeros(width) });
  const earlier = made.slice(0, -MOST_MONTHS);
  const undated = all.find(({ label }) => label === "");
  const told = (total: string) => `${markedText(total, mark)}${unit && ` ${unit}`}`;
  const notes = [
    earlier.length > 0 &&
      `${earlier.length} earlier months are not shown: ${told(earlier.map(({ total }) => total).reduce(add, "0"))}.`,
    undated && `Without a date, and not shown: ${told(undated.total)}.`,
  ];
  return { bars: made.slice(-MOST_MONTHS), notes: notes.filter((note) => typeof note === "string") };
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number >= 12
    ? `${String(year + 1).padStart(4, "0")}-01`
    : `${month.slice(0, 5)}${String(number + 1).padStart(2, "0")}`;
}

/** The largest bars. All further bars are summed up in one bar. */
function largest(bars: readonly Bar[]): Shown {
  const sorted = [...bars].sort((a, b) => compare(b.total, a.total));
  if (sorted.length <= MOST_BARS) return { bars: sorted, notes: [] };
  const rest = sorted.slice(MOST_BARS - 1);
  const parts = (rest[0]?.parts ?? []).map((_, at) =>
    rest.map((bar) => bar.parts[at] ?? "0").reduce(add, "0"),
  );
  const others = { label: `${rest.length} others`, total: parts.reduce(add, "0"), parts, isRest: true };
  return {
    bars: [...sorted.slice(0, MOST_BARS - 1), others],
    notes: ["The last bar holds the labels that are not shown."],
  };
}

/** Steps of 1, 2 or 5 times a power of ten that cover the range. */
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
