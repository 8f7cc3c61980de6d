/** Result as a bar chart: a column by a grouping column, both chosen by the user. Drawn by Observable Plot. */
import * as Plot from "@observablehq/plot";
import { useCallback, useMemo, useState } from "react";
import type { Json } from "#console/kit/json.ts";
import { Empty } from "#console/ui/parts.tsx";
import { axisText, PlotFigure, roomFor } from "./plot-figure.tsx";
import { type Cell, type ColumnOfRows, cellText, isMoney, isNested, listsIn, rowsOf } from "./rows.ts";

type Row = ReadonlyMap<string, Cell>;

/** The list itself, and each list inside its rows, collected from all rows. */
function flattened(
  items: readonly Json[],
): readonly { readonly name: string; readonly items: readonly Json[] }[] {
  const { columns, rows } = rowsOf(items);
  const inner = columns
    .filter(({ kind }) => kind === "list")
    .map(({ key }) => ({
      name: key,
      items: rows.flatMap((row) => {
        const cell = row.get(key);
        return isNested(cell) ? cell.items : [];
      }),
    }));
  return [{ name: "", items }, ...inner.filter((list) => list.items.length > 0)];
}

const ROWS = "(number of rows)";

interface Point {
  readonly group: string;
  readonly value: number;
  readonly currency: string;
}

export function ChartView({ data }: { readonly data: Json }) {
  const lists = useMemo(
    () =>
      listsIn(data).flatMap(({ path, items }) =>
        flattened(items).map((list) => ({
          path: list.name === "" ? path : `${path}.${list.name}`,
          ...rowsOf(list.items),
        })),
      ),
    [data],
  );
  const charted = useMemo(() => {
    const measures = (columns: readonly ColumnOfRows[]) =>
      columns.some(({ kind }) => kind === "money" || kind === "number");
    return [...lists].sort((a, b) => Number(measures(b.columns)) - Number(measures(a.columns)));
  }, [lists]);
  const [chosen, setChosen] = useState("");
  const list = charted.find(({ path }) => path === chosen) ?? charted[0];
  if (!list) return <Empty title="The result has nothing to draw">A chart shows the rows of a list.</Empty>;
  return (
    <Chart
      key={list.path}
      columns={list.columns}
      rows={list.rows}
      lists={charted.map(({ path }) => path)}
      list={list.path}
      onList={setChosen}
    />
  );
}

interface ChartProps {
  readonly columns: readonly ColumnOfRows[];
  readonly rows: readonly Row[];
  readonly lists: readonly string[];
  readonly list: string;
  onList(path: string): void;
}

function Chart({ columns, rows, lists, list, onList }: ChartProps) {
  const values = columns.filter(({ kind }) => kind === "money" || kind === "number").map(({ key }) => key);
  const groups = columns.filter(({ kind }) => kind === "text" || kind === "date").map(({ key }) => key);
  const few = groups.find((key) => {
    const distinct = new Set(rows.map((row) => cellText(row.get(key)))).size;
    return distinct > 1 && distinct <= 24;
  });
  const [value, setValue] = useState(values[0] ?? ROWS);
  const [group, setGroup] = useState(few ?? groups[0] ?? "");
  const points = useMemo(() => pointsOf(rows, value, group, columns), [rows, value, group, columns]);
  const byCurrency = useMemo(() => Map.groupBy(points, ({ currency }) => currency), [points]);
  const currencies = [...byCurrency.keys()].sort();
  const isDate = columns.find(({ key }) => key === group)?.kind === "date";
  const ofCurrency = (currency: string) => byCurrency.get(currency) ?? [];
  /** Months are all shown, of other groups the largest. */
  const bars = (currency: string) => ofCurrency(currency).slice(0, isDate ? undefined : MAX_BARS);
  if (group === "")
    return (
      <Empty title="The rows have nothing to group by">Select a status, a name or a date as well.</Empty>
    );
  return (
    <div className="chart-view">
      <div className="table-bar">
        <label>
          List{" "}
          <select value={list} onChange={(event) => onList(event.target.value)}>
            {lists.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </label>
        <label>
          Show{" "}
          <select value={value} onChange={(event) => setValue(event.target.value)}>
            {[...values, ROWS].map((key) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        </label>
        <label>
          by{" "}
          <select value={group} onChange={(event) => setGroup(event.target.value)}>
            {groups.map((key) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        </label>
      </div>
      <section className="charts" tabIndex={0} aria-label="Charts">
        {currencies.map((currency) => (
          <figure key={currency}>
            <figcaption>
              {value === ROWS ? "Rows" : value} by {group}
              {currency === "" ? "" : `, in ${currency}`}
              {ofCurrency(currency).length > bars(currency).length &&
                `: the ${MAX_BARS} largest of ${ofCurrency(currency).length}`}
            </figcaption>
            <Bars points={bars(currency)} group={group} />
          </figure>
        ))}
      </section>
    </div>
  );
}

/** Most bars of a chart, unless the groups are dates: the largest ones. */
const MAX_BARS = 40;

function pointsOf(
  rows: readonly Row[],
  value: string,
  group: string,
  columns: readonly ColumnOfRows[],
): readonly Point[] {
  const isDate = columns.find(({ key }) => key === group)?.kind === "date";
  const sums = new Map<string, Point>();
  for (const row of rows) {
    const cell = row.get(value);
    const text = cellText(row.get(group));
    const name = text === "" ? "(none)" : isDate ? text.slice(0, 7) : text;
    const currency = value !== ROWS && isMoney(cell) ? cell.currency : "";
    const amount =
      value === ROWS ? 1 : isMoney(cell) ? Number(cell.amount) : typeof cell === "number" ? cell : undefined;
    if (amount === undefined) continue;
    const key = `${currency} ${name}`;
    sums.set(key, { group: name, currency, value: (sums.get(key)?.value ?? 0) + amount });
  }
  const sorted = [...sums.values()].sort((a, b) =>
    isDate ? (a.group < b.group ? -1 : 1) : b.value - a.value,
  );
  return sorted;
}

const valueText = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

interface BarsProps {
  readonly points: readonly Point[];
  readonly group: string;
}

function Bars({ points, group }: BarsProps) {
  const options = useCallback(
    (width: number): Plot.PlotOptions => ({
      width,
      height: points.length * 24 + 50,
      marginLeft: Math.min(190, roomFor(points.map((point) => point.group))),
      marginRight: roomFor(points.map(({ value }) => valueText(value))),
      x: { grid: true, label: null, ticks: 5, tickFormat: axisText },
      y: { label: null, domain: points.map((point) => point.group) },
      ariaLabel: `Bars by ${group}`,
      marks: [
        Plot.barX(points, { x: "value", y: "group", fill: "var(--chart)" }),
        Plot.text(points, {
          x: "value",
          y: "group",
          text: (point: Point) => valueText(point.value),
          textAnchor: "start",
          dx: 5,
        }),
        Plot.ruleX([0]),
      ],
    }),
    [points, group],
  );
  return <PlotFigure options={options} />;
}
