/** Runs of reports: their states in the engine, and the runs of this gateway. */

import { EventEmitter } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { codeOf } from "#platform/errors/code-of.ts";
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Served } from "#reports/kit/definition/absent-families.ts";
import { newRunId } from "#reports/kit/stored/run-folder.ts";
import { NOBODY, type ReportHost, type ScheduledCaller, type ShownCaller } from "./callers.ts";
import { Catalog } from "./catalog.ts";
import type { RunChanges, RunEngine, Step } from "./engine/engine.ts";
import { afterRun, claimOf, type Job, jobOf, leasedRun, type NewJob, storedAt } from "./engine/job.ts";
import type { RunRecord } from "./engine/run-record.ts";
import type { ResultFiles } from "./files/result-files.ts";
import { Jobs, QueueFull } from "./jobs.ts";
import type { AskedParameters, ProgressInfo, ReportInfo } from "./protocol.ts";
import { followStored, type RunFollower, storedProgress } from "./runs/following.ts";
import { Histories } from "./runs/histories.ts";
import { Results } from "./runs/results.ts";
import { type Live, RunWork, waitingFor } from "./runs/run-work.ts";
import type { WorkerProgram } from "./worker-process.ts";

export interface RunsOptions {
  /** Folder of the runs of this gateway, with one folder for each. */
  readonly folder: string;
  readonly engine: RunEngine;
  /** The store of results that several gateways share. */
  readonly files?: ResultFiles | undefined;
  readonly program: WorkerProgram;
  /** Part of the API that the gateway serves; everything by default. */
  readonly served?: Served | undefined;
  readonly host: ReportHost;
  /** Maximum number of concurrent runs, files and comparisons. */
  readonly atOnce: number;
  /** Rows of a run. */
  readonly mostRows: number;
  readonly now?: () => Date;
  /** True if the next run of the same owner may use the tables of a run. */
  readonly keepsHistories?: boolean | undefined;
  /** Credentials of schedules. Undefined if this gateway runs none. */
  readonly scheduled?: ScheduledCaller | undefined;
  /** Called with errors of the folder of runs or of the engine. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
}

/** Maximum number of queued runs, and of those per owner. */
const MOST_QUEUED = 50;
const MOST_QUEUED_OF_OWNER = 20;
/** Time for which a preview is stored, days. */
const PREVIEW_DAYS = 1;
const SWEEP_MS = 600_000;
const ID = /^[0-9a-f]{32}$/;

type RunnableReport = Pick<ReportInfo, "name" | "title" | "retentionDays" | "files">;
type AskedRun = AskedParameters & Pick<RunRecord, "firing">;
type RunError = NonNullable<RunRecord["error"]>;

export class Runs {
  readonly catalog: Catalog;
  readonly engine: RunEngine;
  readonly results: Results;
  readonly #work: RunWork;
  readonly #options: RunsOptions;
  readonly #histories: Histories;
  readonly #live = new Map<string, Live>();
  readonly #places: PlaceQueue;
  readonly #jobs: Jobs;
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: RunsOptions) {
    const { folder, engine, files, program, atOnce, served } = options;
    this.#options = options;
    this.engine = engine;
    this.#histories = new Histories(folder, files);
    this.#places = new PlaceQueue(atOnce);
    this.#jobs = new Jobs(program, atOnce);
    this.catalog = new Catalog(this.#jobs, served);
    const onProblem = (run: string, error: unknown, message: string) => this.#problem(run, error, message);
    this.results = new Results({ folder, files, jobs: this.#jobs, onProblem });
    this.#work = new RunWork({
      ...options,
      places: this.#places,
      histories: this.#histories,
      folderOf: (run) => this.results.folderOf(run),
      now: () => this.#now(),
      onProblem,
      stored: (live, work) => this.#stored(live, work),
      begun: async (live) => {
        if (await this.#change(live, { state: "RUNNING" }, undefined)) return true;
        this.#leave(live);
        return false;
      },
    });
    mkdirSync(folder, { recursive: true });
    void this.#deleteExpired();
    this.#sweep = setInterval(() => void this.#deleteExpired(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** The stored runs of an owner, newest first. */
  list(owner: string): Promise<readonly RunRecord[]> {
    return this.engine.list({ owner });
  }

  /** A run of this owner. */
  async get(id: string, owner: string): Promise<RunRecord | undefined> {
    const run = ID.test(id) ? await this.engine.get(id) : undefined;
    return run?.owner === owner ? run : undefined;
  }

  /** A run that its owner shows to callers with a scope. */
  async shared(id: string, hasScope: (scope: string) => boolean): Promise<RunRecord | undefined> {
    const run = ID.test(id) ? await this.engine.get(id) : undefined;
    return run?.sharedWith != null && hasScope(run.sharedWith) ? run : undefined;
  }

  /** Shows a run to callers with a scope; undefined to its owner alone. @returns undefined for a run that is gone */
  async share({ id }: RunRecord, scope: string | undefined): Promise<RunRecord | undefined> {
    const isShared = await this.engine.commit({ change: { id, changes: { sharedWith: scope ?? null } } });
    const run = isShared ? await this.engine.get(id) : undefined;
    const live = this.#live.get(id);
    if (run && live) this.#tell(live, run);
    return run;
  }

  progressOf(run: RunRecord): ProgressInfo {
    return this.#live.get(run.id)?.progress ?? storedProgress(run);
  }

  /**
   * Starts a run.
   * @param id of a run that is started once, whichever gateways start it
   * @throws QueueFull
   */
  async start(
    report: RunnableReport,
    owner: string,
    caller: ShownCaller,
    asked: AskedRun,
    id = newRunId(),
  ): Promise<RunRecord> {
    // Previews and runs of a caller do not take each other's places.
    const isPreview = asked.preview === true;
    const queued = [...this.#live.values()].filter(({ isStarted }) => !isStarted);
    const own = queued.filter(({ run }) => run.owner === owner && (run.preview === true) === isPreview);
    if (queued.length >= MOST_QUEUED || own.length >= MOST_QUEUED_OF_OWNER)
      throw new QueueFull("Too many runs wait: try again later");
    const job = leasedRun(id);
    const run = { ...this.#created(report, owner, asked, id), claim: claimOf(job) };
    await this.#begin(this.#enter(run, job, caller), { add: run, jobs: [job] });
    return run;
  }

  /** Begins a run once the step is stored. @returns false if it is another gateway's, or gone */
  async #begin(live: Live, step: Step): Promise<boolean> {
    let isStored = false;
    try {
      isStored = await this.engine.commit(step);
    } finally {
      if (!isStored) this.#live.delete(live.run.id);
    }
    if (isStored) void this.#run(live);
    return isStored;
  }

  /** Stores a run that could not start, so that its owner sees the reason. @param jobs jobs that follow it */
  async startFailed(
    report: RunnableReport,
    owner: string,
    asked: AskedRun,
    { error, id, jobs }: { readonly error: RunError; readonly id: string; readonly jobs: readonly NewJob[] },
  ): Promise<void> {
    const run = this.#created(report, owner, asked, id);
    await this.engine.commit({ add: { ...run, state: "FAILED", endedAt: this.#now(), error }, jobs });
  }

  #created(report: RunnableReport, owner: string, asked: AskedRun, id: string): RunRecord {
    return {
      id,
      report: report.name,
      title: report.title,
      source: { name: report.name, files: report.files },
      owner,
      ...asked,
      createdAt: this.#now(),
      retentionDays: asked.preview ? PREVIEW_DAYS : report.retentionDays,
      state: "QUEUED",
      endedAt: null,
      error: null,
      result: null,
    };
  }

  /** Continues a run whose gateway has ended. @returns true if this gateway runs it */
  async takeOver(job: Job): Promise<boolean> {
    const run = await this.engine.get(job.data.run ?? "");
    if (!run || run.endedAt !== null || run.state === "WAITING_FOR_CALLER") return false;
    if (run.claim === undefined || jobOf(run.claim) !== job.id) return false;
    const caller = await this.#callerOf(run);
    if (!caller) {
      const jobs = run.firing === undefined ? [] : [afterRun(run, this.#now())];
      const change = { id: run.id, changes: waitingFor(run, this.#now()), claim: run.claim };
      await this.engine.commit({ change, jobs, done: job });
      return true;
    }
    const claim = claimOf(job);
    const changes = { claim, state: "QUEUED", error: null } as const;
    if (!(await this.engine.commit({ change: { id: run.id, changes, claim: run.claim } }))) return false;
    const before = this.#live.get(run.id);
    if (before) this.#leave(before);
    void this.#run(this.#enter({ ...run, ...changes }, job, caller));
    return true;
  }

  /** The caller of a run that another process has started. Undefined if only the caller's token identifies it. */
  async #callerOf({ owner, firing }: RunRecord): Promise<ShownCaller | undefined> {
    const { scheduled } = this.#options;
    if (firing !== undefined && scheduled)
      return (await scheduled.identify()) === owner ? scheduled.caller : undefined;
    // Without access control there is no token that could be lost.
    return owner === "" ? NOBODY : undefined;
  }

  /** Ends the work on a run that another gateway has, or that was deleted. */
  lost(job: Job): void {
    const live = [...this.#live.values()].find((one) => one.job.id === job.id);
    if (live) this.#leave(live);
  }

  /** Continues a run that waits for its caller. @returns undefined if it does not wait */
  async resume(run: RunRecord, caller: ShownCaller): Promise<RunRecord | undefined> {
    if (run.state !== "WAITING_FOR_CALLER" || this.#closed) return undefined;
    const job = leasedRun(run.id);
    const changes = { claim: claimOf(job), state: "QUEUED", error: null, waitingSince: null } as const;
    const change = { id: run.id, changes, claim: run.claim };
    const live = this.#enter({ ...run, ...changes }, job, caller, this.#live.get(run.id)?.events);
    if (!(await this.#begin(live, { change, jobs: [job] }))) return undefined;
    live.events.emit("run", live.run);
    return live.run;
  }

  /** Ends a run, and deletes all that is stored of it. */
  async delete({ id }: Pick<RunRecord, "id">): Promise<void> {
    // While the bucket is unavailable, the run is not deleted, because its files would be forgotten.
    await this.results.deleteStored({ id });
    await this.engine.delete(id);
    const live = this.#live.get(id);
    if (live) this.#leave(live);
    this.results.delete({ id });
    // Another gateway may have stored them meanwhile.
    await this.results.deleteStored({ id });
  }

  /** Follows a run. @returns a function that ends the following */
  follow(run: RunRecord, on: RunFollower): () => void {
    const live = this.#live.get(run.id);
    if (live) {
      const { events } = live;
      events.on("run", on.run).on("progress", on.progress).on("end", on.end);
      return () => void events.off("run", on.run).off("progress", on.progress).off("end", on.end);
    }
    if (run.endedAt === null) return followStored(this.engine, run, on, () => this.#closed);
    on.end();
    return () => {};
  }

  /** Ends all work. Unfinished runs continue at another gateway, or at the next start. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#sweep);
    this.#jobs.close();
    for (const live of [...this.#live.values()]) this.#leave(live);
  }

  #now(): string {
    return (this.#options.now?.() ?? new Date()).toISOString();
  }

  #enter(run: RunRecord, job: Job, caller: ShownCaller, events?: EventEmitter): Live {
    const live: Live = {
      run,
      job,
      caller,
      events: events ?? new EventEmitter().setMaxListeners(0),
      abort: new AbortController(),
      isStarted: false,
      isLost: false,
      isLate: false,
      storedAt: 0,
    };
    this.#live.set(run.id, live);
    return live;
  }

  /** Ends the work on a run here. */
  #leave(live: Live): void {
    if (this.#live.get(live.run.id) === live) this.#live.delete(live.run.id);
    live.abort.abort();
    live.process?.kill();
    live.events.emit("end");
  }

  #tell(live: Live, run: RunRecord): void {
    live.run = run;
    live.events.emit("run", run);
  }

  #problem(id: string, error: unknown, message: string): void {
    this.#options.onProblem?.({ run: id, reason: codeOf(error) }, message);
  }

  /** @returns false if the run is no longer this gateway's */
  async #change(
    live: Live,
    changes: RunChanges,
    end: { readonly jobs?: readonly NewJob[] } | undefined,
  ): Promise<boolean> {
    const change = { id: live.run.id, changes, claim: claimOf(live.job) };
    const step = { change, ...(end && { done: live.job, jobs: end.jobs ?? [] }) };
    if (!(await this.#stored(live, () => this.engine.commit(step)))) return false;
    const run = { ...live.run, ...changes };
    this.#tell(live, run);
    if (end && run.state !== "WAITING_FOR_CALLER") this.#leave(live);
    return true;
  }

  #stored<T>({ run, abort }: Live, work: () => Promise<T>): Promise<T> {
    const onRefusal = (error: unknown) => this.#problem(run.id, error, "a run cannot be stored");
    return storedAt(work, onRefusal, abort.signal);
  }

  async #run(live: Live): Promise<void> {
    const { run, abort } = live;
    try {
      const changes = await this.#work.ended(live);
      if (!changes) return;
      const isWaiting = changes.state === "WAITING_FOR_CALLER";
      if (changes.state === "FINISHED") await this.#stored(live, () => this.results.store(run));
      const jobs = run.firing === undefined ? [] : [afterRun(run, isWaiting ? this.#now() : undefined)];
      if (await this.#change(live, { ...changes, progress: null }, { jobs })) return;
      this.results.forget(run);
      // It may have been deleted while its files were stored.
      if (!(await this.engine.get(run.id))) await this.results.deleteStored(run);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#problem(run.id, error, "a run was not stored: it begins again");
      await this.engine.fail(live.job).catch(() => undefined);
    }
    this.#leave(live);
  }

  async #deleteExpired(): Promise<void> {
    const now = this.#now();
    try {
      await this.#histories.deleteExpired(now);
      for (const run of await this.engine.list({ expiresBefore: now }))
        await this.delete(run).catch((error: unknown) =>
          this.#problem(run.id, error, "a run that has expired cannot be deleted"),
        );
      if (!this.engine.isShared) return;
      // Other gateways delete runs whose files this one has read.
      for (const id of readdirSync(this.#options.folder))
        if (ID.test(id) && !this.#live.has(id) && !(await this.engine.get(id))) this.results.delete({ id });
    } catch (error) {
      if (!this.#closed) this.#problem("", error, "runs that have expired cannot be deleted");
    }
  }
}
