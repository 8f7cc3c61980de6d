/** One collection in memory: a map by key, a map per index, and pending writes. */
import type { Change } from "./disk.ts";

export type IndexValue = string | number | boolean;

export interface CollectionSpec<T, I extends string = string, O extends string = string> {
  readonly key: (doc: T) => string;
  /** Value by which a document is found; a list puts it under each value, undefined under none. */
  readonly indexes?: Readonly<Record<I, (doc: T) => IndexValue | readonly IndexValue[] | null | undefined>>;
  /** Sort orders of the whole collection. The sorted list is cached until the next write. */
  readonly orders?: Readonly<Record<O, (a: T, b: T) => number>>;
}

export interface Collection<T, I extends string = string, O extends string = string> {
  readonly size: number;
  get(key: string): T | undefined;
  /** Adds or replaces a document. A replaced document keeps its position. Returns the document. */
  put(doc: T): T;
  delete(key: string): boolean;
  /** All documents, in the order of their insertion. */
  all(): readonly T[];
  /** The documents with a value, in the order in which they got it, without a scan. */
  by(index: I, ...values: readonly IndexValue[]): readonly T[];
  /** All documents in a declared order. */
  sorted(order: O): readonly T[];
  /** A number above every numeric key there ever was, also after deletions and restarts. */
  nextId(): number;
}

/** A collection with the operations that only the store uses. */
export interface LiveCollection<C> {
  readonly collection: C;
  /** Changes since the last save, in the order they happened. */
  readonly pending: Map<string, Change>;
  clear(): void;
  /** @returns a function that restores the current documents of the collection */
  mark(): () => void;
  /** A copy with the same documents in memory, which both share until one of them changes. */
  fork(): LiveCollection<C>;
}

/** The documents of a collection, by key and by the values of each index. */
interface Contents<T> {
  readonly docs: Map<string, T>;
  readonly indexes: Map<string, Map<string, Map<string, T>>>;
  readonly highest: number;
}

/** Key of the row with the highest id that the collection ever had. */
const COUNTER = "~counter";

interface Counter {
  readonly "~counter": number;
}
const isCounter = (row: unknown): row is Counter => typeof row === "object" && row !== null && COUNTER in row;

export function createCollection<T, I extends string, O extends string>(
  spec: CollectionSpec<T, I, O>,
  rows: readonly unknown[],
  changed?: () => void,
  forked?: Contents<T>,
): LiveCollection<Collection<T, I, O>> {
  const noIndexes = () =>
    new Map<string, Map<string, Map<string, T>>>(
      Object.keys(spec.indexes ?? {}).map((name) => [name, new Map()]),
    );
  let docs = forked?.docs ?? new Map<string, T>();
  let indexes = forked?.indexes ?? noIndexes();
  let isShared = forked !== undefined;
  const pending = new Map<string, Change>();
  const sorted = new Map<string, readonly T[]>();
  let list: readonly T[] | undefined;
  let highest = forked?.highest ?? 0;

  /** Copies the shared documents before the first change. */
  function own(): void {
    if (!isShared) return;
    isShared = false;
    docs = new Map(docs);
    const copyOf = (byValue: Map<string, Map<string, T>>) =>
      new Map([...byValue].map(([value, under]) => [value, new Map(under)]));
    indexes = new Map([...indexes].map(([name, byValue]) => [name, copyOf(byValue)]));
  }

  const valuesOf = (index: string, doc: T): readonly string[] => {
    const value = spec.indexes?.[index as I](doc);
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value.map(String) : [String(value)];
  };

  function place(key: string, doc: T | undefined): void {
    own();
    const old = docs.get(key);
    for (const [name, byValue] of indexes) {
      const values = doc === undefined ? [] : valuesOf(name, doc);
      if (old !== undefined)
        for (const value of valuesOf(name, old)) {
          if (values.includes(value)) continue;
          const under = byValue.get(value);
          under?.delete(key);
          if (under?.size === 0) byValue.delete(value);
        }
      if (doc === undefined) continue;
      for (const value of values) {
        const under = byValue.get(value);
        if (under) under.set(key, doc);
        else byValue.set(value, new Map([[key, doc]]));
      }
    }
    if (doc === undefined) docs.delete(key);
    else docs.set(key, doc);
    const id = Number(key);
    if (id > highest && Number.isSafeInteger(id)) highest = id;
    list = undefined;
    sorted.clear();
  }

  function note(key: string, doc: unknown): void {
    if (!changed) return; // data in memory is never written to disk
    const deletedBefore = pending.get(key);
    if (doc === undefined) pending.delete(key); // a document that is added again after its deletion is the last one
    pending.set(key, {
      doc,
      replaced: doc === undefined || deletedBefore?.replaced === true,
    });
    changed();
  }

  const keepHighest = () => note(COUNTER, { [COUNTER]: highest } satisfies Counter);

  for (const row of rows) {
    if (isCounter(row)) highest = Math.max(highest, row[COUNTER]);
    else place(spec.key(row as T), row as T);
  }

  return {
    pending,
    fork() {
      isShared = true;
      for (const doc of docs.values()) deepFreeze(doc);
      return createCollection(spec, [], undefined, { docs, indexes, highest });
    },
    mark() {
      const marked = { docs, indexes, highest };
      isShared = true;
      return () => {
        ({ docs, indexes, highest } = marked);
        isShared = true;
        sorted.clear();
        list = undefined;
      };
    },
    clear() {
      docs = new Map();
      indexes = noIndexes();
      isShared = false;
      pending.clear();
      sorted.clear();
      list = undefined;
      highest = 0;
    },
    collection: {
      get size() {
        return docs.size;
      },
      get: (key) => docs.get(key),
      put(doc) {
        const key = spec.key(doc);
        place(key, doc);
        note(key, doc);
        return doc;
      },
      delete(key) {
        if (!docs.has(key)) return false;
        place(key, undefined);
        note(key, undefined);
        if (Number(key) === highest) keepHighest(); // otherwise a restart would use the id again
        return true;
      },
      all() {
        list ??= [...docs.values()];
        return list;
      },
      by(index, ...values: readonly IndexValue[]) {
        const byValue = indexes.get(index);
        if (!byValue) throw new Error(`no index "${index}"`);
        if (values.length === 1) return [...(byValue.get(String(values[0]))?.values() ?? [])];
        const found = new Map<string, T>();
        for (const value of values)
          for (const [key, doc] of byValue.get(String(value)) ?? []) found.set(key, doc);
        return [...found.values()];
      },
      sorted(order) {
        let rows = sorted.get(order);
        if (!rows) {
          const compare = spec.orders?.[order];
          if (!compare) throw new Error(`no order "${order}"`);
          rows = [...docs.values()].sort(compare);
          sorted.set(order, rows);
        }
        return rows;
      },
      nextId() {
        highest += 1;
        keepHighest();
        return highest;
      },
    },
  };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
}
