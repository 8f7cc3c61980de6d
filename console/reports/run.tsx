/** A run of a report: its progress, whether it is complete, its rows, its files. */
import { useEffect, useState } from "react";
import { saveBlob } from "#console/data/browser.ts";
import { textOf } from "#console/data/json.ts";
import { Empty, FamilyName } from "#console/frame/parts.tsx";
import { amountText } from "#console/result/rows.ts";
import { deleteRun, FORMATS, isOver, type RowsPage, type Run, readFile, readRows, readRun } from "./api.ts";

/** How often a run that is under way is asked for, ms. */
const EVERY_MS = 700;
const PAGE = 200;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function RunView({ id, onDeleted }: { readonly id: string; onDeleted(): void }) {
  const [run, setRun] = useState<Run | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const follow = () =>
      readRun(id).then(
        (next) => {
          if (gone) return;
          setRun(next);
          if (!isOver(next)) timer = setTimeout(follow, EVERY_MS);
        },
        (error: unknown) => !gone && setProblem(problemOf(error)),
      );
    void follow();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  if (problem !== "")
    return (
      <p className="warning" role="alert">
        {problem}
      </p>
    );
  if (!run) return <Empty title="Reading the run…" />;
  const remove = () => deleteRun(id).then(onDeleted, (error: unknown) => setProblem(problemOf(error)));
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
                void readFile(id, format).then(
                  ({ name, blob }) => saveBlob(name, blob),
                  (error: unknown) => setProblem(problemOf(error)),
                )
              }
            >
              {format.toUpperCase()}
            </button>
          ))}
        <button type="button" onClick={() => void remove()}>
          {isOver(run) ? "Delete" : "Cancel"}
        </button>
      </div>
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
  if (state === "WAITING_FOR_CALLER") return "Waits for a valid token: enter one under Settings";
  if (phase === "COMPOSING") return "Puts the rows together";
  return `Reads ${list === "" ? "the first page" : list}: ${pages} pages, ${progressRows.toLocaleString("en-US")} rows`;
}

function Rows({ id }: { readonly id: string }) {
  const [offset, setOffset] = useState(0);
  const [page, setPage] = useState<RowsPage | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    readRows(id, offset, PAGE).then(setPage, (error: unknown) => setProblem(problemOf(error)));
  }, [id, offset]);
  if (problem !== "") return <p className="warning">{problem}</p>;
  if (!page) return <Empty title="Reading the rows…" />;
  if (page.total === 0) return <Empty title="The report has no rows" />;
  const isFigure = (type: string) => ["amount", "money", "integer", "number", "decimal"].includes(type);
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
            {page.rows.map(({ id: number, cells }) => (
              <tr key={number}>
                {page.columns.map(({ key, type }, column) => (
                  <td key={key} className={isFigure(type) ? "number" : undefined}>
                    {cellOf(cells[column], type)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="button-row">
        <button type="button" disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>
          Earlier
        </button>
        <span>
          {offset + 1}–{Math.min(offset + PAGE, page.total)} of {page.total.toLocaleString("en-US")}
        </span>
        <button type="button" disabled={offset + PAGE >= page.total} onClick={() => setOffset(offset + PAGE)}>
          Later
        </button>
      </div>
    </>
  );
}

function cellOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return "—";
  if (Array.isArray(value)) return value.map((one) => cellOf(one, "text")).join(", ");
  if (type === "amount" || type === "money") return amountText(textOf(value) || String(value));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
