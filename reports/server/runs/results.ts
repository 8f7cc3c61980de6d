/** Folders of runs on this gateway, and the files made from finished runs. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import type { RowsBehind } from "#reports/kit/stored/behind-page.ts";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
import type { ResultFiles } from "#reports/server/files/result-files.ts";
import type { JobCaller, Jobs, RowsPage } from "#reports/server/jobs.ts";
import type { FileFormat } from "#reports/server/protocol.ts";
import type { FigureName } from "#reports/words/figure.ts";

export interface ResultsOptions {
  /** Folder with one folder for each run. */
  readonly folder: string;
  /** The store of results that several gateways share. */
  readonly files: ResultFiles | undefined;
  readonly jobs: Jobs;
  /** Called with the id of a run whose files cannot be read. */
  readonly onProblem: (run: string, error: unknown, message: string) => void;
}

export class Results {
  readonly #options: ResultsOptions;
  /** By id, the copy of the files of a finished run in the folder of this gateway. */
  readonly #copied = new Map<string, Promise<void>>();

  constructor(options: ResultsOptions) {
    this.#options = options;
  }

  folderOf({ id }: Pick<RunRecord, "id">): string {
    return join(this.#options.folder, id);
  }

  /** The folder of a finished run, with all its files. */
  async resultOf(run: RunRecord): Promise<string> {
    const { id } = run;
    const { files, onProblem } = this.#options;
    const folder = this.folderOf(run);
    if (!files) return folder;
    const copied = this.#copied.get(id) ?? this.#copy(id, folder);
    this.#copied.set(id, copied);
    try {
      await copied;
      return folder;
    } catch (error) {
      this.#copied.delete(id);
      onProblem(id, error, "the result of a run cannot be read");
      throw error;
    }
  }

  async #copy(id: string, folder: string): Promise<void> {
    // This gateway may have begun the run before another one finished it.
    rmSync(folder, { recursive: true, force: true });
    await this.#options.files?.get(`runs/${id}`, folder);
  }

  /** Stores the files of a run that has finished here. */
  async store({ id }: Pick<RunRecord, "id">): Promise<void> {
    await this.#options.files?.put(`runs/${id}`, this.folderOf({ id }));
    this.#copied.set(id, Promise.resolve());
  }

  /** Forgets the files of a run, because another gateway has finished it. They are read again when needed. */
  forget({ id }: Pick<RunRecord, "id">): void {
    this.#copied.delete(id);
  }

  /** Deletes the files of a run from the store. */
  async deleteStored({ id }: Pick<RunRecord, "id">): Promise<void> {
    await this.#options.files?.delete(`runs/${id}`);
  }

  /** Deletes the files of a run here. */
  delete({ id }: Pick<RunRecord, "id">): void {
    this.forget({ id });
    rmSync(this.folderOf({ id }), { recursive: true, force: true });
  }

  /**
   * The path of a file of a finished run. The file is written if it does not exist.
   * @param caller the waiting caller; the gateway by default
   * @throws JobError if the format cannot contain the result
   * @throws QueueFull
   */
  async file(run: RunRecord, format: FileFormat, options?: FileOptions, caller?: JobCaller): Promise<string> {
    return this.#options.jobs.file(await this.resultOf(run), run.report, format, options, caller);
  }

  /** The path of the counts of a comparison. Its rows are in the same folder. @throws QueueFull */
  async diff(after: RunRecord, before: RunRecord, caller: JobCaller): Promise<string> {
    return this.#options.jobs.diff(
      await this.resultOf(after),
      await this.resultOf(before),
      before.id,
      caller,
    );
  }

  /** A page of the rows behind a figure. @throws QueueFull */
  async behind(run: RunRecord, asked: FigureName, page: RowsPage, caller: JobCaller): Promise<RowsBehind> {
    return this.#options.jobs.behind(
      { folder: await this.resultOf(run), source: run.source, asked },
      page,
      caller,
    );
  }
}
