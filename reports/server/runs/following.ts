/** Progress of runs that this gateway does not run itself. */
import type { RunEngine } from "#reports/server/engine/engine.ts";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
import type { ProgressInfo } from "#reports/server/protocol.ts";

/** Interval at which the progress of a run of another gateway is stored and read, ms. */
export const SHARED_PROGRESS_MS = 1_000;

/** Called with the changes of a run. */
export interface RunFollower {
  run(run: RunRecord): void;
  progress(progress: ProgressInfo): void;
  end(): void;
}

/**
 * Follows a run that another gateway has, or none.
 * @returns a function that ends the following
 */
export function followStored(
  engine: RunEngine,
  first: RunRecord,
  on: RunFollower,
  isClosed: () => boolean,
): () => void {
  let before = first;
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    const run = await engine.get(first.id).catch(() => before);
    isReading = false;
    if (run && run.state !== before.state) on.run(run);
    else if (run?.progress && run.progress !== before.progress) on.progress(run.progress);
    if (run?.endedAt === null && !isClosed()) before = run;
    else {
      clearInterval(timer);
      on.end();
    }
  }, SHARED_PROGRESS_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The progress of a run as it was stored; that of a finished run is its result. */
export function storedProgress({ state, result, progress }: RunRecord): ProgressInfo {
  if (progress && state !== "FINISHED") return progress;
  const { sources = [], tables: read = [] } = result?.outcome ?? {};
  const tables = read.map(({ name, rows }) => ({ name, rows }));
  return {
    phase: state === "FINISHED" ? "DONE" : "READING",
    pages: Math.max(0, ...sources.map(({ asked }) => asked)),
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    list: "",
    families: sources.map(({ family, asked }) => ({ family, pages: asked })),
    tables,
    waits: [],
  };
}
