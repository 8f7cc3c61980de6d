/** Runs whose processes do what a test has written down, and schedules over them. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReportInfo } from "#reports/server/protocol.ts";
import { Runs, type RunsOptions } from "#reports/server/runs.ts";
import { Schedules, type SchedulesOptions } from "#reports/server/schedules/schedules.ts";

/** Step of a run's process: it ends with a result, fails, calls the gateway, or waits until it is killed. */
export type Step =
  | {
      readonly complete: boolean;
      readonly tables?: readonly boolean[];
      readonly rows?: number;
      readonly isDue?: boolean;
    }
  | "fail"
  | "ask"
  | "wait";

/** A report with a schedule. */
export function scheduledReport(schedule: ReportInfo["schedule"]): ReportInfo {
  return {
    name: "mine",
    title: "Mine",
    identity: "mine",
    about: "",
    families: [],
    parameters: [],
    columns: [],
    key: null,
    tables: [],
    composed: false,
    warnings: [],
    retentionDays: 1,
    schedule,
    files: {},
  };
}

/** Writes the program of jobs. @returns its module; each run takes the next step, the last one is repeated */
export function scriptedWorker(folder: string, reports: readonly ReportInfo[], steps: readonly Step[]) {
  const module = join(folder, "worker.mjs");
  writeFileSync(
    module,
    `import { openSync, writeFileSync } from "node:fs";
    const steps = ${JSON.stringify(steps)};
    /** The number of this run: the first file that is not there yet. */
    function next() {
      for (let at = 0; ; at++)
        try {
          openSync(${JSON.stringify(folder)} + "/step-" + at, "wx");
          return steps[Math.min(at, steps.length - 1)];
        } catch {}
    }
    process.on("disconnect", () => process.exit(0));
    process.on("message", ({ type, id, job }) => {
      if (type !== "job") return;
      const say = (message) => process.send({ id, ...message });
      const done = (value) => say({ type: "done", value });
      if (job.kind === "warm") return done(null);
      if (job.kind === "describe") return done(${JSON.stringify(reports)});
      if (job.kind === "file") {
        writeFileSync(job.file, "a,b\\n1,2\\n");
        return done(null);
      }
      const step = next();
      if (step === "wait") return setInterval(() => {}, 60_000);
      if (step === "fail") return say({ type: "failed", message: "broken", usage: false });
      if (step === "ask") {
        process.on("message", () => done({ complete: true, rows: 1, outcome: { tables: [], sources: [] } }));
        return say({ type: "ask", ask: 0, query: "{ viewer { id } }", variables: {} });
      }
      const { complete, isDue, tables = [], rows = 1 } = step;
      const read = tables.map((one, at) => ({ name: "t" + at, complete: one, pages: 1, rows: 1 }));
      done({ complete, isDue, rows, outcome: { tables: read, sources: [] } });
    });`,
  );
  return module;
}

/** Number of runs that a scripted program has done. */
export const stepsDone = (folder: string): number =>
  readdirSync(folder).filter((name) => name.startsWith("step-")).length;

export const scriptedRuns = (folder: string, module: string, options: Partial<RunsOptions> = {}): Runs =>
  new Runs({
    folder: join(folder, "runs"),
    program: { module },
    host: { execute: async () => undefined },
    atOnce: 1,
    mostRows: 1,
    ...options,
  });

/** Schedules of `scheduler` that note what they log and how long they pause. */
export function scheduler(
  runs: Runs,
  options: Pick<SchedulesOptions, "delivery"> & Partial<SchedulesOptions>,
) {
  const said: string[] = [];
  const slept: number[] = [];
  const note = (_: object, text: string) => void said.push(text);
  const schedules = new Schedules({
    runs,
    caller: { headers: { authorization: "Bearer t" }, rawHeaders: [], address: "" },
    identify: async () => "scheduler",
    log: { info: note, warn: note },
    random: () => 0.5,
    sleep: async (ms) => void slept.push(ms),
    ...options,
  });
  return { schedules, said, slept };
}
