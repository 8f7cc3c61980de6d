/**
 * Indexes of what a family lists but can not be asked for by key: the list is read whole, page by
 * page, and kept. One index serves all operations whose credential is the same; these indexes are the
 * only cache of credentialed answers.
 */

import { OperationBudget } from "#platform/limits/operation-budget.ts";
import { CallReport } from "#subgraphs/kit/context/call-report.ts";
import { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import type { Unreadable } from "#subgraphs/kit/context/family-status.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { readPage } from "./connection.ts";

/** Read again behind an answer after this long, before it after `STALE_MS`. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 30 * 60_000;
const LOAD_MS = 60_000;
/** Credentials whose indexes are kept; the one unused for longest goes first. */
const MAX_INDEXES = 100;

interface CacheEntry<Value> {
  readonly value: Value;
  readonly loadedAt: number;
  /** What could not be read of the list. */
  readonly unreadable: Unreadable;
}

interface IndexCache<Value> {
  readonly indexes: Map<string, CacheEntry<Value>>;
  readonly loading: Map<string, Promise<CacheEntry<Value>>>;
}

/** The index as one operation sees it. */
export interface IndexView<Value> {
  /** The index, read first where it is not there or too old. */
  get(): Promise<Value>;
  /** What is kept now, to be corrected after a write; whoever reads it at this moment is not believed. */
  peekForUpdate(): Value | undefined;
  /** Forgets it, after a write that may have changed anything in it. */
  forget(): void;
}

/** Pages of a list, each as it comes. */
export type PagesOf = (operation: string, input: object) => AsyncGenerator<readonly unknown[]>;

/** One kind of index, for all upstreams and credentials. */
export class CachedIndex<Value extends object> {
  readonly #read: (client: FamilyClient, pagesOf: PagesOf) => Promise<Value>;
  readonly #caches = new WeakMap<RestClient, IndexCache<Value>>();

  constructor(read: (client: FamilyClient, pagesOf: PagesOf) => Promise<Value>) {
    this.#read = read;
  }

  /** All indexes of an upstream, with when they were read; for the health report. */
  entries(upstream: RestClient): readonly CacheEntry<Value>[] {
    return [...this.#cacheOf(upstream).indexes.values()];
  }

  /** @param scope What the list is of, where a family has several (an organization). */
  of(client: FamilyClient, scope = ""): IndexView<Value> {
    const { upstream, context } = client;
    const { indexes, loading } = this.#cacheOf(upstream);
    const key = () => `${scope} ${upstream.credentialOf(context)}`;
    return {
      get: async () => {
        const index = indexes.get(key());
        const age = index ? Date.now() - index.loadedAt : Number.POSITIVE_INFINITY;
        const fresh = age < FRESH_MS;
        const found = index && age < STALE_MS ? (fresh ? "fresh" : "stale") : "missing";
        context.observer?.indexAsked(upstream.family.name, found);
        const { sources } = context.report;
        if (index && age < STALE_MS) {
          sources.unreadable(upstream.family.name, index.unreadable);
          if (!fresh) void this.#load(client, key()).catch(() => undefined); // the old one serves until then
          return index.value;
        }
        try {
          const { value, unreadable } = await this.#load(client, key());
          sources.answered(upstream.family.name);
          sources.unreadable(upstream.family.name, unreadable);
          return value;
        } catch (error) {
          sources.failed(upstream.family.name, error);
          throw error;
        }
      },
      peekForUpdate() {
        loading.delete(key()); // whoever reads it now may have read the old state
        return indexes.get(key())?.value;
      },
      forget() {
        loading.delete(key());
        indexes.delete(key());
      },
    };
  }

  #cacheOf(upstream: RestClient): IndexCache<Value> {
    let shelf = this.#caches.get(upstream);
    if (!shelf) {
      shelf = { indexes: new Map(), loading: new Map() };
      this.#caches.set(upstream, shelf);
    }
    return shelf;
  }

  /** Reads the index, or joins whoever is reading it. */
  #load(client: FamilyClient, key: string): Promise<CacheEntry<Value>> {
    const { indexes, loading } = this.#cacheOf(client.upstream);
    let load = loading.get(key);
    if (!load) {
      const reader = clientFor(client);
      const indexed = () => client.context.report.indexed();
      load = this.#read(reader, (operation, input) => pages(reader, operation, input, indexed))
        .then((value) => {
          const unreadable = reader.context.report.sources.unreadableOf(client.upstream.family.name);
          const index = { value, loadedAt: Date.now(), unreadable };
          if (loading.get(key) !== load) return index; // a write came between
          indexes.delete(key);
          indexes.set(key, index);
          for (const oldest of indexes.keys()) {
            if (indexes.size <= MAX_INDEXES) break;
            indexes.delete(oldest);
          }
          return index;
        })
        .finally(() => {
          if (loading.get(key) === load) loading.delete(key);
        });
      loading.set(key, load);
    }
    return load;
  }
}

/** A client that outlives the operation: others wait for the same index. */
function clientFor({ upstream, context }: FamilyClient): FamilyClient {
  const own = {
    signal: AbortSignal.timeout(LOAD_MS),
    deadline: performance.now() + LOAD_MS,
    requestId: `${context.requestId}-index`,
  };
  return new FamilyClient(upstream, {
    ...context,
    ...own,
    report: new CallReport(),
    callsLeft: Number.POSITIVE_INFINITY,
    // Pages are read one after another, and of each only what the index needs is kept.
    budget: new OperationBudget(noLimits, own),
  });
}

const noLimits = {
  restBytes: Number.POSITIVE_INFINITY,
  answerObjects: Number.POSITIVE_INFINITY,
  answerBytes: Number.POSITIVE_INFINITY,
};

async function* pages(
  client: FamilyClient,
  name: string,
  input: object,
  indexed: () => void,
): AsyncGenerator<readonly unknown[]> {
  const operation = client.operation(name);
  const style = operation.spec.page;
  if (!style) throw new Error(`${operation.id} does not page`);
  let position: string | number | undefined;
  do {
    const request = { size: style.maxSize, position };
    const page = await readPage(client, operation, style, { ...input }, request, false, 0);
    indexed();
    yield page.items.filter((row) => row !== null);
    if (page.endless) throw client.badResponse();
    if (page.next !== undefined && page.next === position) throw client.badResponse(); // it would never end
    position = page.next;
  } while (position !== undefined);
}
