/**
 * Cache of the indexes of a family, by credential, limited in number and bytes. A credential's indexes are dropped
 * when the family refuses the credential or leaves the outcome of a write unknown.
 */
import { AtOnce } from "#platform/limits/at-once.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

/** Largest number of indexes. The least recently used one is dropped first. */
const MAX_INDEXES = 100;
/** Largest number of indexes that are read at the same time, because each read takes memory. */
const LOADS_AT_ONCE = 4;

interface StoredIndex {
  /** Decoded bytes of the REST responses with the index's data. */
  readonly bytes: number;
}

/** Indexes of one kind and family. Keys contain the scope and the credential. */
export class IndexStore<Entry extends StoredIndex> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #loading = new Map<string, Promise<Entry>>();
  readonly #loads = new AtOnce(LOADS_AT_ONCE);
  #bytes = 0;

  /** @param maxBytes limit of all indexes together, in decoded bytes of REST responses */
  constructor(upstream: RestClient, maxBytes: number = upstream.limits.indexBytes) {
    this.#maxBytes = maxBytes;
    const all = stores.get(upstream);
    if (all) all.add(this);
    else {
      stores.set(upstream, new Set([this]));
      upstream.peers?.listen(TOPIC, ({ credential }) => {
        if (typeof credential === "string") dropOwnIndexes(upstream, credential);
      });
    }
  }

  /** Decoded bytes of all indexes. */
  get bytes(): number {
    return this.#bytes;
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key); // moves to the end, so that the least recently used one is first
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** Drops an index, and its load in progress, because this load may read an outdated state. */
  drop(key: string): void {
    this.dropLoad(key);
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** Prevents a load in progress from being cached. Its callers still get the index. */
  dropLoad(key: string): void {
    this.#loading.delete(key);
  }

  dropAll(): void {
    for (const key of [...this.#entries.keys(), ...this.#loading.keys()]) this.drop(key);
  }

  /** Drops all indexes that were read with a credential. */
  dropCredential(credential: string): void {
    for (const key of [...this.#entries.keys(), ...this.#loading.keys()])
      if (key.endsWith(` ${credential}`)) this.drop(key);
  }

  /** Reads an index, or joins a load in progress, and caches it. */
  load(key: string, read: () => Promise<Entry>): Promise<Entry> {
    const joined = this.#loading.get(key);
    if (joined) return joined;
    const load = this.#loads
      .run(read)
      .then((entry) => {
        if (this.#loading.get(key) === load) this.#keep(key, entry); // a write dropped the load otherwise
        return entry;
      })
      .finally(() => {
        if (this.#loading.get(key) === load) this.#loading.delete(key);
      });
    this.#loading.set(key, load);
    return load;
  }

  #keep(key: string, entry: Entry): void {
    this.#loading.delete(key);
    this.drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#entries.size <= MAX_INDEXES && this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

const stores = new WeakMap<RestClient, Set<Pick<IndexStore<StoredIndex>, "dropCredential">>>();

const TOPIC = "credential";

/** Drops all indexes of a family and credential, also in other processes. */
export function dropIndexes(upstream: RestClient, credential: string): void {
  upstream.peers?.announce(TOPIC, { credential });
  dropOwnIndexes(upstream, credential);
}

function dropOwnIndexes(upstream: RestClient, credential: string): void {
  for (const store of stores.get(upstream) ?? []) store.dropCredential(credential);
}
