/** Inbox in PostgreSQL, for several gateways. It has the same tables as the file. */
import { DatabaseError, type Pool } from "pg";
import { CONNECTIONS, openPool } from "#platform/shared/postgres-pool.ts";
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

export interface PostgresInboxOptions {
  /** Connection URL. It may contain a password. */
  readonly url: string;
  /** Days after which messages are deleted. 0 keeps all messages. */
  readonly days?: number | undefined;
  readonly onTrouble?: OnInboxTrouble | undefined;
}

const QUERY_MS = 5_000;
/** Number of messages that one statement deletes, so that it ends within the time limit of queries. */
const CLEANED_AT_ONCE = 1_000;
/** Advisory lock for the creation of tables, because several processes may start at once. */
const TABLES_LOCK = 7_470_001;

const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(${TABLES_LOCK});
  CREATE TABLE IF NOT EXISTS messages (
    seq BIGINT PRIMARY KEY,
    family TEXT NOT NULL,
    id TEXT NOT NULL,
    at BIGINT NOT NULL,
    received BIGINT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (family, id)
  );
  CREATE INDEX IF NOT EXISTS messages_by_time ON messages (family, at, seq);
  CREATE TABLE IF NOT EXISTS marks (
    mark TEXT NOT NULL,
    seq BIGINT NOT NULL REFERENCES messages ON DELETE CASCADE,
    PRIMARY KEY (mark, seq)
  );
  CREATE INDEX IF NOT EXISTS marks_by_message ON marks (seq);
  CREATE TABLE IF NOT EXISTS inbox (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    last BIGINT NOT NULL
  );
  INSERT INTO inbox VALUES (1, replace(gen_random_uuid()::text, '-', ''), 0) ON CONFLICT DO NOTHING;
  COMMIT;
`;

/**
 * Stores a message with all its marks, in one statement. The row with the last number is locked until the end, so
 * that messages become visible in the order of their numbers. For a known message the statement fails, so that no
 * number is skipped.
 */
const PUT = `
  WITH numbered AS (
    UPDATE inbox SET last = last + 1 RETURNING last
  ), stored AS (
    INSERT INTO messages (seq, family, id, at, received, body) SELECT last, $1, $2, $3, $4, $5 FROM numbered
    RETURNING seq
  )
  INSERT INTO marks (mark, seq) SELECT DISTINCT mark, seq FROM stored, unnest($6::text[]) AS mark
`;
/** The newest message stays, because it shows the last number of the inbox. */
const CLEAN = `
  DELETE FROM messages WHERE seq IN (
    SELECT seq FROM messages WHERE received < $1 AND seq < (SELECT max(seq) FROM messages)
    ORDER BY seq LIMIT ${CLEANED_AT_ONCE}
  )
  RETURNING seq
`;
const ALREADY_THERE = "23505";

/** A row. The driver returns 64-bit integers as text. */
type Row = Readonly<Record<"seq" | "id" | "at" | "received" | "body", string>>;

export class PostgresInbox implements Inbox {
  readonly #pool: Pool;
  readonly #days: number;
  readonly #onTrouble: OnInboxTrouble;
  #tables: Promise<unknown> | undefined;
  #isReady = true;
  #cleanedAt = Number.NEGATIVE_INFINITY;
  #cleaning: Promise<void> = Promise.resolve();
  #isClosing = false;
  readonly #listeners = new Set<() => void>();

  constructor({ url, days = 0, onTrouble = () => undefined }: PostgresInboxOptions) {
    this.#days = days;
    this.#onTrouble = onTrouble;
    this.#pool = openPool(url, QUERY_MS, "tributary");
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  async check(): Promise<void> {
    await this.#query("SELECT 1", []).catch(() => undefined);
  }

  async put({ family, id, at, marks, body }: InboxMessage): Promise<boolean> {
    const values = [family, id, at, Date.now(), JSON.stringify(body), marks];
    // Most repeated messages are found here, without the lock of the last number.
    const isThere = (await this.find(family, id)) !== undefined || !(await this.#store(values));
    if (!isThere) for (const stored of this.#listeners) stored();
    this.#clean();
    return !isThere;
  }

  /** Stores a new message. @returns false if another gateway has stored the message at the same time */
  #store(values: readonly unknown[]): Promise<boolean> {
    return this.#watched(async () => {
      try {
        await this.#queryAgain(PUT, values);
        return true;
      } catch (error) {
        if (error instanceof DatabaseError && error.code === ALREADY_THERE) return false;
        throw error;
      }
    });
  }

  async list(
    filter: InboxFilter,
    count: number,
    after?: InboxCursor,
  ): Promise<(ReceivedMessage & InboxCursor)[]> {
    const { where, values } = conditionOf(filter, after);
    const rows = await this.#query<Row>(
      numbered(
        `SELECT seq, id, at, received, body FROM messages WHERE ${where} ORDER BY at DESC, seq DESC LIMIT ?`,
      ),
      [...values, count],
    );
    return rows.map((row) => ({ ...receivedIn(row), seq: Number(row.seq) }));
  }

  async count(filter: InboxFilter): Promise<number> {
    const { where, values } = conditionOf(filter);
    const sql = numbered(`SELECT count(*) AS total FROM messages WHERE ${where}`);
    const [row] = await this.#query<{ readonly total: string }>(sql, values);
    return Number(row?.total ?? 0);
  }

  async find(family: string, id: string): Promise<ReceivedMessage | undefined> {
    const [row] = await this.#query<Row>(
      "SELECT seq, id, at, received, body FROM messages WHERE family = $1 AND id = $2",
      [family, id],
    );
    return row && receivedIn(row);
  }

  async identity(): Promise<string> {
    const [row] = await this.#query<{ readonly id: string }>("SELECT id FROM inbox", []);
    return String(row?.id);
  }

  async since(after: number, count: number): Promise<readonly NumberedMessage[]> {
    const rows = await this.#query<Row & { readonly family: string }>(
      "SELECT seq, family, at, body FROM messages WHERE seq > $1 ORDER BY seq LIMIT $2",
      [after, count],
    );
    return rows.map(({ seq, family, at, body }) => ({
      seq: Number(seq),
      family,
      at: Number(at),
      body: JSON.parse(body) as unknown,
    }));
  }

  async bounds(): Promise<{ readonly first: number; readonly last: number } | undefined> {
    const [row] = await this.#query<Readonly<Record<"first" | "last", string | null>>>(
      "SELECT min(seq) AS first, max(seq) AS last FROM messages",
      [],
    );
    const { first, last } = row ?? {};
    return first == null || last == null ? undefined : { first: Number(first), last: Number(last) };
  }

  onStored(stored: () => void): () => void {
    this.#listeners.add(stored);
    return () => this.#listeners.delete(stored);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#cleaning;
    await this.#pool.end();
  }

  #query<R extends object>(sql: string, values: readonly unknown[]): Promise<readonly R[]> {
    return this.#watched(() => this.#queryAgain<R>(sql, values));
  }

  /** Reports a failure once. @throws InboxUnavailable */
  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#isReady = true;
      return result;
    } catch (error) {
      if (this.#isReady) this.#onTrouble(error);
      this.#isReady = false;
      throw new InboxUnavailable(error);
    }
  }

  /** Runs a query, again for each connection that the server has closed, because only a query detects it. */
  async #queryAgain<R extends object>(sql: string, values: readonly unknown[]): Promise<readonly R[]> {
    for (let tries = 1; ; tries++)
      try {
        this.#tables ??= this.#pool.query(TABLES);
        await this.#tables;
        return (await this.#pool.query<R & Record<string, unknown>>(sql, [...values])).rows;
      } catch (error) {
        this.#tables = undefined;
        // If a message was stored but the response was lost, the retry finds the message.
        if (tries > CONNECTIONS || !isClosed(error)) throw error;
      }
  }

  /** Deletes old messages in the background. */
  #clean(): void {
    const now = Date.now();
    if (this.#days === 0 || now - this.#cleanedAt < CLEAN_EVERY_MS) return;
    this.#cleanedAt = now;
    this.#cleaning = this.#deleteBefore(now - this.#days * DAY_MS).catch(() => undefined);
  }

  async #deleteBefore(received: number): Promise<void> {
    let deleted = CLEANED_AT_ONCE;
    while (deleted === CLEANED_AT_ONCE && !this.#isClosing)
      deleted = (await this.#query(CLEAN, [received])).length;
  }
}

const receivedIn = ({ id, at, received, body }: Row): ReceivedMessage => ({
  id,
  at: Number(at),
  receivedAt: Number(received),
  body: JSON.parse(body) as unknown,
});

/** 57P01: the server closes the connection because it shuts down. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && ["EPIPE", "ECONNRESET", "57P01"].includes(String(error.code))) ||
    error.message.startsWith("Connection terminated"));

/** Replaces `?` by numbered placeholders, as PostgreSQL requires. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}
