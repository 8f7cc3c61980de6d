/** Result of the check of a report: problems, warnings, or that it can run. */
import type { Checked } from "./checked.ts";
import { placeText } from "./problems.ts";
import { ReportWarnings } from "./report-warnings.tsx";

interface CheckNotesProps {
  readonly checked: Checked;
  /** Shows a file; without it, places are plain text. */
  readonly onFile?: ((file: string) => void) | undefined;
}

export function CheckNotes({ checked: { report, problems, isChecking }, onFile }: CheckNotesProps) {
  if (problems.length > 0)
    return (
      <div role="alert">
        <ul className="plain warning draft-problems">
          {problems.map((problem) => (
            <li key={`${placeText(problem)} ${problem.message}`}>
              {problem.file === undefined || !onFile ? (
                placeText(problem)
              ) : (
                <button type="button" className="link" onClick={() => onFile(problem.file ?? "")}>
                  {placeText(problem)}
                </button>
              )}{" "}
              {problem.message}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div role="status">
      <p className="faint">
        {isChecking || !report
          ? "Checking…"
          : `It can run: columns ${report.columns.map(({ label }) => label).join(", ")}.`}
      </p>
      {report && <ReportWarnings warnings={report.warnings} />}
    </div>
  );
}
