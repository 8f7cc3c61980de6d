/** The database of one process: runs and jobs in a SQLite file in the folder of the runs. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import type { JobCallbacks, JobStore, Query } from "./engine.ts";
import { type Job, type JobData, type JobKind, type NewJob, retries } from "./job.ts";

export interface EmbeddedOptions {
  readonly folder: string;
  readonly now?: (() => Date) | undefined;
}

/** Our part of the driver's API. The driver has no types. */
interface Db {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: readonly unknown[]): readonly unknown[] };
  close(): void;
}

const TABLES = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS runs (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, owner TEXT NOT NULL, report TEXT NOT NULL,
    firing TEXT, created TEXT NOT NULL, expires TEXT, record TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS runs_by_owner ON runs (owner, created);
  CREATE TABLE IF NOT EXISTS jobs (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, data TEXT NOT NULL, at INTEGER NOT NULL, tries INTEGER NOT NULL,
    done INTEGER NOT NULL
  );
`;
/** Longest interval between polls for jobs, ms, because the system clock may be changed. */
const LOOK_MS = 60_000;
/** Time for which the id of an ended job is stored, ms. */
const KNOWN_MS = 7 * 86_400_000;

export class EmbeddedJobs implements JobStore {
  readonly isShared = false;
  readonly runs = "runs";
  readonly #db: Db;
  readonly #now: () => number;
  /** The last transaction, because transactions run one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #callbacks: JobCallbacks | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ folder, now = () => new Date() }: EmbeddedOptions) {
    mkdirSync(folder, { recursive: true });
    this.#db = new Database(join(folder, "runs.db"));
    this.#now = () => now().getTime();
    this.#db.exec(TABLES);
  }

  readonly query: Query = async (sql, values = []) =>
    this.#db.prepare(sql.replaceAll(/\$(?=\d)/g, "?")).all(...values);

  transaction(work: (query: Query) => Promise<boolean>): Promise<boolean> {
    const made = this.#last.then(async () => {
      let isMade = false;
      this.#db.exec("BEGIN IMMEDIATE");
      try {
        isMade = await work(this.query);
      } finally {
        this.#db.exec(isMade ? "COMMIT" : "ROLLBACK");
      }
      this.#look();
      return isMade;
    });
    this.#last = made.catch(() => undefined);
    return made;
  }

  async add(query: Query, { id, kind, data, at }: NewJob): Promise<void> {
    const values = [id, kind, JSON.stringify(data), at?.getTime() ?? this.#now()];
    await query("INSERT INTO jobs VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT DO NOTHING", values);
  }

  async end(query: Query, { id }: Pick<Job, "id">): Promise<void> {
    await query("UPDATE jobs SET done = 1 WHERE id = $1", [id]);
  }

  async retry({ id, kind, tries }: Job): Promise<void> {
    const { most, pauseS, doubles } = retries[kind];
    const before = Math.max(0, tries);
    const at = this.#now() + pauseS * 1_000 * (doubles ? 2 ** (before + 1) : 1);
    const values = [id, at, before + 1, Number(tries >= most)];
    await this.query("UPDATE jobs SET at = $2, tries = $3, done = $4 WHERE id = $1", values);
    this.#look();
  }

  start(callbacks: JobCallbacks): void {
    this.#callbacks = callbacks;
    this.#look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#last;
    this.#db.close();
  }

  /** Polls for jobs soon. Several changes cause one poll. */
  #look(ms = 0): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), ms).unref();
  }

  /** Takes all due jobs. */
  wake(): void {
    let next = LOOK_MS;
    try {
      next = this.#takeDue();
    } catch {
      // For example a full disk. The callers that write have reported it.
    }
    this.#look(next);
  }

  /** @returns the time until the next job, ms */
  #takeDue(): number {
    const now = this.#now();
    let next = LOOK_MS;
    const rows = this.#db.prepare("SELECT * FROM jobs WHERE done = 0 ORDER BY at, rowid").all();
    for (const { id, kind, data, at, tries } of rows as readonly JobRow[]) {
      if (!this.#callbacks?.kinds.includes(kind) || this.#callbacks.leased.has(id)) continue;
      if (at > now) next = Math.min(next, at - now);
      else this.#callbacks.take({ id, kind, data: JSON.parse(data) as JobData, tries });
    }
    this.#db.prepare("DELETE FROM jobs WHERE done = 1 AND at < ?").all(now - KNOWN_MS);
    return next;
  }
}

interface JobRow {
  readonly id: string;
  readonly kind: JobKind;
  readonly data: string;
  readonly at: number;
  readonly tries: number;
}
