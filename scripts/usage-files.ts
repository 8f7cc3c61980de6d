/** Reads the usage files of gateways, for people and for `npm run -s api`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isUsageFileName, type UsageFile } from "#platform/telemetry/usage-file.ts";

/** Number of times that one client sent one document, and the document's usage. */
export interface UsageEntry {
  /** Empty if the client did not name itself. */
  readonly client: string;
  readonly clientVersion: string;
  /** The operation's name; empty if it has none. */
  readonly operation: string;
  readonly type: string;
  /** Empty in the common entry of a client, for documents without an entry of their own. */
  readonly hash: string;
  readonly count: number;
  readonly lastAt: string;
  readonly coordinates: readonly string[];
  /** REST calls by operation. */
  readonly rest: Readonly<Record<string, number>>;
}

export interface Usage {
  readonly entries: readonly UsageEntry[];
  /** Operations without an entry of their own: their coordinates are known, their names are not. */
  readonly uncounted: number;
  /** Reasons for an incomplete answer: folders without a file, files that cannot be read. */
  readonly problems: readonly string[];
}

/** Reads the usage files in these folders, and ignores other files. */
export function readUsage(folders: readonly string[]): Usage {
  const entries: UsageEntry[] = [];
  const problems: string[] = [];
  let uncounted = 0;
  for (const folder of folders) {
    let names: readonly string[];
    try {
      names = readdirSync(folder).filter(isUsageFileName);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push(
        code === "ENOENT" || code === "ENOTDIR"
          ? `There is no folder ${folder}: name the folder of the gateways' telemetry.usageFolder`
          : `${folder} cannot be read: ${message}`,
      );
      continue;
    }
    if (names.length === 0)
      problems.push(`${folder} has no file of a gateway: nothing is known of its clients`);
    for (const name of names)
      try {
        const file = JSON.parse(readFileSync(join(folder, name), "utf8")) as UsageFile;
        entries.push(...entriesOf(file));
        uncounted += file.uncounted;
      } catch (error) {
        problems.push(`${join(folder, name)} cannot be read: ${(error as Error).message}`);
      }
  }
  return { entries, uncounted, problems };
}

/** @throws Error if the file refers to a missing index */
function entriesOf({ entries, documents, coordinates }: UsageFile): UsageEntry[] {
  const read = documents.map(({ uses, ...named }) => ({
    ...named,
    coordinates: uses.map((place) => existing(coordinates[place])).sort(),
  }));
  return entries.map(({ document, ...entry }) => ({ ...entry, ...existing(read[document]) }));
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("it names what it does not have");
  return value;
}

/** Note about operations without an entry of their own. Undefined if all have one. */
export const uncountedIn = ({ uncounted }: Usage): string | undefined =>
  uncounted === 0
    ? undefined
    : `${uncounted} operations came after a gateway's file was full: the fields that they use are listed, by client, without names of operations and versions of the client`;

const clientOf = ({ client, clientVersion }: UsageEntry): string =>
  client === "" ? "a client without a name" : `${client} ${clientVersion}`.trim();

const operationOf = ({ operation, hash }: UsageEntry): string =>
  operation || (hash === "" ? "operations that are counted together" : "an operation without a name");

/** Describes one client's use of a coordinate or operation. */
function said(entries: readonly UsageEntry[]): string {
  const [first] = entries;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const last =
    entries
      .map(({ lastAt }) => lastAt)
      .sort()
      .at(-1) ?? "";
  const names = [...new Set(entries.map(operationOf))];
  const isTogether = entries.some(({ hash }) => hash === "");
  const times = isTogether ? `at most ${count} times` : count === 1 ? "once" : `${count} times`;
  return `${first ? clientOf(first) : ""} (${names.join(", ")}; ${times}, last on ${last.slice(0, 10)})`;
}

function byKeys(entries: readonly UsageEntry[], keysOf: (entry: UsageEntry) => readonly string[]) {
  const found = new Map<string, Map<string, UsageEntry[]>>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const clients = found.get(key) ?? new Map<string, UsageEntry[]>();
      found.set(key, clients);
      const client = clientOf(entry);
      const ofClient = clients.get(client);
      if (ofClient) ofClient.push(entry);
      else clients.set(client, [entry]);
    }
  return new Map([...found].map(([key, clients]) => [key, [...clients.values()].map(said).sort()] as const));
}

/** Users of each coordinate of the schema, in words. */
export const clientsByCoordinate = (entries: readonly UsageEntry[]): ReadonlyMap<string, readonly string[]> =>
  byKeys(entries, ({ coordinates }) => coordinates);

/** Clients for which each REST operation is called, in words. */
export const clientsByRestOperation = (
  entries: readonly UsageEntry[],
): ReadonlyMap<string, readonly string[]> => byKeys(entries, ({ rest }) => Object.keys(rest));
