/** Totals of a report that may be wrong although all rows are read. */
import { useEffect, useState } from "react";
import { objectOf, parseJson } from "#console/kit/json.ts";
import { checkReport } from "#console/reports/api.ts";

interface ReportWarningsProps {
  readonly warnings: readonly string[];
}

export function ReportWarnings({ warnings }: ReportWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div className="warning" role="note" aria-label="Warnings">
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Time without a change after which a composed report is checked, ms. */
const SETTLED_MS = 500;

interface CheckedWarningsProps {
  readonly files: Readonly<Record<string, string>>;
}

/** The same of a report that is composed. Its mistakes are shown when it is run or saved. */
export function CheckedWarnings({ files }: CheckedWarningsProps) {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const text = JSON.stringify(files);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      checkReport(objectOf(parseJson(text)), abort.signal).then(
        (checked) => setWarnings(checked.warnings),
        () => {
          if (!abort.signal.aborted) setWarnings([]);
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return <ReportWarnings warnings={warnings} />;
}
