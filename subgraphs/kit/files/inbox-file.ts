/** Opens the SQLite file of the inbox, and creates its tables. */
import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import LibsqlDatabase from "libsql/promise";

/** Path for an inbox in memory. */
export const IN_MEMORY = ":memory:";
/** Longest wait for the lock of another process before a message is refused, ms. */
const BUSY_MS = 2_000;

/** The used part of the driver's API, because the driver has no types. */
export interface Database {
  /** Runs in a thread of the driver. */
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}
interface Statement {
  /** Runs in this thread, so only for statements that do not wait for a lock or write to the disk. */
  run(...values: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  all(...values: readonly unknown[]): Promise<readonly unknown[]>;
}

/** A connection, and the inode of the opened file. */
export interface OpenedFile {
  readonly db: Database;
  readonly inode: number | undefined;
}

export async function openFile(path: string): Promise<OpenedFile> {
  if (path !== IN_MEMORY) await mkdir(dirname(path), { recursive: true });
  const db: Database = new LibsqlDatabase(path, {});
  try {
    // FULL, because an acknowledged message must be on the disk, not only in the system's memory.
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
      CREATE TABLE IF NOT EXISTS identity (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        id TEXT NOT NULL
      );
    `);
    return { db, inode: path === IN_MEMORY ? undefined : await inodeOf(path) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The inode of a file. Undefined if the file does not exist. */
export async function inodeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).ino;
  } catch {
    return undefined;
  }
}

/** The nearest existing folder above the file, in which missing folders are created. */
export function nearestFolder(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(folder);
}
