/**
 * Indexes of lists whose family cannot look up rows by key. The list is read completely, page by page, and cached.
 * All operations with the same credential share an index. Indexes are the only cache of responses to credentialed
 * calls.
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import type { Peers } from "#platform/shared/peers.ts";
import type { Announcement } from "#platform/shared/shared.ts";
import { outcomeOf } from "#platform/telemetry/instrumentation.ts";
import { inBatches } from "#subgraphs/kit/calls/call-attribution.ts";
import { CallReport } from "#subgraphs/kit/calls/call-report.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { FamilyStatuses, Unreadable } from "#subgraphs/kit/calls/family-status.ts";
import { IndexStore } from "#subgraphs/kit/calls/index-store.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { readPage } from "./connection.ts";
import { WHOLE_LIST } from "./loaders.ts";

/** Age from which an index is read again in the background. From `STALE_MS` on, operations wait for the read. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 30 * 60_000;
/** Time limit of a read: a hundred thousand people are five hundred sequential pages. */
const LOAD_MS = 5 * 60_000;

interface CacheEntry<Value> {
  readonly value: Value;
  /** By the monotonic clock, ms. */
  readonly loadedAt: number;
  /** Decoded bytes of the responses that the index was read from. */
  readonly bytes: number;
  /** Numbers of rows and members that could not be read. */
  readonly unreadable: Unreadable;
  /** Statuses of the operations that have counted the unreadable parts already. */
  readonly countedBy: WeakSet<FamilyStatuses>;
}

/** An index for one operation. */
export interface IndexView<Value> {
  /** The index, which is read first if it is missing or stale. */
  get(): Promise<Value>;
  /**
   * Corrects the cached value after a write, also in other processes. A load in progress is then not cached.
   * @returns the corrected value; undefined if none is cached
   */
  correct(correction: Announcement): Value | undefined;
  /** Drops the index, also in other processes, after a write with unknown effects on it. */
  forget(): void;
}

/** Applies a correction to a cached value. It must check the correction, which can come from another process. */
export type Correct<Value> = (value: Value, correction: Announcement) => void;

/** Yields the pages of a list. */
export type PagesOf = (operation: string, input: object) => AsyncGenerator<readonly unknown[]>;

/** An index of one kind, for all upstreams and credentials. */
export class CachedIndex<Value extends object> {
  readonly #name: string;
  readonly #read: (client: FamilyClient, pagesOf: PagesOf) => Promise<Value>;
  readonly #correct: Correct<Value>;
  readonly #stores = new WeakMap<RestClient, IndexStore<CacheEntry<Value>>>();

  /** @param name equal in all processes */
  constructor(
    name: string,
    read: (client: FamilyClient, pagesOf: PagesOf) => Promise<Value>,
    correct: Correct<Value> = () => undefined,
  ) {
    this.#name = name;
    this.#read = read;
    this.#correct = correct;
  }

  /** All cached indexes of an upstream with their ages, for the health report. */
  entries(upstream: RestClient): readonly { readonly value: Value; readonly ageMs: number }[] {
    const now = monotonicClock.now();
    return this.#storeOf(upstream).entries.map(({ value, loadedAt }) => ({ value, ageMs: now - loadedAt }));
  }

  /** @param scope Scope of the list, if a family has several (an organization). */
  of(client: FamilyClient, scope = ""): IndexView<Value> {
    const { upstream, context } = client;
    const store = this.#storeOf(upstream);
    const key = () => `${scope} ${upstream.credentialOf(context)}`;
    /** Counts unreadable parts once per operation, although an operation can read an index many times. */
    const count = ({ unreadable, countedBy }: CacheEntry<Value>) => {
      const { sources } = context.report;
      if (!countedBy.has(sources)) sources.unreadable(upstream.family.name, unreadable);
      countedBy.add(sources);
    };
    return {
      get: async () => {
        const index = store.get(key());
        const age = index ? monotonicClock.now() - index.loadedAt : Number.POSITIVE_INFINITY;
        const fresh = age < FRESH_MS;
        const found = index && age < STALE_MS ? (fresh ? "fresh" : "stale") : "missing";
        context.observer?.indexAsked(upstream.family.name, found);
        const { sources } = context.report;
        if (index && age < STALE_MS) {
          count(index);
          if (!fresh) void this.#load(client, key()).catch(() => undefined); // until then, the stale index is used
          return index.value;
        }
        try {
          const loaded = await untilAborted(this.#load(client, key()), client);
          sources.answered(upstream.family.name);
          count(loaded);
          return loaded.value;
        } catch (error) {
          sources.failed(upstream.family.name, error);
          throw error;
        }
      },
      correct: (correction) => {
        upstream.peers?.announce(this.#topic, { key: key(), correction });
        return this.#corrected(store, key(), correction);
      },
      forget: () => {
        upstream.peers?.announce(this.#topic, { key: key() });
        store.drop(key());
      },
    };
  }

  get #topic(): string {
    return `index:${this.#name}`;
  }

  #corrected(store: IndexStore<CacheEntry<Value>>, key: string, correction: Announcement): Value | undefined {
    store.dropLoad(key); // a load in progress may have read the old state
    const value = store.get(key)?.value;
    if (value) this.#correct(value, correction);
    return value;
  }

  #storeOf(upstream: RestClient): IndexStore<CacheEntry<Value>> {
    let store = this.#stores.get(upstream);
    if (!store) {
      store = new IndexStore(upstream);
      this.#stores.set(upstream, store);
      this.#follow(upstream.peers, store);
    }
    return store;
  }

  /** Follows the corrections and drops of other processes. */
  #follow(peers: Peers | undefined, store: IndexStore<CacheEntry<Value>>): void {
    peers?.listen(this.#topic, ({ key, correction }) => {
      if (typeof key !== "string") return;
      if (typeof correction === "object" && correction !== null)
        this.#corrected(store, key, correction as Announcement);
      else store.drop(key);
    });
    // Announcements were lost during the disconnection.
    peers?.shared.onConnection((isConnected) => {
      if (isConnected) store.dropAll();
    });
  }

  /** Reads the index, or joins a load in progress. */
  #load(client: FamilyClient, key: string): Promise<CacheEntry<Value>> {
    const { observer } = client.context;
    const { name: family } = client.upstream.family;
    return this.#storeOf(client.upstream).load(key, async () => {
      const reader = new IndexReader(client);
      const indexed = () => client.context.report.indexed();
      const read = () => this.#read(reader, (operation, input) => pages(reader, operation, input, indexed));
      const value = await inBatches(WHOLE_LIST, read).catch((error: unknown) => {
        observer?.indexLoaded(family, this.#name, outcomeOf(error).outcome);
        throw error;
      });
      observer?.indexLoaded(family, this.#name, "ok");
      const unreadable = reader.context.report.sources.unreadableOf(client.upstream.family.name);
      const countedBy = new WeakSet<FamilyStatuses>();
      return { value, unreadable, countedBy, loadedAt: monotonicClock.now(), bytes: reader.bytes };
    });
  }
}

/** Waits until the operation is aborted at most. The read continues for later operations. */
async function untilAborted<T>(load: Promise<T>, { upstream, context }: FamilyClient): Promise<T> {
  const { signal, requestId } = context;
  let leave: () => void = () => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new TributaryError("UPSTREAM_TIMEOUT", { family: upstream.family.name, requestId }));
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([load, left]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Client that reads an index. It outlives the operation, because other operations wait for the same index. */
class IndexReader extends FamilyClient {
  readonly #budget: IndexBudget;
  constructor({ upstream, context }: FamilyClient) {
    const own = {
      signal: AbortSignal.timeout(LOAD_MS),
      deadline: performance.now() + LOAD_MS,
      requestId: `${context.requestId}-index`,
    };
    const budget = new IndexBudget(bytesOfOne(upstream), own);
    const reading = { ...context, ...own, report: new CallReport(), callsLeft: UNLIMITED, budget };
    super(upstream, reading, undefined, UNLIMITED);
    this.#budget = budget;
  }

  /** Decoded bytes read so far. */
  get bytes(): number {
    return this.#budget.bytes;
  }
}

/** Limit of an index's bytes. With forwarded credentials, other callers' indexes need room, too. */
const bytesOfOne = ({ settings, limits }: RestClient): number =>
  "forward" in settings.credential ? limits.indexBytes / 2 : limits.indexBytes;

/** Limits and counts the bytes read for an index. The index itself keeps only a part of them. */
class IndexBudget extends OperationBudget {
  readonly #most: number;
  constructor(most: number, owner: ConstructorParameters<typeof OperationBudget>[1]) {
    super({ restBytes: most, answerObjects: UNLIMITED, answerBytes: UNLIMITED }, owner);
    this.#most = most;
  }

  get bytes(): number {
    return this.#most - this.restBytesLeft;
  }

  override restFailure(): TributaryError {
    return new TributaryError(
      "QUERY_BUDGET_EXCEEDED",
      {},
      `An index that the operation needs is read from more than ${Math.floor(this.#most)} bytes; limits.indexBytes of the gateway bounds it`,
    );
  }
}

const UNLIMITED = Number.POSITIVE_INFINITY;

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
    if (page.next !== undefined && page.next === position) throw client.badResponse(); // the list would never end
    position = page.next;
  } while (position !== undefined);
}
