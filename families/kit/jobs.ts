/**
 * Work that a family does later: imports, exports, deletions after 30 days. Jobs run when the clock
 * has passed their time and someone looks: the host runs what is due before it answers a request, so
 * that no timer is needed and what a test sees depends on the clock alone.
 */
import type { Clock } from "./clock.ts";
import type { Store } from "./store.ts";

export interface JobRun {
  readonly id: string;
  /** When the job was due, not when somebody looked. */
  readonly now: number;
}

export interface Jobs {
  /**
   * Says what a kind of job does and gives the function that enqueues one. Kinds are defined while
   * the service is created, so that jobs of an earlier run find their work again.
   * @example const finishImport = jobs.define("import", ({ id }: { id: string }) => …); finishImport({ id }, 5000);
   */
  define<P>(kind: string, run: (payload: P, job: JobRun) => void): (payload: P, delayMs?: number) => string;
  /** Forgets a job that has not run; false when there is none. */
  cancel(id: string): boolean;
  /** Runs every job whose time has come, oldest first, those they enqueue included; says how many. */
  runDue(): number;
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
  const kinds = new Map<string, (payload: never, job: JobRun) => void>();
  let time: number | undefined;
  const nextDue = (now: number): Job | undefined => {
    for (const job of jobs.sorted("due")) {
      if (job.due > now) return undefined;
      if (kinds.has(job.kind)) return job; // another's job waits for a run that knows its kind
    }
    return undefined;
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
      if (jobs.size === 0 || time !== undefined) return 0;
      const now = clock.now();
      let ran = 0;
      for (let job = nextDue(now); job; job = nextDue(now)) {
        jobs.delete(job.id);
        time = job.due;
        try {
          kinds.get(job.kind)?.(job.payload as never, { id: job.id, now: job.due });
        } catch (error) {
          onError(error, job.kind);
        } finally {
          time = undefined;
        }
        ran++;
      }
      return ran;
    },
  };
}
