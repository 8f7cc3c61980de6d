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
  close(): void;
}

export function openDisk(path: string): Disk {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path);
  db.exec(`
    PRAGMA journal_mode = WAL;
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
    close: () => db.close(),
  };
}
