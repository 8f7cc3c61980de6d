/**
 * The engine of several gateways: jobs in pg-boss, runs in a table beside them. A gateway extends the time of
 * the jobs that it holds; pg-boss gives those of a silent gateway to another one.
 */
import { Pool, type PoolClient } from "pg";
import PgBoss from "pg-boss";
import {
  changed,
  codeOf,
  deletedAfter,
  type Job,
  type JobData,
  type JobHandler,
  type JobKind,
  jobOf,
  type NewJob,
  type RunEngine,
  type RunFilter,
  reached,
  retries,
  type Step,
} from "./engine.ts";
import type { RunRecord } from "./run-record.ts";

export interface PostgresOptions {
  /** May hold a password. */
  readonly url: string;
  /** Time after which another gateway takes the jobs of a silent one, s. */
  readonly leaseS?: number;
  /** Interval between two looks at the jobs, ms. */
  readonly pollMs?: number;
  /** Called when the database goes away. */
  readonly onTrouble?: ((reason: string) => void) | undefined;
}

const CONNECTIONS = 5;
const CONNECT_MS = 2_000;
const QUERY_MS = 10_000;
const LEASE_S = 30;
const POLL_MS = 1_000;
/** Jobs of one kind that one look takes. */
const TAKEN_AT_ONCE = 5;
/** Schema of pg-boss and of the table of runs. */
const SCHEMA = "tributary_reports";
/** Of two gateways that create the table at once, one waits for this lock. */
const TABLES_LOCK = 7_470_002;
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(${TABLES_LOCK});
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.runs (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, report TEXT NOT NULL, firing TEXT, created TEXT NOT NULL,
    expires TEXT, record JSONB NOT NULL, number BIGSERIAL
  );
  CREATE INDEX IF NOT EXISTS runs_by_owner ON ${SCHEMA}.runs (owner, created);
  CREATE INDEX IF NOT EXISTS runs_by_report ON ${SCHEMA}.runs (report, firing);
  COMMIT;
`;
const kinds = Object.keys(retries) as readonly JobKind[];

/** Extends held jobs. A job that another gateway has taken has another state or number of attempts. */
const EXTEND = `
  UPDATE ${SCHEMA}.job AS job SET
    started_on = CASE WHEN job.state = 'active' THEN now() END,
    start_after = CASE WHEN job.state = 'created' THEN now() + $4 * interval '1s' ELSE job.start_after END
  FROM unnest($1::text[], $2::uuid[], $3::int[]) AS held (name, id, tries)
  WHERE job.name = held.name AND job.id = held.id
    AND CASE WHEN held.tries < 0 THEN job.state = 'created'
             ELSE job.state = 'active' AND job.retry_count = held.tries END
  RETURNING job.id
`;

type Executes = Pick<PoolClient, "query">;
const bossOn = (connection: Executes): PgBoss.Db => ({
  executeSql: (text, values) => connection.query(text, values),
});

export class PostgresEngine implements RunEngine {
  readonly isShared = true;
  readonly #pool: Pool;
  readonly #boss: PgBoss;
  readonly #leaseS: number;
  readonly #pollMs: number;
  readonly #onTrouble: (reason: string) => void;
  /** Jobs of this gateway, by id. */
  readonly #held = new Map<string, Job>();
  #timers: NodeJS.Timeout[] = [];
  #isUp = true;
  #isClosed = false;

  private constructor({ url, leaseS = LEASE_S, pollMs = POLL_MS, onTrouble = () => {} }: PostgresOptions) {
    this.#leaseS = leaseS;
    this.#pollMs = pollMs;
    this.#onTrouble = onTrouble;
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      statement_timeout: QUERY_MS,
      application_name: "tributary-reports",
    });
    // A connection that breaks is replaced when the next one is needed; its query fails by itself.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (connection) => connection.on("error", () => undefined));
    this.#boss = new PgBoss({
      db: bossOn(this.#pool),
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: Math.max(1, Math.floor(leaseS / 3)),
      archiveCompletedAfterSeconds: 7 * 86_400,
    });
    this.#boss.on("error", (error) => this.#trouble(error));
  }

  /** Connects to the database, and creates what is missing in it. */
  static async open(options: PostgresOptions): Promise<PostgresEngine> {
    const engine = new PostgresEngine(options);
    try {
      await engine.#boss.start();
      await engine.#pool.query(TABLES);
      for (const kind of kinds) {
        const { most, pauseS, doubles } = retries[kind];
        const queue = {
          name: kind,
          retryLimit: most,
          retryDelay: pauseS,
          retryBackoff: doubles,
          expireInSeconds: engine.#leaseS,
        };
        await engine.#boss.createQueue(kind, queue);
        await engine.#boss.updateQueue(kind, queue);
      }
      return engine;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  async get(id: string): Promise<RunRecord | undefined> {
    const [run] = await this.#records("id = $1", [id]);
    return run;
  }

  async list(filter: RunFilter): Promise<readonly RunRecord[]> {
    const { owner = null, report = null, firing = null, isScheduled = false } = filter;
    const { expiresBefore = null, limit = null } = filter;
    return this.#records(
      `($1::text IS NULL OR owner = $1) AND ($2::text IS NULL OR report = $2)
         AND ($3::text IS NULL OR firing = $3) AND (NOT $4 OR firing IS NOT NULL)
         AND ($5::text IS NULL OR expires < $5)
       ORDER BY created DESC, number DESC LIMIT $6`,
      [owner, report, firing, isScheduled, expiresBefore, limit],
    );
  }

  async #records(where: string, values: readonly unknown[]): Promise<RunRecord[]> {
    const sql = `SELECT record FROM ${SCHEMA}.runs WHERE ${where}`;
    const { rows } = await reached(() => this.#pool.query<{ record: RunRecord }>(sql, [...values]));
    return rows.map(({ record }) => record);
  }

  async commit({ add, change, jobs = [], done }: Step): Promise<boolean> {
    const isMade = await this.#transaction(async (connection) => {
      if (add && !(await insert(connection, add))) return false;
      if (change) {
        const { rows } = await connection.query<{ record: RunRecord }>(
          `SELECT record FROM ${SCHEMA}.runs WHERE id = $1 FOR UPDATE`,
          [change.id],
        );
        const run = rows[0]?.record;
        if (!run || (change.claim !== undefined && run.claim !== change.claim)) return false;
        await update(connection, changed(run, change.changes));
      }
      for (const job of jobs) await this.#send(connection, job);
      if (done) await this.#end(connection, done);
      return true;
    });
    if (!isMade) return false;
    for (const job of jobs) if (job.isHeld) this.#held.set(job.id, { ...job, tries: -1 });
    if (done) this.#held.delete(done.id);
    return true;
  }

  async delete(id: string): Promise<void> {
    const claim = (await this.get(id))?.claim;
    const job = claim === undefined ? undefined : jobOf(claim);
    await this.#transaction(async (connection) => {
      await connection.query(`DELETE FROM ${SCHEMA}.runs WHERE id = $1`, [id]);
      if (job !== undefined) await this.#boss.deleteJob("run", job, { db: bossOn(connection) });
      return true;
    });
    const held = job === undefined ? undefined : this.#held.get(job);
    if (held) this.#lose(held);
  }

  async fail(job: Job): Promise<void> {
    if (!this.#held.delete(job.id)) return;
    await this.#boss.fail(job.kind, job.id);
  }

  #onLost: (job: Job) => void = () => {};

  work(handlers: Partial<Record<JobKind, JobHandler>>, onLost: (job: Job) => void): void {
    this.#onLost = onLost;
    const repeated = (work: () => Promise<unknown>, ms: number) => {
      let isUnderWay = false;
      const once = async () => {
        if (isUnderWay || this.#isClosed) return;
        isUnderWay = true;
        try {
          await work();
          this.#isUp = true;
        } catch (error) {
          this.#trouble(error);
        } finally {
          isUnderWay = false;
        }
      };
      this.#timers.push(setInterval(() => void once(), ms).unref());
    };
    repeated(() => this.#extend(), Math.max(250, (this.#leaseS * 1_000) / 5));
    for (const kind of kinds) {
      const handler = handlers[kind];
      if (handler) repeated(() => this.#take(kind, handler), this.#pollMs);
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    // Another gateway need not wait until their time is over.
    for (const job of this.#held.values()) await this.#boss.fail(job.kind, job.id).catch(() => undefined);
    this.#held.clear();
    await this.#boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    await this.#pool.end();
  }

  async #take(kind: JobKind, handler: JobHandler): Promise<void> {
    const taken = await this.#boss.fetch<JobData>(kind, { batchSize: TAKEN_AT_ONCE, includeMetadata: true });
    for (const { id, data, retryCount } of taken)
      void this.#do({ id, kind, data, tries: retryCount }, handler);
  }

  async #do(job: Job, handler: JobHandler): Promise<void> {
    this.#held.set(job.id, job);
    try {
      if (!(await handler(job)) && !this.#isClosed) await this.commit({ done: job });
    } catch {
      // The handler has said why.
      await this.fail(job).catch((error: unknown) => this.#trouble(error));
    }
  }

  /** Extends the time of held jobs, and lets those go that this gateway has lost. */
  async #extend(): Promise<void> {
    const held = [...this.#held.values()];
    if (held.length === 0) return;
    const { rows } = await this.#pool.query<{ id: string }>(EXTEND, [
      held.map(({ kind }) => kind),
      held.map(({ id }) => id),
      held.map(({ tries }) => tries),
      this.#leaseS,
    ]);
    const extended = new Set(rows.map(({ id }) => id));
    for (const job of held) if (!extended.has(job.id) && this.#held.get(job.id) === job) this.#lose(job);
  }

  #lose(job: Job): void {
    this.#held.delete(job.id);
    this.#onLost(job);
  }

  async #send(connection: Executes, { id, kind, data, at, isHeld = false }: NewJob): Promise<void> {
    const startAfter = isHeld ? this.#leaseS : at;
    await this.#boss.send(kind, data, {
      id,
      ...(startAfter !== undefined && { startAfter }),
      db: bossOn(connection),
    });
  }

  /** A job that was added as held was never taken: it is deleted. */
  async #end(connection: Executes, { id, kind, tries }: Job): Promise<void> {
    const db = bossOn(connection);
    await (tries < 0 ? this.#boss.deleteJob(kind, id, { db }) : this.#boss.complete(kind, id, { db }));
  }

  async #transaction(work: (connection: PoolClient) => Promise<boolean>): Promise<boolean> {
    const connection = await reached(() => this.#pool.connect());
    let isBroken = true;
    try {
      return await reached(async () => {
        await connection.query("BEGIN");
        const isMade = await work(connection);
        await connection.query(isMade ? "COMMIT" : "ROLLBACK");
        isBroken = false;
        return isMade;
      });
    } finally {
      // A connection with an open transaction is closed, which rolls it back.
      connection.release(isBroken);
    }
  }

  /** Says once that the database is away. */
  #trouble(error: unknown): void {
    if (this.#isUp && !this.#isClosed) this.#onTrouble(codeOf(error));
    this.#isUp = false;
  }
}

const columnsOf = (run: RunRecord): unknown[] => {
  const { id, owner, report, firing = null, createdAt } = run;
  return [id, owner, report, firing, createdAt, deletedAfter(run), JSON.stringify(run)];
};

/** @returns false for a run that is there already */
async function insert(connection: Executes, run: RunRecord): Promise<boolean> {
  const { rowCount } = await connection.query(
    `INSERT INTO ${SCHEMA}.runs (id, owner, report, firing, created, expires, record)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    columnsOf(run),
  );
  return rowCount === 1;
}

async function update(connection: Executes, run: RunRecord): Promise<void> {
  await connection.query(`UPDATE ${SCHEMA}.runs SET expires = $2, record = $3 WHERE id = $1`, [
    run.id,
    deletedAfter(run),
    JSON.stringify(run),
  ]);
}
