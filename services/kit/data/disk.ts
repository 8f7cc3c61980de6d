/** The SQLite file under the store: documents as JSON text, in the order they were first put. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/** A document's change since the last save. `replaced`: it was deleted before it was put again. */
export interface Change {
  readonly doc: unknown;
  readonly replaced: boolean;
}

export interface Disk {
  /** The documents of a collection, oldest first. */
  load(collection: string): unknown[];
  /** Writes and clears the pending changes of all collections, in one transaction. */
  save(collections: ReadonlyMap<string, { readonly pending: Map<string, Change> }>): void;
  /** Deletes the collections whose names begin so. */
  clear(prefix: string): void;
  /** Writes a copy of the file, as it is on the disk now, to a path where there is none yet. */
  copyTo(path: string): void;
  close(): void;
}

/** Another process has the file open. */
export class FileInUseError extends Error {}

/**
 * Opens the file for this process alone: documents are read from memory, so a second process would
 * overwrite what it never saw. The lock is the operating system's, which frees it however a process ends.
 * @param waitMs How long to wait for a process that is about to end.
 * @throws FileInUseError
 */
export function openDisk(path: string, waitMs = 0): Disk {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path);
  try {
    // The lock is taken by the first transaction and kept after it.
    db.exec(`
      PRAGMA busy_timeout = ${waitMs};
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      BEGIN EXCLUSIVE;
      COMMIT;
    `);
  } catch (error) {
    db.close();
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")
      throw new FileInUseError(`${path} is in use by another process`, { cause: error });
    throw error;
  }
  db.exec(`
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS documents (
      seq INTEGER PRIMARY KEY,
      collection TEXT NOT NULL,
      key TEXT NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (collection, key)
    );
  `);
  const select = db.prepare("SELECT body FROM documents WHERE collection = ? ORDER BY seq");
  const upsert = db.prepare(
    `INSERT INTO documents (collection, key, body) VALUES (?, ?, ?)
     ON CONFLICT (collection, key) DO UPDATE SET body = excluded.body`,
  );
  const remove = db.prepare("DELETE FROM documents WHERE collection = ? AND key = ?");
  const removeAll = db.prepare("DELETE FROM documents WHERE substr(collection, 1, ?) = ?");
  return {
    load: (collection) =>
      select.all(collection).map((row) => JSON.parse((row as { body: string }).body) as unknown),
    save(collections) {
      db.exec("BEGIN");
      try {
        for (const [name, { pending }] of collections)
          for (const [key, { doc, replaced }] of pending) {
            if (replaced || doc === undefined) remove.run(name, key);
            if (doc !== undefined) upsert.run(name, key, JSON.stringify(doc));
          }
        db.exec("COMMIT");
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
      for (const { pending } of collections.values()) pending.clear();
    },
    clear: (prefix) => void removeAll.run(prefix.length, prefix),
    copyTo: (copy) => void db.prepare("VACUUM INTO ?").run(copy),
    close() {
      // The library closes a file once its statements are collected; the lock must be free now. Leaving
      // the log of changes (WAL) is what lets SQLite give up an exclusive lock, in a transaction's end.
      db.exec("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; BEGIN IMMEDIATE; COMMIT;");
      db.close();
    },
  };
}
