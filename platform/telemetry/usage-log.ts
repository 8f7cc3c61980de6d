/**
 * Which client uses which fields and REST operations: counts by client and document, written to a file
 * once a minute and at the end. There are names of the schema and of contracts, hashes of documents, and
 * the names that clients gave themselves and their operations; never an argument or a variable.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientIdentity } from "./clients.ts";

/** How often one client sent one document, and what that document uses. */
export interface UsageEntry {
  /** Empty where the client did not name itself. */
  readonly client: string;
  readonly clientVersion: string;
  /** The operation's name; empty where it has none. */
  readonly operation: string;
  readonly type: string;
  /** The hash of the document. */
  readonly hash: string;
  count: number;
  /** When it was last sent, in ISO 8601. */
  lastAt: string;
  readonly coordinates: readonly string[];
  /** REST calls by operation. */
  readonly rest: Record<string, number>;
}

/** What the file of one process holds. */
export interface UsageFile {
  readonly since: string;
  readonly instance: string;
  readonly entries: readonly UsageEntry[];
  /** Operations that have no entry, because there were too many. */
  readonly uncounted: number;
}

export interface UsedDocument {
  readonly type: string;
  readonly name: string | undefined;
  readonly hash: string;
  /** What of the schema it uses; asked for once. */
  readonly coordinates: () => Iterable<string>;
}

const WRITE_EVERY_MS = 60_000;
/** Pairs of client and document. */
const MAX_ENTRIES = 2_000;
const MAX_COORDINATES = 5_000;
/** Files of former processes that are kept. */
const MAX_FILES = 200;

export class UsageLog {
  readonly #folder: string;
  readonly #file: string;
  readonly #since = new Date().toISOString();
  readonly #instance: string;
  readonly #onTrouble: (cause: unknown) => void;
  readonly #entries = new Map<string, UsageEntry>();
  readonly #timer: NodeJS.Timeout;
  #uncounted = 0;
  #isChanged = false;
  #isTroubled = false;

  /**
   * @param instance Distinguishes the file of this process.
   * @param onTrouble Called once where the file cannot be written.
   */
  constructor(folder: string, instance: string, onTrouble: (cause: unknown) => void) {
    this.#folder = folder;
    this.#instance = instance;
    this.#onTrouble = onTrouble;
    this.#file = join(folder, `${this.#since.replace(/[:.]/g, "-")}-${instance}.json`);
    this.#timer = setInterval(() => this.write(), WRITE_EVERY_MS).unref();
  }

  /** A client's operation has ended. @param rest REST calls by operation */
  record(
    client: ClientIdentity | undefined,
    document: UsedDocument,
    rest: ReadonlyMap<string, number>,
  ): void {
    const { name = "", version = "" } = client ?? {};
    const key = JSON.stringify([name, version, document.hash, document.name]);
    let entry = this.#entries.get(key);
    this.#isChanged = true;
    if (!entry) {
      if (this.#entries.size >= MAX_ENTRIES) {
        this.#uncounted++;
        return;
      }
      entry = {
        client: name,
        clientVersion: version,
        operation: document.name ?? "",
        type: document.type,
        hash: document.hash,
        count: 0,
        lastAt: "",
        coordinates: [...document.coordinates()].slice(0, MAX_COORDINATES).sort(),
        rest: {},
      };
      this.#entries.set(key, entry);
    }
    entry.count++;
    entry.lastAt = new Date().toISOString();
    for (const [operation, calls] of rest) entry.rest[operation] = (entry.rest[operation] ?? 0) + calls;
  }

  /** Writes the file whole, where anything has changed. */
  write(): void {
    if (!this.#isChanged) return;
    const content: UsageFile = {
      since: this.#since,
      instance: this.#instance,
      entries: [...this.#entries.values()],
      uncounted: this.#uncounted,
    };
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${this.#file}.new`, JSON.stringify(content));
      renameSync(`${this.#file}.new`, this.#file);
      this.#isChanged = false;
      // Names begin with the time of the start.
      const files = readdirSync(this.#folder).filter((name) => name.endsWith(".json"));
      for (const old of files.sort().slice(0, -MAX_FILES)) rmSync(join(this.#folder, old), { force: true });
    } catch (error) {
      if (!this.#isTroubled) this.#onTrouble(error);
      this.#isTroubled = true;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.write();
  }
}
