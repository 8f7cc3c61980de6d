/** Snapshots of the tables of a report, each a folder of Parquet files with a description. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#reports/kit/usage-error.ts";

/** A table of a snapshot. */
export interface SnapshotTable {
  /** Document and list. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: number;
}

/** A pass over all ids of a list, a few pages per refresh. */
export interface Pass {
  readonly begunAt: string;
  /** Position of the next page; null for the first one. */
  readonly after: string | null;
  readonly seen: readonly string[];
}

/** State of a list of which only changes are read. */
export interface FeedState {
  /** Start time of the changes in the next refresh. */
  readonly since: string;
  readonly pass: Pass | null;
  /** Time up to which deletions were detected. */
  readonly sweptAt: string | null;
}

/** Description of a snapshot. */
export interface Snapshot {
  readonly at: string;
  /** Position in the order of the runs, because a clock may be set back. Snapshots of earlier versions lack it. */
  readonly number?: number;
  readonly expiresAt: string;
  readonly report: string;
  /** Hashes of the documents and the SQL, and of the parameters. */
  readonly source: string;
  readonly parameters: string;
  readonly tables: readonly SnapshotTable[];
  /** Places of the amounts. */
  readonly places: number;
  /** By document. */
  readonly feeds: Readonly<Record<string, FeedState>>;
}

const DESCRIPTION = "snapshot.json";

/** The Parquet file of a table in the folder of a snapshot. */
export const snapshotFile = (folder: string, table: string): string => join(folder, `${table}.parquet`);

/** The name of a snapshot's folder sorts by its time. */
const folderName = (at: string): string => at.replaceAll(/[:.]/g, "-");

/** Snapshots of one report with the same parameters, in a folder. */
export class History {
  readonly #folder: string;
  readonly #parameters: string;

  constructor(folder: string, parameters: string) {
    this.#folder = folder;
    this.#parameters = parameters;
  }

  /** All snapshots, oldest first. Incomplete folders are left out. */
  all(): readonly (Snapshot & { readonly folder: string })[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .sort()
      .flatMap((name) => {
        const folder = join(this.#folder, name);
        const snapshot = readSnapshot(folder);
        return snapshot?.parameters === this.#parameters ? [{ ...snapshot, folder }] : [];
      });
  }

  /** The snapshot of the last run. */
  latest(): (Snapshot & { readonly folder: string }) | undefined {
    return [...this.all()].sort((a, b) => (a.number ?? 0) - (b.number ?? 0)).at(-1);
  }

  /**
   * The last snapshot of a day or before it.
   * @param day a calendar day in UTC, or an instant
   * @throws UsageError if there is none
   */
  at(day: string): Snapshot & { readonly folder: string } {
    const limit = day.length === DAY_CHARACTERS ? `${day}T23:59:59.999Z` : new Date(day).toISOString();
    const all = this.all();
    const found = all.findLast(({ at }) => at <= limit);
    if (found) return found;
    const first = all[0]?.at;
    throw new UsageError(
      `report.sql: there is no snapshot of ${day} or before; ${first === undefined ? "there is none yet" : `the first is of ${first}`}`,
    );
  }

  /**
   * Adds a complete snapshot, or nothing. Expired ones are deleted.
   * @param write writes the Parquet files into a folder
   */
  async add(added: Omit<Snapshot, "number">, write: (folder: string) => Promise<void>): Promise<void> {
    const snapshot: Snapshot = { ...added, number: (this.latest()?.number ?? 0) + 1 };
    const folder = join(this.#folder, folderName(snapshot.at));
    const fresh = `${folder}${PARTIAL}`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    try {
      await write(fresh);
      writeFileSync(join(fresh, DESCRIPTION), JSON.stringify(snapshot));
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    deleteExpired(this.#folder, snapshot.at);
  }
}

const DAY_CHARACTERS = 10;
/** Suffix of the name of an incomplete folder. */
export const PARTIAL = ".partial";

/** The description of a snapshot. Undefined for an incomplete folder. */
export function readSnapshot(folder: string): Snapshot | undefined {
  const file = join(folder, DESCRIPTION);
  if (folder.endsWith(PARTIAL) || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")) as Snapshot;
}

/**
 * Deletes the expired snapshots of a report, and its folder if none is left.
 * @param now ISO instant
 */
export function deleteExpired(folder: string, now: string): void {
  for (const name of readdirSync(folder)) {
    const one = join(folder, name);
    const snapshot = readSnapshot(one);
    if (snapshot && snapshot.expiresAt < now) rmSync(one, { recursive: true, force: true });
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}
