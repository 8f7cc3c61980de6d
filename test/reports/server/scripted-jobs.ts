/** Runs whose processes follow the steps of a test, and schedules of such runs. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { workOn } from "#reports/server/add-reports.ts";
import { EmbeddedJobs } from "#reports/server/engine/embedded.ts";
import { RunEngine } from "#reports/server/engine/engine.ts";
import type { JobData } from "#reports/server/engine/job.ts";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
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
    /** The number of this run, from the first file that does not exist. */
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

/** A clock that a test sets. */
export interface Clock {
  now: Date;
}

/** Runs of a folder, with a separate engine. */
export function scriptedRuns(folder: string, module: string, options: Partial<RunsOptions> = {}): Runs {
  const { now } = options;
  return new Runs({
    folder: join(folder, "runs"),
    engine: new RunEngine(new EmbeddedJobs({ folder: join(folder, "runs"), now })),
    program: { module },
    host: { execute: async () => undefined },
    atOnce: 1,
    mostRows: 1,
    ...options,
  });
}

export interface ScriptedGateway {
  readonly runs: Runs;
  readonly schedules: Schedules;
  /** Texts that it has logged, and its pauses, ms. */
  readonly said: readonly string[];
  readonly slept: readonly number[];
  /**
   * Advances the clock to the next time of a schedule.
   * @param pauses number of pauses after which the test continues
   */
  fire(pauses?: number): Promise<void>;
  /**
   * Waits until only later times of schedules are left.
   * @param pauses number of pauses after which the test continues
   */
  settle(pauses?: number): Promise<void>;
  /** The scheduled runs, newest first. */
  list(): Promise<readonly RunRecord[]>;
  /** The scheduled run, if there is one only. */
  only(): Promise<RunRecord>;
  close(): Promise<void>;
}

export interface GatewayOptions extends Partial<Omit<SchedulesOptions, "now" | "runs" | "delivery">> {
  readonly delivery: SchedulesOptions["delivery"];
  readonly clock?: Clock;
  readonly host?: RunsOptions["host"];
  /** Called before the clock advances to the next job. */
  readonly onPause?: (ms: number) => void | Promise<void>;
}

interface StoredJob {
  readonly data: string;
  readonly kind: string;
  readonly at: number;
}

/** A gateway with schedules. Instead of waiting, its clock advances when no earlier work is left. */
export function scriptedGateway(
  folder: string,
  module: string,
  { clock = { now: new Date("2026-01-01T05:59:59Z") }, host, onPause, ...options }: GatewayOptions,
): ScriptedGateway {
  const [said, slept]: [string[], number[]] = [[], []];
  const note = (_: object, text: string) => void said.push(text);
  const caller = { headers: { authorization: "Bearer t" }, rawHeaders: [], address: "" };
  const identify = async () => "scheduler";
  const now = () => clock.now;
  const jobs = new EmbeddedJobs({ folder: join(folder, "runs"), now });
  const engine = new RunEngine(jobs);
  const scheduled = { caller, identify, ...options };
  const runs = scriptedRuns(folder, module, { engine, now, scheduled, ...(host && { host }) });
  const log = { info: note, warn: note };
  const schedules = new Schedules({ runs, log, random: () => 0.5, now, ...scheduled });
  workOn(runs, schedules);
  const db = new Database(join(folder, "runs", "runs.db"));
  const open = () =>
    db.prepare("SELECT kind, data, at FROM jobs WHERE done = 0").all() as readonly StoredJob[];
  /** The time that a job begins; undefined for jobs that follow one. */
  const firingOf = ({ kind, data }: StoredJob): number | undefined => {
    const { run, firing = "" } = JSON.parse(data) as JobData;
    return kind === "time" && run === undefined ? Date.parse(firing) : undefined;
  };
  let isClosed = false;
  const settle = async (pauses = Number.POSITIVE_INFINITY) => {
    const until = clock.now.getTime();
    for (let paused = 0; !isClosed; ) {
      const left = open().filter((job) => (firingOf(job) ?? 0) <= until);
      if (left.length === 0) return;
      const next = Math.min(...left.map(({ at }) => at));
      const ms = next - clock.now.getTime();
      if (ms > 0) {
        if (paused++ >= pauses) return;
        slept.push(ms);
        await onPause?.(ms);
        clock.now = new Date(next);
        jobs.wake();
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const list = () => runs.list("scheduler");
  return {
    runs,
    schedules,
    said,
    slept,
    settle,
    list,
    async fire(pauses) {
      await schedules.update();
      const times = open().flatMap((job) => firingOf(job) ?? []);
      clock.now = new Date(Math.min(...times.filter((time) => time > clock.now.getTime())));
      jobs.wake();
      await settle(pauses);
    },
    async only() {
      const [run, ...others] = await list();
      if (!run || others.length > 0) throw new Error(`${others.length + (run ? 1 : 0)} runs, and not one`);
      return run;
    },
    async close() {
      isClosed = true;
      schedules.close();
      runs.close();
      db.close();
      await engine.close();
    },
  };
}
