/** A report run: from a document to columns, rows, totals and what is missing. */

import { type ChartSpec, chooseChart } from "./chart.ts";
import { gather } from "./collect.ts";
import { type Column, cellsOf, physical, type Row, type Total, Totals } from "./columns.ts";
import { Account, type Outcome } from "./completeness.ts";
import { readDocument, readVariables } from "./document.ts";
import { Flattener, type Nested } from "./flatten.ts";
import { Printer } from "./page-queries.ts";
import { type Ask, type Piece, RefusedDocument, Walk } from "./paginate.ts";
import type { Report } from "./report-definition.ts";
import { selectionOf } from "./selection.ts";
import { ReportError } from "./usage-error.ts";

/** A report that is declared, or a document of somebody's own. */
export type Source =
  | { readonly report: Report }
  | {
      readonly text: string;
      readonly title: string;
      readonly operation?: string | undefined;
      readonly nested: Nested;
    };

export interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly pageSize?: number | undefined;
  readonly progress?: (pages: number, list: string) => void;
}

/** A report that is ready to run: all that can be wrong with it has been told. */
export interface Prepared {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly variables: Readonly<Record<string, unknown>>;
  run(ask: Ask): Running;
  /** The chart that fits the rows. */
  chart(rows: readonly Row[]): ChartSpec | undefined;
}

export interface Running {
  readonly rows: AsyncIterable<Row>;
  /** Of the rows so far. */
  totals(): readonly Total[];
  outcome(): Outcome;
}

/** Reads and checks a report. @throws ReportError before anything is asked. */
export function prepare(source: Source, options: RunOptions = {}): Prepared {
  const report = "report" in source ? source.report : undefined;
  const own = "report" in source ? undefined : source;
  const document = readDocument(report?.text ?? own?.text ?? "", own?.operation);
  const variables = readVariables(document, options.variables ?? {});
  const root = selectionOf(document, variables);
  const flattener = own && new Flattener(root, own.nested);
  const columns = report ? physical(report.columns, report.id) : (flattener?.columns ?? []);
  const printer = new Printer(document, variables);
  const { pageSize, progress } = options;

  function* rowsOf(piece: Piece): Generator<Row> {
    if (flattener) yield* flattener.rows(piece);
    if (report) for (const row of report.rows(piece.data)) yield cellsOf(report.columns, row, report.id);
  }

  function run(ask: Ask): Running {
    const account = new Account();
    const totals = new Totals(columns);
    const walk = new Walk({
      root,
      variables,
      printer,
      ask,
      account,
      pageSize,
      ...(progress && { progress }),
    });
    async function* rows(): AsyncGenerator<Row> {
      try {
        const pieces = report?.whole ? [await gather(root, walk.pieces())] : walk.pieces();
        for await (const piece of pieces)
          for (const row of rowsOf(piece)) {
            totals.count(row);
            yield row;
          }
      } catch (error) {
        if (error instanceof RefusedDocument) throw new ReportError(`Nothing was answered: ${error.message}`);
        throw error;
      }
    }
    return { rows: rows(), totals: () => totals.toArray(), outcome: () => account.outcome() };
  }

  return {
    title: report?.title ?? own?.title ?? "",
    about: report?.about ?? "",
    columns,
    variables,
    run,
    chart: (rows) => (report ? report.chart : chooseChart(columns, rows)),
  };
}
