/** Runs of the command line: rows are written directly, or stored in a folder first. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ask } from "#reports/kit/asking/answer.ts";
import { callerHeaders, headersOf, UNREACHABLE } from "#reports/kit/asking/client.ts";
import { codeOf } from "#reports/kit/asking/completeness.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { reportWaits } from "#reports/kit/asking/waits.ts";
import { ownReport, type ReportDefinition, readDefinition } from "#reports/kit/definition/definition.ts";
import { notesOf, type Output, printable, sumsText } from "#reports/kit/formats/format.ts";
import { writtenWith } from "#reports/kit/formats/time-zone.ts";
import { type Row, shownTotals } from "#reports/kit/rows/columns.ts";
import type { Prepared } from "#reports/kit/run.ts";
import {
  isText,
  storedOutput,
  type TextFormat,
  textFormats,
  writeStored,
} from "#reports/kit/stored/files.ts";
import {
  isRunFolder,
  type ReportSource,
  readResult,
  readRun,
  type StoredRun,
  saveRun,
} from "#reports/kit/stored/run-folder.ts";
import { storeRun } from "#reports/kit/stored/store-run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { isFailed } from "#reports/words/tests.ts";
import { type CommandLineEnvironment, exits } from "./environment.ts";
import type { Target } from "./options.ts";
import { type Progress, progressOn } from "./progress.ts";
import { isRunning, write } from "./write.ts";

/** A report that is ready to run, with its connection. */
export interface ConnectedReport {
  readonly definition: ReportDefinition;
  readonly prepared: Prepared;
  readonly url: string | undefined;
  /** Longest total wait of the run, seconds. */
  readonly waitS: number;
  readonly target: Target;
  /** Folder of the snapshots of earlier runs. */
  readonly history: string | undefined;
}

/** Formats that contain the list of missing data. For other formats, it is printed on standard error. */
const TELLS_ITSELF: ReadonlySet<string> = new Set(["table", "json", "html"]);
const MOST_ROWS = 5_000_000;

/** Runs something with a connection and a progress line, and closes both. */
async function connected<T>(
  { url, waitS }: ConnectedReport,
  around: CommandLineEnvironment,
  work: (ask: Ask, progress: Progress) => Promise<T>,
): Promise<T> {
  const { signal, stderr, sleep } = around;
  const headers = headersOf(waitS, callerHeaders(around.env));
  const gateway = await around.connect(url, { headers, patienceMs: waitS * 1_000, signal });
  const progress = progressOn(stderr);
  try {
    const ask = withRetryAfter(reportWaits(gateway.send, progress.wait), {
      waitMs: waitS * 1_000,
      onWait: progress.wait,
      ...(signal && { signal }),
      ...(sleep && { sleep }),
    });
    return await work(ask, progress);
  } finally {
    progress.end();
    await gateway.close();
  }
}

/** Writes the rows while they are read. @returns the exit code */
export function runThrough(
  asking: ConnectedReport & { readonly format: TextFormat },
  around: CommandLineEnvironment,
): Promise<number> {
  return connected(asking, around, async (ask, progress) => {
    const { prepared, target, format, history } = asking;
    const running = prepared.run(ask, { page: progress.page, history });
    const output: Output = {
      ...prepared,
      ...running,
      rows: counted(running.rows, progress.row),
      at: around.now?.() ?? new Date(),
    };
    const written = writtenWith(output, target.file);
    await write(textFormats[format](written), target.out ?? around.stdout, around.signal);
    progress.end();
    return tell(output, target, around);
  });
}

async function* counted(rows: AsyncIterable<Row>, row: () => void): AsyncGenerator<Row> {
  for await (const one of rows) {
    row();
    yield one;
  }
}

/** Prints the completeness and the missing data. @returns the exit code */
export function tell(output: Output, { format, out }: Target, { stderr }: CommandLineEnvironment): number {
  const outcome = output.outcome();
  if (!TELLS_ITSELF.has(format) || out !== undefined) {
    const totals = output.totals();
    const lines = shownTotals(totals).map((total) => `Total ${total.column.label}: ${sumsText(total)}`);
    stderr.write(
      `${[...lines, ...notesOf(outcome, totals, output.tests)].map((line) => printable(line)).join("\n")}\n`,
    );
  }
  if (!outcome.complete) return exits.incomplete;
  return output.tests?.some(isFailed) ? exits.untrue : exits.complete;
}

/** A folder that is deleted at the end of this process. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "report-run-"));

/** Runs in a temporary folder, for a format that needs all rows as a file. */
export async function runInto(
  folder: string,
  run: StoredRun,
  asking: ConnectedReport,
  around: CommandLineEnvironment,
): Promise<number> {
  try {
    saveRun(folder, run);
    await reading(folder, asking, around);
    return await writeKept(folder, asking.target, around);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a report in a folder that stays. Pages that an earlier process of the same run has read are not read again.
 */
export async function runKept(
  folder: string,
  run: StoredRun,
  asking: ConnectedReport,
  around: CommandLineEnvironment,
): Promise<number> {
  if (!isRunFolder(folder) || readRun(folder).id !== run.id) {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new UsageError(`The folder ${folder} is not empty; --resume goes on with a run that is there`);
    saveRun(folder, run);
  }
  const release = hold(folder);
  try {
    await reading(folder, asking, around, true);
  } catch (error) {
    around.stderr.write(`What was read is kept: --resume ${folder} goes on with it.\n`);
    throw error;
  } finally {
    release();
  }
  return writeKept(folder, asking.target, around);
}

/** Locks the folder, so that only one process reads into it. @throws UsageError if another process has the lock */
function hold(folder: string): () => void {
  const file = join(folder, "run.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : process.pid;
  if (pid !== process.pid && isRunning(pid))
    throw new UsageError(`The run in ${folder} goes on already, in process ${pid}`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** @param isKept true if the run stays unfinished when the gateway is unreachable, so that it can resume */
function reading(
  folder: string,
  asking: ConnectedReport,
  around: CommandLineEnvironment,
  isKept = false,
): Promise<unknown> {
  const { signal, now } = around;
  return connected(asking, around, (ask, progress) =>
    storeRun({
      folder,
      definition: asking.definition,
      prepared: asking.prepared,
      history: asking.history,
      // After a requested stop, an answer can be an artifact of the stop, so it is not stored.
      async ask(request) {
        const answer = await ask(request);
        signal?.throwIfAborted();
        const unreachable = answer.errors.find((error) => codeOf(error) === UNREACHABLE);
        if (isKept && unreachable) throw new UsageError(unreachable.message);
        return answer;
      },
      mostRows: MOST_ROWS,
      page: progress.page,
      ...(now && { now }),
    }),
  );
}

/** @throws UsageError if the folder has no run */
export function keptRun(folder: string): StoredRun {
  if (!isRunFolder(folder)) throw new UsageError(`There is no run in ${folder}: --keep ${folder} begins one`);
  return readRun(folder);
}

/** The report of a run: a folder's files, or a document with or without SQL. */
export function definitionFrom({ name, files }: ReportSource): ReportDefinition {
  if (files["report.yaml"] !== undefined || files["report.json"] !== undefined)
    return readDefinition(name, files);
  const document = Object.keys(files).find((file) => file.endsWith(".graphql")) ?? "";
  return ownReport(name, files[document] ?? "", files["report.sql"]);
}

/** Writes the result of a finished run. @returns the exit code */
export async function writeKept(
  folder: string,
  target: Target,
  around: CommandLineEnvironment,
): Promise<number> {
  const { format, out, file } = target;
  const output = storedOutput(folder, readResult(folder));
  if (out !== undefined && !isText(format)) await writeStored(folder, format, out, file);
  else if (isText(format))
    await write(textFormats[format](writtenWith(output, file)), out ?? around.stdout, around.signal);
  return tell(output, target, around);
}
