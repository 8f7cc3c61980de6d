/** The work on a run in this gateway: a place, the process that reads and composes, its progress and its end. */
import type { EventEmitter } from "node:events";
import type { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Release } from "#platform/http/places.ts";
import { UNSAVED } from "#reports/kit/definition/definition.ts";
import { saveRun } from "#reports/kit/stored/run-folder.ts";
import type { ReportHost, ShownCaller } from "#reports/server/callers.ts";
import type { RunChanges, RunEngine } from "#reports/server/engine/engine.ts";
import { claimOf, type Job, StoreAway } from "#reports/server/engine/job.ts";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
import type { ProgressInfo, ResultInfo } from "#reports/server/protocol.ts";
import {
  JobError,
  ProcessEnded,
  type RunningJob,
  startJob,
  type WorkerProgram,
} from "#reports/server/worker-process.ts";
import { SHARED_PROGRESS_MS } from "./following.ts";
import type { Histories } from "./histories.ts";

/** Longest time that a run waits for families, if it names none. */
const WAIT_S = 60;
/**
 * Number of times that a run resumes in another process after its own has ended, for example killed for its
 * memory.
 */
const MOST_ENDS = 3;
/** Longest time for composing the rows of a run, the two minutes of its SQL included, ms. */
const COMPOSE_MS = 1_800_000;
const TOO_LONG = { message: "Its rows were not composed within half an hour", code: "BAD_USER_INPUT" };

/** A run of this gateway that has not ended. */
export interface Live {
  run: RunRecord;
  readonly job: Job;
  readonly caller: ShownCaller;
  readonly events: EventEmitter;
  readonly abort: AbortController;
  process?: RunningJob;
  progress?: ProgressInfo;
  isStarted: boolean;
  /** Its place. Undefined while it waits for a family, because its place is then released. */
  place?: Promise<Release | undefined> | undefined;
  /** True if its caller's token is no longer valid. */
  isLost: boolean;
  /** True if its rows were not composed in time. */
  isLate: boolean;
  deadline?: NodeJS.Timeout | undefined;
  /** Time at which its progress was stored last. */
  storedAt: number;
}

export interface RunWorkOptions {
  readonly engine: RunEngine;
  readonly program: WorkerProgram;
  readonly host: ReportHost;
  /** Rows of a run. */
  readonly mostRows: number;
  readonly keepsHistories?: boolean | undefined;
  readonly places: PlaceQueue;
  readonly histories: Histories;
  readonly folderOf: (run: RunRecord) => string;
  /** ISO instant. */
  readonly now: () => string;
  readonly onProblem: (run: string, error: unknown, message: string) => void;
  /** Repeats work that a store refuses, for a limited time. */
  readonly stored: <T>(live: Live, work: () => Promise<T>) => Promise<T>;
  /** Stores that a run is read. @returns false if another gateway has it */
  readonly begun: (live: Live) => Promise<boolean>;
}

export class RunWork {
  readonly #options: RunWorkOptions;

  constructor(options: RunWorkOptions) {
    this.#options = options;
  }

  /** Runs a run to its end. @returns the end; undefined if the run was left */
  async ended(live: Live): Promise<RunChanges | undefined> {
    const { run, abort } = live;
    const { places, now } = this.#options;
    for (let ends = 0; ; ends++)
      try {
        live.place = places.acquire(run.owner, abort.signal);
        if (!(await live.place)) return undefined;
        const result = await this.#attempt(live);
        return { state: "FINISHED", endedAt: now(), result };
      } catch (error) {
        if (abort.signal.aborted) return undefined;
        if (error instanceof StoreAway) throw error;
        if (live.isLost) return waitingFor(run, now());
        if (error instanceof ProcessEnded && !live.isLate && ends < MOST_ENDS) continue;
        return { state: "FAILED", endedAt: now(), error: live.isLate ? TOO_LONG : errorOf(error) };
      } finally {
        clearTimeout(live.deadline);
        live.deadline = undefined;
        free(live);
      }
  }

  async #attempt(live: Live): Promise<ResultInfo> {
    const { run, caller, abort } = live;
    const { mostRows, host, program, places, histories, stored, keepsHistories = false } = this.#options;
    live.isStarted = true;
    if (!(await this.#options.begun(live))) throw new Error("another gateway has the run");
    const { source, parameters, pageSize, timeZone, preview, waitSeconds = WAIT_S } = run;
    const waitMs = waitSeconds * 1_000;
    const folder = this.#options.folderOf(run);
    try {
      saveRun(folder, { id: run.id, source, parameters, pageSize, timeZone, waitSeconds });
    } catch (error) {
      this.#options.onProblem(run.id, error, "the folder of a run cannot be written");
    }
    const isKept = keepsHistories && run.report !== UNSAVED && preview !== true;
    const history = isKept ? await stored(live, () => histories.open(run)) : undefined;
    if (abort.signal.aborted) throw new Error("the run was left");
    const asked = { source, parameters, pageSize, timeZone, preview, waitMs };
    const job = { kind: "run", ...asked, folder, history: history?.folder, mostRows } as const;
    const process = startJob(job, program, {
      execute: async (query, variables) => {
        // A started run that released its place during a wait has priority over queued runs.
        live.place ??= places.acquire(run.id, abort.signal, true);
        await live.place;
        if (abort.signal.aborted) return null;
        const answer = await host.execute({ query, variables, waitMs }, caller, abort.signal);
        if (answer === undefined) {
          live.isLost = true;
          process.kill();
        }
        return answer;
      },
      progress: (progress) => this.#heard(live, process, progress),
    });
    live.process = process;
    const result = (await process.done) as ResultInfo;
    if (history) await stored(live, () => histories.store(history));
    return result;
  }

  #heard(live: Live, process: RunningJob, progress: ProgressInfo): void {
    live.progress = progress;
    if (progress.isIdle === true) free(live);
    if (progress.phase === "COMPOSING")
      live.deadline ??= setTimeout(() => {
        live.isLate = true;
        process.kill();
      }, COMPOSE_MS);
    live.events.emit("progress", progress);
    const { engine } = this.#options;
    const time = performance.now();
    if (!engine.isShared || time - live.storedAt < SHARED_PROGRESS_MS) return;
    live.storedAt = time;
    const change = { id: live.run.id, changes: { progress }, claim: claimOf(live.job) };
    engine.commit({ change }).catch(() => undefined);
  }
}

/** The state of a run that has lost its caller. @param now ISO instant */
export const waitingFor = (run: RunRecord, now: string) =>
  ({ state: "WAITING_FOR_CALLER", waitingSince: run.waitingSince ?? now }) as const;

function free(live: Live): void {
  void live.place?.then((release) => release?.());
  live.place = undefined;
}

const errorOf = (error: unknown) => ({
  message: error instanceof JobError ? error.message : "The report failed",
  code: error instanceof JobError && error.usage ? "BAD_USER_INPUT" : "INTERNAL_SERVER_ERROR",
});
