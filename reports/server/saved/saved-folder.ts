/** Saved reports in a folder that the deployment names: a folder each. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { storageFault } from "#platform/errors/storage-full.ts";
import { isReportFile } from "#reports/kit/definition/definition.ts";
import { isSavedName } from "#reports/kit/definition/saved-folder.ts";
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";
import { Refused } from "#reports/server/refused.ts";
import type { SavedStore } from "./saved-store.ts";

export interface SavedFolderOptions {
  readonly folder: string;
  /** Bytes of the files of one report. */
  readonly mostBytes: number;
  /** Called with errors of the folder. Callers do not see its path. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
}

export class SavedFolder implements SavedStore {
  readonly #options: SavedFolderOptions;

  constructor(options: SavedFolderOptions) {
    this.#options = options;
  }

  /** None if the folder does not exist yet. */
  async names(): Promise<readonly string[]> {
    try {
      const entries = await readdir(this.#options.folder, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory() && isSavedName(entry.name));
      return folders.map(({ name }) => name).sort();
    } catch (error) {
      if (codeOf(error) !== "ENOENT") this.#problem(error, "the folder of saved reports cannot be read");
      return [];
    }
  }

  async read(names: readonly string[]): Promise<readonly ReportSource[]> {
    const read = await Promise.all(names.map((name) => this.#read(name)));
    return read.filter((source) => source !== undefined);
  }

  async #read(name: string): Promise<ReportSource | undefined> {
    const folder = this.#folderOf(name);
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.flatMap((entry) =>
        entry.isFile() && isReportFile(entry.name) ? [entry.name] : [],
      );
      let bytes = 0;
      for (const file of files) bytes += (await stat(join(folder, file))).size;
      if (bytes > this.#options.mostBytes) {
        this.#options.onProblem?.({ report: name }, "a saved report has too many bytes");
        return undefined;
      }
      if (files.length === 0) return undefined;
      const texts = files
        .sort()
        .map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const);
      return { name, files: Object.fromEntries(await Promise.all(texts)) };
    } catch (error) {
      // Deleted meanwhile, for instance by another gateway.
      if (codeOf(error) !== "ENOENT") this.#problem(error, "a saved report cannot be read");
      return undefined;
    }
  }

  /** Writes a temporary folder and renames it, so that no reader sees an incomplete report. */
  async write({ name, files }: ReportSource, replaces: boolean): Promise<boolean> {
    const fresh = this.#besides(name);
    const old = replaces ? `${fresh}.old` : undefined;
    try {
      await mkdir(fresh, { recursive: true });
      for (const [file, text] of Object.entries(files))
        await writeFile(join(fresh, file), text, { flag: "wx" });
      if (old !== undefined) await rename(this.#folderOf(name), old);
      try {
        await rename(fresh, this.#folderOf(name));
      } catch (error) {
        if (old !== undefined) await rename(old, this.#folderOf(name));
        throw error;
      }
      if (old !== undefined) await rm(old, { recursive: true });
      return true;
    } catch (error) {
      await rm(fresh, { recursive: true, force: true }).catch(() => {});
      if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return false;
      throw this.#unwritable(error);
    }
  }

  async delete(name: string): Promise<void> {
    const old = this.#besides(name);
    try {
      await rename(this.#folderOf(name), old);
      await rm(old, { recursive: true });
    } catch (error) {
      throw this.#unwritable(error);
    }
  }

  #folderOf(name: string): string {
    return join(this.#options.folder, name);
  }

  /** A folder that no reader takes for a report: no name of one begins with a dot. */
  #besides(name: string): string {
    return join(this.#options.folder, `.${name}-${randomUUID()}`);
  }

  #unwritable(error: unknown): unknown {
    this.#problem(error, "the folder of saved reports cannot be written");
    // The server answers that itself, as for all that it stores.
    if (storageFault(error) !== undefined) return error;
    return new Refused(
      500,
      "The server cannot write the folder of saved reports: nothing was changed",
      "INTERNAL_SERVER_ERROR",
    );
  }

  #problem(error: unknown, message: string): void {
    this.#options.onProblem?.({ reason: codeOf(error) }, message);
  }
}
