/** What gateways have written of their clients, read for people and for `npm run -s api`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { UsageEntry, UsageFile } from "#platform/telemetry/usage-log.ts";

/** The entries of all files of a folder. @throws where it cannot be read */
export const readUsage = (folder: string): readonly UsageEntry[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as UsageFile).entries);

const clientOf = ({ client, clientVersion }: UsageEntry): string =>
  client === "" ? "a client without a name" : `${client} ${clientVersion}`.trim();

/** One client's use of something, in words. */
function said(entries: readonly UsageEntry[]): string {
  const [first] = entries;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const last =
    entries
      .map(({ lastAt }) => lastAt)
      .sort()
      .at(-1) ?? "";
  const names = [...new Set(entries.map(({ operation }) => operation || "an operation without a name"))];
  const times = count === 1 ? "once" : `${count} times`;
  return `${first ? clientOf(first) : ""} (${names.join(", ")}; ${times}, last on ${last.slice(0, 10)})`;
}

function byKeys(entries: readonly UsageEntry[], keysOf: (entry: UsageEntry) => readonly string[]) {
  const found = new Map<string, Map<string, UsageEntry[]>>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const clients = found.get(key) ?? new Map<string, UsageEntry[]>();
      found.set(key, clients);
      const client = clientOf(entry);
      clients.set(client, [...(clients.get(client) ?? []), entry]);
    }
  return new Map([...found].map(([key, clients]) => [key, [...clients.values()].map(said).sort()] as const));
}

/** Who uses each coordinate of the schema. */
export const clientsByCoordinate = (entries: readonly UsageEntry[]): ReadonlyMap<string, readonly string[]> =>
  byKeys(entries, ({ coordinates }) => coordinates);

/** For whom each REST operation is called. */
export const clientsByRestOperation = (
  entries: readonly UsageEntry[],
): ReadonlyMap<string, readonly string[]> => byKeys(entries, ({ rest }) => Object.keys(rest));
