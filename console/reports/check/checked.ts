/** Checks a draft some time after each change. */
import { useEffect, useState } from "react";
import { type CheckedReport, checkReport } from "#console/reports/api.ts";
import { Busy } from "#console/reports/saved/saving.ts";
import { type Problem, problemsIn } from "./problems.ts";

/** Time without a change before a check, ms. */
const QUIET_MS = 600;
/** Pause before the next try if the gateway is busy, ms. */
const AGAIN_MS = 3_000;

export interface Checked {
  /** Check of the last valid draft. Its tables remain available while a later draft is invalid. */
  readonly report: CheckedReport | undefined;
  readonly problems: readonly Problem[];
  readonly isChecking: boolean;
}

const NOTHING: Checked = { report: undefined, problems: [], isChecking: true };

export function useChecked(files: Readonly<Record<string, string>>): Checked {
  const [checked, setChecked] = useState<Checked>(NOTHING);
  useEffect(() => {
    const abort = new AbortController();
    setChecked((before) => ({ ...before, isChecking: true }));
    let timer: ReturnType<typeof setTimeout>;
    const check = () =>
      checkReport(files, abort.signal).then(
        (report) => setChecked({ report, problems: [], isChecking: false }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          if (error instanceof Busy) {
            timer = setTimeout(check, AGAIN_MS);
            return;
          }
          const message = error instanceof Error ? error.message : String(error);
          setChecked(({ report }) => ({
            report,
            problems: problemsIn(message, Object.keys(files)),
            isChecking: false,
          }));
        },
      );
    timer = setTimeout(check, QUIET_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [files]);
  return checked;
}
