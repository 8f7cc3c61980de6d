/** What came of a run: errors first, then the data as JSON, table or chart, and the trace behind it. */
import { lazy, Suspense } from "react";
import type { Result } from "#console/data/answer.ts";
import { activeOf, tabs } from "#console/data/documents.ts";
import { runOf, runs } from "#console/data/run.ts";
import { Empty, FamilyName, SwitchTabs } from "#console/frame/parts.tsx";
import { bytesText, countText, msText } from "#console/kit/browser.ts";
import { createStore, useStore } from "#console/kit/store.ts";
import { ErrorList } from "./errors.tsx";

const JsonView = lazy(() => import("./json-view.tsx").then((module) => ({ default: module.JsonView })));
const TableView = lazy(() => import("./table.tsx").then((module) => ({ default: module.TableView })));
const ChartView = lazy(() => import("./chart.tsx").then((module) => ({ default: module.ChartView })));
const TraceView = lazy(() =>
  import("#console/trace/trace.tsx").then((module) => ({ default: module.TraceView })),
);

export type ResultView = "json" | "table" | "chart" | "trace";
export const resultView = createStore<ResultView>("json");

const VIEWS = [
  { value: "json", label: "JSON" },
  { value: "table", label: "Table" },
  { value: "chart", label: "Chart" },
  { value: "trace", label: "Trace" },
] as const;

export function ResultPanel() {
  const id = useStore(tabs, (value) => activeOf(value).id);
  const { running, result, partial } = useStore(runs, (all) => runOf(all, id));
  const view = useStore(resultView);
  return (
    <div className="panel">
      <div className="result-bar">
        <SwitchTabs
          label="View of the result"
          choices={VIEWS}
          value={view}
          onChange={(next) => resultView.set(next)}
          controls="result"
        />
        <span className="grow" />
        {running ? (
          <span role="status">{partial && result ? progressOf(result) : "Running…"}</span>
        ) : (
          result && <Summary result={result} />
        )}
      </div>
      <div className="panel-body" id="result" role="tabpanel" aria-label={`Result as ${view}`}>
        {result ? (
          <div className="result">
            <ErrorList errors={result.errors} />
            <Suspense fallback={<Empty title="Loading…" />}>
              <View view={view} result={result} />
            </Suspense>
          </div>
        ) : view === "trace" ? (
          <Suspense fallback={<Empty title="Loading…" />}>
            <TraceView result={undefined} />
          </Suspense>
        ) : (
          <Empty title="Nothing was run here yet">
            Press Run, or <kbd>Ctrl Enter</kbd> in the editor. Examples by task stand above it.
          </Empty>
        )}
      </div>
    </div>
  );
}

const progressOf = ({ parts, unit, isReconnecting }: Result): string =>
  `${countText(parts, unit)} so far, ${isReconnecting ? "the stream was cut off and is asked for again…" : "more to come…"}`;

function View({ view, result }: { readonly view: ResultView; readonly result: Result }) {
  if (view === "trace") return <TraceView result={result} />;
  if (!result.data) return <Empty title="The answer has no data" />;
  if (view === "json") return <JsonView data={result.data} trace={result.trace} />;
  return view === "table" ? <TableView data={result.data} /> : <ChartView data={result.data} />;
}

function Summary({ result: { trace, ms, bytes, parts, unit } }: { readonly result: Result }) {
  return (
    <span className="summary" id="summary">
      {trace && (
        <>
          <span>
            <b>{trace.calls}</b> REST {trace.calls === 1 ? "call" : "calls"} in{" "}
            {countText(trace.roundTrips, "round trip")}
          </span>
          <span className="tallies">
            {trace.families.map(({ family, calls }) => (
              <span key={family}>
                <FamilyName name={family} /> {calls}
              </span>
            ))}
          </span>
        </>
      )}
      {(parts > 1 || unit === "event") && <span>{countText(parts, unit)}</span>}
      <span>{msText(ms)}</span>
      <span>{bytesText(bytes)}</span>
    </span>
  );
}
