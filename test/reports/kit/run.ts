/** Reports in a test: over a gateway in process, or over answers that the test makes up. */

import type { Send } from "#reports/kit/asking/client.ts";
import type { Outcome } from "#reports/kit/asking/completeness.ts";
import { type RetryOptions, withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { ownReport, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import { namedReports } from "#reports/kit/definition/folders.ts";
import type { Column, Row, Total } from "#reports/kit/rows/columns.ts";
import type { Nested } from "#reports/kit/rows/flatten.ts";
import { type Prepared, prepare } from "#reports/kit/run.ts";
import type { Tributary } from "#test/kit/gateway.ts";

export interface Result {
  readonly columns: readonly Column[];
  readonly cells: readonly Row[];
  /** The rows by the keys of their columns. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly totals: readonly Total[];
  readonly outcome: Outcome;
}

/** Sends requests to a Tributary as a report does. Its families count the calls. */
export const sendTo =
  ({ gateway }: Tributary): Send =>
  (request) =>
    gateway.execute(request, { headers: { "x-upstream-report": "1" } });

export async function runPrepared(
  prepared: Prepared,
  send: Send,
  patience: RetryOptions = { waitMs: 0 },
): Promise<Result> {
  const running = prepared.run(withRetryAfter(send, patience));
  const { columns } = prepared;
  const cells: Row[] = [];
  // The cells after the columns have the ids behind values, which no format writes.
  for await (const row of running.rows) cells.push(row.slice(0, columns.length));
  return {
    columns,
    cells,
    rows: cells.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]))),
    totals: running.totals(),
    outcome: running.outcome(),
  };
}

export interface TestOptions {
  /** Texts, as a command line has them. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly pageSize?: number | undefined;
  readonly nested?: Nested;
  readonly operation?: string;
  readonly patience?: RetryOptions;
}

/** Prepares a document of one's own. */
export const prepareOwn = (text: string, options: TestOptions = {}, sql?: string): Promise<Prepared> =>
  prepareWith(ownReport("mine", text, sql), options);

export const prepareWith = (
  report: ReportDefinition,
  { variables = {}, pageSize, nested, operation }: TestOptions,
): Promise<Prepared> =>
  prepare(report, { given: { texts: variables }, pageSize, operation, ...(nested && { nested }) });

/** Runs a document of one's own. */
export async function runOwn(text: string, send: Send, options: TestOptions = {}): Promise<Result> {
  return runPrepared(await prepareOwn(text, options), send, options.patience);
}

export async function runNamed(
  report: ReportDefinition,
  send: Send,
  options: TestOptions = {},
): Promise<Result> {
  return runPrepared(await prepareWith(report, options), send, options.patience);
}

/** A named report. */
export function named(name: string): ReportDefinition {
  const report = namedReports().find((one) => one.name === name);
  if (!report) throw new Error(`there is no report ${name}`);
  return report;
}

/** A total's sums, as `{ USD: "12.50" }`. */
export const sumsOf = ({ totals }: Result, key: string): Record<string, string> =>
  Object.fromEntries(
    (totals.find(({ column }) => column.key === key)?.sums ?? []).map(({ currency, amount }) => [
      currency,
      amount,
    ]),
  );
