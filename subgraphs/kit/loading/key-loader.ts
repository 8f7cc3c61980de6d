/** Loads one object per key. Keys of one tick are read together, and each object is read once per operation. */
import DataLoader from "dataloader";
import { type CallingField, currentAskers, runForAll } from "#subgraphs/kit/calls/call-attribution.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { afterWrites } from "./after-writes.ts";
import { cacheKeyFn, type KeyLike, keyFrom, type LoaderKey } from "./keys.ts";

/** Needed wire members of an object. Undefined for all. */
export type Fields = ReadonlySet<string> | undefined;

export interface KeyLoader<Value, K extends LoaderKey = string> {
  /** The object of the key. Null if the family has none. */
  load(key: KeyLike<K>, fields?: Fields): Promise<Value | null>;
  /** The full object if another response contained it. Synchronous, to save a promise. */
  known(key: KeyLike<K>): Value | undefined;
  /**
   * Stores an object from another response, unless as many members are loaded already. Null if the response said
   * that the object does not exist.
   * @param fields members that the other call requested; undefined for the full object
   */
  prime(key: KeyLike<K>, value: Value | null, fields?: Fields): void;
}

/** Reads the objects of keys, in the order of the keys. */
export type Find<Value, K extends LoaderKey> = (
  keys: K[],
  fields: Fields,
) => Promise<(Value | null | Error)[]>;

interface LoadingObject<Value> {
  fields: Fields;
  readonly value: Promise<Value | null>;
}

interface KeyRequest<K> {
  readonly key: K;
  /** Text for comparison with other keys. */
  readonly text: string;
  readonly entry: { fields: Fields };
  /** Fields that requested the key, if calls are recorded or traced. */
  readonly from: readonly CallingField[];
}

/**
 * Returns a loader that knows which members of each object were requested. A batch requests the union of its
 * selections. A later request for a subset is served from the cache; other requests read the object again, and so do
 * all requests after a write to the family.
 */
export function keyLoader<Value, K extends LoaderKey>(
  client: FamilyClient,
  find: Find<Value, K>,
  selective: boolean,
  perCall = 1,
): KeyLoader<Value, K> {
  const { context, upstream } = client;
  const loading = new Map<string, LoadingObject<Value>>();
  const primed = new Map<string, { readonly value: Value | null; readonly fields: Fields }>();
  const loader = new DataLoader<KeyRequest<K>, Value | null>(
    (asked) => {
      const union = selective ? unionOf(asked.map(({ entry }) => entry.fields)) : undefined;
      for (const { entry } of asked) entry.fields = union;
      const keys = new Map(asked.map(({ text, key }) => [text, key]));
      context.observer?.batched(upstream.family.name, keys.size);
      const found = runForAll(
        asked.map(({ from }) => from),
        () => find([...keys.values()], union),
        perCall,
      );
      return found.then((values) => {
        const byText = new Map([...keys.keys()].map((text, i) => [text, values[i] ?? null]));
        return asked.map(({ text }) => byText.get(text) ?? null);
      });
    },
    { cache: false },
  );
  const textOf = (key: KeyLike<K>) => cacheKeyFn(keyFrom<K>(key));
  const clearAfterWrites = afterWrites(client, () => {
    loading.clear();
    primed.clear();
  });
  return {
    load(given, fields) {
      clearAfterWrites();
      const key = keyFrom<K>(given);
      const text = cacheKeyFn(key);
      const known = loading.get(text);
      if (known && covers(known.fields, selective ? fields : undefined)) return known.value;
      const entry = { fields: selective ? fields : undefined };
      const value = loader.load({ key, text, entry, from: currentAskers() });
      loading.set(text, Object.assign(entry, { value }));
      return value;
    },
    known(key) {
      clearAfterWrites();
      const held = primed.get(textOf(key));
      return held?.fields === undefined ? (held?.value ?? undefined) : undefined;
    },
    prime(key, value, fields) {
      clearAfterWrites();
      const text = textOf(key);
      const before = loading.get(text);
      if (before && covers(before.fields, fields)) return;
      const part = primed.get(text);
      // Members of an object from several responses are merged.
      const held =
        part?.value && value && fields
          ? { value: { ...part.value, ...value }, fields: unionOf([part.fields, fields]) }
          : { value, fields };
      primed.set(text, held);
      if (!before || covers(held.fields, before.fields))
        loading.set(text, { fields: held.fields, value: Promise.resolve(held.value) });
    },
  };
}

function covers(known: Fields, wanted: Fields): boolean {
  if (known === undefined) return true;
  return wanted !== undefined && [...wanted].every((field) => known.has(field));
}

function unionOf(all: readonly Fields[]): Fields {
  const union = new Set<string>();
  for (const fields of all) {
    if (fields === undefined) return undefined;
    for (const field of fields) union.add(field);
  }
  return union;
}
