/**
 * The embedded store of the stand-in services: named collections of JSON documents. Reads are from memory. Writes
 * go to one SQLite file, one transaction per tick, and survive a restart. Documents are values: replace them, and
 * never change them in place.
 */
import { type Collection, type CollectionSpec, createCollection, type LiveCollection } from "./collection.ts";
import { type Disk, openDisk } from "./disk.ts";

export type { Collection, CollectionSpec, IndexValue } from "./collection.ts";

export interface Store {
  /**
   * A collection by name; a second call returns the same one. With a type for the document of `key`, the names of
   * indexes and orders are checked.
   * @example store.collection("tickets", { key: (t: Ticket) => String(t.id), indexes: { requester: (t) =>
   *   t.requester_id } })
   */
  collection<T, I extends string = never, O extends string = never>(
    name: string,
    spec: CollectionSpec<T, I, O>,
  ): Collection<T, I, O>;
  /** The part of the store that belongs to one family. */
  scope(name: string): Store;
  /** Empties it (a scope: its own part). */
  reset(): void;
  /** Writes pending changes now instead of at the end of the tick. */
  flush(): void;
}

export interface OpenStore extends Store {
  /** Copies the store's file to a path that does not exist yet. A store in memory has no file to copy. */
  copyTo(path: string): void;
  /**
   * A store in memory with the same documents. Each store sees only its own later changes; shared documents are
   * frozen.
   */
  fork(): OpenStore;
  /** @returns a function that restores the current documents of the store @throws for a store with a file */
  mark(): () => void;
  close(): void;
}

/**
 * Opens the store at a path, or one in memory that never touches the disk (`":memory:"`).
 * @param waitMs Longest wait while another process has the file open, ms.
 * @throws FileInUseError
 */
export function openStore(path: string, waitMs = 0): OpenStore {
  return storeOf(path === ":memory:" ? undefined : openDisk(path, waitMs), new Map());
}

function storeOf(disk: Disk | undefined, open: Map<string, LiveCollection<unknown>>): OpenStore {
  let closed = false;
  let scheduled: NodeJS.Immediate | undefined;

  const flush = () => {
    clearImmediate(scheduled);
    scheduled = undefined;
    disk?.save(open);
  };
  const changed = disk
    ? () => {
        if (closed) throw new Error("the store is closed");
        scheduled ??= setImmediate(flush);
      }
    : undefined;

  const scoped = (prefix: string): Store => ({
    collection<T, I extends string, O extends string>(name: string, spec: CollectionSpec<T, I, O>) {
      const full = prefix + name;
      const live = open.get(full);
      // The store's only cast: each name has one document type, declared in one place.
      if (live) return live.collection as Collection<T, I, O>;
      const created = createCollection(spec, disk?.load(full) ?? [], changed);
      open.set(full, created);
      return created.collection;
    },
    scope: (name) => scoped(`${prefix}${name}/`),
    reset() {
      flush();
      for (const [name, live] of open) if (name.startsWith(prefix)) live.clear();
      disk?.clear(prefix);
    },
    flush,
  });
  return {
    ...scoped(""),
    copyTo(copy) {
      flush();
      disk?.copyTo(copy);
    },
    mark() {
      if (disk) throw new Error("a store with a file has no marks");
      const marks = new Map([...open].map(([name, live]) => [name, live.mark()]));
      return () => {
        for (const [name, live] of open) (marks.get(name) ?? live.clear)();
      };
    },
    fork: () => storeOf(undefined, new Map([...open].map(([name, live]) => [name, live.fork()]))),
    close() {
      if (closed) return;
      flush();
      closed = true;
      disk?.close();
    },
  };
}
