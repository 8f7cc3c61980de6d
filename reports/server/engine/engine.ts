/**
 * The engine of runs: their states and jobs, stored in the same transaction. A job is leased by one gateway. If
 * that gateway ends, another one gets the job.
 */
import { type Job, type JobHandler, type JobKind, jobOf, type NewJob, reached } from "./job.ts";
import { deletedAfter, type RunRecord } from "./run-record.ts";

/** Runs a statement. `$1` is its first value. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;

/** Callbacks of the engine that a database calls when a job is due or deleted. */
export interface JobCallbacks {
  readonly kinds: readonly JobKind[];
  /** Jobs of this gateway, by id. */
  readonly leased: ReadonlyMap<string, Job>;
  take(job: Job): void;
  lose(job: Job): void;
}

/** A database with the table of runs and a queue of jobs. */
export interface JobStore {
  /** True if several gateways share the runs. */
  readonly isShared: boolean;
  /** The table of runs. */
  readonly runs: string;
  readonly query: Query;
  /** Makes all changes, or none if `work` returns false. */
  transaction(work: (query: Query) => Promise<boolean>): Promise<boolean>;
  add(query: Query, job: NewJob): Promise<void>;
  /** Ends a job. Its id stays stored for some days. */
  end(query: Query, job: Pick<Job, "id" | "kind">): Promise<void>;
  /** Returns a job to the queue. It is due again after its pause. */
  retry(job: Job): Promise<void>;
  /** Begins to take jobs. */
  start(callbacks: JobCallbacks): void;
  /** Ends all work. Leased jobs are left to other gateways, or to the next start. */
  close(leased: readonly Job[]): Promise<void>;
}

export type RunChanges = Partial<Omit<RunRecord, "id" | "owner" | "report" | "createdAt">>;

/** Changes of one transaction. */
export interface Step {
  /** A new run. */
  readonly add?: RunRecord;
  readonly change?: {
    readonly id: string;
    readonly changes: RunChanges;
    /** The claim that the run must have. */
    readonly claim?: string | undefined;
  };
  readonly jobs?: readonly NewJob[];
  /** A job of this gateway that has ended. */
  readonly done?: Job | undefined;
}

export interface RunFilter {
  readonly owner?: string;
  readonly report?: string;
  readonly firing?: string;
  /** True for runs of schedules only. */
  readonly isScheduled?: boolean;
  /** Selects runs that expire before this instant. */
  readonly expiresBefore?: string;
}

export class RunEngine {
  readonly isShared: boolean;
  readonly #store: JobStore;
  /** Jobs of this gateway, by id. */
  readonly #leased = new Map<string, Job>();
  #onLost: (job: Job) => void = () => {};
  #isClosed = false;

  constructor(store: JobStore) {
    this.#store = store;
    this.isShared = store.isShared;
  }

  async get(id: string): Promise<RunRecord | undefined> {
    return (await this.#read("id = $1", [id]))[0];
  }

  /** Newest first. */
  async list({
    owner,
    report,
    firing,
    isScheduled,
    expiresBefore,
  }: RunFilter): Promise<readonly RunRecord[]> {
    const asked = [
      ["owner =", owner],
      ["report =", report],
      ["firing =", firing],
      ["expires <", expiresBefore],
    ].filter(([, value]) => value !== undefined);
    const conditions = asked.map(([text], at) => `${text} $${at + 1}`);
    const where = [...conditions, isScheduled ? "firing IS NOT NULL" : "id IS NOT NULL"].join(" AND ");
    const values = asked.map(([, value]) => value);
    const newest = `${where} ORDER BY created DESC, number DESC`;
    return this.#read(newest, values);
  }

  async #read(where: string, values: readonly unknown[]): Promise<readonly RunRecord[]> {
    const sql = `SELECT record FROM ${this.#store.runs} WHERE ${where}`;
    const rows = await reached(() => this.#store.query(sql, values));
    return rows.map(recordIn);
  }

  /** @returns false, without any change, if the run already exists, was deleted, or has another claim */
  async commit({ add, change, jobs = [], done }: Step): Promise<boolean> {
    const { runs } = this.#store;
    const isMade = await this.#transaction(async (query) => {
      if (add) {
        const { id, owner, report, firing = null, createdAt } = add;
        const added = await query(
          `INSERT INTO ${runs} (id, owner, report, firing, created, expires, record)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
          [id, owner, report, firing, createdAt, deletedAfter(add), JSON.stringify(add)],
        );
        if (added.length === 0) return false;
      }
      if (change) {
        // An update without changes locks the row in both databases.
        const locked = await query(`UPDATE ${runs} SET id = id WHERE id = $1 RETURNING record`, [change.id]);
        const [before] = locked.map(recordIn);
        if (!before || (change.claim !== undefined && before.claim !== change.claim)) return false;
        const run = { ...before, ...change.changes };
        const values = [run.id, deletedAfter(run), JSON.stringify(run)];
        await query(`UPDATE ${runs} SET expires = $2, record = $3 WHERE id = $1`, values);
      }
      for (const job of jobs) await this.#store.add(query, job);
      if (done) await this.#store.end(query, done);
      return true;
    });
    if (!isMade) return false;
    for (const job of jobs) if (job.isLeased) this.#leased.set(job.id, { ...job, tries: -1 });
    if (done) this.#leased.delete(done.id);
    return true;
  }

  /** Deletes a run and its job. */
  async delete(id: string): Promise<void> {
    const claim = (await this.get(id))?.claim;
    const job = claim === undefined ? undefined : jobOf(claim);
    await this.#transaction(async (query) => {
      await query(`DELETE FROM ${this.#store.runs} WHERE id = $1`, [id]);
      if (job !== undefined) await this.#store.end(query, { id: job, kind: "run" });
      return true;
    });
    const leased = this.#leased.get(job ?? "");
    if (leased) this.#lose(leased);
  }

  #transaction(work: (query: Query) => Promise<boolean>): Promise<boolean> {
    return reached(() => this.#store.transaction(work));
  }

  /** Returns a failed job to the queue for another attempt after its pause. */
  async fail(job: Job): Promise<void> {
    if (this.#leased.delete(job.id) && !this.#isClosed) await this.#store.retry(job);
  }

  /**
   * Begins to take jobs of these kinds.
   * @param onLost called with a job that another gateway has taken, or that was deleted
   */
  work(handlers: Partial<Record<JobKind, JobHandler>>, onLost: (job: Job) => void): void {
    this.#onLost = onLost;
    this.#store.start({
      kinds: Object.keys(handlers) as JobKind[],
      leased: this.#leased,
      take: (job) => void this.#do(job, handlers[job.kind]),
      lose: (job) => this.#lose(job),
    });
  }

  async #do(job: Job, handler: JobHandler | undefined): Promise<void> {
    this.#leased.set(job.id, job);
    try {
      if (!(await handler?.(job)) && !this.#isClosed) await this.commit({ done: job });
    } catch {
      // The handler has reported the error. A job that cannot be returned is taken again at a later poll.
      await this.fail(job).catch(() => undefined);
    }
  }

  #lose(job: Job): void {
    this.#leased.delete(job.id);
    this.#onLost(job);
  }

  /** Ends all work. Unfinished jobs are left to other gateways, or to the next start. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const leased = [...this.#leased.values()];
    this.#leased.clear();
    await this.#store.close(leased);
  }
}

const recordIn = (row: unknown): RunRecord =>
  JSON.parse((row as { readonly record: string }).record) as RunRecord;
