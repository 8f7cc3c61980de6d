/** Runs of reports in the gateway's process: what waits, what runs, who follows it. */
import { EventEmitter } from "node:events";
import type { FastifyRequest } from "fastify";
import { absentFamilies, absentMessage, type Served } from "#reports/kit/definition/absent-families.ts";
import { UNSAVED } from "#reports/kit/definition/definition.ts";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import type { BehindRequest, RowsBehind } from "#reports/kit/stored/rows-behind.ts";
import { newRunId, type ReportSource } from "#reports/kit/stored/run-folder.ts";
import { deleteExpiredHistories, historyOf } from "./histories.ts";
import { type JobCaller, Jobs, QueueFull } from "./jobs.ts";
import {
  type AskedParameters,
  type DescribedOwn,
  type FileFormat,
  mayBeWrong,
  type ProgressInfo,
  type ReportInfo,
  type ResultInfo,
} from "./protocol.ts";
import { type DeliveryRecord, expiresAt, NOT_TRIED, type RunRecord, RunStore } from "./run-store.ts";
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
  readonly folder: string;
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
  /** Called with what the folder of runs refuses, a full disk for instance; runs go on in memory. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
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
const TOO_LONG = { message: "Its rows were not composed within half an hour", code: "BAD_USER_INPUT" };
const NO_SCHEDULE = "its report does not run by a schedule any more";

type RunnableReport = Pick<ReportInfo, "name" | "title" | "retentionDays" | "files">;
type AskedRun = AskedParameters & Pick<RunRecord, "firing">;
type RunError = NonNullable<RunRecord["error"]>;
type Changes = Partial<
  Pick<
    RunRecord,
    "state" | "endedAt" | "waitingSince" | "delivery" | "settled" | "error" | "result" | "sharedWith"
  >
>;

interface Live {
  readonly events: EventEmitter;
  caller: ShownCaller | undefined;
  job?: RunningJob | undefined;
  abort?: AbortController | undefined;
  progress?: ProgressInfo;
  /** Number of times that its process ended too early. */
  ends: number;
}

const newLive = (caller: ShownCaller | undefined): Live => ({
  events: new EventEmitter().setMaxListeners(0),
  caller,
  ends: 0,
});

export class Runs {
  readonly #options: RunsOptions;
  readonly #store: RunStore;
  readonly #live = new Map<string, Live>();
  readonly #queue: string[] = [];
  readonly #jobs: Jobs;
  readonly #running: RunRecord[] = [];
  /** Runs that wait for a family, and have given their place away. */
  readonly #idle = new Set<string>();
  /** Runs that have waited, and need a place to go on. */
  readonly #goingOn: { readonly id: string; readonly resolve: () => void }[] = [];
  #reports: Promise<readonly ReportInfo[]> | undefined;
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: RunsOptions) {
    this.#options = options;
    this.#store = new RunStore(options.folder, (id) =>
      options.onProblem?.({ run: id }, "the state of a run cannot be read: it is left alone"),
    );
    this.#jobs = new Jobs(options.program, options.atOnce);
    for (const run of this.#store.all().reverse()) if (run.endedAt === null) this.#goOn(run);
    this.#deleteExpired();
    this.#sweep = setInterval(() => this.#deleteExpired(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Goes on with a run of an earlier process. */
  #goOn(run: RunRecord): void {
    // Without access control there is no token that could be lost; one that waits does so for another reason.
    if (run.owner === "" && run.state !== "WAITING_FOR_CALLER")
      this.#enqueue(run, { headers: {}, rawHeaders: [], address: "" });
    else this.#wait(run);
  }

  /** The named reports that this deployment can run. */
  async reports(): Promise<readonly ReportInfo[]> {
    return (await this.#named()).filter((report) => this.#whyNot(report) === undefined);
  }

  /**
   * A named report; undefined where there is none of that name.
   * @throws JobError for one that reads families which the deployment does not have
   */
  async report(name: string): Promise<ReportInfo | undefined> {
    const report = (await this.#named()).find((one) => one.name === name);
    return report && this.#runnable(report);
  }

  /** Read in a process of its own, once. */
  #named(): Promise<readonly ReportInfo[]> {
    this.#reports ??= this.#jobs
      .check({ kind: "describe" })
      .then((value) => value as readonly ReportInfo[])
      .catch((error: unknown) => {
        this.#reports = undefined;
        throw error;
      });
    return this.#reports;
  }

  /**
   * Checks a report that is not saved.
   * @param asked of a run that is not there yet, checked too
   * @throws JobError for what is wrong in it
   * @throws QueueFull
   */
  async check(source: ReportSource, caller: JobCaller, asked?: AskedParameters): Promise<ReportInfo> {
    return this.#runnable((await this.#jobs.check({ kind: "check", source, asked }, caller)) as ReportInfo);
  }

  /**
   * Checks the parameters of a run of a report that is known.
   * @throws JobError for parameters with which it would fail before it calls any family
   * @throws QueueFull
   */
  async checkParameters(report: ReportInfo, asked: AskedParameters, caller: JobCaller): Promise<void> {
    const { name, files } = report;
    if (mayBeWrong(report, asked))
      await this.#jobs.check({ kind: "checkParameters", source: { name, files }, asked }, caller);
  }

  /** Describes reports that are not shipped, each with what is wrong in it instead where it cannot run. */
  async describe(sources: readonly ReportSource[]): Promise<readonly (ReportInfo | JobError)[]> {
    const described = (await this.#jobs.check({ kind: "describeOwn", sources })) as readonly DescribedOwn[];
    return described.map((one) => {
      if ("problem" in one) return new JobError(one.problem, true);
      const reason = this.#whyNot(one.report);
      return reason === undefined ? one.report : new JobError(reason, true);
    });
  }

  /** True if the program has a report of that name, even if the deployment cannot run it. */
  async isShipped(name: string): Promise<boolean> {
    return (await this.#named()).some((one) => one.name === name);
  }

  #runnable(report: ReportInfo): ReportInfo {
    const reason = this.#whyNot(report);
    if (reason !== undefined) throw new JobError(reason, true);
    return report;
  }

  /** Reason why this deployment cannot run a report. Undefined if it can. */
  #whyNot({ name, families, files }: ReportInfo): string | undefined {
    if (!this.#options.served) return undefined;
    const documents = Object.entries(files).flatMap(([file, text]) =>
      file.endsWith(".graphql") ? [text] : [],
    );
    const absent = absentFamilies(documents, families, this.#options.served);
    return absent.length > 0 ? absentMessage(name, absent) : undefined;
  }

  list(owner: string): RunRecord[] {
    return this.#store.all().filter((run) => run.owner === owner);
  }

  /** A run of this owner. */
  get(id: string, owner: string): RunRecord | undefined {
    const run = this.#store.get(id);
    return run?.owner === owner ? run : undefined;
  }

  /** A run that its owner shows to callers with a scope. */
  shared(id: string, hasScope: (scope: string) => boolean): RunRecord | undefined {
    const run = this.#store.get(id);
    return run?.sharedWith !== undefined && hasScope(run.sharedWith) ? run : undefined;
  }

  /** Shows a run to callers with a scope; undefined to its owner alone. */
  share(run: RunRecord, scope: string | undefined): void {
    this.#set(run, { sharedWith: scope });
  }

  /** Folder of the stored runs, with one folder for each. */
  get folder(): string {
    return this.#options.folder;
  }

  folderOf(run: RunRecord): string {
    return this.#store.folderOf(run.id);
  }

  progressOf({ id, state, result }: RunRecord): ProgressInfo {
    const progress = this.#live.get(id)?.progress;
    if (progress) return progress;
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

  /** Starts a run. @throws QueueFull */
  start(report: RunnableReport, owner: string, caller: ShownCaller, asked: AskedRun): RunRecord {
    // Previews and runs of a caller do not take each other's places.
    const isPreview = asked.preview === true;
    const isSame = (run: RunRecord | undefined) =>
      run?.owner === owner && (run.preview === true) === isPreview;
    const ownQueued = this.#queue.filter((id) => isSame(this.#store.get(id))).length;
    if (this.#queue.length >= MOST_QUEUED || ownQueued >= MOST_QUEUED_OF_OWNER)
      throw new QueueFull("Too many runs wait: try again later");
    const run = this.#created(report, owner, asked);
    this.#store.save(run);
    this.#enqueue(run, caller);
    return run;
  }

  /** Stores a run that could not even start, so that its owner sees why. */
  startFailed(report: RunnableReport, owner: string, asked: AskedRun, error: RunError): RunRecord {
    const run = this.#created(report, owner, asked);
    this.#store.save(run);
    this.#set(run, { state: "FAILED", endedAt: this.#now(), error });
    return run;
  }

  #created(report: RunnableReport, owner: string, asked: AskedRun): RunRecord {
    return {
      id: newRunId(),
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

  /** Runs of all times of a report's schedule, oldest first. */
  scheduled(report: string): RunRecord[] {
    return this.#store
      .all()
      .filter((run) => run.report === report && run.firing !== undefined)
      .reverse();
  }

  /** True if a run still exists. Its owner may have deleted it. */
  has(run: RunRecord): boolean {
    return this.#store.get(run.id) === run;
  }

  /** Stores what became of the delivery of a run. */
  delivered(run: RunRecord, delivery: DeliveryRecord): void {
    this.#set(run, { delivery });
  }

  /** Says of all attempts of a time that nothing of it runs again, whichever of them are deleted later. */
  settle(attempts: readonly RunRecord[]): void {
    for (const run of attempts) if (run.settled !== true) this.#set(run, { settled: true });
  }

  /**
   * Ends deliveries of reports that have no schedule any more, also those for which nothing was chosen yet.
   * @param scheduled reports that have one
   */
  endDeliveries(scheduled: ReadonlySet<string>): void {
    for (const run of this.#store.all()) {
      const { firing, endedAt, settled, delivery = NOT_TRIED } = run;
      const isOpen = firing !== undefined && endedAt !== null && settled !== true;
      if (scheduled.has(run.report) || !(isOpen || delivery?.state === "PENDING")) continue;
      this.#set(run, { delivery: { ...(delivery ?? NOT_TRIED), state: "FAILED", problem: NO_SCHEDULE } });
    }
  }

  /** Says why a run waits. */
  explain(run: RunRecord, error: RunError): void {
    this.#set(run, { error });
  }

  /** Lets a run go on that waits for its caller. @returns false where it waits for nobody */
  resume(run: RunRecord, caller: ShownCaller): boolean {
    if (run.state !== "WAITING_FOR_CALLER") return false;
    this.#enqueue(run, caller);
    return true;
  }

  /** Ends a run, and deletes all that is stored of it. */
  delete(run: RunRecord): void {
    const live = this.#live.get(run.id);
    this.#live.delete(run.id);
    this.#queue.splice(0, this.#queue.length, ...this.#queue.filter((id) => id !== run.id));
    live?.abort?.abort();
    live?.job?.kill();
    live?.events.emit("end");
    this.#store.delete(run.id);
  }

  /**
   * Follows a run.
   * @returns a function that ends the following
   */
  follow(
    run: RunRecord,
    on: { run(): void; progress(progress: ProgressInfo): void; end(): void },
  ): () => void {
    const live = this.#live.get(run.id);
    if (!live) {
      on.end();
      return () => {};
    }
    const { events } = live;
    events.on("run", on.run).on("progress", on.progress).on("end", on.end);
    return () => void events.off("run", on.run).off("progress", on.progress).off("end", on.end);
  }

  /**
   * The path of a file of a finished run, made where it is not there.
   * @param caller who waits for it; the gateway unless given
   * @throws JobError for what the format does not hold
   * @throws QueueFull
   */
  file(run: RunRecord, format: FileFormat, options?: FileOptions, caller?: JobCaller): Promise<string> {
    return this.#jobs.file(this.folderOf(run), run.report, format, options, caller);
  }

  /** The path of a comparison's counts; its rows stand beside it. @throws QueueFull */
  diff(after: RunRecord, before: RunRecord, caller: JobCaller): Promise<string> {
    return this.#jobs.diff(this.folderOf(after), this.folderOf(before), before.id, caller);
  }

  /** A page of the rows behind a figure. @throws QueueFull */
  behind(
    run: RunRecord,
    asked: Pick<BehindRequest, "asked" | "offset" | "limit">,
    caller: JobCaller,
  ): Promise<RowsBehind> {
    return this.#jobs.behind({ folder: this.folderOf(run), source: run.source, ...asked }, caller);
  }

  /** Ends what runs; unfinished runs go on at the next start. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
    this.#jobs.close();
    for (const { job, abort, events } of this.#live.values()) {
      abort?.abort();
      job?.kill();
      events.emit("end");
    }
  }

  #now(): string {
    return (this.#options.now?.() ?? new Date()).toISOString();
  }

  /** Nothing goes on until the caller shows a valid token. */
  #wait(run: RunRecord): void {
    if (this.#closed || !this.has(run)) return;
    // Followed while it waits, also after a start: somebody may go on with it.
    if (!this.#live.has(run.id)) this.#live.set(run.id, newLive(undefined));
    const waitingSince = run.waitingSince ?? this.#now();
    this.#set(run, { state: "WAITING_FOR_CALLER", waitingSince });
  }

  #set(run: RunRecord, change: Changes): void {
    // A run that was deleted is not written again; one that the end of the gateway ends goes on later.
    if (this.#closed || this.#store.get(run.id) !== run) return;
    Object.assign(run, change);
    try {
      this.#store.save(run);
    } catch (error) {
      // The state stays in memory: one refused write must not end the gateway.
      this.#problem(run, error, "the state of a run cannot be stored");
    }
    const live = this.#live.get(run.id);
    live?.events.emit("run");
    if (run.endedAt === null) return;
    this.#live.delete(run.id);
    live?.events.emit("end");
  }

  #problem({ id }: RunRecord, error: unknown, message: string): void {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    this.#options.onProblem?.({ run: id, reason }, message);
  }

  #enqueue(run: RunRecord, caller: ShownCaller): void {
    // Its process was ended because it was deleted, or because this one ends.
    if (this.#closed || !this.has(run)) return;
    const live = this.#live.get(run.id) ?? newLive(caller);
    live.caller = caller;
    this.#live.set(run.id, live);
    this.#set(run, { state: "QUEUED", error: null, waitingSince: null });
    this.#queue.push(run.id);
    this.#next();
  }

  #next(): void {
    while (!this.#closed && this.#running.length - this.#idle.size < this.#options.atOnce) {
      const [goingOn] = this.#goingOn;
      if (goingOn) {
        this.#leaveIdle(goingOn.id);
        continue;
      }
      if (this.#queue.length === 0) return;
      const waiting = this.#queue.map((id) => this.#store.get(id));
      const runningOf = (owner?: string) => this.#running.filter((one) => one.owner === owner).length;
      // The oldest of an owner who has the fewest runs under way.
      const run = waiting.reduce((best, one) =>
        runningOf(one?.owner) < runningOf(best?.owner) ? one : best,
      );
      this.#queue.splice(waiting.indexOf(run), 1);
      if (run)
        void this.#run(run).catch((error: unknown) => this.#problem(run, error, "a run was not followed"));
    }
  }

  /** A run takes its place back, or has ended. */
  #leaveIdle(id: string): void {
    this.#idle.delete(id);
    const own = this.#goingOn.filter((one) => one.id === id);
    this.#goingOn.splice(0, this.#goingOn.length, ...this.#goingOn.filter((one) => one.id !== id));
    for (const { resolve } of own) resolve();
  }

  /** Resolves once a run has its place. */
  #place(id: string): Promise<void> | undefined {
    if (!this.#idle.has(id)) return undefined;
    return new Promise((resolve) => {
      this.#goingOn.push({ id, resolve });
      this.#next();
    });
  }

  async #run(run: RunRecord): Promise<void> {
    const live = this.#live.get(run.id);
    if (!live) return;
    const { mostRows, host } = this.#options;
    const abort = new AbortController();
    let isLost = false;
    let isLate = false;
    this.#running.push(run);
    let deadline: NodeJS.Timeout | undefined;
    try {
      this.#set(run, { state: "RUNNING" });
      const { source, parameters, pageSize, timeZone, preview, waitSeconds = WAIT_S } = run;
      const waitMs = waitSeconds * 1_000;
      const folder = this.folderOf(run);
      const { keepsHistories = false } = this.#options;
      const isKept = keepsHistories && run.report !== UNSAVED && preview !== true;
      const history = isKept ? historyOf(this.folder, run) : undefined;
      const job = startJob(
        { kind: "run", source, parameters, pageSize, timeZone, preview, folder, history, mostRows, waitMs },
        this.#options.program,
        {
          execute: async (query, variables) => {
            await this.#place(run.id);
            if (abort.signal.aborted) return null;
            const caller = live.caller;
            const answer = caller && (await host.execute({ query, variables, waitMs }, caller, abort.signal));
            if (answer === undefined) {
              isLost = true;
              job.kill();
            }
            return answer;
          },
          progress: (progress) => {
            live.progress = progress;
            if (progress.isIdle === true && !this.#idle.has(run.id) && this.#running.includes(run)) {
              this.#idle.add(run.id);
              this.#next();
            }
            if (progress.phase === "COMPOSING")
              deadline ??= setTimeout(() => {
                isLate = true;
                job.kill();
              }, COMPOSE_MS);
            live.events.emit("progress", progress);
          },
        },
      );
      Object.assign(live, { job, abort });
      const result = (await job.done) as ResultInfo;
      this.#set(run, { state: "FINISHED", endedAt: this.#now(), result });
    } catch (error) {
      if (isLost) {
        live.caller = undefined;
        this.#wait(run);
      } else if (isLate) this.#set(run, { state: "FAILED", endedAt: this.#now(), error: TOO_LONG });
      else if (error instanceof ProcessEnded && live.caller && live.ends++ < MOST_ENDS)
        this.#enqueue(run, live.caller);
      else this.#set(run, { state: "FAILED", endedAt: this.#now(), error: errorOf(error) });
    } finally {
      clearTimeout(deadline);
      abort.abort();
      this.#leaveIdle(run.id);
      this.#running.splice(this.#running.indexOf(run), 1);
      this.#next();
    }
  }

  #deleteExpired(): void {
    const now = this.#now();
    deleteExpiredHistories(this.folder, now);
    for (const run of this.#store.all()) {
      const expires = expiresAt(run);
      // A result is kept until its delivery has ended.
      if (expires === null || expires >= now || run.delivery?.state === "PENDING") continue;
      try {
        this.delete(run);
      } catch (error) {
        this.#problem(run, error, "a run that has expired cannot be deleted");
      }
    }
  }
}

const errorOf = (error: unknown) => ({
  message: error instanceof JobError ? error.message : "The report failed",
  code: error instanceof JobError && error.usage ? "BAD_USER_INPUT" : "INTERNAL_SERVER_ERROR",
});
