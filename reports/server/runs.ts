/** Runs of reports: states in the engine, and what this gateway runs itself. */

import { EventEmitter } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { codeOf } from "#platform/errors/code-of.ts";
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Release } from "#platform/http/places.ts";
import type { Served } from "#reports/kit/definition/absent-families.ts";
import { UNSAVED } from "#reports/kit/definition/definition.ts";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import type { RowsBehind } from "#reports/kit/stored/behind-page.ts";
import { newRunId, saveRun } from "#reports/kit/stored/run-folder.ts";
import type { FigureName } from "#reports/words/figure.ts";
import { Catalog } from "./catalog.ts";
import type { RunChanges, RunEngine, Step } from "./engine/engine.ts";
import {
  afterRun,
  claimOf,
  type Job,
  jobOf,
  leasedRun,
  type NewJob,
  StoreAway,
  storedAt,
} from "./engine/job.ts";
import type { RunRecord } from "./engine/run-record.ts";
import type { ResultFiles } from "./files/result-files.ts";
import { Histories } from "./histories.ts";
import { type JobCaller, Jobs, QueueFull, type RowsPage } from "./jobs.ts";
import type { AskedParameters, FileFormat, ProgressInfo, ReportInfo, ResultInfo } from "./protocol.ts";
import { JobError, ProcessEnded, type RunningJob, startJob, type WorkerProgram } from "./worker-process.ts";

/** Credentials that a caller presented. They stay in memory only. */
export interface ShownCaller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names and values in turn, as they arrived: a header that came twice is seen only here. */
  readonly rawHeaders: readonly string[];
  readonly address: string;
}

/** Credentials that a request presents. */
export const shownBy = ({ headers, raw, ip }: FastifyRequest): ShownCaller => ({
  headers: { ...headers },
  rawHeaders: raw.rawHeaders,
  address: ip,
});

/** The gateway's part that runs need. The gateway provides it. */
export interface ReportHost {
  /**
   * Executes an operation as a caller that can wait.
   * @returns the GraphQL answer; undefined when the caller's token is no longer valid
   */
  execute(
    request: {
      readonly query: string;
      readonly variables: Record<string, unknown>;
      /** Longest time to wait for a family, ms. */
      readonly waitMs: number;
    },
    caller: ShownCaller,
    signal: AbortSignal,
  ): Promise<unknown>;
}

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
  /** Runs, files and comparisons that are made at the same time. */
  readonly atOnce: number;
  /** Rows of a run. */
  readonly mostRows: number;
  readonly now?: () => Date;
  /** True if tables of a run may be used for the next one of the same owner. */
  readonly keepsHistories?: boolean | undefined;
  /** Credentials of schedules. Undefined if this gateway runs none. */
  readonly scheduled?: ScheduledCaller | undefined;
  /** Called with what the folder of runs or the engine refuses. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
}

/** The caller of scheduled runs. */
export interface ScheduledCaller {
  readonly caller: ShownCaller;
  /** The subject of scheduled runs; undefined if the credential of schedules is not accepted. */
  identify(): Promise<string | undefined>;
}

/** Runs that may wait until others have ended, and those of one owner among them. */
const MOST_QUEUED = 50;
const MOST_QUEUED_OF_OWNER = 20;
/** Longest time that a run waits for families, if it names none. */
const WAIT_S = 60;
/** Time for which a preview is stored, days. */
const PREVIEW_DAYS = 1;
/**
 * Number of times that a run resumes in another process after its own has ended, for example killed for its
 * memory.
 */
const MOST_ENDS = 3;
/** Longest time for composing the rows of a run, the two minutes of its SQL included, ms. */
const COMPOSE_MS = 1_800_000;
const SWEEP_MS = 600_000;
/** Interval at which the progress of a run of another gateway is stored and read, ms. */
const SHARED_PROGRESS_MS = 1_000;
const TOO_LONG = { message: "Its rows were not composed within half an hour", code: "BAD_USER_INPUT" };
const ID = /^[0-9a-f]{32}$/;
const NOBODY: ShownCaller = { headers: {}, rawHeaders: [], address: "" };

type RunnableReport = Pick<ReportInfo, "name" | "title" | "retentionDays" | "files">;
type AskedRun = AskedParameters & Pick<RunRecord, "firing">;
type RunError = NonNullable<RunRecord["error"]>;

/** A run of this gateway that has not ended. */
interface Live {
  run: RunRecord;
  readonly job: Job;
  readonly caller: ShownCaller;
  readonly events: EventEmitter;
  readonly abort: AbortController;
  process?: RunningJob;
  progress?: ProgressInfo;
  isStarted: boolean;
  /** Its place; undefined while it waits for a family, and has given the place away. */
  place?: Promise<Release | undefined> | undefined;
  /** True if its caller's token is no longer valid. */
  isLost: boolean;
  /** True if its rows were not composed in time. */
  isLate: boolean;
  deadline?: NodeJS.Timeout | undefined;
  /** Time at which its progress was stored last. */
  storedAt: number;
}

/** Called with the changes of a run. */
export interface RunFollower {
  run(run: RunRecord): void;
  progress(progress: ProgressInfo): void;
  end(): void;
}

export class Runs {
  readonly catalog: Catalog;
  readonly engine: RunEngine;
  readonly #options: RunsOptions;
  readonly #files: ResultFiles | undefined;
  readonly #histories: Histories;
  readonly #live = new Map<string, Live>();
  /** By id, the copy of the files of a finished run in the folder of this gateway. */
  readonly #copied = new Map<string, Promise<void>>();
  readonly #places: PlaceQueue;
  readonly #jobs: Jobs;
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: RunsOptions) {
    const { folder, engine, files, program, atOnce, served } = options;
    this.#options = options;
    this.engine = engine;
    this.#files = files;
    this.#histories = new Histories(folder, files);
    this.#places = new PlaceQueue(atOnce);
    this.#jobs = new Jobs(program, atOnce);
    this.catalog = new Catalog(this.#jobs, served);
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

  folderOf({ id }: Pick<RunRecord, "id">): string {
    return join(this.#options.folder, id);
  }

  /** The folder of a finished run, with all its files. */
  async resultOf(run: RunRecord): Promise<string> {
    const { id } = run;
    const folder = this.folderOf(run);
    if (!this.engine.isShared) return folder;
    const copied = this.#copied.get(id) ?? this.#copy(id, folder);
    this.#copied.set(id, copied);
    try {
      await copied;
      return folder;
    } catch (error) {
      this.#copied.delete(id);
      this.#problem(id, error, "the result of a run cannot be read");
      throw error;
    }
  }

  async #copy(id: string, folder: string): Promise<void> {
    // This gateway may have begun the run before another one finished it.
    rmSync(folder, { recursive: true, force: true });
    await this.#files?.get(`runs/${id}`, folder);
  }

  progressOf({ id, state, result, progress }: RunRecord): ProgressInfo {
    const known = this.#live.get(id)?.progress ?? (state === "FINISHED" ? undefined : progress);
    if (known) return known;
    const tables = (result?.outcome.tables ?? []).map(({ name, rows }) => ({ name, rows }));
    return {
      phase: state === "FINISHED" ? "DONE" : "READING",
      pages: Math.max(0, ...(result?.outcome.sources ?? []).map(({ asked }) => asked)),
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      list: "",
      families: (result?.outcome.sources ?? []).map(({ family, asked }) => ({ family, pages: asked })),
      tables,
      waits: [],
    };
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

  /** Stores a run that could not even start, so that its owner sees why. @param jobs that follow it */
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

  /** Goes on with a run whose gateway has ended. @returns true if this gateway runs it */
  async takeOver(job: Job): Promise<boolean> {
    const run = await this.engine.get(job.data.run ?? "");
    if (!run || run.endedAt !== null || run.state === "WAITING_FOR_CALLER") return false;
    if (run.claim === undefined || jobOf(run.claim) !== job.id) return false;
    const caller = await this.#callerOf(run);
    if (!caller) {
      const jobs = run.firing === undefined ? [] : [afterRun(run, this.#now())];
      const change = { id: run.id, changes: this.#waiting(run), claim: run.claim };
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

  /** The caller of a run that another process has begun; undefined if only its token could tell. */
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

  /** Lets a run go on that waits for its caller. @returns undefined if it waits for nobody */
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
    // While the bucket is away, the run stays, so that its files are not forgotten.
    await this.#files?.delete(`runs/${id}`);
    await this.engine.delete(id);
    const live = this.#live.get(id);
    if (live) this.#leave(live);
    this.#copied.delete(id);
    rmSync(this.folderOf({ id }), { recursive: true, force: true });
    // Another gateway may have stored them meanwhile.
    await this.#files?.delete(`runs/${id}`);
  }

  /** Follows a run. @returns a function that ends the following */
  follow(run: RunRecord, on: RunFollower): () => void {
    const live = this.#live.get(run.id);
    if (live) {
      const { events } = live;
      events.on("run", on.run).on("progress", on.progress).on("end", on.end);
      return () => void events.off("run", on.run).off("progress", on.progress).off("end", on.end);
    }
    if (run.endedAt === null) return this.#followStored(run, on);
    on.end();
    return () => {};
  }

  /** Follows a run that another gateway has, or none. */
  #followStored(first: RunRecord, on: RunFollower): () => void {
    let before = first;
    let isReading = false;
    const timer = setInterval(async () => {
      if (isReading) return;
      isReading = true;
      const run = await this.engine.get(first.id).catch(() => before);
      isReading = false;
      if (run && run.state !== before.state) on.run(run);
      else if (run?.progress && run.progress !== before.progress) on.progress(run.progress);
      if (run?.endedAt === null && !this.#closed) before = run;
      else {
        clearInterval(timer);
        on.end();
      }
    }, SHARED_PROGRESS_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /**
   * The path of a file of a finished run, made where it is not there.
   * @param caller who waits for it; the gateway unless given
   * @throws JobError for what the format does not hold
   * @throws QueueFull
   */
  async file(run: RunRecord, format: FileFormat, options?: FileOptions, caller?: JobCaller): Promise<string> {
    return this.#jobs.file(await this.resultOf(run), run.report, format, options, caller);
  }

  /** The path of a comparison's counts; its rows stand beside it. @throws QueueFull */
  async diff(after: RunRecord, before: RunRecord, caller: JobCaller): Promise<string> {
    return this.#jobs.diff(await this.resultOf(after), await this.resultOf(before), before.id, caller);
  }

  /** A page of the rows behind a figure. @throws QueueFull */
  async behind(run: RunRecord, asked: FigureName, page: RowsPage, caller: JobCaller): Promise<RowsBehind> {
    return this.#jobs.behind({ folder: await this.resultOf(run), source: run.source, asked }, page, caller);
  }

  /** Ends what runs; unfinished runs go on at another gateway, or at the next start. */
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

  #waiting(run: RunRecord) {
    return { state: "WAITING_FOR_CALLER", waitingSince: run.waitingSince ?? this.#now() } as const;
  }

  async #run(live: Live): Promise<void> {
    const { run, abort } = live;
    try {
      const changes = await this.#ended(live);
      if (!changes) return;
      const isWaiting = changes.state === "WAITING_FOR_CALLER";
      if (changes.state === "FINISHED")
        await this.#stored(live, async () => this.#files?.put(`runs/${run.id}`, this.folderOf(run)));
      const jobs = run.firing === undefined ? [] : [afterRun(run, isWaiting ? this.#now() : undefined)];
      if (this.engine.isShared && changes.state === "FINISHED") this.#copied.set(run.id, Promise.resolve());
      if (await this.#change(live, { ...changes, progress: null }, { jobs })) return;
      this.#copied.delete(run.id);
      // It may have been deleted while its files were stored.
      if (!(await this.engine.get(run.id))) await this.#files?.delete(`runs/${run.id}`);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#problem(run.id, error, "a run was not stored: it begins again");
      await this.engine.fail(live.job).catch(() => undefined);
    }
    this.#leave(live);
  }

  /** Runs a run to its end. @returns the end; undefined if the run was left */
  async #ended(live: Live): Promise<RunChanges | undefined> {
    const { run, abort } = live;
    for (let ends = 0; ; ends++)
      try {
        live.place = this.#places.acquire(run.owner, abort.signal);
        if (!(await live.place)) return undefined;
        const result = await this.#attempt(live);
        return { state: "FINISHED", endedAt: this.#now(), result };
      } catch (error) {
        if (abort.signal.aborted) return undefined;
        if (error instanceof StoreAway) throw error;
        if (live.isLost) return this.#waiting(run);
        if (error instanceof ProcessEnded && !live.isLate && ends < MOST_ENDS) continue;
        return { state: "FAILED", endedAt: this.#now(), error: live.isLate ? TOO_LONG : errorOf(error) };
      } finally {
        clearTimeout(live.deadline);
        live.deadline = undefined;
        free(live);
      }
  }

  async #attempt(live: Live): Promise<ResultInfo> {
    const { run, caller, abort } = live;
    const { mostRows, host, program, keepsHistories = false } = this.#options;
    live.isStarted = true;
    if (!(await this.#change(live, { state: "RUNNING" }, undefined))) {
      this.#leave(live);
      throw new Error("another gateway has the run");
    }
    const { source, parameters, pageSize, timeZone, preview, waitSeconds = WAIT_S } = run;
    const waitMs = waitSeconds * 1_000;
    const folder = this.folderOf(run);
    try {
      saveRun(folder, { id: run.id, source, parameters, pageSize, timeZone, waitSeconds });
    } catch (error) {
      this.#problem(run.id, error, "the folder of a run cannot be written");
    }
    const isKept = keepsHistories && run.report !== UNSAVED && preview !== true;
    const history = isKept ? await this.#stored(live, () => this.#histories.open(run)) : undefined;
    if (abort.signal.aborted) throw new Error("the run was left");
    const asked = { source, parameters, pageSize, timeZone, preview, waitMs };
    const job = { kind: "run", ...asked, folder, history: history?.folder, mostRows } as const;
    const process = startJob(job, program, {
      execute: async (query, variables) => {
        // A run that has begun, and gave its place away while it waited for a family, comes next.
        live.place ??= this.#places.acquire(run.id, abort.signal, true);
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
    if (history) await this.#stored(live, () => this.#histories.store(history));
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
    const now = performance.now();
    if (!this.engine.isShared || now - live.storedAt < SHARED_PROGRESS_MS) return;
    live.storedAt = now;
    const change = { id: live.run.id, changes: { progress }, claim: claimOf(live.job) };
    this.engine.commit({ change }).catch(() => undefined);
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
        if (ID.test(id) && !this.#live.has(id) && !(await this.engine.get(id)))
          rmSync(this.folderOf({ id }), { recursive: true, force: true });
    } catch (error) {
      if (!this.#closed) this.#problem("", error, "runs that have expired cannot be deleted");
    }
  }
}

function free(live: Live): void {
  void live.place?.then((release) => release?.());
  live.place = undefined;
}

const errorOf = (error: unknown) => ({
  message: error instanceof JobError ? error.message : "The report failed",
  code: error instanceof JobError && error.usage ? "BAD_USER_INPUT" : "INTERNAL_SERVER_ERROR",
});
