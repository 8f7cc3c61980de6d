/**
 * What families report by themselves (webhooks): kept in one SQLite file, so that nothing that was
 * acknowledged is ever lost, and each message once however often it is sent. The gateway writes it
 * after it has verified the sender; a subgraph in a process of its own reads the same file.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

export interface InboxMessage {
  readonly family: string;
  /** The same whenever the same message is sent again; the family's own. */
  readonly id: string;
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** What it is found by, as `kind:value`. */
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

export class Inbox {
  readonly #path: string;
  #db: Database.Database | undefined;

  /** @param path Opened when it is first needed; in memory unless given. */
  constructor(path: string = IN_MEMORY) {
    this.#path = path;
  }

  /** Keeps a message, on the disk before this returns; false where it was there already. */
  put({ family, id, at, marks, body }: InboxMessage): boolean {
    const db = this.#open();
    return db.transaction(() => {
      const { changes, lastInsertRowid: seq } = db
        .prepare(
          "INSERT INTO messages (family, id, at, received, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .run(family, id, at, Date.now(), JSON.stringify(body));
      if (changes === 0) return false;
      const insert = db.prepare("INSERT OR IGNORE INTO marks (mark, seq) VALUES (?, ?)");
      for (const mark of marks) insert.run(mark, seq);
      return true;
    })();
  }

  /** Messages, the newest first. */
  list(filter: InboxFilter, count: number, after?: InboxCursor): (Received & InboxCursor)[] {
    if (!this.#exists()) return [];
    const { where, values } = conditionOf(filter, after);
    const rows = this.#open()
      .prepare(
        `SELECT seq, id, at, received, body FROM messages WHERE ${where} ORDER BY at DESC, seq DESC LIMIT ?`,
      )
      .all(...values, count) as Row[];
    return rows.map(({ seq, id, at, received, body }) => ({
      seq,
      id,
      at,
      receivedAt: received,
      body: JSON.parse(body) as unknown,
    }));
  }

  count(filter: InboxFilter): number {
    if (!this.#exists()) return 0;
    const { where, values } = conditionOf(filter);
    const row = this.#open()
      .prepare(`SELECT count(*) AS total FROM messages WHERE ${where}`)
      .get(...values);
    return (row as { total: number }).total;
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  /** Whoever only reads makes no file. */
  #exists(): boolean {
    return this.#db !== undefined || (this.#path !== IN_MEMORY && existsSync(this.#path));
  }

  #open(): Database.Database {
    if (this.#db) return this.#db;
    if (this.#path !== IN_MEMORY) mkdirSync(dirname(this.#path), { recursive: true });
    const db = new Database(this.#path);
    // FULL: what is acknowledged has reached the disk, not only the system's memory.
    db.exec(`
      PRAGMA busy_timeout = 2000;
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
    this.#db = db;
    return db;
  }
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
