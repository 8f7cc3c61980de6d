/**
 * Delayed work of a family: imports, exports, deletions after 30 days. The host runs due jobs before it
 * answers a request, so that results in tests depend on the clock alone. (A real process also checks
 * for due jobs every second, because some jobs must run without a request.)
 */
import type { Clock } from "./clock.ts";
import type { Store } from "./store.ts";

export interface JobRun {
  readonly id: string;
  /** Time at which the job was due, not at which it runs. */
  readonly now: number;
  /** Aborted when the host closes. The job then ends early, and runs again after the restart. */
  readonly signal: AbortSignal;
}

export interface Jobs {
  /**
   * Defines a kind of job and returns the function that enqueues one. Kinds are defined while the service is
   * created, so that stored jobs of an earlier process find their function. A job whose function returns a
   * promise is deleted only when the promise settles, so that it runs again after a crash.
   * @example const finishImport = jobs.define("import", ({ id }: { id: string }) => …); finishImport({ id }, 5000);
   */
  define<P>(
    kind: string,
    run: (payload: P, job: JobRun) => unknown,
  ): (payload: P, delayMs?: number) => string;
  /** Deletes a job that has not run. False if there is none. */
  cancel(id: string): boolean;
  /** Runs all due jobs, oldest first, and due jobs that these enqueue. Returns their number. */
  runDue(): number;
  /** Resolves when no job is running. */
  settled(): Promise<void>;
  /** Starts no more jobs, and aborts the running ones. */
  stop(): Promise<void>;
}

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly due: number;
}

/** The job queue of one family, stored in the family's store. A job that throws is deleted and reported. */
export function createJobs(
  store: Store,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
): Jobs {
  const jobs = store.collection("~jobs", {
    key: (job: Job) => job.id,
    // Ids are compared as numbers, so that jobs with the same due time run in the order they were enqueued.
    orders: { due: (a: Job, b: Job) => a.due - b.due || Number(a.id) - Number(b.id) },
  });
  const kinds = new Map<string, (payload: never, job: JobRun) => unknown>();
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let time: number | undefined;
  const nextDue = (now: number): Job | undefined => {
    for (const job of jobs.sorted("due")) {
      if (job.due > now) return undefined;
      // A job of an unknown kind waits for a process that defines the kind.
      if (kinds.has(job.kind) && !underWay.has(job.id)) return job;
    }
    return undefined;
  };
  const { signal } = stopping;
  const failed = (error: unknown, { kind }: Job) => {
    if (!signal.aborted) onError(error, kind);
  };
  function run(job: Job): void {
    const { id, kind, payload, due } = job;
    time = due;
    let result: unknown;
    try {
      result = kinds.get(kind)?.(payload as never, { id, now: due, signal });
    } catch (error) {
      failed(error, job);
    } finally {
      time = undefined;
    }
    if (!(result instanceof Promise)) {
      jobs.delete(id);
      return;
    }
    const over = result
      .catch((error: unknown) => failed(error, job))
      .then(() => {
        underWay.delete(id);
        if (!signal.aborted) jobs.delete(id);
      });
    underWay.set(id, over);
  }
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };
  return {
    define(kind, run) {
      if (kinds.has(kind)) throw new Error(`job kind "${kind}" is defined twice`);
      kinds.set(kind, run);
      return (payload, delayMs = 0) => {
        const id = String(jobs.nextId());
        // The delay of a job that a job enqueues counts from the due time of the latter.
        jobs.put({ id, kind, payload, due: (time ?? clock.now()) + delayMs });
        return id;
      };
    },
    cancel: (id) => jobs.delete(id),
    runDue() {
      if (jobs.size === 0 || time !== undefined || signal.aborted) return 0;
      const now = clock.now();
      let ran = 0;
      for (let job = nextDue(now); job; job = nextDue(now)) {
        run(job);
        ran++;
      }
      return ran;
    },
    settled,
    stop() {
      stopping.abort();
      return settled();
    },
  };
}
