/**
 * Counts uses of fields and REST operations by client and document, and writes the counts to a file once a minute
 * and at the end. The file has names of the schema and of contracts, hashes of documents, and names that clients
 * gave themselves and their operations; never an argument or a variable.
 */
import { type ClientIdentity, ClientNames } from "./clients.ts";
import type { CountedUse, DocumentEntry, UsedDocument } from "./usage-file.ts";
import { UsageFolder } from "./usage-folder.ts";

const WRITE_EVERY_MS = 60_000;
/** Most pairs of client and document with an entry of their own. */
const MAX_ENTRIES = 2_000;
/** Limit of the coordinates in all documents together, counted once per document; four bytes each. */
const MAX_USES = 1_000_000;
/** Most documents in `#seen`, whose coordinates are already in the common entry of their client. */
const MAX_SEEN = 10_000;
/** Longest stored name of an operation, in characters. */
const MAX_NAME = 100;

/** A document, and the indexes of its coordinates in `#coordinates`. */
interface KnownDocument {
  readonly operation: string;
  readonly type: string;
  readonly hash: string;
  readonly uses: Uint32Array | Set<number>;
}

interface Entry extends Omit<CountedUse, "document"> {
  readonly document: KnownDocument;
}

/** Limits of the log; smaller in tests. */
export interface UsageBounds {
  readonly entries?: number;
  readonly uses?: number;
}

export class UsageLog {
  readonly #folder: UsageFolder;
  readonly #since = new Date().toISOString();
  readonly #instance: string;
  readonly #onTrouble: (cause: unknown) => void;
  readonly #maxEntries: number;
  readonly #names = new ClientNames();
  /** All used coordinates, each with its index. */
  readonly #coordinates = new Map<string, number>();
  readonly #documents = new Map<string, KnownDocument>();
  readonly #entries = new Map<string, Entry>();
  /** Common entry of each client, for documents without an entry of their own. */
  readonly #overflow = new Map<string, Entry>();
  readonly #seen = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #usesLeft: number;
  #uncounted = 0;
  #isChanged = false;
  #isTroubled = false;
  /** Runs the writes one after another. */
  #writes: Promise<void>;

  /**
   * @param instance Distinguishes the file of this process.
   * @param onTrouble Called once if the file cannot be written; at the start if the folder cannot.
   */
  constructor(
    folder: string,
    instance: string,
    onTrouble: (cause: unknown) => void,
    { entries = MAX_ENTRIES, uses = MAX_USES }: UsageBounds = {},
  ) {
    this.#instance = instance;
    this.#onTrouble = onTrouble;
    this.#maxEntries = entries;
    this.#usesLeft = uses;
    this.#folder = new UsageFolder(folder, this.#since, instance);
    this.#writes = this.#folder.tryOut().catch((error: unknown) => this.#failed(error));
    this.#timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Counts an operation of a client that has ended. @param rest REST calls by operation */
  record(client: ClientIdentity | undefined, asked: UsedDocument, rest: ReadonlyMap<string, number>): void {
    this.#isChanged = true;
    const document = { ...asked, name: asked.name?.slice(0, MAX_NAME) };
    const { client_name: name, client_version: version } = this.#names.labelsOf(client);
    const key = JSON.stringify([name, version, document.hash, document.name]);
    const entry = this.#entries.get(key) ?? this.#newEntry(key, name, version, document);
    const counted = entry ?? this.#together(name, document);
    counted.count++;
    counted.lastAt = new Date().toISOString();
    for (const [operation, calls] of rest) counted.rest[operation] = (counted.rest[operation] ?? 0) + calls;
  }

  /** Creates an entry; undefined if a limit is reached. */
  #newEntry(key: string, client: string, clientVersion: string, asked: UsedDocument): Entry | undefined {
    if (this.#entries.size >= this.#maxEntries) return undefined;
    const document = this.#documentOf(asked);
    if (!document) return undefined;
    const entry = { client, clientVersion, document, count: 0, lastAt: "", rest: {} };
    this.#entries.set(key, entry);
    return entry;
  }

  /** Returns the document; undefined if its coordinates exceed the limit. */
  #documentOf({ type, name = "", hash, coordinates }: UsedDocument): KnownDocument | undefined {
    const key = JSON.stringify([hash, name]);
    const known = this.#documents.get(key);
    if (known || this.#usesLeft <= 0) return known;
    const uses = Uint32Array.from(coordinates(), (coordinate) => this.#placeOf(coordinate));
    if (uses.length > this.#usesLeft) {
      this.#usesLeft = 0;
      return undefined;
    }
    this.#usesLeft -= uses.length;
    const document = { operation: name, type, hash, uses };
    this.#documents.set(key, document);
    return document;
  }

  /** Returns the client's common entry with the document's coordinates, so that no use of a field is lost. */
  #together(client: string, { hash, coordinates }: UsedDocument): Entry {
    this.#uncounted++;
    let entry = this.#overflow.get(client);
    if (!entry) {
      const document = { operation: "", type: "", hash: "", uses: new Set<number>() };
      entry = { client, clientVersion: "", document, count: 0, lastAt: "", rest: {} };
      this.#overflow.set(client, entry);
    }
    const { uses } = entry.document;
    const key = `${hash} ${client}`;
    if (this.#seen.has(key) || !(uses instanceof Set)) return entry;
    for (const coordinate of coordinates()) uses.add(this.#placeOf(coordinate));
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(key);
    return entry;
  }

  /** Index of a coordinate. The number of coordinates in the schema limits the table. */
  #placeOf(coordinate: string): number {
    const known = this.#coordinates.get(coordinate);
    if (known !== undefined) return known;
    const place = this.#coordinates.size;
    this.#coordinates.set(coordinate, place);
    return place;
  }

  /** Writes the file if anything has changed. */
  write(): Promise<void> {
    this.#writes = this.#writes.then(() => this.#write()).catch((error: unknown) => this.#failed(error));
    return this.#writes;
  }

  async #write(): Promise<void> {
    if (!this.#isChanged && (await this.#folder.keep())) return;
    this.#isChanged = false;
    try {
      await this.#folder.write(this.#pieces());
    } catch (error) {
      this.#isChanged = true;
      throw error;
    }
    await this.#folder.prune();
  }

  #failed(error: unknown): void {
    if (!this.#isTroubled) this.#onTrouble(error);
    this.#isTroubled = true;
  }

  /** The file in pieces, so that other work goes on between them; see `UsageFile`. */
  *#pieces(): Generator<string> {
    const entries = [...this.#entries.values(), ...this.#overflow.values()];
    const places = new Map<KnownDocument, number>();
    for (const { document } of entries) if (!places.has(document)) places.set(document, places.size);
    yield `{"since":${JSON.stringify(this.#since)},"instance":${JSON.stringify(this.#instance)},"entries":[`;
    for (const [i, { document, ...entry }] of entries.entries())
      yield comma(i) + JSON.stringify({ ...entry, document: places.get(document) ?? 0 } satisfies CountedUse);
    yield '],"documents":[';
    for (const [document, i] of places) {
      const { uses, ...named } = document;
      yield comma(i) + JSON.stringify({ ...named, uses: [...uses] } satisfies DocumentEntry);
    }
    // Last, because coordinates may be added while the pieces are written.
    yield `],"coordinates":${JSON.stringify([...this.#coordinates.keys()])},"uncounted":${this.#uncounted}}`;
  }

  /** Stops the timer and writes a last time. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.write();
  }
}

const comma = (i: number): string => (i === 0 ? "" : ",");
