/**
 * Inbox in one SQLite file. The gateway writes messages after it has verified the sender. Subgraphs in other
 * processes read the same file.
 */
import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { type Database, IN_MEMORY, inodeOf, nearestFolder, type OpenedFile, openFile } from "./inbox-file.ts";
import { conditionOf, type InboxCursor, type InboxFilter } from "./inbox-filter.ts";
import {
  CLEAN_EVERY_MS,
  DAY_MS,
  type Inbox,
  type InboxMessage,
  InboxUnavailable,
  type NumberedMessage,
  type OnInboxTrouble,
  type ReceivedMessage,
} from "./webhook-inbox.ts";

type Row = { readonly seq: number; readonly at: number } & Readonly<Record<"id" | "body", string>> & {
    readonly received: number;
  };

/** Largest number of messages that wait for a write. Further ones are refused, so that their senders retry. */
const MAX_WAITING = 256;

export interface FileInboxOptions {
  /** Path of the file, which is opened on first use. Default: in memory. */
  readonly path?: string | undefined;
  /** Days after which messages are deleted. 0 keeps all messages. */
  readonly days?: number | undefined;
  readonly onTrouble?: OnInboxTrouble | undefined;
}

/**
 * Messages in the order of their events. The driver waits for locks and disk in its own threads, so that the event
 * loop does not wait.
 */
export class FileInbox implements Inbox {
  readonly #path: string;
  readonly #days: number;
  readonly #onTrouble: OnInboxTrouble;
  /** Connections for writes and for reads. A separate connection does not see half of a write. */
  #writer: Promise<OpenedFile> | undefined;
  #reader: Promise<OpenedFile> | undefined;
  #writes: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isReady = true;
  #cleanedAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();

  constructor({ path = IN_MEMORY, days = 0, onTrouble = () => undefined }: FileInboxOptions = {}) {
    this.#path = path;
    this.#days = days;
    this.#onTrouble = onTrouble;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  async check(): Promise<void> {
    if (this.#path === IN_MEMORY) return;
    await this.#watched(async () => {
      if (existsSync(this.#path)) await this.#inTurn((db) => db.exec("BEGIN IMMEDIATE; ROLLBACK"));
      else await access(nearestFolder(this.#path), constants.W_OK | constants.X_OK);
    }).catch(() => undefined);
  }

  put({ family, id, at, marks, body }: InboxMessage): Promise<boolean> {
    return this.#watched(() =>
      this.#inTurn(async (db) => {
        // Only these two statements wait for the lock and the disk.
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
          if (changes > 0) for (const stored of this.#listeners) stored();
          await this.#clean(db);
          return changes > 0;
        } catch (error) {
          await db.exec("ROLLBACK").catch(() => undefined); // the database may have rolled back itself
          throw error;
        }
      }),
    );
  }

  async list(
    filter: InboxFilter,
    count: number,
    after?: InboxCursor,
  ): Promise<(ReceivedMessage & InboxCursor)[]> {
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

  async count(filter: InboxFilter): Promise<number> {
    const { where, values } = conditionOf(filter);
    const [row] = await this.#read(`SELECT count(*) AS total FROM messages WHERE ${where}`, values);
    return (row as { total: number } | undefined)?.total ?? 0;
  }

  async find(family: string, id: string): Promise<ReceivedMessage | undefined> {
    const [row] = (await this.#read(
      "SELECT id, at, received, body FROM messages WHERE family = ? AND id = ?",
      [family, id],
    )) as Row[];
    return row && { id: row.id, at: row.at, receivedAt: row.received, body: JSON.parse(row.body) as unknown };
  }

  async identity(): Promise<string> {
    const sql = "SELECT id FROM identity";
    const idIn = ([row]: readonly unknown[]) => (row as { readonly id: string } | undefined)?.id;
    // Read first, because many clients can reconnect at once and only the first needs to write.
    const known = idIn(await this.#read(sql, []));
    if (known !== undefined) return known;
    return this.#watched(() =>
      this.#inTurn(async (db) => {
        await db.exec("INSERT OR IGNORE INTO identity VALUES (1, lower(hex(randomblob(8))))");
        return String(idIn(await (await db.prepare(sql)).all()));
      }),
    );
  }

  async since(after: number, count: number): Promise<readonly NumberedMessage[]> {
    const rows = (await this.#read(
      "SELECT seq, family, at, body FROM messages WHERE seq > ? ORDER BY seq LIMIT ?",
      [after, count],
    )) as (Row & { readonly family: string })[];
    return rows.map(({ seq, family, at, body }) => ({ seq, family, at, body: JSON.parse(body) as unknown }));
  }

  async bounds(): Promise<{ readonly first: number; readonly last: number } | undefined> {
    const [row] = await this.#read("SELECT min(seq) AS first, max(seq) AS last FROM messages", []);
    const { first, last } = (row ?? {}) as { readonly first?: number | null; readonly last?: number | null };
    return first == null || last == null ? undefined : { first, last };
  }

  onStored(stored: () => void): () => void {
    this.#listeners.add(stored);
    return () => this.#listeners.delete(stored);
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
    // A process that only reads does not create the file.
    if (!(this.#writer || existsSync(this.#path))) return [];
    return this.#watched(async () => {
      this.#reader ??= openFile(this.#path);
      return all(await this.#current(this.#reader));
    });
  }

  /** Queues writes, because they share a connection and so a transaction. */
  #inTurn<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING)
      return Promise.reject(new InboxUnavailable(new Error("Too many messages wait to be written")));
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

  /** @throws if the file was removed or replaced, because writes to it would be lost without an error */
  async #current(opening: Promise<OpenedFile>): Promise<Database> {
    const { db, inode } = await opening;
    if (inode !== undefined && (await inodeOf(this.#path)) !== inode)
      throw new Error("The file of the inbox was removed or replaced while it was open");
    return db;
  }

  /** Reports a failure once, and opens the file again on the next use. */
  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#isReady = true;
      return result;
    } catch (error) {
      // The queue is full, but the file is fine.
      if (error instanceof InboxUnavailable) throw error;
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
    // The newest message stays, because an empty table would number messages from 1 again.
    const old = `received < ${now - this.#days * DAY_MS} AND seq < (SELECT max(seq) FROM messages)`;
    // Marks first: after a crash in between, messages without marks are deleted by the next run.
    await db.exec(`
      DELETE FROM marks WHERE seq IN (SELECT seq FROM messages WHERE ${old});
      DELETE FROM messages WHERE ${old};
    `);
  }
}
