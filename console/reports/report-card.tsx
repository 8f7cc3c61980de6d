/** A report in the gallery: its description, and its last runs. */

import { hrefOf } from "#console/kit/address.ts";
import { FamilyName } from "#console/ui/parts.tsx";
import type { ReportInfo, Run } from "./api.ts";
import { DeleteReport } from "./saved/delete-report.tsx";

/** State of a run in a few words. */
export function runText({ state, complete }: Run): string {
  if (state === "FINISHED") return complete ? "complete" : "incomplete";
  if (state === "WAITING_FOR_CALLER") return "waits for a valid token";
  return state === "FAILED" ? "failed" : "running";
}

/** Marks a report that a user saved on the server. */
export const SavedMark = ({ report }: { readonly report: ReportInfo }) =>
  report.isSaved && (
    <>
      {" "}
      <small className="mark" title="Saved on the server by one of its users">
        saved
      </small>
    </>
  );

interface ReportCardProps {
  readonly report: ReportInfo;
  readonly last: readonly Run[];
  /** Called after the deletion. Undefined if the caller may not delete the report. */
  readonly onDeleted?: (() => void) | undefined;
}

export function ReportCard({ report, last, onDeleted }: ReportCardProps) {
  return (
    <article className="card">
      <h2>
        <a href={hrefOf("reports", report.name)}>{report.title || report.name}</a>
        <SavedMark report={report} />
      </h2>
      <p className="faint">{report.about}</p>
      <div className="card-families">
        {report.families.map((family) => (
          <FamilyName key={family} name={family} />
        ))}
      </div>
      {report.parameters.length > 0 && (
        <div className="faint">Asks for {report.parameters.map(({ label }) => label).join(", ")}.</div>
      )}
      {last.length > 0 && (
        <div className="faint">
          Last runs:{" "}
          {last.map((run) => `${new Date(run.createdAt).toLocaleString()} ${runText(run)}`).join("; ")}
        </div>
      )}
      {onDeleted && (
        <div>
          <DeleteReport report={report} onDeleted={onDeleted} />
        </div>
      )}
    </article>
  );
}
