/** The file of the inbox: how it is opened, and what it has. */
import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import LibsqlDatabase from "libsql/promise";

/** The path of an inbox that no file holds. */
export const IN_MEMORY = ":memory:";
/** Longest time that another process may have the file locked before a message is refused, ms. */
const BUSY_MS = 2_000;

/** Our part of the driver's API. The driver has no types. */
export interface Database {
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
export interface Opened {
  readonly db: Database;
  readonly inode: number | undefined;
}

export async function openFile(path: string): Promise<Opened> {
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

/** Undefined where there is no file. */
export async function inodeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).ino;
  } catch {
    return undefined;
  }
}

/** The folder that the file, and what is missing above it, will be made in. */
export function nearestFolder(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(folder);
}
