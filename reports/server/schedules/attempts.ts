/** The runs of one time of a schedule: the need of another one, and the best of them. */
import type { RunRecord } from "#reports/server/engine/run-record.ts";

/** Error of a run whose credential is refused. */
export const REFUSED = {
  message: "The credential of schedules is not accepted: the gateway needs a valid REPORTS_SCHEDULE_TOKEN",
  code: "UNAUTHENTICATED",
};

/** True if no further attempt follows. @param attempts oldest first */
export function isOver(attempts: readonly RunRecord[], retries = 0): boolean {
  const last = attempts.at(-1);
  const isHopeless = last?.error?.code === "BAD_USER_INPUT" || last?.error?.code === REFUSED.code;
  return last?.result?.complete === true || isHopeless || attempts.length > retries;
}

/** The best result: a complete one, otherwise the one with the most complete tables, then with the most rows. */
export function bestOf(attempts: readonly RunRecord[]): RunRecord | undefined {
  const worth = ({ result }: RunRecord): readonly number[] => {
    const tables = result?.outcome.tables ?? [];
    const pages = tables.reduce((sum, table) => sum + table.pages, 0);
    const completeTables = tables.filter(({ complete }) => complete).length;
    return [result?.complete === true ? 1 : 0, completeTables, pages, result?.rows ?? 0];
  };
  const finished = attempts.filter(({ state }) => state === "FINISHED");
  return finished.reduce<RunRecord | undefined>((best, run) => {
    if (!best) return run;
    const [known, fresh] = [worth(best), worth(run)];
    const at = fresh.findIndex((value, index) => value !== known[index]);
    // If two are equal, the later one is used, because it is newer.
    return at < 0 || (fresh[at] ?? 0) > (known[at] ?? 0) ? run : best;
  }, undefined);
}
