/** Messages between the gateway's process and the process of a run. All are JSON. */
import type { Outcome, SourceNote, TableOutcome } from "#reports/kit/asking/completeness.ts";
import type { Wait } from "#reports/kit/asking/waits.ts";
import type { Parameter } from "#reports/kit/definition/parameters.ts";
import type { Schedule } from "#reports/kit/definition/schedule.ts";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import type { Mark, Total } from "#reports/kit/rows/columns.ts";
import type { Behind } from "#reports/kit/sql/behind.ts";
import type { BehindRequest } from "#reports/kit/stored/rows-behind.ts";
import type { ReportSource, StoredResult } from "#reports/kit/stored/run-folder.ts";
import type { ParameterProblem } from "#reports/kit/usage-error.ts";

export interface ParameterInfo extends Pick<Parameter, "name" | "label" | "kind" | "required" | "default"> {
  readonly about: string | null;
  readonly type: string;
  readonly values: readonly string[] | null;
}

export interface ColumnInfo {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly currencyKey: string | null;
  readonly total: boolean;
  /** Of a finished run. */
  readonly mark?: Mark;
  /** Of a finished run: the rows of tables behind its figures. */
  readonly behind?: Behind | null;
}

export interface TableInfo {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

export interface ReportInfo {
  readonly name: string;
  readonly title: string;
  /** Runs of reports with one identity are compared. */
  readonly identity: string;
  readonly about: string;
  readonly families: readonly string[];
  readonly parameters: readonly ParameterInfo[];
  readonly columns: readonly ColumnInfo[];
  readonly key: readonly string[] | null;
  readonly tables: readonly TableInfo[];
  readonly composed: boolean;
  /** Sentences about totals that may count objects more than once. */
  readonly warnings: readonly string[];
  readonly retentionDays: number;
  readonly schedule: Schedule | null;
  readonly files: Readonly<Record<string, string>>;
}

/** Answer of the job `describeOwn` for one report. */
export type DescribedOwn = { readonly report: ReportInfo } | { readonly problem: string };

type WaitInfo = Omit<Wait, "until"> & { readonly until: string };

export interface ProgressInfo {
  readonly phase: "READING" | "COMPOSING" | "DONE";
  /** True while the run waits for a family and has no request in flight. */
  readonly isIdle?: boolean;
  readonly pages: number;
  readonly rows: number;
  readonly list: string;
  readonly families: readonly { readonly family: string; readonly pages: number }[];
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly waits: readonly WaitInfo[];
}

/** The outcome of the kit, with instants as texts. */
export interface OutcomeInfo extends Pick<Outcome, "complete" | "lacks"> {
  readonly composed: boolean;
  readonly tables: readonly (Omit<TableOutcome, "from" | "to"> & {
    readonly from: string | null;
    readonly to: string | null;
    readonly rows: number;
  })[];
  readonly sources: readonly Omit<SourceNote, "problems">[];
  readonly notes: readonly string[];
}

/** The summary of a finished run. */
export interface ResultInfo extends Pick<StoredResult, "rows" | "tests" | "isDue"> {
  readonly identity?: string | undefined;
  readonly complete: boolean;
  readonly columns: readonly ColumnInfo[];
  readonly totals: readonly (Omit<Total, "column"> & { readonly key: string })[];
  readonly outcome: OutcomeInfo;
}

export const fileFormats = [
  "csv",
  "json",
  "ndjson",
  "html",
  "charts",
  "xlsx",
  "parquet",
  "manifest",
] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Parameters in a caller's request for a run. */
export interface AskedParameters {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly pageSize?: number | undefined;
  readonly waitSeconds?: number | undefined;
  readonly timeZone?: string | undefined;
  /** True to read the first page of each list only, of at most 50 rows. */
  readonly preview?: boolean | undefined;
}

/**
 * True if the parameters of a run must be checked. The report's defaults were checked with the report itself.
 */
export const mayBeWrong = ({ parameters }: ReportInfo, asked: AskedParameters): boolean =>
  Object.keys(asked.parameters).length > 0 || parameters.some(({ required }) => required);

export interface RunJob extends AskedParameters {
  readonly kind: "run";
  readonly source: ReportSource;
  readonly folder: string;
  /** Folder of the snapshots of earlier runs. */
  readonly history?: string | undefined;
  readonly mostRows: number;
  /** Longest time to wait in all, ms. */
  readonly waitMs: number;
}

/** Stores the rows behind a figure. */
export interface BehindJob extends BehindRequest {
  readonly kind: "behind";
}

export type Job =
  /** Loads the schema and the engine, so that the first check need not wait for them. */
  | { readonly kind: "warm" }
  | { readonly kind: "describe" }
  /** Several reports that are not shipped. Each has its own result or mistake. */
  | { readonly kind: "describeOwn"; readonly sources: readonly ReportSource[] }
  /** @param asked parameters of a run to start, which are checked too */
  | { readonly kind: "check"; readonly source: ReportSource; readonly asked?: AskedParameters | undefined }
  /** Reads the first page with these parameters, as a check. */
  | { readonly kind: "checkParameters"; readonly source: ReportSource; readonly asked: AskedParameters }
  | RunJob
  | {
      readonly kind: "file";
      readonly folder: string;
      readonly format: FileFormat;
      readonly file: string;
      readonly options?: FileOptions | undefined;
    }
  | BehindJob
  | { readonly kind: "diff"; readonly before: string; readonly after: string; readonly file: string };

/** `id` is the number of a job, `ask` that of a question. */
export type ToWorker =
  | { readonly type: "job"; readonly id: number; readonly job: Job }
  | { readonly type: "stop"; readonly id: number }
  /** The schema of the gateway, before all jobs. */
  | { readonly type: "schema"; readonly sdl: string }
  | { readonly type: "answer"; readonly ask: number; readonly answer: unknown };

export type FromWorker = { readonly id: number } & (
  | {
      readonly type: "ask";
      readonly ask: number;
      readonly query: string;
      readonly variables: Record<string, unknown>;
    }
  | { readonly type: "progress"; readonly progress: ProgressInfo }
  | { readonly type: "done"; readonly value: unknown }
  /**
   * @param usage true if the user who started the job can correct the mistake
   * @param parameters mistakes in parameters
   */
  | {
      readonly type: "failed";
      readonly message: string;
      readonly usage: boolean;
      readonly parameters?: readonly ParameterProblem[] | undefined;
    }
);
