/** State of a run: its progress, that it is complete, or its missing data and the affected values. */

import { countText } from "#console/kit/figures.ts";
import type { Run } from "#console/reports/api.ts";
import { FamilyName } from "#console/ui/parts.tsx";
import { failedTexts } from "#reports/words/tests.ts";
import { COMPLETE_WORDS, onceTexts, receivedText, refreshedText } from "#reports/words/worth.ts";
import { missingOf } from "./missing.ts";

/** Green only if the run is complete and its tests passed. Otherwise lists what is missing or failed. */
export function Verdict({ run }: { readonly run: Run }) {
  if (run.state === "FAILED")
    return (
      <p className="verdict failed" role="status">
        It failed: {run.error}
      </p>
    );
  if (run.state !== "FINISHED") return <Progress run={run} />;
  const failed = failedTexts(run.tests).map((text) => <p key={text}>{text}</p>);
  if (run.complete)
    return (
      <div className={failed.length > 0 ? "verdict failed" : "verdict complete"} role="status">
        Complete: {countText(run.rows ?? 0, "row")}, {COMPLETE_WORDS}.{failed}
        <Limits run={run} />
      </div>
    );
  const { parts, notes, atLeast, uncertain } = missingOf(run);
  if (run.isPreview && run.lacks.every((lack) => lack.kind === "LIST" && lack.reason === "PREVIEW"))
    return (
      <div className="verdict" role="status">
        Preview: {countText(run.rows ?? 0, "row")} made of the first page of each list.{failed}
      </div>
    );
  return (
    <div className="verdict incomplete" role="status">
      <b>
        Incomplete: {countText(run.rows ?? 0, "row")}.{" "}
        {parts.length > 0 ? "What could not be read:" : "Notes of the run:"}
      </b>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
        {/* The run's own texts. Runs of older versions have no entries, and newer versions may have unknown ones. */}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {parts.length + notes.length === 0 && <li>The HTML file of the run lists what is missing.</li>}
      </ul>
      {atLeast.length > 0 && (
        <p>
          <b>At least</b> what is shown, because rows may be missing: {atLeast.join(", ")}.
        </p>
      )}
      {uncertain.length > 0 && (
        <p>
          <b>Uncertain</b>, because what is missing may change it either way: {uncertain.join(", ")}.
        </p>
      )}
      {failed}
      <Limits run={run} />
      <p>Run the report again to read what is missing; Provenance shows which tables lack it.</p>
    </div>
  );
}

/** Known limits of a run's values. Complete runs may have limits, too. */
function Limits({ run: { totals, columns, tables } }: { readonly run: Run }) {
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key;
  const lines = [
    ...tables.flatMap(({ name, receivedSince }) =>
      receivedSince === undefined ? [] : [`${name}: ${receivedText(receivedSince || null)}.`],
    ),
    ...tables.flatMap(({ name, refreshed }) => (refreshed ? [`${name}: ${refreshedText(refreshed)}.`] : [])),
    ...onceTexts(totals.map(({ key, once, doubts }) => ({ label: labelOf(key), once, doubts }))).map(
      (text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`,
    ),
  ];
  return lines.map((line) => <p key={line}>{line}</p>);
}

function Progress({ run }: { readonly run: Run }) {
  return (
    <div className="verdict" role="status">
      <progress aria-label="Progress" />
      <span>{progressText(run)}</span>
      {run.progressFamilies.map(({ family, pages }) => (
        <span key={family}>
          <FamilyName name={family} /> {countText(pages, "page")}
        </span>
      ))}
      {run.waits.map(({ family, until }) => (
        <span key={family} className="warning">
          waits for <FamilyName name={family} /> until {new Date(until).toLocaleTimeString()}
        </span>
      ))}
    </div>
  );
}

function progressText({ state, phase, pages, progressRows, list, error }: Run): string {
  if (state === "QUEUED") return "Waits until another run has ended";
  if (state === "WAITING_FOR_CALLER")
    return error || "Waits for a valid token: enter one under Settings, then let it go on";
  if (phase === "COMPOSING") return "Puts the rows together";
  const what = list === "" ? "the first page of all lists" : list;
  return `Reads ${what}: ${countText(pages, "page")}, ${countText(progressRows, "row")}`;
}
