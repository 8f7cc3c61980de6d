/** Names of runs. */
import type { Run } from "./api.ts";

/** The item of the address of a draft, and the name of its runs; no saved report may have it. */
export const DRAFT_ITEM = "unsaved";

/** Characters of the parameters of a run in its name. */
const MOST_CHARACTERS = 80;

/** A run by its time, its parameters and its origin, so that runs of one report differ. */
export function runName({ createdAt, complete, parameters, report }: RunSummary): string {
  const values = Object.entries(parameters).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const all = values.join(", ");
  const shown = all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS)}…` : all;
  const notes = [report === DRAFT_ITEM && "not saved", !complete && "incomplete"].filter(Boolean).join(", ");
  // Two runs may begin within a minute.
  const time = new Date(createdAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });
  return `${time}${shown && `: ${shown}`}${notes && ` (${notes})`}`;
}

type RunSummary = Pick<Run, "createdAt" | "complete" | "parameters" | "report">;
