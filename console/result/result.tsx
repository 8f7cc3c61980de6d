/** Result of a run: errors first, then the data as JSON, table or chart, and the trace behind it. */
import type { Result } from "#console/data/answer.ts";
import { activeOf, tabs } from "#console/data/documents.ts";
import { runOf, runs } from "#console/data/run.ts";
import { bytesText, countText, msText } from "#console/kit/figures.ts";
import { lazyCode } from "#console/kit/lazy-code.ts";
import { createStore, useStore } from "#console/kit/store.ts";
import { LazyPart } from "#console/ui/lazy-part.tsx";
import { Empty, FamilyName, SwitchTabs } from "#console/ui/parts.tsx";
import { ErrorList } from "./errors.tsx";

const json = lazyCode(() => import("./json-view.tsx"));
const table = lazyCode(() => import("./table.tsx"));
const chart = lazyCode(() => import("./chart.tsx"));
const trace = lazyCode(() => import("#console/trace/trace.tsx"));

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
            <View view={view} result={result} />
          </div>
        ) : view === "trace" ? (
          <LazyPart code={trace}>{({ TraceView }) => <TraceView result={undefined} />}</LazyPart>
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
  const { data } = result;
  if (view === "trace")
    return <LazyPart code={trace}>{({ TraceView }) => <TraceView result={result} />}</LazyPart>;
  if (!data) return <Empty title="The answer has no data" />;
  if (view === "json")
    return <LazyPart code={json}>{({ JsonView }) => <JsonView data={data} trace={result.trace} />}</LazyPart>;
  return view === "table" ? (
    <LazyPart code={table}>{({ TableView }) => <TableView data={data} />}</LazyPart>
  ) : (
    <LazyPart code={chart}>{({ ChartView }) => <ChartView data={data} />}</LazyPart>
  );
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
