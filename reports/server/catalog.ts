/** The reports that a deployment can run, and their checks. */
import { absentFamilies, absentMessage, type Served } from "#reports/kit/definition/absent-families.ts";
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";
import type { JobCaller, Jobs } from "./jobs.ts";
import { type AskedParameters, type DescribedOwn, mayBeWrong, type ReportInfo } from "./protocol.ts";
import { JobError } from "./worker-process.ts";

export class Catalog {
  readonly #jobs: Jobs;
  readonly #served: Served | undefined;
  #reports: Promise<readonly ReportInfo[]> | undefined;

  /** @param served part of the API that the gateway serves; everything by default */
  constructor(jobs: Jobs, served?: Served) {
    this.#jobs = jobs;
    this.#served = served;
  }

  /** The named reports that this deployment can run. */
  async reports(): Promise<readonly ReportInfo[]> {
    return (await this.#named()).filter((report) => this.#whyNot(report) === undefined);
  }

  /**
   * A named report. Undefined if no report has the name.
   * @throws JobError if the report reads families that the deployment does not have
   */
  async report(name: string): Promise<ReportInfo | undefined> {
    const report = (await this.#named()).find((one) => one.name === name);
    return report && this.#runnable(report);
  }

  /** Read once, in a separate process. */
  #named(): Promise<readonly ReportInfo[]> {
    this.#reports ??= this.#jobs
      .check({ kind: "describe" })
      .then((value) => value as readonly ReportInfo[])
      .catch((error: unknown) => {
        this.#reports = undefined;
        throw error;
      });
    return this.#reports;
  }

  /**
   * Checks a report that is not saved.
   * @param asked parameters of a run to start, which are checked too
   * @throws JobError for mistakes in the report
   * @throws QueueFull
   */
  async check(source: ReportSource, caller: JobCaller, asked?: AskedParameters): Promise<ReportInfo> {
    return this.#runnable((await this.#jobs.check({ kind: "check", source, asked }, caller)) as ReportInfo);
  }

  /**
   * Checks the parameters for a run of a named report.
   * @throws JobError for parameters with which the run would fail before its first call
   * @throws QueueFull
   */
  async checkParameters(report: ReportInfo, asked: AskedParameters, caller: JobCaller): Promise<void> {
    const { name, files } = report;
    if (mayBeWrong(report, asked))
      await this.#jobs.check({ kind: "checkParameters", source: { name, files }, asked }, caller);
  }

  /** Describes reports that are not shipped. A report that cannot run has its mistake instead. */
  async describe(sources: readonly ReportSource[]): Promise<readonly (ReportInfo | JobError)[]> {
    const described = (await this.#jobs.check({ kind: "describeOwn", sources })) as readonly DescribedOwn[];
    return described.map((one) => {
      if ("problem" in one) return new JobError(one.problem, true);
      const reason = this.#whyNot(one.report);
      return reason === undefined ? one.report : new JobError(reason, true);
    });
  }

  /** True if the program has a report of that name, even if the deployment cannot run it. */
  async isShipped(name: string): Promise<boolean> {
    return (await this.#named()).some((one) => one.name === name);
  }

  #runnable(report: ReportInfo): ReportInfo {
    const reason = this.#whyNot(report);
    if (reason !== undefined) throw new JobError(reason, true);
    return report;
  }

  /** Reason why this deployment cannot run a report. Undefined if it can. */
  #whyNot({ name, families, files }: ReportInfo): string | undefined {
    if (!this.#served) return undefined;
    const documents = Object.entries(files).flatMap(([file, text]) =>
      file.endsWith(".graphql") ? [text] : [],
    );
    const absent = absentFamilies(documents, families, this.#served);
    return absent.length > 0 ? absentMessage(name, absent) : undefined;
  }
}
