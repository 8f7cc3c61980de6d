/** The SQLite file of the store. Documents are stored as JSON text, in the order of their first write. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/** Change of a document since the last save. `replaced`: it was deleted before this write. */
export interface Change {
  readonly doc: unknown;
  readonly replaced: boolean;
}

export interface Disk {
  /** The documents of a collection, oldest first. */
  load(collection: string): unknown[];
  /** Writes and clears the pending changes of all collections, in one transaction. */
  save(collections: ReadonlyMap<string, { readonly pending: Map<string, Change> }>): void;
  /** Deletes the collections whose names begin with the prefix. */
  clear(prefix: string): void;
  /** Copies the saved file to a path that does not exist yet. */
  copyTo(path: string): void;
  close(): void;
}

/** The error if another process has the file open. */
export class FileInUseError extends Error {}

/**
 * Opens the file exclusively. Documents are read from memory, so a second process would overwrite
 * changes that it has not read. The operating system releases the lock even if the process crashes.
 * @param waitMs Time to wait for a process that is about to end.
 * @throws FileInUseError
 */
export function openDisk(path: string, waitMs = 0): Disk {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path);
  try {
    // The first transaction takes the lock, and the connection keeps it.
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
      // The library closes a file only after garbage collection of its statements, but the lock must be free now.
      // SQLite releases an exclusive lock at the end of a transaction if it leaves WAL mode.
      db.exec("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; BEGIN IMMEDIATE; COMMIT;");
      db.close();
    },
  };
}
