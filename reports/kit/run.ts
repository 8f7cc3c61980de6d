/** A report run: from a document to columns, rows, totals and what is missing. */

import type { Ask } from "./asking/answer.ts";
import { collectPages } from "./asking/collect.ts";
import { Completeness, type Outcome } from "./asking/completeness.ts";
import { PageQueries } from "./asking/page-queries.ts";
import { Paginator, RefusedDocument, type RowBatch } from "./asking/paginate.ts";
import { readDocument, readVariables } from "./document/document.ts";
import { selectionOf } from "./document/selection.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { type ChartSpec, chooseChart } from "./rows/chart.ts";
import { type Column, cellsOf, physical, type Row, type Total, Totals } from "./rows/columns.ts";
import { Flattener, type Nested } from "./rows/flatten.ts";
import { UsageError } from "./usage-error.ts";

/** A report that is declared, or a document of somebody's own. */
export type Source =
  | { readonly report: ReportDefinition }
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

/** Reads and checks a report. @throws UsageError before anything is asked. */
export function prepare(source: Source, options: RunOptions = {}): Prepared {
  const report = "report" in source ? source.report : undefined;
  const own = "report" in source ? undefined : source;
  const document = readDocument(report?.text ?? own?.text ?? "", own?.operation);
  const variables = readVariables(document, options.variables ?? {});
  const root = selectionOf(document, variables);
  const flattener = own && new Flattener(root, own.nested);
  const columns = report ? physical(report.columns, report.id) : (flattener?.columns ?? []);
  const queries = new PageQueries(document, variables);
  const { pageSize, progress } = options;

  function* rowsOf(piece: RowBatch): Generator<Row> {
    if (flattener) yield* flattener.rows(piece);
    if (report) for (const row of report.rows(piece.data)) yield cellsOf(report.columns, row, report.id);
  }

  function run(ask: Ask): Running {
    const completeness = new Completeness();
    const totals = new Totals(columns);
    const paginator = new Paginator({
      root,
      variables,
      queries,
      ask,
      completeness,
      pageSize,
      ...(progress && { progress }),
    });
    async function* rows(): AsyncGenerator<Row> {
      try {
        const pieces = report?.whole ? [await collectPages(root, paginator.pieces())] : paginator.pieces();
        for await (const piece of pieces)
          for (const row of rowsOf(piece)) {
            totals.count(row);
            yield row;
          }
      } catch (error) {
        if (error instanceof RefusedDocument) throw new UsageError(`Nothing was answered: ${error.message}`);
        throw error;
      }
    }
    return { rows: rows(), totals: () => totals.toArray(), outcome: () => completeness.outcome() };
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
