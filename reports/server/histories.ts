/** Folders of the snapshots of reports, one for each report and owner. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deleteExpired } from "#reports/kit/living/history.ts";
import type { RunRecord } from "./run-store.ts";

/** Beside the folders of runs, whose names are ids. */
const HISTORIES = "history";

/** The folder of the snapshots of a run's report, for its owner alone. */
export function historyOf(folder: string, { report, owner }: Pick<RunRecord, "report" | "owner">): string {
  const name = createHash("sha256")
    .update(JSON.stringify([report, owner]))
    .digest("hex")
    .slice(0, 32);
  return join(folder, HISTORIES, name);
}

/** Deletes expired snapshots. @param now ISO instant */
export function deleteExpiredHistories(folder: string, now: string): void {
  const histories = join(folder, HISTORIES);
  if (!existsSync(histories)) return;
  for (const name of readdirSync(histories)) deleteExpired(join(histories, name), now);
}
