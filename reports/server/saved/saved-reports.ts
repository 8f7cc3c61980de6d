/** Reports that callers save on the server. */
import { isSavedName, MOST_NAME, RESERVED } from "#reports/kit/definition/saved-folder.ts";
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";
import { SCHEDULE_SCOPE } from "#reports/server/addresses.ts";
import type { Catalog } from "#reports/server/catalog.ts";
import type { JobCaller } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import { Refused } from "#reports/server/refused.ts";
import { JobError } from "#reports/server/worker-process.ts";
import type { SavedStore } from "./saved-store.ts";

export interface SavedReportsOptions {
  /** Undefined where reports cannot be saved. */
  readonly store: SavedStore | undefined;
  readonly catalog: Pick<Catalog, "check" | "describe" | "isShipped">;
  /** Called with reports that cannot run. */
  readonly onProblem?: ((fields: object, message: string) => void) | undefined;
  /** Called after a report was saved or deleted here. */
  readonly onChange?: () => void;
}

export interface SaveOptions {
  /** True if a report of the same name may be overwritten. */
  readonly replace: boolean;
  /** True if it may have a schedule. */
  readonly maySchedule: boolean;
  /** The caller that waits for it. */
  readonly caller: JobCaller;
}

/** Bytes of the files of one report. */
export const MOST_BYTES = 400_000;
const MOST_REPORTS = 100;
const BAD = "BAD_USER_INPUT";

const conflict = (message: string) => new Refused(409, message, "CONFLICT");

/** Description of a report, or the reason why it cannot run. */
type Described = ReportInfo | JobError;

export class SavedReports {
  readonly #options: SavedReportsOptions;
  /** By name, with the text that was described. */
  readonly #described = new Map<string, { readonly text: string; readonly info: Promise<Described> }>();
  /** The last change, because changes run one after the other. */
  #changing: Promise<unknown> = Promise.resolve();

  constructor(options: SavedReportsOptions) {
    this.#options = options;
  }

  get canSave(): boolean {
    return this.#options.store !== undefined;
  }

  /** The saved reports that this deployment can run. */
  async reports(): Promise<readonly ReportInfo[]> {
    const described = await this.#describe(await this.#names());
    return described.flatMap((one) => (one instanceof JobError ? [] : [one]));
  }

  /** A saved report. Undefined if no report has the name. @throws JobError if it cannot run here */
  async report(name: string): Promise<ReportInfo | undefined> {
    if (!(await this.#names()).includes(name)) return undefined;
    const [described] = await this.#describe([name]);
    if (described instanceof JobError) throw described;
    return described;
  }

  /** Saves a valid report. @returns the report, and true if it is new */
  async save(
    source: ReportSource,
    { replace, maySchedule, caller }: SaveOptions,
  ): Promise<{ readonly report: ReportInfo; readonly isNew: boolean }> {
    const { name, files } = source;
    const store = this.#writable();
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
      if (!(await store.write({ name, files: report.files }, !isNew)))
        throw conflict(`There is a saved report "${name}" already`);
      return { report, isNew };
    });
  }

  /** @returns false if no report of that name is saved */
  async delete(name: string): Promise<boolean> {
    const store = this.#writable();
    if (await this.#options.catalog.isShipped(name)) throw shipped(name);
    return this.#oneByOne(async () => {
      if (!(await this.#names()).includes(name)) return false;
      await store.delete(name);
      this.#described.delete(name);
      return true;
    });
  }

  #writable(): SavedStore {
    const { store } = this.#options;
    if (store === undefined)
      throw new Refused(
        405,
        "Reports cannot be saved on this server: neither REPORTS_DEFINITIONS nor reports.database is set",
        "BAD_REQUEST",
      );
    return store;
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

  async #names(): Promise<readonly string[]> {
    return ((await this.#options.store?.names()) ?? []).slice(0, MOST_REPORTS);
  }

  /**
   * Describes reports in one process, except for those with an unchanged text. Folders without a report file are
   * left out.
   */
  async #describe(names: readonly string[]): Promise<readonly Described[]> {
    const read = (await this.#options.store?.read(names)) ?? [];
    const sources: ReportSource[] = [];
    for (const source of read)
      if (!(await this.#options.catalog.isShipped(source.name))) sources.push(source);
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

  #oneByOne<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changing.then(change);
    this.#changing = changed.then(this.#options.onChange, () => {});
    return changed;
  }
}

const forbidden = (message: string) => new Refused(403, message, "FORBIDDEN");

const shipped = (name: string) =>
  forbidden(`"${name}" is a report of the program, which cannot be changed: choose another name`);
