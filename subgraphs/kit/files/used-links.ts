/** Records used one-time links in a folder that the processes of one machine share. */

import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { type Shared, SharedAway } from "#platform/shared/shared.ts";

export const LINK_MS = 5 * 60_000;
/** Time for which a used link is recorded after its expiry, because clocks of gateways differ, ms. */
export const CLOCK_SKEW_MS = 60_000;
/** Interval for deletion of expired records, ms. */
const SWEEP_MS = 60_000;

/** Records used links for several processes. */
export interface UsedLinks extends Pick<Shared, "takeOnce" | "giveBack" | "isUsed"> {
  /** Reports that the store was lost or is back. Undefined for a folder, which has no connection. */
  onConnection?: Shared["onConnection"];
}

/** One file for each used link. Creation is exclusive, so only one process can use a link. */
export class UsedLinksFolder implements UsedLinks {
  readonly #folder: string;
  #sweptAt = Date.now();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async takeOnce(id: string): Promise<boolean> {
    if (Date.now() - this.#sweptAt > SWEEP_MS) void this.sweep().catch(() => undefined);
    const note = () => writeFile(this.#fileOf(id), "", { flag: "wx" });
    try {
      await note().catch(async (error: unknown) => {
        if (codeOf(error) !== "ENOENT") throw error;
        // If the folder was deleted as a temporary file, the records in it are lost.
        await mkdir(this.#folder, { recursive: true, mode: 0o700 });
        await note();
      });
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      throw new SharedAway();
    }
  }

  async giveBack(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  async isUsed(id: string): Promise<boolean> {
    return existsSync(this.#fileOf(id));
  }

  /** Deletes records of expired links. */
  async sweep(): Promise<void> {
    const now = Date.now();
    this.#sweptAt = now;
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      // Another process may delete the file at the same time.
      const notedAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? now;
      if (now - notedAt > LINK_MS + CLOCK_SKEW_MS) await rm(file, { force: true });
    }
  }

  #fileOf(id: string): string {
    return join(this.#folder, Buffer.from(id).toString("hex"));
  }
}
