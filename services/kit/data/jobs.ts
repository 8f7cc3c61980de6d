/**
 * Work that a family does later: imports, exports, deletions after 30 days. Jobs run when the clock
 * has passed their time and someone looks: the host runs what is due before it answers a request, so
 * that what a test sees depends on the clock alone. (A process of its own also looks every second, for
 * what a family does unasked.)
 */
import type { Clock } from "./clock.ts";
import type { Store } from "./store.ts";

export interface JobRun {
  readonly id: string;
  /** When the job was due, not when somebody looked. */
  readonly now: number;
  /** Aborted when the host closes: a job under way ends early, and runs again after the restart. */
  readonly signal: AbortSignal;
}

export interface Jobs {
  /**
   * Says what a kind of job does and gives the function that enqueues one. Kinds are defined while
   * the service is created, so that jobs of an earlier run find their work again. One that returns a
   * promise is forgotten once that has settled, so that what a crash cut short is done again.
   * @example const finishImport = jobs.define("import", ({ id }: { id: string }) => …); finishImport({ id }, 5000);
   */
  define<P>(
    kind: string,
    run: (payload: P, job: JobRun) => unknown,
  ): (payload: P, delayMs?: number) => string;
  /** Forgets a job that has not run; false when there is none. */
  cancel(id: string): boolean;
  /** Runs every job whose time has come, oldest first, those they enqueue included; says how many. */
  runDue(): number;
  /** Resolves when no job is under way. */
  settled(): Promise<void>;
  /** Runs nothing more, and ends what is under way. */
  stop(): Promise<void>;
}

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly due: number;
}

/** The job queue of one family, kept in its store. A job that throws is dropped and reported. */
export function createJobs(
  store: Store,
  clock: Clock,
  onError: (error: unknown, kind: string) => void,
): Jobs {
  const jobs = store.collection("~jobs", {
    key: (job: Job) => job.id,
    // Ids are numbers, compared as such: jobs due at once run in the order they were enqueued.
    orders: { due: (a: Job, b: Job) => a.due - b.due || Number(a.id) - Number(b.id) },
  });
  const kinds = new Map<string, (payload: never, job: JobRun) => unknown>();
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let time: number | undefined;
  const nextDue = (now: number): Job | undefined => {
    for (const job of jobs.sorted("due")) {
      if (job.due > now) return undefined;
      // Another's job waits for a run that knows its kind.
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
        // A job enqueued by a job counts from that job's own time.
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
