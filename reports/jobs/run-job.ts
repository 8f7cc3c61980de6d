/** Runs a report in a process of its own: reads pages through the gateway, composes, and stores the result. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask } from "#reports/kit/asking/answer.ts";
import { type Outcome, outcomeLines } from "#reports/kit/asking/completeness.ts";
import { Journal, withJournal } from "#reports/kit/asking/journal.ts";
import { type RetryOptions, withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { reportWaits, type Wait } from "#reports/kit/asking/waits.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { schemaHash } from "#reports/kit/document/document.ts";
import type { ChartSpec } from "#reports/kit/rows/chart.ts";
import type { Column, Mark, Row, Total } from "#reports/kit/rows/columns.ts";
import { prepare, type Running } from "#reports/kit/run.ts";
import { LineWriter } from "#reports/kit/tables/line-file.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { OutcomeInfo, ProgressInfo, ResultInfo, RunJob } from "#reports/server/protocol.ts";
import { columnInfos } from "./describe.ts";

/** Files in the folder of a run. */
export const ROWS = "rows.ndjson";
const RESULT = "result.json";
const JOURNAL = "answers.ndjson";

/** A result as it is stored beside its rows: what formats need. */
export interface StoredResult {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly columns: readonly Column[];
  readonly key: readonly string[] | undefined;
  readonly marks: readonly Mark[];
  readonly totals: readonly Total[];
  readonly outcome: Outcome;
  readonly chart: ChartSpec | undefined;
  readonly rows: number;
  /** ISO instant. */
  readonly at: string;
  readonly hashes: Readonly<Record<string, string>>;
  /** Pages that an earlier process of the same run had read. */
  readonly resumedPages: number;
}

export const readResult = (folder: string): StoredResult =>
  JSON.parse(readFileSync(join(folder, RESULT), "utf8")) as StoredResult;

export interface RunHost {
  /** Executes an operation as the caller. */
  execute(query: string, variables: Record<string, unknown>): Promise<unknown>;
  progress(progress: ProgressInfo): void;
}

const PROGRESS_MS = 250;

/** @throws UsageError for a mistake that the user who started the run can correct */
export async function runJob(job: RunJob, host: RunHost): Promise<ResultInfo> {
  const { folder, source, parameters, pageSize, mostRows, waitMs } = job;
  const definition = readDefinition(source.name, source.files);
  const prepared = await prepare(definition, { given: { values: parameters }, pageSize });
  const journal = new Journal(join(folder, JOURNAL));
  const resumedPages = journal.answers;
  const progress = new Progress(host);
  const send: Parameters<typeof withRetryAfter>[0] = ({ query, variables }) => host.execute(query, variables);
  const options: RetryOptions = { waitMs, onWait: (waits) => progress.wait(waits) };
  const asked = withRetryAfter(
    reportWaits(send, (waits) => progress.wait(waits)),
    options,
  );
  const ask: Ask = withJournal(asked, journal);
  const running = prepared.run(
    async (request) => {
      const answer = await ask(request);
      progress.families(answer.families);
      return answer;
    },
    {
      folder,
      mostRows,
      page: (pages, list) => progress.page(pages, list),
      rows: (tables) => progress.tables(tables),
      composing: () => progress.composing(),
    },
  );
  const rows = new LineWriter(join(folder, ROWS));
  const sample: Row[] = [];
  for await (const row of running.rows) {
    if (rows.lines >= mostRows) throw new UsageError(`The result has more than ${mostRows} rows`);
    if (sample.length < CHART_ROWS) sample.push(row);
    rows.write(row);
  }
  rows.close();
  journal.close();
  const result: StoredResult = {
    name: definition.name,
    title: prepared.title,
    about: prepared.about,
    variables: prepared.variables,
    columns: prepared.columns,
    key: definition.key,
    marks: running.marks(),
    totals: running.totals(),
    outcome: running.outcome(),
    chart: prepared.chart(sample),
    rows: rows.lines,
    at: new Date().toISOString(),
    hashes: hashesOf(source.files),
    resumedPages,
  };
  store(folder, result);
  progress.done();
  return infoOf(result, running, progress.rowsByTable);
}

/** Rows that a chart is chosen by. */
const CHART_ROWS = 1_000;

/** Whole or not at all; then what only a run that goes on needs is removed. */
function store(folder: string, result: StoredResult): void {
  const fresh = join(folder, `${RESULT}.partial`);
  writeFileSync(fresh, JSON.stringify(result));
  renameSync(fresh, join(folder, RESULT));
  if (existsSync(join(folder, JOURNAL))) rmSync(join(folder, JOURNAL));
  for (const name of readdirSync(folder)) if (name.endsWith(".partial")) rmSync(join(folder, name));
}

function hashesOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return {
    schema: schemaHash(),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hash(text)])),
  };
}

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function infoOf(
  result: StoredResult,
  running: Running,
  rowsByTable: ReadonlyMap<string, number>,
): ResultInfo {
  const outcome = running.outcome();
  return {
    complete: outcome.complete,
    rows: result.rows,
    columns: columnInfos(result.columns, result.marks),
    totals: result.totals.map(({ column, mark, sums }) => ({ key: column.key, mark, sums })),
    outcome: outcomeInfo(outcome, rowsByTable),
  };
}

function outcomeInfo(outcome: Outcome, rowsByTable: ReadonlyMap<string, number>): OutcomeInfo {
  return {
    complete: outcome.complete,
    tables: outcome.tables.map(({ from, to, ...table }) => ({
      ...table,
      from: instant(from),
      to: instant(to),
      rows: rowsByTable.get(table.name) ?? 0,
    })),
    sources: outcome.sources.map(({ family, complete, pages, asked, text }) => ({
      family,
      complete,
      pages,
      asked,
      text,
    })),
    notes: outcomeLines(outcome),
  };
}

/** Tells how far a run is, some times a second. */
class Progress {
  readonly rowsByTable = new Map<string, number>();
  readonly #host: RunHost;
  readonly #families = new Map<string, number>();
  #phase: ProgressInfo["phase"] = "READING";
  #pages = 0;
  #list = "";
  #waits: readonly Wait[] = [];
  #told = 0;

  constructor(host: RunHost) {
    this.#host = host;
  }

  page(pages: number, list: string): void {
    this.#pages = pages;
    this.#list = list;
    this.#waits = [];
    this.#tell();
  }

  families(names: readonly string[]): void {
    for (const name of names) this.#families.set(name, (this.#families.get(name) ?? 0) + 1);
  }

  tables(tables: readonly { readonly name: string; readonly rows: number }[]): void {
    for (const { name, rows } of tables) this.rowsByTable.set(name, rows);
    this.#tell();
  }

  wait(waits: readonly Wait[]): void {
    this.#waits = waits;
    this.#tell(true);
  }

  composing(): void {
    this.#phase = "COMPOSING";
    this.#tell(true);
  }

  done(): void {
    this.#phase = "DONE";
    this.#tell(true);
  }

  #tell(now = false): void {
    const time = Date.now();
    if (!now && time - this.#told < PROGRESS_MS) return;
    this.#told = time;
    const tables = [...this.rowsByTable].map(([name, rows]) => ({ name, rows }));
    this.#host.progress({
      phase: this.#phase,
      pages: this.#pages,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      list: this.#list,
      families: [...this.#families].map(([family, pages]) => ({ family, pages })),
      tables,
      waits: this.#waits.map(({ family, until, atMost }) => ({
        family,
        until: new Date(until).toISOString(),
        atMost,
      })),
    });
  }
}
