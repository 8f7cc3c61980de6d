/** Runs a report in a folder. An interrupted run resumes with the page that was in flight. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Ask } from "#reports/kit/asking/answer.ts";
import { Journal, withJournal } from "#reports/kit/asking/journal.ts";
import { identityOf, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import { schemaHash } from "#reports/kit/document/document.ts";
import { ListExpired, type RunProgress } from "#reports/kit/made.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import type { Prepared } from "#reports/kit/run.ts";
import { LineWriter } from "#reports/kit/tables/line-file.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type Checked, checkedResult, hasChecks } from "./result-tests.ts";
import { JOURNAL, ROWS, type StoredResult, saveResult } from "./run-folder.ts";

export interface StoreOptions extends RunProgress {
  readonly folder: string;
  readonly definition: ReportDefinition;
  readonly prepared: Prepared;
  readonly ask: Ask;
  /** Maximum number of rows of all tables together, and of the result. */
  readonly mostRows: number;
  /** Called with each response, including stored ones. */
  readonly answered?: (families: readonly string[]) => void;
  readonly now?: () => Date;
  /** Folder of the snapshots of earlier runs. */
  readonly history?: string | undefined;
}

/** Number of rows by which a chart is chosen. */
const CHART_ROWS = 1_000;

/** @throws UsageError if the SQL fails on the rows, or if there are too many rows */
export async function storeRun(options: StoreOptions): Promise<StoredResult> {
  const { folder, definition, prepared, answered } = options;
  const journal = new Journal(join(folder, JOURNAL));
  const resumedPages = journal.answers;
  const stored = withJournal(options.ask, journal);
  const ask: Ask = async (request) => {
    const answer = await stored(request);
    answered?.(answer.families);
    return answer;
  };
  const readings = new Map<string, Map<string, number>>();
  try {
    const { running, rows, sample } = await readWith(options, ask, readings);
    const checks = hasChecks(definition) ? await checksOf(options) : undefined;
    const result: StoredResult = {
      name: definition.name,
      identity: identityOf(definition),
      title: prepared.title,
      about: prepared.about,
      variables: prepared.variables,
      columns: prepared.columns,
      key: definition.key,
      marks: running.marks(),
      rowsMark: running.rowsMark(),
      totals: running.totals(),
      outcome: running.outcome(),
      chart: prepared.chart(sample),
      behind: prepared.behind.map((one) => one ?? null),
      rows,
      timeZone: prepared.timeZone,
      ...checks,
      at: (options.now?.() ?? new Date()).toISOString(),
      hashes: hashesOf(definition.files),
      resumedPages,
      begunAgain: [...readings].flatMap(([document, lists]) =>
        [...lists.keys()].map((list) => (list === "" ? document : `${document}.${list}`)),
      ),
    };
    saveResult(folder, result);
    return result;
  } finally {
    journal.close();
  }
}

function checksOf({ folder, definition, prepared }: StoreOptions): Promise<Checked> {
  const { columns, timeZone } = prepared;
  const options = { spillFolder: join(folder, "spill"), ...(timeZone !== undefined && { timeZone }) };
  return checkedResult(definition, columns, join(folder, ROWS), options).finally(() =>
    rmSync(options.spillFolder, { recursive: true, force: true }),
  );
}

/** Reads from the start each time a list begins again. Pages of the other lists come from the journal. */
async function readWith(options: StoreOptions, ask: Ask, readings: Map<string, Map<string, number>>) {
  for (;;)
    try {
      return await readOnce(options, ask, readings);
    } catch (error) {
      if (!(error instanceof ListExpired)) throw error;
      const lists = readings.get(error.document) ?? new Map<string, number>();
      readings.set(error.document, lists.set(error.list, (lists.get(error.list) ?? 0) + 1));
    }
}

async function readOnce(
  { folder, prepared, mostRows, page, rows: tables, composing, history, now }: StoreOptions,
  ask: Ask,
  readings: Map<string, Map<string, number>>,
) {
  const running = prepared.run(ask, {
    folder,
    mostRows,
    readings,
    history,
    ...(now && { now }),
    ...(page && { page }),
    ...(tables && { rows: tables }),
    ...(composing && { composing }),
  });
  const rows = new LineWriter(join(folder, ROWS));
  const sample: Row[] = [];
  try {
    for await (const row of running.rows) {
      if (rows.lines >= mostRows) throw new UsageError(`The result has more than ${mostRows} rows`);
      if (sample.length < CHART_ROWS) sample.push(row);
      rows.write(row);
    }
  } finally {
    rows.close();
  }
  return { running, rows: rows.lines, sample };
}

function hashesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return {
    schema: schemaHash(),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hash(text)])),
  };
}
