/** Folder of usage files: writes the file of this process, and deletes old files of other processes. */
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isUnfinishedName, isUsageFileName, UNFINISHED, usageFileName } from "./usage-file.ts";

/** Most files in the folder. The oldest are deleted. */
const MAX_FILES = 200;
/** Age from which an unfinished file counts as left by a killed process, ms. */
const LEFT_MS = 10 * 60_000;
/** Characters of one write. */
const AT_ONCE = 256 * 1_024;

export class UsageFolder {
  readonly #folder: string;
  readonly #name: string;
  readonly #file: string;
  #isWritten = false;

  constructor(folder: string, since: string, instance: string) {
    this.#folder = folder;
    this.#name = usageFileName(since, instance);
    this.#file = join(folder, this.#name);
  }

  /** @throws if no file can be written in the folder */
  async tryOut(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await (await open(this.#file + UNFINISHED, "w")).close();
    await rm(this.#file + UNFINISHED);
  }

  /** Replaces the file as a whole, or leaves it unchanged on failure. */
  async write(pieces: Iterable<string>): Promise<void> {
    const unfinished = this.#file + UNFINISHED;
    await mkdir(this.#folder, { recursive: true });
    try {
      const file = await open(unfinished, "w");
      try {
        let text = "";
        for (const piece of pieces) {
          text += piece;
          if (text.length < AT_ONCE) continue;
          await file.writeFile(text);
          text = "";
        }
        await file.writeFile(text);
      } finally {
        await file.close();
      }
      await rename(unfinished, this.#file);
      this.#isWritten = true;
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Renews the time of the file, so that the file of an idle process is not deleted. False if the file is gone. */
  keep(): Promise<boolean> {
    const now = new Date();
    if (!this.#isWritten) return Promise.resolve(true);
    return utimes(this.#file, now, now).then(
      () => true,
      () => false,
    );
  }

  /** Removes the oldest files of other processes, and their old unfinished files. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder);
    const others = await this.#dated(names.filter((name) => isUsageFileName(name) && name !== this.#name));
    const old = others.sort((a, b) => b.at - a.at).slice(MAX_FILES - 1);
    const unfinished = await this.#dated(names.filter(isUnfinishedName));
    const left = unfinished.filter(({ at }) => Date.now() - at > LEFT_MS);
    for (const { name } of [...old, ...left]) await rm(join(this.#folder, name), { force: true });
  }

  async #dated(names: readonly string[]): Promise<{ name: string; at: number }[]> {
    const dated: { name: string; at: number }[] = [];
    for (const name of names) {
      // Another process may have removed the file meanwhile.
      const found = await stat(join(this.#folder, name)).catch(() => undefined);
      if (found?.isFile()) dated.push({ name, at: found.mtimeMs });
    }
    return dated;
  }
}
