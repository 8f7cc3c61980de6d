/** Folders of the snapshots of reports, one for each report and owner. */
import { existsSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { deleteExpired, PARTIAL, readSnapshot } from "#reports/kit/living/history.ts";
import { digestOf } from "#reports/server/engine/job.ts";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
import type { ResultFiles } from "#reports/server/files/result-files.ts";

/** Folder in the folder of runs. It cannot be the name of a run, because those are ids. */
const HISTORIES = "history";

/** The snapshots of one report and owner, as they are before a run. */
export interface OpenHistory {
  readonly folder: string;
  readonly prefix: string;
  readonly names: readonly string[];
}

/** Separator in the name of a snapshot. The name has the expiry, so that a list shows expired snapshots. */
const BETWEEN = "~";

export class Histories {
  readonly #folder: string;
  readonly #files: ResultFiles | undefined;

  /** @param folder that of the runs */
  constructor(folder: string, files: ResultFiles | undefined) {
    this.#folder = join(folder, HISTORIES);
    this.#files = files;
  }

  /** The snapshots of a run's report, for its owner alone. */
  async open({ report, owner }: Pick<RunRecord, "report" | "owner">): Promise<OpenHistory> {
    const name = digestOf(report, owner);
    const [folder, prefix] = [join(this.#folder, name), `${HISTORIES}/${name}`];
    for (const stored of await this.#snapshotsBelow(prefix)) {
      const [snapshot = ""] = stored.split(BETWEEN);
      const whole = join(folder, snapshot);
      if (existsSync(whole)) continue;
      await this.#files?.get(`${prefix}/${stored}`, `${whole}${PARTIAL}`);
      renameSync(`${whole}${PARTIAL}`, whole);
    }
    return { folder, prefix, names: namesIn(folder) };
  }

  /** Stores the snapshots that a run has added. */
  async store({ folder, prefix, names }: OpenHistory): Promise<void> {
    for (const name of namesIn(folder)) {
      const expires = names.includes(name) ? undefined : readSnapshot(join(folder, name))?.expiresAt;
      if (expires !== undefined)
        await this.#files?.put(`${prefix}/${name}${BETWEEN}${Date.parse(expires)}`, join(folder, name));
    }
  }

  /** Deletes expired snapshots. @param now ISO instant */
  async deleteExpired(now: string): Promise<void> {
    for (const name of namesIn(this.#folder)) deleteExpired(join(this.#folder, name), now);
    for (const stored of await this.#snapshotsBelow(HISTORIES))
      if (Number(stored.slice(stored.lastIndexOf(BETWEEN) + 1)) < Date.parse(now))
        await this.#files?.delete(`${HISTORIES}/${stored}`);
  }

  /** Paths of the stored snapshots, which end with their expiry. */
  async #snapshotsBelow(prefix: string): Promise<readonly string[]> {
    const paths = ((await this.#files?.list(prefix)) ?? []).map((path) =>
      path.slice(0, path.lastIndexOf("/")),
    );
    return [...new Set(paths)].filter((path) => path.includes(BETWEEN));
  }
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
