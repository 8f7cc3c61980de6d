/** Deletes a saved report after a confirmation. */
import { useRef, useState } from "react";
import { deleteReport, type ReportInfo } from "#console/reports/api.ts";

interface DeleteReportProps {
  readonly report: ReportInfo;
  onDeleted(): void;
}

export function DeleteReport({ report: { name, title }, onDeleted }: DeleteReportProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState("");
  const confirmed = async () => {
    if (isDeleting) return;
    setDeleting(true);
    try {
      await deleteReport(name);
      dialog.current?.close();
      onDeleted();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setDeleting(false);
    }
  };
  const headingId = `delete-${name}`;
  const aboutId = `delete-${name}-about`;
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        onClick={() => {
          setProblem("");
          dialog.current?.showModal();
        }}
      >
        Delete…
      </button>
      <dialog ref={dialog} className="confirm" aria-labelledby={headingId} aria-describedby={aboutId}>
        <h2 id={headingId}>Delete “{title}”?</h2>
        <p id={aboutId}>
          The saved report <code>{name}</code> is deleted for everybody who uses this server. Its runs and
          their results stay.
        </p>
        {problem !== "" && (
          <p className="warning problem" role="alert">
            {problem}
          </p>
        )}
        <div className="button-row">
          {/** The first button gets the focus of the dialog, so that Enter does not delete. */}
          <button type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
          {/* Not `disabled`, because a disabled button loses the focus. */}
          <button
            type="button"
            className="danger"
            aria-disabled={isDeleting}
            onClick={() => void confirmed()}
          >
            Delete it
          </button>
        </div>
      </dialog>
    </>
  );
}
