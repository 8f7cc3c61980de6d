/** Names of runs for display. */
import type { Run } from "./api.ts";

/** Item of a draft in addresses, and report name of its runs. No saved report may have this name. */
export const DRAFT_ITEM = "unsaved";

/** Most characters of the parameters in the name of a run. */
const MOST_CHARACTERS = 80;

/** Names a run by time, parameters and origin, so that the names of a report's runs differ. */
export function runName({ createdAt, complete, parameters, report }: RunSummary): string {
  const values = Object.entries(parameters).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const all = values.join(", ");
  const shown = all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS)}…` : all;
  const notes = [report === DRAFT_ITEM && "not saved", !complete && "incomplete"].filter(Boolean).join(", ");
  // With seconds, because two runs may begin within a minute.
  const time = new Date(createdAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });
  return `${time}${shown && `: ${shown}`}${notes && ` (${notes})`}`;
}

type RunSummary = Pick<Run, "createdAt" | "complete" | "parameters" | "report">;
