/** A report run: from documents to columns, rows, totals and what is missing. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ask } from "./asking/answer.ts";
import { Completeness, type Outcome, type TableRead } from "./asking/completeness.ts";
import { PageQueries } from "./asking/page-queries.ts";
import { Paginator, RefusedDocument, type RowBatch } from "./asking/paginate.ts";
import type { ReportDefinition } from "./definition/definition.ts";
import {
  boundParameters,
  type Given,
  type Parameter,
  parametersOf,
  readParameters,
} from "./definition/parameters.ts";
import { flattenedShape, type ResultShape, resultShape } from "./definition/result-columns.ts";
import { type ReadDocument, readDocument } from "./document/document.ts";
import { familiesBehind } from "./document/most-rows.ts";
import { coordinatesIn, type Selection, selectionOf } from "./document/selection.ts";
import { type ChartSpec, chooseChart } from "./rows/chart.ts";
import { type Column, type Mark, markOf, type Row, type Total, Totals } from "./rows/columns.ts";
import { Flattener, type Nested } from "./rows/flatten.ts";
import { checkSql, compose } from "./sql/compose.ts";
import { defaultSqlLimits, type SqlLimits } from "./sql/database.ts";
import type { BoundParameter } from "./sql/parameters.ts";
import type { Statement } from "./sql/statement.ts";
import { TableFiles } from "./tables/table-files.ts";
import { DocumentTables, fullName, type Table } from "./tables/tables.ts";
import { UsageError } from "./usage-error.ts";

export interface PrepareOptions {
  readonly given?: Given;
  readonly pageSize?: number | undefined;
  /** How lists within rows become rows where no SQL composes them. */
  readonly nested?: Nested;
  /** Which query of a document that holds several. */
  readonly operation?: string | undefined;
  readonly limits?: SqlLimits;
}

/** What a run tells while it goes on. */
export interface RunProgress {
  /** A page has come. @param list the list that is read; empty for the first page of all lists */
  page?(pages: number, list: string): void;
  /** Rows of tables that were read. */
  rows?(tables: readonly { readonly name: string; readonly rows: number }[]): void;
  composing?(): void;
}

export interface RunOptions extends RunProgress {
  /** Where tables are written; a folder for the time of the run unless given. */
  readonly folder?: string | undefined;
  /** Rows of all tables together. */
  readonly mostRows?: number;
}

/** A report that is ready to run: all that can be wrong with it has been reported. */
export interface Prepared {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly variables: Readonly<Record<string, unknown>>;
  /** The tables that SQL composes; none where there is no SQL. */
  readonly tables: readonly Table[];
  /** The families that the documents lead to. */
  readonly families: readonly string[];
  run(ask: Ask, options?: RunOptions): Running;
  /** The chart that fits the rows. */
  chart(rows: readonly Row[]): ChartSpec | undefined;
}

export interface Running {
  readonly rows: AsyncIterable<Row>;
  /** Of the rows so far. */
  totals(): readonly Total[];
  outcome(): Outcome;
  /** What the figures of each column are worth, in the order of the columns. */
  marks(): readonly Mark[];
}

const MOST_ROWS = 5_000_000;

/** One document with what was read of it. */
interface Read {
  readonly name: string;
  readonly document: ReadDocument;
  readonly root: Selection;
  readonly queries: PageQueries;
}

/** A report's documents and parameters, before there are values. */
export interface Opened {
  readonly documents: readonly { readonly name: string; readonly document: ReadDocument }[];
  readonly parameters: readonly Parameter[];
}

/** Reads a report's documents. @throws UsageError for what the API does not have */
export function openReport({ documents, parameters }: ReportDefinition, operation?: string): Opened {
  const single = documents.length === 1;
  const read = documents.map(({ name, text }) => ({
    name,
    document: inFile(single ? undefined : name, () => readDocument(text, operation)),
  }));
  return {
    documents: read,
    parameters: parametersOf(
      read.map(({ document }) => document),
      parameters,
    ),
  };
}

/** Says in which of several documents something is wrong. */
function inFile<T>(name: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (name === undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${name}.graphql: ${error.message}`);
  }
}

/** Reads and checks a report. @throws UsageError before any family is called */
export async function prepare(definition: ReportDefinition, options: PrepareOptions = {}): Promise<Prepared> {
  const { given = { values: {} }, operation } = options;
  const opened = openReport(definition, operation);
  return prepareOpened(definition, opened, readParameters(opened.parameters, given), options);
}

/** The same where the values of parameters are known already. */
export async function prepareOpened(
  definition: ReportDefinition,
  { documents, parameters }: Opened,
  variables: Record<string, unknown>,
  options: PrepareOptions = {},
): Promise<Prepared> {
  const read = documents.map(({ name, document }): Read => {
    const root = selectionOf(document, variables);
    return { name, document, root, queries: new PageQueries(document, variables) };
  });
  const bound = boundParameters(parameters, variables);
  const made =
    definition.sql === undefined
      ? flattened(definition, read, options)
      : await composed(definition, definition.sql, read, bound, options);
  return {
    title: definition.title,
    about: definition.about ?? "",
    columns: made.shape.columns,
    variables,
    tables: made.tables,
    families: [...new Set(made.reads.flatMap(({ families }) => families))].sort(),
    chart: (rows) =>
      definition.chart ?? (definition.sql === undefined ? chooseChart(made.shape.columns, rows) : undefined),
    run: (ask, runOptions = {}) => start(made, variables, ask, options, runOptions),
  };
}

/** How what is read becomes rows. */
interface Made {
  readonly shape: ResultShape;
  readonly tables: readonly Table[];
  /** What completeness is said of. */
  readonly reads: readonly TableRead[];
  /** Names of what the rows are made of. */
  readonly used: ReadonlySet<string>;
  /** True where a figure of a row may be made of several rows that were read. */
  readonly aggregates: boolean;
  rows(
    batches: (read: Read) => AsyncIterable<RowBatch>,
    options: RunOptions,
  ): AsyncIterable<readonly unknown[]>;
}

/** Rows of one document, as they come. */
function flattened(definition: ReportDefinition, read: readonly Read[], options: PrepareOptions): Made {
  const [only] = read;
  if (!only) throw new UsageError("A report needs a document");
  const flattener = new Flattener(only.root, options.nested ?? "join");
  const { name } = only;
  return {
    shape: flattenedShape(definition, flattener.columns),
    tables: [],
    reads: [{ document: name, name, path: [], families: familiesBehind(coordinatesIn(only.root)) }],
    used: new Set([`${name}.${name}`]),
    aggregates: false,
    async *rows(batches, { rows }) {
      let count = 0;
      for await (const batch of batches(only)) {
        for (const row of flattener.rows(batch)) {
          count++;
          yield row;
        }
        rows?.([{ name: `${name}.${name}`, rows: count }]);
      }
    },
  };
}

/** Rows that SQL composes, once all tables are there. */
async function composed(
  definition: ReportDefinition,
  sql: string,
  read: readonly Read[],
  parameters: readonly BoundParameter[],
  { limits = defaultSqlLimits }: PrepareOptions,
): Promise<Made> {
  const documents = read.map(({ name, root }) => new DocumentTables(name, root));
  const tables = documents.flatMap((one) => one.tables);
  const { columns, statement } = await checkSql(sql, tables, parameters, limits);
  const reads = tables.map(({ document, name, path, coordinates }) => ({
    document,
    name,
    path,
    families: familiesBehind(coordinates),
  }));
  return {
    shape: resultShape(definition, columns),
    tables,
    reads,
    used: new Set(statement.tables.map(fullName)),
    aggregates: true,
    rows: (batches, options) =>
      composedRows({ sql, statement, parameters, limits, documents, read, batches, tables, options }),
  };
}

interface Composing {
  readonly sql: string;
  readonly statement: Statement;
  readonly parameters: readonly BoundParameter[];
  readonly limits: SqlLimits;
  readonly documents: readonly DocumentTables[];
  readonly read: readonly Read[];
  readonly tables: readonly Table[];
  readonly options: RunOptions;
  batches(read: Read): AsyncIterable<RowBatch>;
}

async function* composedRows(input: Composing): AsyncGenerator<readonly unknown[]> {
  const { documents, read, batches, tables, options, ...query } = input;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "report-"));
  try {
    const files = new TableFiles(folder, tables, options.mostRows ?? MOST_ROWS);
    for (const [at, one] of read.entries())
      for await (const batch of batches(one)) {
        for (const row of documents[at]?.rows(batch) ?? []) files.write(row);
        files.flush();
        options.rows?.(files.counts());
      }
    options.composing?.();
    for await (const rows of compose({ ...query, folder, read: files.close() })) yield* rows;
  } finally {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function start(
  made: Made,
  variables: Record<string, unknown>,
  ask: Ask,
  { pageSize }: PrepareOptions,
  options: RunOptions,
): Running {
  const completeness = new Completeness();
  const { shape, reads, used } = made;
  const totals = new Totals(shape.columns);
  let before = 0;
  const batches = ({ name, root, queries }: Read) => {
    let pages = 0;
    const paginator = new Paginator({
      root,
      variables,
      queries,
      ask,
      completeness: completeness.document(name),
      pageSize,
      progress(count, list) {
        before += count - pages;
        pages = count;
        options.page?.(before, list);
      },
    });
    return paginator.pieces();
  };
  async function* rows(): AsyncGenerator<Row> {
    try {
      for await (const cells of made.rows(batches, options)) {
        const row = shape.cellsOf(cells);
        totals.count(row);
        yield row;
      }
    } catch (error) {
      if (error instanceof RefusedDocument) throw new UsageError(`Nothing was answered: ${error.message}`);
      throw error;
    }
  }
  const outcome = () => completeness.outcome(reads);
  const lacks = () => outcome().tables.some(({ name, complete }) => !complete && used.has(name));
  return {
    rows: rows(),
    totals: () => totals.toArray(lacks()),
    outcome,
    marks: () => {
      const incomplete = made.aggregates && lacks();
      return shape.columns.map((column) => markOf(column, incomplete));
    },
  };
}
