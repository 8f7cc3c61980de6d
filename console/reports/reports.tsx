/** Reports: the gallery, and the page of a report with its parameters and runs. */
import { parse, validate } from "graphql";
import { useEffect, useMemo, useRef, useState } from "react";
import { openDocument } from "#console/data/documents.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { hrefOf } from "#console/kit/address.ts";
import type { Json } from "#console/kit/json.ts";
import { goTo, route } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import {
  type ListedReports,
  type ReportInfo,
  type Run,
  readReport,
  readReports,
  readRuns,
  startRun,
} from "./api.ts";
import { NoReports } from "./calls.ts";
import { timeZone } from "./cells.tsx";
import { ReportWarnings } from "./check/report-warnings.tsx";
import { Compare } from "./compare.tsx";
import { NewReport } from "./compose/new-report.tsx";
import { reportDocuments } from "./documents.ts";
import { openDraft } from "./draft/draft.ts";
import { DraftPage } from "./draft/draft-page.tsx";
import { Files } from "./files.tsx";
import { ParametersForm } from "./parameters.tsx";
import { ReportCard, runText, SavedMark } from "./report-card.tsx";
import { runIn, runPart } from "./run/figure.ts";
import { RunView } from "./run/run.tsx";
import { DRAFT_ITEM } from "./run-name.ts";
import { type ParameterProblem, ParametersRefused } from "./saved/saving.ts";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function Reports() {
  const { item, part = "" } = useStore(route);
  if (item === "new") return <NewReport />;
  if (item === DRAFT_ITEM && part === "") return <DraftPage />;
  return (
    <div className="page">
      {item === "" ? (
        <Gallery />
      ) : item === DRAFT_ITEM ? (
        <UnsavedRun part={part} />
      ) : (
        <ReportPage key={item} name={item} part={part} />
      )}
    </div>
  );
}

/** A run of a report that is not saved. */
function UnsavedRun({ part }: { readonly part: string }) {
  return (
    <>
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>A run of an unsaved report</h1>
      <AddressedRun report={DRAFT_ITEM} part={part} onDeleted={() => goTo("reports")} />
    </>
  );
}

interface AddressedRunProps {
  readonly report: string;
  readonly part: string;
  onDeleted(): void;
  readonly onEnded?: () => void;
}

/** The run in the page's address, with the rows behind a figure if the address has one. */
function AddressedRun({ report, part, ...called }: AddressedRunProps) {
  // The object is reused until the address changes.
  const { id, figure } = useMemo(() => runIn(part), [part]);
  return (
    <RunView
      key={id}
      id={id}
      figure={figure}
      onFigure={(next) => goTo("reports", report, runPart(id, next))}
      {...called}
    />
  );
}

function Gallery() {
  const [listed, setListed] = useState<ListedReports | undefined>(undefined);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [problem, setProblem] = useState<unknown>(undefined);
  useEffect(() => {
    readReports().then(setListed, setProblem);
    // A caller who may not see runs still sees the reports.
    readRuns().then(setRuns, () => setRuns([]));
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = (name: string) => {
    setListed(
      (before) => before && { ...before, reports: before.reports.filter((one) => one.name !== name) },
    );
    // The focus was on a button of the deleted card.
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Reports
      </h1>
      {problem instanceof NoReports ? (
        <Documents />
      ) : problem !== undefined ? (
        <p className="warning" role="alert">
          {problemOf(problem)}
        </p>
      ) : (
        <>
          <p className="lead">
            A report reads every page of its documents and says what is missing.{" "}
            <a href={hrefOf("reports", "new")}>Make one of the document in front</a>, or{" "}
            <a href={hrefOf("reports", DRAFT_ITEM)}>write one</a>.
          </p>
          <RecentRuns
            runs={runs}
            onDeleted={(id) => setRuns((before) => before.filter((run) => run.id !== id))}
          />
          {listed ? (
            <div className="gallery">
              {listed.reports.map((report) => (
                <ReportCard
                  key={report.name}
                  report={report}
                  last={runs.filter((run) => run.report === report.name).slice(0, 3)}
                  onDeleted={listed.canSave && report.isSaved ? () => deleted(report.name) : undefined}
                />
              ))}
            </div>
          ) : (
            <Waiting />
          )}
        </>
      )}
    </>
  );
}

const RECENT = 5;

interface RecentRunsProps {
  readonly runs: readonly Run[];
  onDeleted(id: string): void;
}

/** The caller's last runs of all reports. */
function RecentRuns({ runs, onDeleted }: RecentRunsProps) {
  const [shown, setShown] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  if (runs.length === 0) return null;
  return (
    <section aria-label="My last runs">
      <h2 ref={heading} tabIndex={-1}>
        My last runs
      </h2>
      <ul className="plain">
        {runs.slice(0, RECENT).map((run) => (
          <li key={run.id}>
            <button
              type="button"
              className="link"
              aria-expanded={shown === run.id}
              onClick={() => setShown(shown === run.id ? "" : run.id)}
            >
              {run.title || run.report}
            </button>{" "}
            <span className="faint">
              {new Date(run.createdAt).toLocaleString()}, {runText(run)}
            </span>
          </li>
        ))}
      </ul>
      {shown !== "" && (
        <RunView
          key={shown}
          id={shown}
          onDeleted={() => {
            setShown("");
            onDeleted(shown);
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** Cards without content, until the reports are listed. */
function Waiting() {
  return (
    <div className="gallery" role="status" aria-label="Reading the reports">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div className="card waiting" key={card} />
      ))}
    </div>
  );
}

/** Shown if the gateway serves no reports: their documents, to run in the explorer, and the command line. */
function Documents() {
  const loaded = useStore(loadedSchema);
  // A gateway may serve only some of the families.
  const offered = reportDocuments.filter(
    ({ document }) => !loaded || validate(loaded.schema, parse(document)).length === 0,
  );
  return (
    <>
      <p className="lead">
        This gateway serves no reports over HTTP. Their documents can be run here page by page; the command
        line reads every page: <code>npm run -s report -- support-load --format html --out report.html</code>
      </p>
      <div className="gallery">
        {offered.map(({ name, about, document }) => (
          <article className="card" key={name}>
            <h2>{name}</h2>
            <p className="faint">{about}</p>
            <div>
              <button
                type="button"
                onClick={() => {
                  openDocument(document);
                  goTo("explore");
                }}
              >
                Open in the explorer
              </button>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

const newestFirst = (one: Run, other: Run) => other.createdAt.localeCompare(one.createdAt);

function ReportPage({ name, part }: { readonly name: string; readonly part: string }) {
  const [report, setReport] = useState<ReportInfo | undefined>(undefined);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const setShown = (id: string) => goTo("reports", name, id);
  const [problem, setProblem] = useState("");
  const [refused, setRefused] = useState<readonly ParameterProblem[]>([]);
  const [isStarting, setStarting] = useState(false);
  /** Runs of the report before it was saved. */
  const [composed, setComposed] = useState<readonly Run[]>([]);
  const readAgain = () => void readRuns(name).then(setRuns, () => setRuns([]));
  const identity = report?.isSaved ? report.identity : "";
  useEffect(() => {
    if (identity === "") return;
    readRuns(DRAFT_ITEM).then(
      (all) => setComposed(all.filter((run) => run.identity === identity)),
      () => setComposed([]),
    );
  }, [identity]);
  useEffect(() => {
    readReport(name).then(setReport, (error: unknown) => setProblem(problemOf(error)));
    readRuns(name).then(setRuns, () => setRuns([]));
  }, [name]);
  const start = (parameters: Json) => {
    setStarting(true);
    setProblem("");
    setRefused([]);
    startRun(name, parameters, timeZone.get())
      .then(
        (run) => {
          setShown(run.id);
          readAgain();
        },
        (error: unknown) => {
          const problems = error instanceof ParametersRefused ? error.problems : [];
          // A problem is shown at its parameter. A problem without a parameter is shown above the form.
          const isShown = (one: ParameterProblem) =>
            report?.parameters.some(({ name: own }) => own === one.name) === true;
          setRefused(problems);
          setProblem(problems.length > 0 && problems.every(isShown) ? "" : problemOf(error));
        },
      )
      .finally(() => setStarting(false));
  };
  return (
    <>
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>
        {report?.title ?? name}
        {report && <SavedMark report={report} />}
      </h1>
      <p className="lead">{report?.about}</p>
      {report && <ReportWarnings warnings={report.warnings} />}
      {!report && problem === "" && (
        <div className="card waiting" role="status" aria-label="Reading the report" />
      )}
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {report && (
        <ParametersForm
          parameters={report.parameters}
          problems={refused}
          isStarting={isStarting}
          onRun={start}
        />
      )}
      {part !== "" && (
        <AddressedRun
          report={name}
          part={part}
          onEnded={readAgain}
          onDeleted={() => {
            const now = route.get();
            // The reader may have opened another page or run meanwhile.
            if (now.item === name && now.part === part) setShown("");
            readAgain();
          }}
        />
      )}
      <h2>Runs</h2>
      {runs.length === 0 ? (
        <p className="faint">Nobody has run it yet with your credentials.</p>
      ) : (
        <ul className="plain">
          {runs.map((run) => (
            <li key={run.id}>
              <button type="button" className="link" onClick={() => setShown(run.id)}>
                {new Date(run.createdAt).toLocaleString()}
              </button>{" "}
              {runText(run)}
            </li>
          ))}
        </ul>
      )}
      <Compare runs={[...runs, ...composed].filter(({ state }) => state === "FINISHED").sort(newestFirst)} />
      {report && (
        <>
          <h2>What the report is made of</h2>
          <div className="button-row">
            {report.isSaved && (
              <button type="button" onClick={() => openDraft({ ...report, name })}>
                Edit
              </button>
            )}
            <button type="button" onClick={() => openDraft({ ...report, name: `${name}-copy` })}>
              Duplicate
            </button>
          </div>
          <Files files={report.files} />
        </>
      )}
    </>
  );
}
