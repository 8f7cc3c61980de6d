/**
 * Jobs other than runs: checks of reports in a long-lived process, files and comparisons in one process each. A job
 * belongs to a caller. It ends at its deadline, or when its request is aborted. It takes one of the places that all
 * callers share.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import { type RowsBehind, readRowsBehind } from "#reports/kit/stored/behind-page.ts";
import type { BehindRequest } from "#reports/kit/stored/rows-behind.ts";
import { SEPARATORS } from "#reports/words/csv-text.ts";
import type { FileFormat, Job } from "./protocol.ts";
import {
  JobError,
  ProcessEnded,
  type RunningJob,
  startJob,
  WorkerProcess,
  type WorkerProgram,
} from "./worker-process.ts";

/** Caller that waits for a job. */
export interface JobCaller {
  /** Shares the places with the other names. */
  readonly name: string;
  /** Ends the job. */
  readonly signal: AbortSignal;
}

/** Rows from `offset` on, `limit` of them at most. */
export interface RowsPage {
  readonly offset: number;
  readonly limit: number;
}

/** The gateway itself. */
const OWN: JobCaller = { name: "", signal: new AbortController().signal };

type CheckJob = Extract<Job, { kind: "describe" | "describeOwn" | "check" | "checkParameters" }>;
type WriteJob = Extract<Job, { kind: "file" | "diff" | "behind" }>;

/** Longest time for a job once it has a place, ms. */
const DEADLINE_MS = {
  warm: 120_000,
  describe: 60_000,
  describeOwn: 60_000,
  check: 5_000,
  checkParameters: 5_000,
  file: 300_000,
  diff: 300_000,
  behind: 300_000,
} as const satisfies Partial<Record<Job["kind"], number>>;

/** Checks at once: SQL of as many runs in threads of one process. */
const CHECKS_AT_ONCE = 4;
/** Maximum number of waiting jobs, of those per caller, and of the waiting time, ms. */
const MOST_WAITING = 50;
const MOST_WAITING_OF_CALLER = 20;
const MOST_WAIT_MS = 30_000;
/** Figures of a run whose rows are stored. */
const MOST_BEHIND = 10;
/** Time between the stop of a check and the kill of its process, ms. */
const STOP_MS = 5_000;

/** No place became free in time. The caller can try again later. */
export class QueueFull extends Error {}

/** A file that is being made, for the callers who wait for it. */
interface PendingFile {
  readonly done: Promise<unknown>;
  readonly abort: AbortController;
  callers: number;
}

export class Jobs {
  readonly #program: WorkerProgram;
  /** Checks have their own queue, because callers wait for them, and written files can take minutes. */
  readonly #checks = new PlaceQueue(CHECKS_AT_ONCE);
  readonly #writes: PlaceQueue;
  readonly #processes = new Set<{ kill(): void }>();
  /** The process of checks, after it has loaded the schema and the engine. */
  #warm: Promise<WorkerProcess> | undefined;
  /** By the path of the file. */
  readonly #making = new Map<string, PendingFile>();

  constructor(program: WorkerProgram, atOnce: number) {
    this.#program = program;
    this.#writes = new PlaceQueue(atOnce);
  }

  /**
   * Checks or describes reports.
   * @throws QueueFull
   * @throws JobError for mistakes in a report, and at the deadline
   */
  check(job: CheckJob, caller: JobCaller = OWN): Promise<unknown> {
    return inPlace(this.#checks, caller, "Too many reports are checked", async () => {
      try {
        const process = await this.#current();
        try {
          return await within(checkIn(process, job), job.kind, caller.signal);
        } finally {
          // On a busy machine its start took tens of seconds at the lower priority.
          process.lower();
        }
      } catch (error) {
        // Another check, or this one, may have ended the shared process. The check is repeated in a process of its
        // own.
        if (!(error instanceof ProcessEnded)) throw error;
        return this.#alone(job, caller.signal);
      }
    });
  }

  /** The path of a file of a finished run. The file is written if it does not exist. */
  async file(
    folder: string,
    report: string,
    format: FileFormat,
    options: FileOptions = {},
    caller?: JobCaller,
  ): Promise<string> {
    const { timeZone, separator, bom } = options;
    const style = format === "csv" ? [separator && SEPARATORS.indexOf(separator), bom && "bom"] : [];
    const name = [report, timeZone?.replaceAll("/", "-"), ...style, format]
      .filter((part) => part !== undefined && part !== false)
      .join(".");
    const files = join(folder, "files");
    const file = join(files, name);
    mkdirSync(files, { recursive: true });
    await this.#make(file, caller, (signal) =>
      this.#write({ kind: "file", folder, format, file, options }, signal),
    );
    return file;
  }

  /** The path of the counts of a comparison. Its rows are in the same folder. @param name name of the comparison */
  async diff(after: string, before: string, name: string, caller?: JobCaller): Promise<string> {
    const folder = join(after, "diffs");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, name);
    await this.#make(file, caller, (signal) => this.#write({ kind: "diff", before, after, file }, signal));
    return file;
  }

  /** A page of the rows behind a figure. They are stored in the folder of the run, for its next pages. */
  async behind(
    request: Omit<BehindRequest, "work" | "file">,
    { offset, limit }: RowsPage,
    caller?: JobCaller,
  ): Promise<RowsBehind> {
    const name = createHash("sha256").update(JSON.stringify(request.asked)).digest("hex");
    const file = join(request.folder, "behind", name);
    await this.#make(file, caller, async (signal) => {
      const work = mkdtempSync(join(request.folder, "behind-"));
      try {
        await this.#write({ kind: "behind", ...request, file, work }, signal);
        this.#deleteOldest(join(request.folder, "behind"), file);
      } finally {
        // Also if its process was killed.
        rmSync(work, { recursive: true, force: true });
      }
    });
    return readRowsBehind(file, offset, limit);
  }

  /** Deletes rows behind figures beyond the newest ones. */
  #deleteOldest(folder: string, newest: string): void {
    const all = readdirSync(folder).map((name) => join(folder, name));
    const others = all.filter((path) => path !== newest);
    others.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const path of others.slice(MOST_BEHIND - 1)) rmSync(path, { recursive: true, force: true });
  }

  /** Ends all jobs and their processes. */
  close(): void {
    for (const process of this.#processes) process.kill();
  }

  /** The process of checks. Another one takes its place if the gateway has another schema. */
  async #current(): Promise<WorkerProcess> {
    this.#warm ??= this.#shared();
    const process = await this.#warm;
    if (process.schema === this.#program.schema?.()) return process;
    const next = this.#shared();
    this.#warm = next;
    // Checks in progress end in the old process.
    setTimeout(() => process.kill(), DEADLINE_MS.check).unref();
    return next;
  }

  /** The shared process of checks. If it has ended, the next check starts another one. */
  #shared(): Promise<WorkerProcess> {
    const shared = this.#started(() => {
      if (this.#warm === shared) this.#warm = undefined;
    });
    return shared;
  }

  async #alone(job: CheckJob, signal: AbortSignal): Promise<unknown> {
    const process = await this.#started();
    try {
      return await within(checkIn(process, job), job.kind, signal);
    } catch (error) {
      throw error instanceof ProcessEnded ? new QueueFull("The process of the check has ended") : error;
    } finally {
      process.kill();
    }
  }

  /** Starts a process that loads the schema and the engine in advance. */
  async #started(onEnd = () => {}): Promise<WorkerProcess> {
    const ended = () => {
      this.#processes.delete(process);
      onEnd();
    };
    const process = new WorkerProcess(this.#program, ended, true);
    this.#processes.add(process);
    try {
      const { done } = process.start({ kind: "warm" });
      await within({ done, kill: () => process.kill() }, "warm", OWN.signal);
      return process;
    } catch (error) {
      process.kill();
      throw error;
    }
  }

  /** Makes a file once, however many ask for it; ends with the last of them. */
  async #make(
    file: string,
    { name, signal }: JobCaller = OWN,
    work: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    if (existsSync(file)) return;
    let making = this.#making.get(file);
    if (!making) {
      const abort = new AbortController();
      const caller = { name, signal: abort.signal };
      const done = inPlace(this.#writes, caller, "Too many reports are written", () =>
        work(abort.signal),
      ).finally(() => this.#forget(file, abort));
      making = { done, abort, callers: 0 };
      this.#making.set(file, making);
    }
    const { done, abort } = making;
    making.callers++;
    const leave = () => {
      if (--making.callers > 0) return;
      this.#forget(file, abort);
      abort.abort();
    };
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    try {
      await done;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #forget(file: string, abort: AbortController): void {
    if (this.#making.get(file)?.abort === abort) this.#making.delete(file);
  }

  async #write(job: WriteJob, signal: AbortSignal): Promise<unknown> {
    const running = startJob(job, this.#program);
    this.#processes.add(running);
    try {
      return await within(running, job.kind, signal);
    } finally {
      this.#processes.delete(running);
    }
  }
}

/** Waits for a place. @throws QueueFull */
async function inPlace<T>(
  places: PlaceQueue,
  { name, signal }: JobCaller,
  full: string,
  work: () => Promise<T>,
): Promise<T> {
  if (places.waiting >= MOST_WAITING || places.waitingOf(name) >= MOST_WAITING_OF_CALLER)
    throw new QueueFull(`${full}: try again later`);
  const release = await places.acquire(name, AbortSignal.any([signal, AbortSignal.timeout(MOST_WAIT_MS)]));
  try {
    signal.throwIfAborted();
    if (!release) throw new QueueFull(`${full}: try again later`);
    return await work();
  } finally {
    release?.();
  }
}

/** A check in a shared process. If it does not stop, its process is killed. */
function checkIn(process: WorkerProcess, job: CheckJob): RunningJob {
  const { id, done } = process.start(job);
  const kill = () => {
    process.stop(id);
    const timer = setTimeout(() => process.isOpen(id) && process.kill(), STOP_MS);
    timer.unref();
  };
  return { done, kill };
}

function tooLate(kind: keyof typeof DEADLINE_MS): Error {
  const seconds = DEADLINE_MS[kind] / 1_000;
  return kind === "check" || kind === "checkParameters"
    ? new JobError(`The check of the report took longer than ${seconds} s: simplify its SQL`, true)
    : new QueueFull(`It took longer than ${seconds} s: try again later`);
}

/** Ends a job at its deadline, and with its signal. */
async function within(
  job: RunningJob,
  kind: keyof typeof DEADLINE_MS,
  signal: AbortSignal,
): Promise<unknown> {
  const kill = () => job.kill();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, DEADLINE_MS[kind]);
  if (signal.aborted) kill();
  signal.addEventListener("abort", kill, { once: true });
  try {
    return await job.done;
  } catch (error) {
    signal.throwIfAborted();
    if (late) throw tooLate(kind);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}
