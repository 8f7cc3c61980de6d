/**
 * The database of several gateways: jobs in pg-boss, runs in a table of the same database. A gateway extends the
 * leases of its jobs. If it stops, pg-boss gives its jobs to another one.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import PgBoss from "pg-boss";
import { codeOf } from "#platform/errors/code-of.ts";
import { openPool } from "#platform/shared/postgres-pool.ts";
import type { JobCallbacks, JobStore, Query } from "./engine.ts";
import { type Job, type JobData, type JobKind, type NewJob, retries, StoreAway } from "./job.ts";

export interface PostgresOptions {
  /** URL, which may contain a password. */
  readonly url: string;
  /** Time after which another gateway takes the jobs of a silent one, s. */
  readonly leaseS?: number;
  /** Interval between polls for jobs, ms. */
  readonly pollMs?: number;
  /** Called when the database becomes unavailable. */
  readonly onTrouble?: ((reason: string) => void) | undefined;
}

const QUERY_MS = 10_000;
const LEASE_S = 30;
const POLL_MS = 1_000;
/** Interval of attempts to reach an unavailable database, ms. */
const AWAY_MS = 1_000;
/** Time after its recovery in which other gateways extend their leases, ms. */
const CALM_MS = 5_000;
/** Maximum number of jobs of one kind per poll. */
const TAKEN_AT_ONCE = 5;
/** Schema of pg-boss and of the table of runs. */
const SCHEMA = "tributary_reports";
/** Lock of the preparation, because two gateways that create queues at the same time would block each other. */
const PREPARE_LOCK = 7_470_002;
const TABLES = `
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.runs (
    number BIGSERIAL, id TEXT PRIMARY KEY, owner TEXT NOT NULL, report TEXT NOT NULL, firing TEXT,
    created TEXT NOT NULL, expires TEXT, record TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS runs_by_owner ON ${SCHEMA}.runs (owner, created);
  CREATE INDEX IF NOT EXISTS runs_by_report ON ${SCHEMA}.runs (report, firing);
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.saved (name TEXT PRIMARY KEY, files TEXT NOT NULL);
`;

/** Extends leased jobs. A job that another gateway has taken has another state or number of attempts. */
const EXTEND = `
  UPDATE ${SCHEMA}.job AS job SET
    started_on = CASE WHEN job.state = 'active' THEN now() END,
    start_after = CASE WHEN job.state = 'created' THEN now() + $4 * interval '1s' ELSE job.start_after END
  FROM unnest($1::text[], $2::uuid[], $3::int[]) AS leased (name, id, tries)
  WHERE job.name = leased.name AND job.id = leased.id
    AND CASE WHEN leased.tries < 0 THEN job.state = 'created'
             ELSE job.state = 'active' AND job.retry_count = leased.tries END
  RETURNING job.id
`;

const PAUSE = `
  UPDATE ${SCHEMA}.job SET start_after = now() + $3 * interval '1s' WHERE name = $1 AND id = $2 AND state = 'retry'
`;

/** Oldest server version that pg-boss supports. */
const LEAST_VERSION = 130_000;

/** @throws StoreAway with the code `TOO_OLD` */
export async function refuseOld(query: Query): Promise<void> {
  const [row] = await query("SELECT current_setting('server_version_num')::int AS version");
  if ((row as { readonly version: number }).version < LEAST_VERSION) throw new StoreAway("TOO_OLD");
}

const queryOn =
  (connection: Pick<PoolClient, "query">): Query =>
  async (sql, values = []) =>
    // For several statements at once, the result is a list.
    (await connection.query<Record<string, unknown>>(sql, [...values])).rows ?? [];

const bossOn = (query: Query): PgBoss.Db => ({
  executeSql: async (sql, values) => ({ rows: [...(await query(sql, values))] }),
});

export class PostgresJobs implements JobStore {
  readonly isShared = true;
  readonly runs = `${SCHEMA}.runs`;
  /** The table of saved reports. */
  readonly saved = `${SCHEMA}.saved`;
  readonly query: Query;
  readonly #pool: Pool;
  #boss: PgBoss;
  #prepared: Promise<void> | undefined;
  readonly #leaseS: number;
  readonly #pollMs: number;
  readonly #onTrouble: (reason: string) => void;
  readonly #closing = new AbortController();
  #isUp = true;
  #upSince = Number.NEGATIVE_INFINITY;

  constructor({ url, leaseS = LEASE_S, pollMs = POLL_MS, onTrouble = () => {} }: PostgresOptions) {
    this.#leaseS = leaseS;
    this.#pollMs = pollMs;
    this.#onTrouble = onTrouble;
    this.#pool = openPool(url, QUERY_MS, "tributary-reports");
    this.query = queryOn(this.#pool);
    this.#boss = this.#newBoss();
  }

  #newBoss(): PgBoss {
    const boss = new PgBoss({
      db: bossOn(this.query),
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: Math.max(1, Math.floor(this.#leaseS / 3)),
      archiveCompletedAfterSeconds: 7 * 86_400,
    });
    boss.on("error", (error) => this.#trouble(error));
    return boss;
  }

  /** Connects to the database, and creates missing tables. Runs once, unless it fails. */
  prepare(): Promise<void> {
    this.#prepared ??= this.#prepare().catch((error: unknown) => {
      this.#prepared = undefined;
      this.#isUp = false;
      throw error;
    });
    return this.#prepared;
  }

  async #prepare(): Promise<void> {
    await refuseOld(this.query);
    const connection = await this.#pool.connect();
    try {
      await connection.query("SELECT pg_advisory_lock($1)", [PREPARE_LOCK]);
      await this.#create();
    } finally {
      // Closing the connection releases the lock.
      connection.release(true);
    }
  }

  /** Creates the schema, the table and the queues if they are missing. */
  async #create(): Promise<void> {
    // An instance that failed to start cannot start again.
    this.#boss = this.#newBoss();
    await this.#boss.start();
    await this.#pool.query(TABLES);
    for (const [name, { most, pauseS, doubles }] of Object.entries(retries)) {
      // A job whose gateway has ended is due at once, because it has not failed.
      const times = { retryLimit: most, retryDelay: doubles ? pauseS : 0, retryBackoff: doubles };
      const queue = { name, ...times, expireInSeconds: this.#leaseS };
      await this.#boss.createQueue(name, queue);
      await this.#boss.updateQueue(name, queue);
    }
  }

  async transaction(work: (query: Query) => Promise<boolean>): Promise<boolean> {
    const connection = await this.#pool.connect();
    let isBroken = true;
    try {
      await connection.query("BEGIN");
      const isMade = await work(queryOn(connection));
      await connection.query(isMade ? "COMMIT" : "ROLLBACK");
      isBroken = false;
      return isMade;
    } finally {
      // A connection with an open transaction is closed, which rolls it back.
      connection.release(isBroken);
    }
  }

  async add(query: Query, { id, kind, data, at, isLeased = false }: NewJob): Promise<void> {
    const startAfter = isLeased ? this.#leaseS : at;
    await this.#boss.send(kind, data, {
      id,
      ...(startAfter !== undefined && { startAfter }),
      db: bossOn(query),
    });
  }

  async end(query: Query, { id, kind }: Pick<Job, "id" | "kind">): Promise<void> {
    const db = bossOn(query);
    // A run that was added as leased was never taken, so it cannot be completed.
    await (kind === "run" ? this.#boss.deleteJob(kind, id, { db }) : this.#boss.complete(kind, id, { db }));
  }

  async retry({ kind, id }: Job): Promise<void> {
    const { pauseS, doubles } = retries[kind];
    await this.transaction(async (query) => {
      await this.#boss.fail(kind, id, {}, { db: bossOn(query) });
      if (!doubles) await query(PAUSE, [kind, id, pauseS]);
      return true;
    });
  }

  start(callbacks: JobCallbacks): void {
    void this.#repeat(() => this.#extend(callbacks), Math.max(250, (this.#leaseS * 1_000) / 5));
    for (const kind of callbacks.kinds) void this.#repeat(() => this.#take(kind, callbacks), this.#pollMs);
  }

  async #repeat(work: () => Promise<void>, ms: number): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted)
      try {
        await this.prepare();
        await work();
        if (!this.#isUp) this.#upSince = performance.now();
        this.#isUp = true;
        await sleep(ms, undefined, { signal, ref: false });
      } catch (error) {
        this.#trouble(error);
        await sleep(Math.min(ms, AWAY_MS), undefined, { signal, ref: false }).catch(() => undefined);
      }
  }

  async #take(kind: JobKind, { take }: JobCallbacks): Promise<void> {
    if (performance.now() - this.#upSince < CALM_MS) return;
    const taken = await this.#boss.fetch<JobData>(kind, { batchSize: TAKEN_AT_ONCE, includeMetadata: true });
    for (const { id, data, retryCount } of taken) take({ id, kind, data, tries: retryCount });
  }

  /** Extends leases, and drops the jobs that this gateway has lost. */
  async #extend({ leased, lose }: JobCallbacks): Promise<void> {
    const jobs = [...leased.values()];
    if (jobs.length === 0) return;
    const columns = [jobs.map(({ kind }) => kind), jobs.map(({ id }) => id), jobs.map(({ tries }) => tries)];
    const rows = await this.query(EXTEND, [...columns, this.#leaseS]);
    const extended = new Set(rows.map((row) => (row as { readonly id: string }).id));
    for (const job of jobs) if (!extended.has(job.id) && leased.get(job.id) === job) lose(job);
  }

  async close(leased: readonly Job[]): Promise<void> {
    this.#closing.abort();
    // Other gateways need not wait for the end of the leases.
    await Promise.all(leased.map(({ kind, id }) => this.#boss.fail(kind, id).catch(() => undefined)));
    await this.#boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    await this.#pool.end();
  }

  /** Reports once that the database is unavailable. */
  #trouble(error: unknown): void {
    if (this.#isUp && !this.#closing.signal.aborted) this.#onTrouble(codeOf(error));
    this.#isUp = false;
  }
}
