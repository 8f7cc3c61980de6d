/**
 * What families report by themselves (webhooks): kept in one SQLite file, so that no acknowledged
 * message is lost, and each message is there once however often it is sent. The gateway writes it
 * after it has verified the sender; a subgraph in a process of its own reads the same file.
 */
import { constants, existsSync } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import LibsqlDatabase from "libsql/promise";
import { TributaryError } from "#platform/errors/catalog.ts";

export interface InboxMessage {
  readonly family: string;
  /** The same whenever the same message is sent again; the family's own. */
  readonly id: string;
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** The search keys of the message, each as `kind:value`. */
  readonly marks: readonly string[];
  /** As it came. */
  readonly body: object;
}

/** A message as it is kept. */
export interface Received {
  readonly id: string;
  readonly at: number;
  /** When it came, in milliseconds. */
  readonly receivedAt: number;
  readonly body: unknown;
}

export interface InboxFilter {
  readonly family: string;
  /** Of each group a message has at least one mark. */
  readonly marks: readonly (readonly string[])[];
  /** In milliseconds: from the former, until before the latter. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

type Row = { readonly seq: number; readonly at: number } & Readonly<Record<"id" | "body", string>> & {
    readonly received: number;
  };

/** A place in the order: the time, then the order in which they came. */
export interface InboxCursor {
  readonly at: number;
  readonly seq: number;
}

/** The path of an inbox that no file holds. */
export const IN_MEMORY = ":memory:";
/** How long another process may have the file locked before a message is refused, ms. */
const BUSY_MS = 2_000;
/** Messages that wait to be written; their senders send further ones again. */
const MAX_WAITING = 256;
const DAY_MS = 86_400_000;
/** Old messages are looked for this often at most, ms. */
const CLEAN_EVERY_MS = 3_600_000;

/** Why messages cannot be written or read at this time; the cause is the operating system's or the database's. */
export class InboxUnavailable extends TributaryError {
  constructor(override readonly cause: unknown) {
    super("UPSTREAM_UNAVAILABLE", {}, "The inbox of the gateway cannot be used at this time");
  }
}

export interface InboxOptions {
  /** Opened when it is first needed; in memory unless given. */
  readonly path?: string | undefined;
  /** Messages that came earlier are deleted; 0 or none for no such time. */
  readonly days?: number | undefined;
  /** Called with the cause whenever the inbox stops to work, once until it works again. */
  readonly onTrouble?: ((cause: unknown) => void) | undefined;
}

/** What is used of the driver, which does not type it. */
interface Database {
  /** Runs in a thread of the driver. */
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}
interface Statement {
  /** Runs in this thread: only for what neither waits for a lock nor writes to the disk. */
  run(...values: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  all(...values: readonly unknown[]): Promise<readonly unknown[]>;
}

/** A connection to the file, and which file that was. */
interface Opened {
  readonly db: Database;
  readonly inode: number | undefined;
}

/**
 * The messages in the order in which they happened. Whatever may wait (for a lock, for the disk) is
 * done by the driver's own threads, so that the event loop never waits with it.
 */
export class Inbox {
  readonly #path: string;
  readonly #days: number;
  readonly #onTrouble: (cause: unknown) => void;
  /** The writer, and apart from it the reader of a file: its reads see no half of a write. */
  #writer: Promise<Opened> | undefined;
  #reader: Promise<Opened> | undefined;
  #writes: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isReady = true;
  #cleanedAt = Number.NEGATIVE_INFINITY;

  constructor({ path = IN_MEMORY, days = 0, onTrouble = () => undefined }: InboxOptions = {}) {
    this.#path = path;
    this.#days = days;
    this.#onTrouble = onTrouble;
  }

  /** Whether it worked when it was last used; for readiness. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Looks whether messages can be written, without making a file. Trouble is reported, not thrown. */
  async check(): Promise<void> {
    if (this.#path === IN_MEMORY) return;
    await this.#watched(async () => {
      if (existsSync(this.#path)) await this.#inTurn((db) => db.exec("BEGIN IMMEDIATE; ROLLBACK"));
      else await access(nearestFolder(this.#path), constants.W_OK | constants.X_OK);
    }).catch(() => undefined);
  }

  /**
   * Keeps a message, on the disk before this resolves; false where it was there already.
   * @throws InboxUnavailable where it cannot be kept; its sender must send it again.
   */
  put({ family, id, at, marks, body }: InboxMessage): Promise<boolean> {
    return this.#watched(() =>
      this.#inTurn(async (db) => {
        // The lock is waited for and the disk written in these two; between them nothing waits.
        await db.exec("BEGIN IMMEDIATE");
        try {
          const message = await db.prepare(
            "INSERT INTO messages (family, id, at, received, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
          );
          const { changes, lastInsertRowid: seq } = message.run(
            family,
            id,
            at,
            Date.now(),
            JSON.stringify(body),
          );
          if (changes > 0) {
            const mark = await db.prepare("INSERT OR IGNORE INTO marks (mark, seq) VALUES (?, ?)");
            for (const each of marks) mark.run(each, seq);
          }
          await db.exec("COMMIT");
          await this.#clean(db);
          return changes > 0;
        } catch (error) {
          await db.exec("ROLLBACK").catch(() => undefined); // the database may have done so itself
          throw error;
        }
      }),
    );
  }

  /**
   * Messages, the newest first.
   * @throws InboxUnavailable
   */
  async list(filter: InboxFilter, count: number, after?: InboxCursor): Promise<(Received & InboxCursor)[]> {
    const { where, values } = conditionOf(filter, after);
    const rows = (await this.#read(
      `SELECT seq, id, at, received, body FROM messages WHERE ${where} ORDER BY at DESC, seq DESC LIMIT ?`,
      [...values, count],
    )) as Row[];
    return rows.map(({ seq, id, at, received, body }) => ({
      seq,
      id,
      at,
      receivedAt: received,
      body: JSON.parse(body) as unknown,
    }));
  }

  /** How many messages there are. @throws InboxUnavailable */
  async count(filter: InboxFilter): Promise<number> {
    const { where, values } = conditionOf(filter);
    const [row] = await this.#read(`SELECT count(*) AS total FROM messages WHERE ${where}`, values);
    return (row as { total: number } | undefined)?.total ?? 0;
  }

  async close(): Promise<void> {
    await this.#writes.catch(() => undefined);
    await this.#closeFiles();
  }

  async #closeFiles(): Promise<void> {
    const opened = [this.#writer, this.#reader];
    this.#writer = undefined;
    this.#reader = undefined;
    for (const each of opened) (await each?.catch(() => undefined))?.db.close();
  }

  async #read(sql: string, values: readonly (string | number)[]): Promise<readonly unknown[]> {
    const all = async (db: Database) => (await db.prepare(sql)).all(...values);
    if (this.#path === IN_MEMORY) return this.#writer ? this.#watched(() => this.#inTurn(all)) : [];
    // A process that only reads makes no file.
    if (!(this.#writer || existsSync(this.#path))) return [];
    return this.#watched(async () => {
      this.#reader ??= openFile(this.#path);
      return all(await this.#current(this.#reader));
    });
  }

  /** One write after another: they share a connection, and with it the transaction. */
  #inTurn<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING)
      return Promise.reject(new Error("Too many messages wait to be written"));
    this.#waiting++;
    const turn = this.#writes.then(async () => {
      this.#writer ??= openFile(this.#path);
      return work(await this.#current(this.#writer));
    });
    const ended = () => {
      this.#waiting--;
    };
    this.#writes = turn.then(ended, ended);
    return turn;
  }

  /** A file that was removed or replaced is still written to without an error, and what is written is lost. */
  async #current(opening: Promise<Opened>): Promise<Database> {
    const { db, inode } = await opening;
    if (inode !== undefined && (await inodeOf(this.#path)) !== inode)
      throw new Error("The file of the inbox was removed or replaced while it was open");
    return db;
  }

  /** Reports trouble once, and opens the file anew the next time. */
  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#isReady = true;
      return result;
    } catch (error) {
      if (this.#path !== IN_MEMORY) await this.#closeFiles();
      if (this.#isReady) this.#onTrouble(error);
      this.#isReady = false;
      throw new InboxUnavailable(error);
    }
  }

  async #clean(db: Database): Promise<void> {
    const now = Date.now();
    if (this.#days === 0 || now - this.#cleanedAt < CLEAN_EVERY_MS) return;
    this.#cleanedAt = now;
    const old = `received < ${now - this.#days * DAY_MS}`;
    // Marks first: a crash in between leaves messages that are only deleted later.
    await db.exec(`
      DELETE FROM marks WHERE seq IN (SELECT seq FROM messages WHERE ${old});
      DELETE FROM messages WHERE ${old};
    `);
  }
}

async function openFile(path: string): Promise<Opened> {
  if (path !== IN_MEMORY) await mkdir(dirname(path), { recursive: true });
  const db: Database = new LibsqlDatabase(path, {});
  try {
    // FULL: what is acknowledged has reached the disk, not only the system's memory.
    await db.exec(`
      PRAGMA busy_timeout = ${BUSY_MS};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS messages (
        seq INTEGER PRIMARY KEY,
        family TEXT NOT NULL,
        id TEXT NOT NULL,
        at INTEGER NOT NULL,
        received INTEGER NOT NULL,
        body TEXT NOT NULL,
        UNIQUE (family, id)
      );
      CREATE INDEX IF NOT EXISTS messages_by_time ON messages (family, at, seq);
      CREATE TABLE IF NOT EXISTS marks (
        mark TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (mark, seq)
      ) WITHOUT ROWID;
    `);
    return { db, inode: path === IN_MEMORY ? undefined : await inodeOf(path) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Undefined where there is no file. */
async function inodeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).ino;
  } catch {
    return undefined;
  }
}

/** The folder that the file, and what is missing above it, will be made in. */
function nearestFolder(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(folder);
}

function conditionOf({ family, marks, since, until }: InboxFilter, after?: InboxCursor) {
  const conditions = ["family = ?"];
  const values: (string | number)[] = [family];
  const and = (condition: string, ...given: readonly (string | number)[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  for (const group of marks)
    and(`seq IN (SELECT seq FROM marks WHERE mark IN (${group.map(() => "?").join(", ")}))`, ...group);
  if (since !== undefined) and("at >= ?", since);
  if (until !== undefined) and("at < ?", until);
  if (after) and("(at, seq) < (?, ?)", after.at, after.seq);
  return { where: conditions.join(" AND "), values };
}
