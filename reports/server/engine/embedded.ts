/** The engine of one process: runs and jobs in a SQLite file beside the folders of the runs. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import {
  changed,
  claimOf,
  deletedAfter,
  type Job,
  type JobData,
  type JobHandler,
  type JobKind,
  jobOf,
  type NewJob,
  pauseMs,
  type RunEngine,
  type RunFilter,
  reached,
  retries,
  type Step,
} from "./engine.ts";
import type { RunRecord } from "./run-record.ts";

export interface EmbeddedOptions {
  readonly folder: string;
  readonly now?: (() => Date) | undefined;
  /** Called with the id of a run of an earlier version that cannot be read. */
  readonly onUnreadable?: ((id: string) => void) | undefined;
}

/** Our part of the driver's API. The driver has no types. */
interface Db {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: readonly unknown[]): { readonly changes: number };
    all(...values: readonly unknown[]): readonly unknown[];
  };
  close(): void;
}

const TABLES = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS runs (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, report TEXT NOT NULL, firing TEXT, created TEXT NOT NULL,
    expires TEXT, record TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS runs_by_owner ON runs (owner, created);
  CREATE TABLE IF NOT EXISTS jobs (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, data TEXT NOT NULL, at INTEGER NOT NULL, tries INTEGER NOT NULL,
    done INTEGER NOT NULL
  );
`;
/** Longest time between two looks at the jobs, ms: the clock of the machine may be set. */
const LOOK_MS = 60_000;
/** Time for which the id of an ended job is known, ms. */
const KNOWN_MS = 7 * 86_400_000;
const ID = /^[0-9a-f]{32}$/;

export class EmbeddedEngine implements RunEngine {
  readonly isShared = false;
  readonly #db: Db;
  readonly #now: () => number;
  /** Jobs that are being done, by id. */
  readonly #held = new Map<string, Job>();
  #handlers: Partial<Record<JobKind, JobHandler>> = {};
  #onLost: (job: Job) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ folder, now = () => new Date(), onUnreadable = () => {} }: EmbeddedOptions) {
    mkdirSync(folder, { recursive: true });
    this.#db = new Database(join(folder, "runs.db"));
    this.#now = () => now().getTime();
    this.#db.exec(TABLES);
    for (const id of readdirSync(folder))
      if (ID.test(id)) this.#adopt(id, join(folder, id, "run.json"), onUnreadable);
  }

  /** Takes over a run that an earlier version has stored in a file. */
  #adopt(id: string, file: string, onUnreadable: (id: string) => void): void {
    if (!existsSync(file) || this.#read(id)) return;
    try {
      const run = JSON.parse(readFileSync(file, "utf8")) as RunRecord;
      if (run.id !== id) throw new Error("another id");
      if (!("state" in run)) return;
      if (run.endedAt !== null) {
        this.#write(run);
        return;
      }
      const job: Job = { id: `adopted-${id}`, kind: "run", data: { run: id }, tries: 0 };
      this.#write({ ...run, claim: claimOf(job) });
      this.#add(job);
    } catch {
      onUnreadable(id);
    }
  }

  async get(id: string): Promise<RunRecord | undefined> {
    return this.#read(id);
  }

  async list({ owner, report, firing, isScheduled, expiresBefore, limit = -1 }: RunFilter) {
    const conditions = [
      ["owner = ?", owner],
      ["report = ?", report],
      ["firing = ?", firing],
      ["expires < ?", expiresBefore],
    ].filter(([, value]) => value !== undefined);
    const where = [...conditions.map(([text]) => text), ...(isScheduled ? ["firing IS NOT NULL"] : [])];
    const sql = `SELECT record FROM runs WHERE ${where.join(" AND ") || "true"} ORDER BY created DESC, rowid DESC LIMIT ?`;
    return this.#db
      .prepare(sql)
      .all(...conditions.map(([, value]) => value), limit)
      .map(recordIn);
  }

  commit(step: Step): Promise<boolean> {
    return reached(async () => this.#commit(step));
  }

  #commit({ add, change, jobs = [], done }: Step): boolean {
    if (add && this.#read(add.id)) return false;
    const run = change && this.#read(change.id);
    if (change && (!run || (change.claim !== undefined && run.claim !== change.claim))) return false;
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      if (add) this.#write(add);
      if (change && run) this.#write(changed(run, change.changes));
      for (const job of jobs) this.#add(job);
      if (done) this.#db.prepare("UPDATE jobs SET done = 1 WHERE id = ?").run(done.id);
      this.#db.exec("COMMIT");
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
    for (const job of jobs) if (job.isHeld) this.#held.set(job.id, { ...job, tries: -1 });
    if (done) this.#held.delete(done.id);
    this.#look();
    return true;
  }

  async delete(id: string): Promise<void> {
    const claim = this.#read(id)?.claim;
    this.#db.prepare("DELETE FROM runs WHERE id = ?").run(id);
    if (claim === undefined) return;
    const job = this.#held.get(jobOf(claim));
    this.#db.prepare("UPDATE jobs SET done = 1 WHERE id = ?").run(jobOf(claim));
    this.#held.delete(jobOf(claim));
    if (job) this.#onLost(job);
  }

  async fail({ id, kind, tries }: Job): Promise<void> {
    this.#held.delete(id);
    if (this.#isClosed) return;
    const isOver = tries >= retries[kind].most;
    const at = this.#now() + pauseMs(kind, tries);
    this.#db
      .prepare("UPDATE jobs SET at = ?, tries = ?, done = ? WHERE id = ?")
      .run(at, Math.max(0, tries) + 1, Number(isOver), id);
    this.#look();
  }

  work(handlers: Partial<Record<JobKind, JobHandler>>, onLost: (job: Job) => void): void {
    this.#handlers = handlers;
    this.#onLost = onLost;
    this.#look();
  }

  /** Takes the jobs that are due. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    let next = LOOK_MS;
    try {
      next = this.#takeDue();
    } catch {
      // A full disk, for example. What writes besides this has said so.
    }
    this.#timer = setTimeout(() => this.wake(), next);
    this.#timer.unref();
  }

  /** @returns the time until the next job, ms */
  #takeDue(): number {
    const now = this.#now();
    let next = LOOK_MS;
    const rows = this.#db.prepare("SELECT * FROM jobs WHERE done = 0 ORDER BY at, rowid").all();
    for (const { id, kind, data, at, tries } of rows as readonly JobRow[]) {
      const handler = this.#handlers[kind];
      if (!handler || this.#held.has(id)) continue;
      if (at > now) next = Math.min(next, at - now);
      else void this.#do({ id, kind, data: JSON.parse(data) as JobData, tries }, handler);
    }
    this.#db.prepare("DELETE FROM jobs WHERE done = 1 AND at < ?").run(now - KNOWN_MS);
    return next;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#db.close();
  }

  /** Looks at the jobs soon: one look after several changes. */
  #look(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), 0);
  }

  async #do(job: Job, handler: JobHandler): Promise<void> {
    this.#held.set(job.id, job);
    try {
      if (!(await handler(job)) && !this.#isClosed) await this.commit({ done: job });
    } catch {
      // The handler has said why. A job that cannot be given back is taken at a later look.
      await this.fail(job).catch(() => undefined);
    }
  }

  #read(id: string): RunRecord | undefined {
    return this.#db.prepare("SELECT record FROM runs WHERE id = ?").all(id).map(recordIn)[0];
  }

  #write(run: RunRecord): void {
    const { id, owner, report, firing = null, createdAt } = run;
    this.#db
      .prepare(
        "INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, record = excluded.record",
      )
      .run(id, owner, report, firing, createdAt, deletedAfter(run), JSON.stringify(run));
  }

  #add({ id, kind, data, at }: NewJob): void {
    this.#db
      .prepare("INSERT INTO jobs VALUES (?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING")
      .run(id, kind, JSON.stringify(data), at?.getTime() ?? this.#now());
  }
}

interface JobRow {
  readonly id: string;
  readonly kind: JobKind;
  readonly data: string;
  readonly at: number;
  readonly tries: number;
}

const recordIn = (row: unknown): RunRecord =>
  JSON.parse((row as { readonly record: string }).record) as RunRecord;
