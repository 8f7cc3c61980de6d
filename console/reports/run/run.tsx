/** A run of a report: its progress, completeness, rows and files. */
import { Fragment, useEffect, useRef, useState } from "react";
import { saveBlob } from "#console/kit/browser.ts";
import { useStore } from "#console/kit/store.ts";
import {
  type Delivery,
  deleteRun,
  FORMATS,
  isOver,
  type Run,
  readFile,
  readRun,
  resumeRun,
} from "#console/reports/api.ts";
import { isFigure, TimeZonePicker, timeZone } from "#console/reports/cells.tsx";
import { savedName } from "#console/reports/compose/compose.ts";
import { openDraft } from "#console/reports/draft/draft.ts";
import { Files } from "#console/reports/files.tsx";
import { type Choice, Empty, SwitchTabs } from "#console/ui/parts.tsx";
import type { FigureName } from "#reports/words/figure.ts";
import { markWords } from "#reports/words/worth.ts";
import { BehindRows } from "./behind-rows.tsx";
import { figureQuery } from "./figure.ts";
import { nextReadIn } from "./next-read.ts";
import { Provenance } from "./provenance.tsx";
import { RunCharts } from "./run-charts.tsx";
import { Rows, RowsSoFar } from "./run-rows.tsx";
import { Verdict } from "./verdict.tsx";

/** Time until the next read after a failure, ms. */
const AGAIN_MS = 5_000;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface RunViewProps {
  readonly id: string;
  onDeleted(): void;
  /** Called at the end of the run. */
  readonly onEnded?: () => void;
  /** The figure in the page's address. */
  readonly figure?: FigureName | undefined;
  /** Changes the address. Without it the view remembers the figure itself. */
  readonly onFigure?: (figure: FigureName | undefined) => void;
}

export function RunView({ id, onDeleted, onEnded, figure, onFigure }: RunViewProps) {
  const [ownFigure, setOwnFigure] = useState<FigureName | undefined>(undefined);
  const [run, setRun] = useState<Run | undefined>(undefined);
  /** Reason why the run could not be read. Empty again after the next successful read. */
  const [unread, setUnread] = useState("");
  /** Reason why the last request about the run was refused. */
  const [refused, setRefused] = useState("");
  const zone = useStore(timeZone);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    let told = false;
    const follow = () =>
      readRun(id).then(
        (next) => {
          if (gone) return;
          setRun(next);
          setUnread("");
          if (isOver(next) && !told) {
            told = true;
            ended.current?.();
          }
          const pause = nextReadIn(next);
          if (pause !== undefined) timer = setTimeout(follow, pause);
        },
        (error: unknown) => {
          if (gone) return;
          setUnread(problemOf(error));
          timer = setTimeout(follow, AGAIN_MS);
        },
      );
    void follow();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  const problem = refused || unread;
  const alert = problem !== "" && (
    <p className="warning problem" role="alert">
      {problem}
    </p>
  );
  if (!run) return alert || <Empty title="Reading the run…" />;
  /** Sends a request about the run, and shows the reason if it is refused. */
  const ask = (asked: Promise<unknown>) => {
    setRefused("");
    asked.catch((error: unknown) => setRefused(problemOf(error)));
  };
  const opened = onFigure ? figure : ownFigure;
  const open = onFigure ?? setOwnFigure;
  return (
    <section className="run" aria-label="Run">
      <Verdict run={run} />
      {run.totals.length > 0 && <Totals run={run} onFigure={open} />}
      <div className="button-row">
        {run.state === "FINISHED" && (
          <>
            <span className="faint">Download</span>
            {FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                onClick={() =>
                  ask(
                    readFile(id, format, zone === "UTC" ? undefined : zone).then(({ name, blob }) =>
                      saveBlob(name, blob),
                    ),
                  )
                }
              >
                {format.toUpperCase()}
              </button>
            ))}
            <TimeZonePicker />
          </>
        )}
        {run.state === "WAITING_FOR_CALLER" && (
          <button type="button" className="primary" onClick={() => ask(resumeRun(id).then(setRun))}>
            Go on
          </button>
        )}
        <button type="button" className="apart" onClick={() => ask(deleteRun(id).then(onDeleted))}>
          {isOver(run) ? "Delete the run" : "Cancel"}
        </button>
      </div>
      {alert}
      {run.delivery && <DeliveryNote delivery={run.delivery} />}
      {run.state === "FINISHED" && opened ? (
        <BehindRows
          key={figureQuery(opened)}
          run={run}
          figure={opened}
          isAddressed={onFigure !== undefined}
          onBack={() => open(undefined)}
        />
      ) : run.state === "FINISHED" ? (
        <Result run={run} onFigure={open} />
      ) : (
        !isOver(run) && <RowsSoFar run={run} />
      )}
    </section>
  );
}

type View = "rows" | "charts" | "sql" | "documents" | "provenance";
const VIEWS: readonly Choice<View>[] = [
  { value: "rows", label: "Table" },
  { value: "charts", label: "Chart" },
  { value: "sql", label: "SQL" },
  { value: "documents", label: "Documents" },
  { value: "provenance", label: "Provenance" },
];

interface ResultProps {
  readonly run: Run;
  onFigure(figure: FigureName): void;
}

/** The totals below the rows, with their accuracy. */
function Totals({ run: { totals, columns }, onFigure }: ResultProps) {
  const found = new Map(columns.map((column) => [column.key, column]));
  return (
    <dl className="facts">
      {totals.map((total) => (
        <div key={total.key}>
          <dt>{found.get(total.key)?.label ?? total.key}</dt>
          <dd className={markWords(total.mark) === "" ? undefined : "warning"}>
            {markWords(total.mark)}
            {total.sums.map(({ text, currency }, at) => (
              <Fragment key={currency}>
                {at === 0 ? " " : ", "}
                {found.get(total.key)?.behind?.why === "" ? (
                  <button
                    type="button"
                    className="link"
                    title="Open the rows behind the total"
                    onClick={() => onFigure({ column: total.key, unit: currency })}
                  >
                    {text}
                  </button>
                ) : (
                  text
                )}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Result of a run: its rows, its charts, their parts and their sources. */
function Result({ run, onFigure }: ResultProps) {
  const [view, setView] = useState<View>("rows");
  return (
    <>
      <SwitchTabs<View>
        label="Views of the result"
        choices={VIEWS}
        value={view}
        onChange={setView}
        controls="run-view"
      />
      <div id="run-view" role="tabpanel" aria-label={VIEWS.find(({ value }) => value === view)?.label}>
        {view === "rows" && (
          <>
            <Rows id={run.id} onFigure={onFigure} />
            <WithoutRows run={run} />
          </>
        )}
        {view === "charts" && <RunCharts run={run} onFigure={onFigure} />}
        {view === "sql" && (
          <FilesOrNone files={run.files} ending=".sql" none="The rows are those of its document" />
        )}
        {run.files && (view === "sql" || view === "documents") && <EditFiles run={run} files={run.files} />}
        {view === "documents" && (
          <FilesOrNone files={run.files} ending=".graphql" none="It has no document" />
        )}
        {view === "provenance" && <Provenance run={run} />}
      </div>
    </>
  );
}

/** Reasons why figures open no rows. */
function WithoutRows({ run: { columns } }: { readonly run: Run }) {
  const figures = columns.filter(({ type, behind }) => isFigure(type) && behind && behind.why !== "");
  const reasons = new Set(figures.map(({ behind }) => behind?.why ?? ""));
  return [...reasons].map((why) => (
    <p className="faint" key={why}>
      No rows can be opened behind{" "}
      {figures
        .filter(({ behind }) => behind?.why === why)
        .map(({ label }) => label)
        .join(", ")}
      : {why}.
    </p>
  ));
}

/** Opens the files of a run in the editor. */
function EditFiles({ run, files }: { readonly run: Run; readonly files: NonNullable<Run["files"]> }) {
  return (
    <div className="button-row">
      <button
        type="button"
        onClick={() => openDraft({ name: savedName(run.title), files, identity: run.identity })}
      >
        Edit a copy
      </button>
    </div>
  );
}

interface FilesOrNoneProps {
  readonly files: Run["files"];
  readonly ending: string;
  readonly none: string;
}

function FilesOrNone({ files, ending, none }: FilesOrNoneProps) {
  if (!files) return <Empty title="What the run was made of is not known" />;
  const shown = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(ending)));
  return Object.keys(shown).length === 0 ? <Empty title={none} /> : <Files files={shown} isOpen />;
}

/** Delivery of a scheduled run's result. */
function DeliveryNote({ delivery: { state, problem } }: { readonly delivery: Delivery }) {
  if (state === "DELIVERED") return <p className="faint">Delivered as its schedule says.</p>;
  if (state === "NOT_DUE")
    return <p className="faint">Not delivered: the condition of its schedule does not hold.</p>;
  if (state === "NOT_CHOSEN")
    return <p className="faint">Not delivered: the result of another run of the same time was chosen.</p>;
  return (
    <p className="warning">
      {state === "PENDING" ? "Not delivered yet" : "Not delivered"}
      {problem !== "" && `: ${problem}`}
    </p>
  );
}
