/** The charts of a run, drawn by Observable Plot from the figures that its HTML file has too. */
import * as Plot from "@observablehq/plot";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "#console/kit/store.ts";
import { type ChartFigures, type Run, type RunColumn, readCharts } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import { axisText, PlotFigure, roomFor } from "#console/result/plot-figure.tsx";
import { amountText } from "#console/result/rows.ts";
import { Empty } from "#console/ui/parts.tsx";
import type { FigureName } from "#reports/words/figure.ts";
import { markSign, markWords } from "#reports/words/worth.ts";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface RunChartsProps {
  readonly run: Run;
  onFigure(figure: FigureName): void;
}

export function RunCharts({ run: { id, columns }, onFigure }: RunChartsProps) {
  const [charts, setCharts] = useState<readonly ChartFigures[] | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const zone = useStore(timeZone);
  useEffect(() => {
    let gone = false;
    readCharts(id, zone).then(
      (next) => {
        if (!gone) setCharts(next);
      },
      (error: unknown) => {
        if (!gone) setProblem(problemOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, zone]);
  if (problem !== "")
    return (
      <p className="warning problem" role="alert">
        {problem}
      </p>
    );
  if (!charts) return <Empty title="Adding up the figures…" />;
  if (charts.length === 0)
    return (
      <Empty title="No chart says more than the table">
        <code>chart</code> in <code>report.yaml</code> chooses one.
      </Empty>
    );
  return (
    <div className="charts">
      {charts.map((chart) => (
        <figure key={`${chart.title} ${chart.unit}`}>
          <figcaption>{captionOf(chart)}</figcaption>
          <Bars
            chart={chart}
            behind={columns.find(({ key }) => key === chart.value)?.behind}
            onBar={(label, series) =>
              onFigure({ column: chart.value, unit: chart.unit, label, series, timeZone: zone })
            }
          />
          {chart.notes.map((note) => (
            <p className="faint" key={note}>
              {note}
            </p>
          ))}
        </figure>
      ))}
    </div>
  );
}

interface BarsProps {
  readonly chart: ChartFigures;
  readonly behind: RunColumn["behind"];
  onBar(label: string, series: string | undefined): void;
}

/** A chart whose bars open their rows: by click, and by a list for keyboard users. */
function Bars({ chart, behind, onBar }: BarsProps) {
  const options = useCallback((width: number) => optionsOf(chart, width), [chart]);
  if (!behind) return <PlotFigure options={options} />;
  if (behind.why !== "")
    return (
      <>
        <PlotFigure options={options} />
        <p className="faint">No rows can be opened behind the bars: {behind.why}.</p>
      </>
    );
  const bars = chart.bars.filter(({ isRest }) => !isRest);
  const open = (title: string) => {
    const part = partsOf(chart).find((one) => one.title === title);
    // The last series may be that of all others.
    if (part && bars.some(({ label }) => label === part.label))
      onBar(part.label, part.series === OTHERS ? undefined : part.series || undefined);
  };
  return (
    <>
      <div className="opening">
        <PlotFigure options={options} onPart={open} />
      </div>
      <details>
        <summary>Rows behind a bar</summary>
        <ul className="plain">
          {bars.map(({ label }) => (
            <li key={label}>
              <button type="button" className="link" onClick={() => onBar(label, undefined)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The series that sums up all values without a series. */
const OTHERS = "others";

/** Months have no figures next to their columns, so the accuracy is in the caption. */
const captionOf = ({ title, unit, mark }: ChartFigures): string =>
  `${title}${unit && `, in ${unit}`}${markWords(mark) && ` (${markWords(mark)})`}`;

interface Part {
  readonly label: string;
  readonly series: string;
  readonly value: number;
  readonly title: string;
}

const COLORS = ["var(--chart)", "#b8651b", "#2f8f6b", "#8a5bbf", "#b03a6e", "#6b7280"];

const figureText = ({ mark }: ChartFigures, figure: string): string =>
  `${markSign(mark)}${amountText(figure)}`;

/** The parts of bars that a chart draws. */
const partsOf = (chart: ChartFigures): readonly Part[] =>
  chart.bars.flatMap(({ label, parts }) =>
    parts.map((figure, at) => ({
      label,
      series: chart.series[at] ?? "",
      value: Number(figure),
      title: [label, chart.series[at], `${figureText(chart, figure)} ${chart.unit}`.trim()]
        .filter(Boolean)
        .join(", "),
    })),
  );

/** The specification of a chart for Plot. */
function optionsOf(chart: ChartFigures, width: number): Plot.PlotOptions {
  const { kind, series, bars } = chart;
  const text = (figure: string) => figureText(chart, figure);
  const parts = partsOf(chart);
  const labels = bars.map(({ label }) => label);
  const fill = series.length > 1 ? "series" : "var(--chart)";
  const color = series.length > 1 ? { color: { domain: series, range: COLORS, legend: true } } : {};
  const common = { ariaLabel: captionOf(chart), width, ...color };
  if (kind === "months")
    return {
      ...common,
      height: 260,
      marginLeft: 56,
      x: {
        type: "band",
        label: null,
        domain: labels,
        ticks: labels.filter((_, at) => at % every(labels) === 0),
      },
      y: { grid: true, label: null, ticks: 5, tickFormat: axisText },
      marks: [Plot.barY(parts, { x: "label", y: "value", fill, title: "title" }), Plot.ruleY([0])],
    };
  return {
    ...common,
    height: bars.length * 24 + 50,
    marginLeft: Math.min(190, roomFor(labels)),
    marginRight: roomFor(bars.map(({ total }) => text(total))),
    x: { grid: true, label: null, ticks: 5, tickFormat: axisText },
    y: { label: null, domain: labels },
    marks: [
      Plot.barX(parts, { x: "value", y: "label", fill, title: "title" }),
      Plot.text(bars, {
        x: (bar: ChartFigures["bars"][number]) => Math.max(0, Number(bar.total)),
        y: "label",
        text: (bar: ChartFigures["bars"][number]) => text(bar.total),
        textAnchor: "start",
        dx: 5,
      }),
      Plot.ruleX([0]),
    ],
  };
}

/** Months that are named below a chart. */
const MOST_NAMES = 8;
const every = (labels: readonly string[]): number => Math.ceil(labels.length / MOST_NAMES);
