/** The charts of a run, drawn by Observable Plot from the figures that its HTML file has too. */
import * as Plot from "@observablehq/plot";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "#console/kit/store.ts";
import { type ChartFigures, readCharts } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import { axisText, PlotFigure, roomFor } from "#console/result/plot-figure.tsx";
import { amountText } from "#console/result/rows.ts";
import { Empty } from "#console/ui/parts.tsx";
import { markSign, markWords } from "#reports/words/worth.ts";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function RunCharts({ id }: { readonly id: string }) {
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
          <Chart chart={chart} />
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

function Chart({ chart }: { readonly chart: ChartFigures }) {
  const options = useCallback((width: number) => optionsOf(chart, width), [chart]);
  return <PlotFigure options={options} />;
}

/** Months have no figures beside their columns: what they are worth stands here. */
const captionOf = ({ title, unit, mark }: ChartFigures): string =>
  `${title}${unit && `, in ${unit}`}${markWords(mark) && ` (${markWords(mark)})`}`;

interface Part {
  readonly label: string;
  readonly series: string;
  readonly value: number;
  readonly title: string;
}

const COLORS = ["var(--chart)", "#b8651b", "#2f8f6b", "#8a5bbf", "#b03a6e", "#6b7280"];

/** The specification of a chart for Plot. */
function optionsOf(chart: ChartFigures, width: number): Plot.PlotOptions {
  const { kind, series, bars, unit, mark } = chart;
  const sign = markSign(mark);
  const text = (figure: string) => `${sign}${amountText(figure)}`;
  const parts: Part[] = bars.flatMap(({ label, parts: figures }) =>
    figures.map((figure, at) => ({
      label,
      series: series[at] ?? "",
      value: Number(figure),
      title: [label, series[at], `${text(figure)} ${unit}`.trim()].filter(Boolean).join(", "),
    })),
  );
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
