/**
 * The people index. The directory has no look-up of a user by e-mail: so the members of one
 * configured group are read, page by page, and kept by address. One index serves all operations
 * whose credential is the same; it is the one cache of credentialed answers.
 */
import type { User } from "../../../families/identity/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import { FamilyClient } from "../../kit/client.ts";
import { readPage } from "../../kit/connection.ts";
import { emailIn } from "../../kit/ids.ts";
import { Report } from "../../kit/report.ts";
import type { Upstream } from "../../kit/upstream.ts";

type Entry = Wire<User>;
interface Index {
  readonly people: Map<string, readonly Entry[]>;
  /** The address of each record, by its id. */
  readonly emails: ReadonlyMap<string, string>;
  readonly loadedAt: number;
}

/** Read again behind an answer after this long, before it after `STALE_MS`. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 30 * 60_000;
const LOAD_MS = 60_000;
/** Credentials whose indexes are kept; the one unused for longest goes first. */
const MAX_INDEXES = 100;

/** The group whose members are the people: a setting of the family, and no argument's default. */
export const peopleGroup = (upstream: Upstream): string =>
  upstream.settings.scope?.["peopleGroupId"] ?? "people";

interface Shelf {
  readonly indexes: Map<string, Index>;
  readonly loading: Map<string, Promise<Index>>;
}

const shelves = new WeakMap<Upstream, Shelf>();

function shelfOf(upstream: Upstream): Shelf {
  let shelf = shelves.get(upstream);
  if (!shelf) {
    shelf = { indexes: new Map(), loading: new Map() };
    shelves.set(upstream, shelf);
  }
  return shelf;
}

/** Age and size of the largest index, for the health report; undefined before the first is read. */
export function peopleIndexState(upstream: Upstream): { people: number; ageMs: number } | undefined {
  const all = [...shelfOf(upstream).indexes.values()];
  const largest = all.sort((a, b) => b.people.size - a.people.size)[0];
  return largest && { people: largest.people.size, ageMs: Date.now() - largest.loadedAt };
}

const recordIn = ({ people, emails }: Index, id: string): Entry | undefined =>
  people.get(emails.get(id) ?? "")?.find((entry) => entry.id === id);

/** The index as one operation sees it. */
export class PeopleIndex {
  readonly #client: FamilyClient;

  constructor(client: FamilyClient) {
    this.#client = client;
  }

  /** The directory's records with this address; none, one, or several that share it. */
  async find(email: string): Promise<readonly Entry[]> {
    return (await this.#index()).people.get(email) ?? [];
  }

  /** The directory's record with this id: no operation reads one, so only people are found. */
  async byId(id: string): Promise<Entry | undefined> {
    return recordIn(await this.#index(), id);
  }

  /** Corrects a record after a write, so that the next reader does not see the old state. */
  update(id: string, change: (entry: Entry) => Entry): Entry | undefined {
    const { indexes, loading } = shelfOf(this.#client.upstream);
    const key = this.#credential();
    loading.delete(key); // whoever reads it now may have read the old state
    const index = indexes.get(key);
    const email = index?.emails.get(id);
    const entry = index && recordIn(index, id);
    if (!entry || email === undefined) return undefined;
    const changed = change(entry);
    const entries = index.people.get(email) ?? [];
    index.people.set(email, entries.with(entries.indexOf(entry), changed));
    return changed;
  }

  /** Forgets who the people are, after a change of the group that they are members of. */
  forget(): void {
    const { indexes, loading } = shelfOf(this.#client.upstream);
    const key = this.#credential();
    loading.delete(key);
    indexes.delete(key);
  }

  async #index(): Promise<Index> {
    const { indexes } = shelfOf(this.#client.upstream);
    const index = indexes.get(this.#credential());
    const age = index ? Date.now() - index.loadedAt : Number.POSITIVE_INFINITY;
    if (index && age < STALE_MS) {
      if (age >= FRESH_MS) void this.#load().catch(() => undefined); // the old one serves until then
      return index;
    }
    const { report } = this.#client.context;
    const { name } = this.#client.upstream.family;
    try {
      const read = await this.#load();
      report.sources.answered(name);
      return read;
    } catch (error) {
      report.sources.failed(name, error);
      throw error;
    }
  }

  /** Reads the index, or joins whoever is reading it. */
  #load(): Promise<Index> {
    const { indexes, loading } = shelfOf(this.#client.upstream);
    const key = this.#credential();
    let load = loading.get(key);
    if (!load) {
      load = this.#read()
        .then((index) => {
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

  async #read(): Promise<Index> {
    const client = this.#reader();
    const operation = client.operation("listGroupUsers");
    const style = operation.spec.page;
    if (!style) throw new Error(`${operation.id} does not page`);
    const people = new Map<string, Entry[]>();
    const emails = new Map<string, string>();
    const input = { groupId: peopleGroup(client.upstream) };
    let position: string | number | undefined;
    do {
      const page = await readPage(
        client,
        operation,
        style,
        input,
        { size: style.maxSize, position },
        false,
        0,
      );
      this.#client.context.report.indexed();
      for (const entry of page.items as Entry[]) {
        const email = emailIn(entry.profile?.email);
        if (email === undefined) continue;
        people.set(email, [...(people.get(email) ?? []), entry]);
        if (entry.id) emails.set(entry.id, email);
      }
      position = page.next;
    } while (position !== undefined);
    return { people, emails, loadedAt: Date.now() };
  }

  /** A client that outlives the operation: others wait for the same index. */
  #reader(): FamilyClient {
    const { upstream, context } = this.#client;
    return new FamilyClient(upstream, {
      ...context,
      report: new Report(),
      signal: AbortSignal.timeout(LOAD_MS),
      deadline: performance.now() + LOAD_MS,
      requestId: `${context.requestId}-people`,
      callsLeft: Number.POSITIVE_INFINITY,
    });
  }

  #credential(): string {
    return this.#client.upstream.credentialOf(this.#client.context);
  }
}
