/** Starts processes for jobs, so that neither their memory nor their work is the gateway's. */
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { ParameterProblem } from "#reports/kit/usage-error.ts";
import type { FromWorker, Job, ProgressInfo, ToWorker } from "./protocol.ts";

/** Program and arguments of the process. */
export interface WorkerProgram {
  /** The path of its module. */
  readonly module: string;
  readonly execArgv?: readonly string[];
  /** SDL of the schema of the gateway; undefined for the schema of the program. */
  readonly schema?: (() => string) | undefined;
  /** Heap limit, MB. The memory of the database is in addition. */
  readonly heapMb?: number;
  /** Niceness of the process, 0 to 19. */
  readonly niceness?: number;
}

/** Requests that a job may send to the gateway's process. */
export interface JobHost {
  /** Executes an operation; settles once there is an answer. */
  execute?(query: string, variables: Record<string, unknown>): Promise<unknown>;
  progress?(progress: ProgressInfo): void;
}

/** A failed job. `usage` is true if the user who started it can correct the mistake. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly usage: boolean,
    /** Mistakes in parameters, if these are the cause. */
    readonly parameters: readonly ParameterProblem[] = [],
  ) {
    super(message);
  }
}

/** The process ended before its job. The job's stored data remains, so another process can resume it. */
export class ProcessEnded extends JobError {
  constructor() {
    super("The process of the report has ended before its time", false);
  }
}

export interface RunningJob {
  readonly done: Promise<unknown>;
  /** Ends the job, which is settled soon after. */
  kill(): void;
}

/** Environment variables that the process inherits. None of them is a secret. */
const INHERITED = /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_ENV)$/;
/** SQL runs in its own threads, so a few long queries must leave threads to the other jobs of the process. */
const THREADS = "8";
const HEAP_MB = 256;
/** Callers who wait for an answer of the gateway have priority. */
const NICENESS = 10;

interface OpenJob {
  readonly host: JobHost;
  resolve(value: unknown): void;
  reject(error: JobError): void;
}

/** A process that runs one or several jobs at a time. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #niceness: number;
  /** SDL of its schema; undefined for that of the program. */
  readonly schema: string | undefined;
  readonly #jobs = new Map<number, OpenJob>();
  #lastId = 0;
  #hasEnded = false;

  /**
   * @param onEnd called after the end of the process, for any reason
   * @param isAwaited true if a caller waits while it loads; it then has the gateway's priority until `lower`
   */
  constructor(program: WorkerProgram, onEnd?: () => void, isAwaited = false) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
    this.#child = fork(program.module, {
      env: { ...env, UV_THREADPOOL_SIZE: THREADS },
      execArgv: [...(program.execArgv ?? []), `--max-old-space-size=${program.heapMb ?? HEAP_MB}`],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "json",
    });
    this.#niceness = program.niceness ?? NICENESS;
    if (!isAwaited) this.lower();
    const end = (error: JobError) => {
      this.#hasEnded = true;
      onEnd?.();
      for (const { reject } of this.#jobs.values()) reject(error);
      this.#jobs.clear();
    };
    this.#child.once("error", () => end(new JobError("The process of the report did not start", false)));
    this.#child.once("exit", () => end(new ProcessEnded()));
    this.#child.on("message", (message: FromWorker) => this.#hear(message));
    this.schema = program.schema?.();
    if (this.schema !== undefined) this.#say({ type: "schema", sdl: this.schema });
  }

  /** Starts a job in the process. @returns the number of the job, and a promise of its end */
  start(job: Job, host: JobHost = {}): { readonly id: number; readonly done: Promise<unknown> } {
    const id = ++this.#lastId;
    const done = new Promise<unknown>((resolve, reject) => {
      if (this.#hasEnded) reject(new ProcessEnded());
      else this.#jobs.set(id, { host, resolve, reject });
    });
    this.#say({ type: "job", id, job });
    return { id, done };
  }

  /** Stops a job in the process. The other jobs continue. */
  stop(id: number): void {
    this.#say({ type: "stop", id });
  }

  /** True if a job has not ended. */
  isOpen(id: number): boolean {
    return this.#jobs.has(id);
  }

  /** Lowers the priority below that of the gateway's callers. */
  lower(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined) setPriority(pid, this.#niceness);
    } catch {
      // The process has already ended, or the system refuses. The job runs with the normal priority.
    }
  }

  /** Ends the process and all its jobs at once. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }

  #say(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  #hear(message: FromWorker): void {
    const open = this.#jobs.get(message.id);
    if (!open) return;
    if (message.type === "progress") open.host.progress?.(message.progress);
    else if (message.type === "ask")
      open.host
        .execute?.(message.query, message.variables)
        .then((answer) => this.#say({ type: "answer", ask: message.ask, answer }))
        .catch(() => this.kill());
    else {
      this.#jobs.delete(message.id);
      if (message.type === "done") open.resolve(message.value);
      else open.reject(new JobError(message.message, message.usage, message.parameters));
    }
  }
}

/** Starts a job in a new process. */
export function startJob(job: Job, program: WorkerProgram, host: JobHost = {}): RunningJob {
  const worker = new WorkerProcess(program);
  const { done } = worker.start(job, host);
  done.catch(() => {}).finally(() => worker.kill());
  return { done, kill: () => worker.kill() };
}
