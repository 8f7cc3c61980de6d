/** Starts a process for one job, so that neither its memory nor its work is the gateway's. */
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { ParameterProblem } from "#reports/kit/usage-error.ts";
import type { FromWorker, Job, ProgressInfo, ToWorker } from "./protocol.ts";

/** How the process is started. */
export interface WorkerProgram {
  /** The path of its module. */
  readonly module: string;
  readonly execArgv?: readonly string[];
  /** Its heap, MB; the memory of the database comes on top. */
  readonly heapMb?: number;
  /** How far it stands back behind other processes, 0 to 19. */
  readonly niceness?: number;
}

/** What a job may ask of the gateway's process. */
export interface JobHost {
  /** Executes an operation; settles once there is an answer. */
  execute?(query: string, variables: Record<string, unknown>): Promise<unknown>;
  progress?(progress: ProgressInfo): void;
}

/** A job that failed; `usage` where the user who started it can correct the mistake. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly usage: boolean,
    /** What is wrong with which parameter, if that is the mistake. */
    readonly parameters: readonly ParameterProblem[] = [],
  ) {
    super(message);
  }
}

/** The process ended before its job: what the job has stored is there, and it can go on from that. */
export class ProcessEnded extends JobError {
  constructor() {
    super("The process of the report has ended before its time", false);
  }
}

export interface RunningJob {
  readonly done: Promise<unknown>;
  /** Ends the process at once. */
  kill(): void;
}

/** What the process may know of our environment: none of our secrets. */
const INHERITED = /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_ENV)$/;
const HEAP_MB = 256;
/** Callers who wait for an answer of the gateway come first. */
const NICENESS = 10;

/** Starts a job. */
export function startJob(job: Job, program: WorkerProgram, host: JobHost = {}): RunningJob {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
  const child = fork(program.module, {
    env,
    execArgv: [...(program.execArgv ?? []), `--max-old-space-size=${program.heapMb ?? HEAP_MB}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "json",
  });
  lower(child, program.niceness ?? NICENESS);
  const say = (message: ToWorker) => {
    if (child.connected) child.send(message, () => {});
  };
  const done = new Promise<unknown>((resolve, reject) => {
    child.once("error", () => reject(new JobError("The process of the report did not start", false)));
    child.once("exit", () => reject(new ProcessEnded()));
    child.on("message", (message: FromWorker) => {
      if (message.type === "done") resolve(message.value);
      else if (message.type === "failed")
        reject(new JobError(message.message, message.usage, message.parameters));
      else if (message.type === "progress") host.progress?.(message.progress);
      else
        host
          .execute?.(message.query, message.variables)
          .then((answer) => say({ type: "answer", id: message.id, answer }))
          .catch(() => child.kill("SIGKILL"));
    });
  });
  done.catch(() => {}).finally(() => child.kill("SIGKILL"));
  say({ type: "job", job });
  return { done, kill: () => void child.kill("SIGKILL") };
}

function lower({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: the job runs all the same.
  }
}
