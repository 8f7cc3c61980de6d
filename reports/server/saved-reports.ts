/** Reports that callers saved on the server: a folder each, in a folder that the deployment names. */

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { storageFault } from "#platform/errors/storage-full.ts";
import { isReportFile } from "#reports/kit/definition/definition.ts";
import { isSavedName, MOST_NAME, RESERVED } from "#reports/kit/definition/saved-folder.ts";
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";
import { SCHEDULE_SCOPE } from "./addresses.ts";
import type { Catalog } from "./catalog.ts";
import type { JobCaller } from "./jobs.ts";
import type { ReportInfo } from "./protocol.ts";
import { Refused } from "./refused.ts";
import { JobError } from "./worker-process.ts";

export interface SavedReportsOptions {
  /** Undefined where reports cannot be saved. */
  readonly folder: string | undefined;
  readonly catalog: Pick<Catalog, "check" | "describe" | "isShipped">;
  /** Called with what the folder refuses; callers do not see its path. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
}

export interface SaveOptions {
  /** True if a report of the same name may be overwritten. */
  readonly replace: boolean;
  /** True if it may have a schedule. */
  readonly maySchedule: boolean;
  /** The caller that waits for it. */
  readonly caller: JobCaller;
}

const MOST_BYTES = 400_000;
const MOST_REPORTS = 100;
const BAD = "BAD_USER_INPUT";

const conflict = (message: string) => new Refused(409, message, "CONFLICT");

/** Description of a report, or the reason why it cannot run. */
type Described = ReportInfo | JobError;

export class SavedReports {
  readonly #options: SavedReportsOptions;
  /** By name, with the text that was described. */
  readonly #described = new Map<string, { readonly text: string; readonly info: Promise<Described> }>();
  /** The last change, so that changes come one after the other. */
  #changing: Promise<unknown> = Promise.resolve();

  constructor(options: SavedReportsOptions) {
    this.#options = options;
  }

  get canSave(): boolean {
    return this.#options.folder !== undefined;
  }

  /** The saved reports that this deployment can run. */
  async reports(): Promise<readonly ReportInfo[]> {
    const described = await this.#describe(await this.#names());
    return described.flatMap((one) => (one instanceof JobError ? [] : [one]));
  }

  /**
   * A saved report; undefined where there is none of that name.
   * @throws JobError for one that cannot run here
   */
  async report(name: string): Promise<ReportInfo | undefined> {
    if (!(await this.#names()).includes(name)) return undefined;
    const [described] = await this.#describe([name]);
    if (described instanceof JobError) throw described;
    return described;
  }

  /**
   * Saves a report once it was found to be valid.
   * @returns the report, and whether it is a new one
   */
  async save(
    source: ReportSource,
    { replace, maySchedule, caller }: SaveOptions,
  ): Promise<{ readonly report: ReportInfo; readonly isNew: boolean }> {
    const { name, files } = source;
    const folder = this.#writable();
    if (!isSavedName(name))
      throw new Refused(
        400,
        `The name of a saved report has lower-case letters and digits with dashes between them, at most ${MOST_NAME} characters, and is none of ${RESERVED.join(", ")}`,
        BAD,
      );
    const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > MOST_BYTES)
      throw new Refused(413, `The files of a saved report have at most ${MOST_BYTES} bytes together`, BAD);
    await this.#refuseTaken(name, replace);
    const report = await this.#options.catalog.check(source, caller);
    // It would run with the credential of the schedules, which is not its author's.
    if (report.schedule !== null && !maySchedule)
      throw forbidden(`A saved report with a schedule needs the scope ${SCHEDULE_SCOPE}`);
    return this.#oneByOne(async () => {
      const isNew = !(await this.#refuseTaken(name, replace));
      await this.#write(folder, name, report.files);
      return { report, isNew };
    });
  }

  /** @returns false where no report of that name is saved */
  async delete(name: string): Promise<boolean> {
    const folder = this.#writable();
    if (await this.#options.catalog.isShipped(name)) throw shipped(name);
    return this.#oneByOne(async () => {
      if (!(await this.#names()).includes(name)) return false;
      await this.#remove(folder, name);
      this.#described.delete(name);
      return true;
    });
  }

  #writable(): string {
    const { folder } = this.#options;
    if (folder === undefined)
      throw new Refused(
        405,
        "Reports cannot be saved on this server: REPORTS_DEFINITIONS is not set",
        "BAD_REQUEST",
      );
    return folder;
  }

  /** @returns true if a report of that name exists and may be replaced */
  async #refuseTaken(name: string, replace: boolean): Promise<boolean> {
    if (await this.#options.catalog.isShipped(name)) throw shipped(name);
    const names = await this.#names();
    if (names.includes(name)) {
      if (!replace)
        throw conflict(`There is a saved report "${name}" already: send "replace": true to replace it`);
      return true;
    }
    if (names.length >= MOST_REPORTS)
      throw forbidden(`${MOST_REPORTS} reports are saved already, which is the most: delete one first`);
    return false;
  }

  /** Names of the folders; none where the folder is not there yet. */
  async #names(): Promise<readonly string[]> {
    const { folder } = this.#options;
    if (folder === undefined) return [];
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.flatMap((entry) =>
        entry.isDirectory() && isSavedName(entry.name) ? [entry.name] : [],
      );
      return names.sort().slice(0, MOST_REPORTS);
    } catch (error) {
      if (codeOf(error) !== "ENOENT") this.#problem(error, "the folder of saved reports cannot be read");
      return [];
    }
  }

  /** Describes reports in one process, but those whose text it knows. Left out: those without a file. */
  async #describe(names: readonly string[]): Promise<readonly Described[]> {
    const read = await Promise.all(names.map((name) => this.#read(name)));
    const sources: ReportSource[] = [];
    for (const source of read)
      if (source && !(await this.#options.catalog.isShipped(source.name))) sources.push(source);
    const textOf = ({ files }: ReportSource) => JSON.stringify(files);
    const fresh = sources.filter((source) => this.#described.get(source.name)?.text !== textOf(source));
    if (fresh.length > 0) {
      const all = this.#options.catalog.describe(fresh);
      for (const [at, source] of fresh.entries()) {
        const info = all.then((found): Described => {
          const one = found[at] ?? new JobError("The report cannot be read", true);
          if (!(one instanceof JobError)) return one;
          this.#options.onProblem?.(
            { report: source.name, reason: one.message },
            "a saved report cannot run",
          );
          return one;
        });
        info.catch(() => this.#described.delete(source.name));
        this.#described.set(source.name, { text: textOf(source), info });
      }
    }
    const found = sources.map(({ name }) => this.#described.get(name)?.info);
    return (await Promise.all(found)).flatMap((one) => one ?? []);
  }

  async #read(name: string): Promise<ReportSource | undefined> {
    const folder = join(this.#options.folder ?? "", name);
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.flatMap((entry) =>
        entry.isFile() && isReportFile(entry.name) ? [entry.name] : [],
      );
      let bytes = 0;
      for (const file of files) bytes += (await stat(join(folder, file))).size;
      if (bytes > MOST_BYTES) {
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

  /** Writes a folder beside the one it becomes, so that nobody reads half a report. */
  async #write(folder: string, name: string, files: ReportSource["files"]): Promise<void> {
    // No name of a report begins with a dot.
    const fresh = join(folder, `.${name}-${randomUUID()}`);
    try {
      await mkdir(fresh, { recursive: true });
      for (const [file, text] of Object.entries(files))
        await writeFile(join(fresh, file), text, { flag: "wx" });
      const old = (await this.#names()).includes(name) ? `${fresh}.old` : undefined;
      if (old !== undefined) await rename(join(folder, name), old);
      try {
        await rename(fresh, join(folder, name));
      } catch (error) {
        if (old !== undefined) await rename(old, join(folder, name));
        throw error;
      }
      if (old !== undefined) await rm(old, { recursive: true });
    } catch (error) {
      await rm(fresh, { recursive: true, force: true }).catch(() => {});
      // Another gateway has saved one of this name meanwhile.
      if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error)))
        throw conflict(`There is a saved report "${name}" already`);
      throw this.#unwritable(error);
    }
  }

  async #remove(folder: string, name: string): Promise<void> {
    const old = join(folder, `.${name}-${randomUUID()}`);
    try {
      await rename(join(folder, name), old);
      await rm(old, { recursive: true });
    } catch (error) {
      throw this.#unwritable(error);
    }
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

  #oneByOne<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changing.then(change);
    this.#changing = changed.catch(() => {});
    return changed;
  }
}

const forbidden = (message: string) => new Refused(403, message, "FORBIDDEN");

const shipped = (name: string) =>
  forbidden(`"${name}" is a report of the program, which cannot be changed: choose another name`);
