/** The folder of a run: its request, its responses so far, and after its end its rows and its result. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "#reports/kit/asking/completeness.ts";
import type { ChartSpec } from "#reports/kit/rows/chart.ts";
import type { Column, Mark, Total } from "#reports/kit/rows/columns.ts";
import type { Nested } from "#reports/kit/rows/flatten.ts";
import type { Behind } from "#reports/kit/sql/behind.ts";
import type { TestResult } from "#reports/words/tests.ts";

/** The rows of the result, one JSON array per line. */
export const ROWS = "rows.ndjson";
/** The responses to the pages of an unfinished run. */
export const JOURNAL = "answers.ndjson";
const RUN = "run.json";
const RESULT = "result.json";

/** The files of a report, by their names. */
export interface ReportSource {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Request of a run. No token is ever stored. */
export interface StoredRun {
  readonly id: string;
  readonly source: ReportSource;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly pageSize?: number | undefined;
  readonly nested?: Nested | undefined;
  readonly operation?: string | undefined;
  /** False if fields that the SQL does not use are read, too. */
  readonly prune?: boolean | undefined;
  /** Longest wait of the run for unavailable families. */
  readonly waitSeconds?: number | undefined;
  /** Time zone of days and months that SQL derives from instants; UTC by default. */
  readonly timeZone?: string | undefined;
  /** Folder of the snapshots of earlier runs. */
  readonly history?: string | undefined;
  /** URL of the gateway. Undefined if the gateway runs in the same process. */
  readonly url?: string | undefined;
}

/** A stored result without its rows: the data that formats need. */
export interface StoredResult {
  readonly name: string;
  /** Identity of its report. Runs of earlier versions lack it. */
  readonly identity?: string;
  readonly title: string;
  readonly about: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly columns: readonly Column[];
  readonly key: readonly string[] | undefined;
  readonly marks: readonly Mark[];
  /** Accuracy of a count of the rows. Runs of earlier versions lack it. */
  readonly rowsMark?: Mark;
  readonly totals: readonly Total[];
  readonly outcome: Outcome;
  readonly chart: ChartSpec | undefined;
  /** Rows behind each column, by its index. Runs of earlier versions lack it. */
  readonly behind?: readonly (Behind | null)[];
  readonly rows: number;
  /** Outcome of its data tests. */
  readonly tests?: readonly TestResult[] | undefined;
  /** False if the condition of its delivery does not hold. */
  readonly isDue?: boolean | undefined;
  /** The zone of the run. */
  readonly timeZone?: string | undefined;
  /** ISO instant. */
  readonly at: string;
  readonly hashes: Readonly<Record<string, string>>;
  /** Number of pages that an earlier process of the same run had read. */
  readonly resumedPages: number;
  /** Lists that restarted because a cursor was refused. */
  readonly begunAgain?: readonly string[];
}

export const newRunId = (): string => randomUUID().replaceAll("-", "");

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

export const isRunFolder = (folder: string): boolean => existsSync(join(folder, RUN));
export const hasResult = (folder: string): boolean => existsSync(join(folder, RESULT));
export const readRun = (folder: string): StoredRun => read(folder, RUN) as StoredRun;
export const readResult = (folder: string): StoredResult => read(folder, RESULT) as StoredResult;

/** Writes a complete file, or nothing. */
function save(folder: string, file: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const fresh = join(folder, `${file}.partial`);
  writeFileSync(fresh, JSON.stringify(value));
  renameSync(fresh, join(folder, file));
}

export const saveRun = (folder: string, run: StoredRun): void => save(folder, RUN, run);

/** Stores a result, and deletes the files that only an unfinished run needs. */
export function saveResult(folder: string, result: StoredResult): void {
  save(folder, RESULT, result);
  rmSync(join(folder, JOURNAL), { force: true });
  for (const name of readdirSync(folder)) if (name.endsWith(".partial")) rmSync(join(folder, name));
}
