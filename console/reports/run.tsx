/** A run of a report: its progress, whether it is complete, its rows, its files. */
import { useEffect, useRef, useState } from "react";
import { openObjects, typeOfId } from "#console/data/objects.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { Empty, FamilyName } from "#console/frame/parts.tsx";
import { countText, saveBlob } from "#console/kit/browser.ts";
import { useStore } from "#console/kit/store.ts";
import {
  deleteRun,
  FORMATS,
  isOver,
  type RowsPage,
  type Run,
  type RunRow,
  readFile,
  readRows,
  readRun,
  resumeRun,
} from "./api.ts";
import { CellText, isFigure, Pager, TimeZonePicker, timeZone } from "./cells.tsx";

/** How often a run that is under way is asked for, ms. */
const EVERY_MS = 700;
/** How soon it is asked for again after a failure, ms. */
const AGAIN_MS = 5_000;
const PAGE = 200;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface RunViewProps {
  readonly id: string;
  onDeleted(): void;
  /** Called once the run has ended. */
  readonly onEnded?: () => void;
}

export function RunView({ id, onDeleted, onEnded }: RunViewProps) {
  const [run, setRun] = useState<Run | undefined>(undefined);
  /** Why the run could not be read, until it can be read again. */
  const [unread, setUnread] = useState("");
  /** Why the last thing that was asked of the run was refused. */
  const [refused, setRefused] = useState("");
  const zone = useStore(timeZone);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const follow = () =>
      readRun(id).then(
        (next) => {
          if (gone) return;
          setRun(next);
          setUnread("");
          if (isOver(next)) ended.current?.();
          else timer = setTimeout(follow, EVERY_MS);
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
  /** Asks something of the run, and shows why it is refused. */
  const ask = (asked: Promise<unknown>) => {
    setRefused("");
    asked.catch((error: unknown) => setRefused(problemOf(error)));
  };
  return (
    <section className="run" aria-label="Run">
      <Verdict run={run} />
      {run.totals.length > 0 && (
        <dl className="facts">
          {run.totals.map((total) => (
            <div key={total.key}>
              <dt>{total.key}</dt>
              <dd className={total.mark === "exact" ? undefined : "warning"}>
                {total.mark === "atLeast" && "at least "}
                {total.mark === "uncertain" && "about "}
                {total.sums.join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="button-row">
        {run.state === "FINISHED" &&
          FORMATS.map((format) => (
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
        {run.state === "WAITING_FOR_CALLER" && (
          <button type="button" className="primary" onClick={() => ask(resumeRun(id).then(setRun))}>
            Go on
          </button>
        )}
        <button type="button" onClick={() => ask(deleteRun(id).then(onDeleted))}>
          {isOver(run) ? "Delete" : "Cancel"}
        </button>
        {run.state === "FINISHED" && <TimeZonePicker />}
      </div>
      {alert}
      {run.state === "FINISHED" && <Rows id={id} />}
    </section>
  );
}

/** Complete is green only when every total is exact; otherwise a sentence for each thing that is missing. */
function Verdict({ run }: { readonly run: Run }) {
  if (run.state === "FAILED")
    return (
      <p className="verdict failed" role="status">
        It failed: {run.error}
      </p>
    );
  if (run.state !== "FINISHED")
    return (
      <div className="verdict" role="status">
        <progress aria-label="Progress" />
        <span>{progressText(run)}</span>
        {run.progressFamilies.map(({ family, pages }) => (
          <span key={family}>
            <FamilyName name={family} /> {pages} {pages === 1 ? "page" : "pages"}
          </span>
        ))}
        {run.waits.map(({ family, until }) => (
          <span key={family} className="warning">
            waits for <FamilyName name={family} /> until {new Date(until).toLocaleTimeString()}
          </span>
        ))}
      </div>
    );
  if (run.complete)
    return (
      <p className="verdict complete" role="status">
        Complete: {run.rows?.toLocaleString("en-US")} rows, every total is exact.
      </p>
    );
  return (
    <div className="verdict incomplete" role="status">
      <b>Incomplete: {run.rows?.toLocaleString("en-US")} rows. What is missing:</b>
      <ul>
        {run.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function progressText({ state, phase, pages, progressRows, list }: Run): string {
  if (state === "QUEUED") return "Waits until another run has ended";
  if (state === "WAITING_FOR_CALLER")
    return "Waits for a valid token: enter one under Settings, then let it go on";
  if (phase === "COMPOSING") return "Puts the rows together";
  return `Reads ${list === "" ? "the first page" : list}: ${pages} pages, ${progressRows.toLocaleString("en-US")} rows`;
}

function Rows({ id }: { readonly id: string }) {
  const [offset, setOffset] = useState(0);
  const [page, setPage] = useState<RowsPage | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let gone = false;
    readRows(id, offset, PAGE).then(
      (next) => {
        if (!gone) setPage(next);
      },
      (error: unknown) => {
        if (!gone) setProblem(problemOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, offset]);
  if (problem !== "") return <p className="warning">{problem}</p>;
  if (!page) return <Empty title="Reading the rows…" />;
  if (page.total === 0) return <Empty title="The report has no rows" />;
  return (
    <>
      <section className="table-scroll plain-scroll run-rows" tabIndex={0} aria-label="Rows of the run">
        <table>
          <thead>
            <tr>
              {page.columns.map(({ key, label, type, mark }) => (
                <th key={key} className={isFigure(type) ? "number" : undefined}>
                  {label}
                  {mark !== "" && mark !== "exact" && <small className="warning"> {mark}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.id}>
                {page.columns.map(({ key, type }, at) => (
                  <td key={key} className={isFigure(type) ? "number" : undefined}>
                    <RunCell row={row} at={at} type={type} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pager offset={offset} size={PAGE} total={page.total} onOffset={setOffset} />
    </>
  );
}

/** A cell that is made of objects opens them in the explorer. */
function RunCell({ row, at, type }: { readonly row: RunRow; readonly at: number; readonly type: string }) {
  const value = row.cells[at];
  const schema = useStore(loadedSchema, (loaded) => loaded?.schema);
  const own = typeof value === "string" ? [value] : [];
  const ids = [...(row.objects[at] ?? []), ...own].filter((id) => typeOfId(id, schema) !== undefined);
  const [first] = ids;
  if (first === undefined || value === null) return <CellText value={value} type={type} />;
  const distinct = [...new Set(ids)];
  const what = distinct.length === 1 ? first : countText(distinct.length, "object");
  return (
    <button
      type="button"
      className="link"
      title={`Open ${what} in the explorer`}
      onClick={() => openObjects(distinct)}
    >
      <CellText value={value} type={type} />
    </button>
  );
}
