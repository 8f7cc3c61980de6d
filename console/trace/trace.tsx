/** Trace of a run: its REST calls on a timeline, the chosen call, and the query plan. */
import { useState } from "react";
import { type Result, resultOf } from "#console/data/answer.ts";
import { failedCall, readTraceFile, type Trace, timesOf, traceFile } from "#console/data/call-trace.ts";
import { activeOf, openDocument, tabs } from "#console/data/documents.ts";
import { chosenCall } from "#console/data/highlight.ts";
import { showResult } from "#console/data/run.ts";
import { session } from "#console/data/session.ts";
import { chooseFile, download } from "#console/kit/browser.ts";
import { bytesText, countText, msText } from "#console/kit/figures.ts";
import { nameOf } from "#console/kit/operation-names.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty, FamilyName, SwitchTabs } from "#console/ui/parts.tsx";
import { CallDetails } from "./call.tsx";
import { PlanView } from "./plan.tsx";
import { Waterfall } from "./waterfall.tsx";

type View = "calls" | "plan";
const VIEWS = [
  { value: "calls", label: "Calls" },
  { value: "plan", label: "Plan" },
] as const;

async function openTrace(notify: (text: string) => void): Promise<void> {
  const text = await chooseFile(".json,application/json");
  if (text === undefined) return;
  try {
    const { document, extensions, ms } = readTraceFile(text);
    openDocument(document);
    showResult(tabs.get().active, resultOf({ extensions }, ms, 0));
    notify("");
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}

export function TraceView({ result }: { readonly result: Result | undefined }) {
  const [view, setView] = useState<View>("calls");
  const [problem, setProblem] = useState("");
  const trace = result?.trace;
  const document = useStore(tabs, (value) => activeOf(value).document);
  const save = () =>
    result && download(`${nameOf(document)}.trace.json`, traceFile(document, result.extensions, result.ms));
  return (
    <div className="trace">
      <div className="table-bar">
        {trace?.requests && (
          <SwitchTabs<View>
            label="View of the trace"
            choices={VIEWS}
            value={view}
            onChange={setView}
            controls="trace"
          />
        )}
        <span className="grow" />
        {problem !== "" && (
          <span className="warning" role="alert">
            {problem}
          </span>
        )}
        <button type="button" className="quiet" onClick={() => void openTrace(setProblem)}>
          Open a trace
        </button>
        <button type="button" className="quiet" disabled={!trace} onClick={save}>
          Save
        </button>
      </div>
      <div className="trace-body" id="trace" role="tabpanel" aria-label={view}>
        <TraceBody trace={trace} view={view} />
      </div>
    </div>
  );
}

function TraceBody({ trace, view }: { readonly trace: Trace | undefined; readonly view: View }) {
  const who = useStore(session);
  const chosen = useStore(chosenCall);
  if (!trace)
    return (
      <Empty title="There is no trace yet">
        Run the document: every REST call behind it appears here. A trace that somebody saved can be opened.
      </Empty>
    );
  const { requests } = trace;
  if (!requests)
    return (
      <>
        <Facts trace={trace} />
        <Empty title="The gateway gave tallies alone">
          {who && !who.trace
            ? `Seeing each call needs the scope ${who.traceScope}.`
            : "Run the document again to see each call."}
        </Empty>
      </>
    );
  if (view === "plan") return <PlanView trace={trace} />;
  const call = requests.find(({ id }) => id === chosen);
  return (
    <>
      <Facts trace={trace} />
      {requests.length === 0 ? (
        <Empty title="No REST call was needed">All of the answer was known already.</Empty>
      ) : (
        <div className="waterfall-and-call">
          <Waterfall trace={trace} requests={requests} />
          <CallDetails call={call} />
        </div>
      )}
    </>
  );
}

function Facts({ trace }: { readonly trace: Trace }) {
  const requests = trace.requests ?? [];
  const times = trace.requests && timesOf(trace.requests, trace.ms);
  const failed = requests.filter(failedCall).length;
  const shared = trace.families.reduce((sum, tally) => sum + tally.shared, 0);
  const retries = trace.families.reduce((sum, tally) => sum + tally.retries, 0);
  const bytes = requests.reduce((sum, call) => sum + call.bytes, 0);
  const slowest = [...trace.families].sort((a, b) => b.ms - a.ms)[0];
  return (
    <dl className="facts">
      <Fact name="Time" value={msText(times?.totalMs ?? trace.ms)} />
      {times && <Fact name="in REST calls" value={msText(times.restMs)} />}
      {times && <Fact name="in the gateway" value={msText(times.gatewayMs)} />}
      <Fact name="REST calls" value={String(trace.calls)} />
      <Fact name="Round trips" value={String(trace.roundTrips)} />
      {requests.length > 0 && <Fact name="Read" value={bytesText(bytes)} />}
      <Fact name="Retries" value={String(retries)} />
      <Fact name="Shared" value={String(shared)} />
      {trace.indexCalls > 0 && <Fact name="Index pages" value={String(trace.indexCalls)} />}
      {failed > 0 && (
        <div className="bad">
          <dt>Failed</dt>
          <dd>{countText(failed, "call")}</dd>
        </div>
      )}
      {slowest && (
        <div>
          <dt>Most time in</dt>
          <dd>
            <FamilyName name={slowest.family} /> {msText(slowest.ms)}
          </dd>
        </div>
      )}
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
