/** Runs a report in its own process: reads pages through the gateway, composes the result, and stores it. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { reportWaits, type Wait } from "#reports/kit/asking/waits.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { notesOf } from "#reports/kit/formats/format.ts";
import { type Prepared, prepare } from "#reports/kit/run.ts";
import type { ReportSource, StoredResult } from "#reports/kit/stored/run-folder.ts";
import { storeRun } from "#reports/kit/stored/store-run.ts";
import type {
  AskedParameters,
  OutcomeInfo,
  ProgressInfo,
  ResultInfo,
  RunJob,
} from "#reports/server/protocol.ts";
import { columnInfos } from "./describe.ts";

export interface RunHost {
  /** Executes an operation as the caller. */
  execute(query: string, variables: Record<string, unknown>): Promise<unknown>;
  progress(progress: ProgressInfo): void;
}

const PROGRESS_MS = 250;
/** Rows of an outer list of a preview. */
const PREVIEW_ROWS = 50;

/** Everything that a run does before its first page. */
function prepared(
  source: ReportSource,
  { parameters, pageSize: asked, timeZone, preview: isPreview }: AskedParameters,
  signal?: AbortSignal,
): Promise<Prepared> {
  const definition = readDefinition(source.name, source.files);
  const pageSize = isPreview ? Math.min(asked ?? PREVIEW_ROWS, PREVIEW_ROWS) : asked;
  return prepare(definition, { given: { values: parameters }, pageSize, isPreview, timeZone, signal });
}

/** @throws UsageError for parameters with which a run would fail before its first page */
export async function checkParameters(
  source: ReportSource,
  asked: AskedParameters,
  signal?: AbortSignal,
): Promise<void> {
  await prepared(source, asked, signal);
}

/** @throws UsageError for a mistake that the user who started the run can correct */
export async function runJob(job: RunJob, host: RunHost): Promise<ResultInfo> {
  const { folder, history, source, mostRows, waitMs } = job;
  const progress = new Progress(host);
  const onWait = (waits: readonly Wait[]) => progress.wait(waits);
  const execute: Send = async ({ query, variables }) => {
    progress.begin();
    try {
      return await host.execute(query, variables);
    } finally {
      progress.end();
    }
  };
  const rest = async (ms: number) => {
    progress.sleep();
    await sleep(ms);
    progress.wake();
  };
  const result = await storeRun({
    folder,
    history,
    definition: readDefinition(source.name, source.files),
    prepared: await prepared(source, job),
    mostRows,
    ask: withRetryAfter(reportWaits(execute, onWait), { waitMs, onWait, sleep: rest }),
    answered: (families) => progress.families(families),
    page: (pages, list) => progress.page(pages, list),
    rows: (tables) => progress.tables(tables),
    composing: () => progress.composing(),
  });
  progress.done();
  return infoOf(result, progress.rowsByTable);
}

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function infoOf(result: StoredResult, rowsByTable: ReadonlyMap<string, number>): ResultInfo {
  const { identity, outcome, rows, columns, marks, totals, behind, begunAgain = [] } = result;
  return {
    identity,
    complete: outcome.complete,
    rows,
    columns: columnInfos(columns, marks, behind),
    totals: totals.map(({ column, ...total }) => ({ key: column.key, ...total })),
    outcome: outcomeInfo(result, rowsByTable, begunAgain),
    tests: result.tests,
    isDue: result.isDue,
  };
}

function outcomeInfo(
  { outcome, totals, tests }: StoredResult,
  rowsByTable: ReadonlyMap<string, number>,
  begunAgain: readonly string[],
): OutcomeInfo {
  return {
    complete: outcome.complete,
    composed: outcome.composed !== false,
    tables: outcome.tables.map(({ from, to, ...table }) => ({
      ...table,
      from: instant(from),
      to: instant(to),
      rows: rowsByTable.get(table.name) ?? 0,
    })),
    sources: outcome.sources.map(({ problems: _, ...source }) => source),
    lacks: outcome.lacks,
    notes: [
      ...notesOf(outcome, totals, tests),
      ...begunAgain.map((list) => `read again from its start: ${list}`),
    ],
  };
}

/** Reports the progress of a run a few times per second. */
class Progress {
  readonly rowsByTable = new Map<string, number>();
  readonly #host: RunHost;
  readonly #families = new Map<string, number>();
  #phase: ProgressInfo["phase"] = "READING";
  #pages = 0;
  #list = "";
  #waits: readonly Wait[] = [];
  #told = Number.NEGATIVE_INFINITY;
  #calls = 0;
  #sleeps = 0;

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

  begin(): void {
    this.#calls++;
  }

  end(): void {
    this.#calls--;
    // Usually the next call follows at once.
    setImmediate(() => this.#tellIdle());
  }

  sleep(): void {
    this.#sleeps++;
    this.#tellIdle();
  }

  wake(): void {
    this.#sleeps--;
  }

  get #isIdle(): boolean {
    return this.#sleeps > 0 && this.#calls === 0;
  }

  #tellIdle(): void {
    if (this.#isIdle) this.#tell(true);
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
    const time = performance.now();
    if (!now && time - this.#told < PROGRESS_MS) return;
    this.#told = time;
    const tables = [...this.rowsByTable].map(([name, rows]) => ({ name, rows }));
    this.#host.progress({
      phase: this.#phase,
      isIdle: this.#isIdle,
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
