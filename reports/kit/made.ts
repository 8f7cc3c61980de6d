/** Rows of a report, made from the data of its documents: as they arrive, or composed by SQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Received, TableRead } from "./asking/completeness.ts";
import type { PageQueries } from "./asking/page-queries.ts";
import type { RowBatch } from "./asking/paginate.ts";
import type { ReportDefinition } from "./definition/definition.ts";
import type { ParameterValues } from "./definition/parameters.ts";
import { flattenedShape, type ResultShape, resultShape } from "./definition/result-columns.ts";
import type { ReadDocument } from "./document/document.ts";
import { familiesBehind } from "./document/most-rows.ts";
import { coordinatesIn, type Selection } from "./document/selection.ts";
import { Flattener, type Nested } from "./rows/flatten.ts";
import { checkSql, compose } from "./sql/compose.ts";
import { defaultSqlLimits, type SqlLimits } from "./sql/database.ts";
import type { ColumnName } from "./sql/lineage.ts";
import type { BoundParameter } from "./sql/parameters.ts";
import type { Statement } from "./sql/statement.ts";
import { TableFiles } from "./tables/table-files.ts";
import {
  DocumentTables,
  fullName,
  holdsReceived,
  RECEIVED_AT,
  type Table,
  type TableRow,
} from "./tables/tables.ts";
import { UsageError } from "./usage-error.ts";

const MOST_ROWS = 5_000_000;

export interface PrepareOptions {
  readonly given?: ParameterValues;
  readonly pageSize?: number | undefined;
  /** Conversion of nested lists to rows, if no SQL composes them. */
  readonly nested?: Nested;
  /** Name of the query, if the document has several. */
  readonly operation?: string | undefined;
  readonly limits?: SqlLimits;
  /** Ends the check of the SQL. */
  readonly signal?: AbortSignal | undefined;
}

/** Progress events of a run. */
export interface RunProgress {
  /** A page has come. @param list the list that is read; empty for the first page of all lists */
  page?(pages: number, list: string): void;
  /** Rows of tables that were read. */
  rows?(tables: readonly { readonly name: string; readonly rows: number }[]): void;
  composing?(): void;
}

export interface RunOptions extends RunProgress {
  /** Folder for tables; by default a temporary one for the time of the run. */
  readonly folder?: string | undefined;
  /** Rows of all tables together. */
  readonly mostRows?: number;
  /**
   * Number of times that lists have begun again, by document and path. With this, a list whose cursor is no
   * longer accepted ends the run with `ListExpired`, and another run begins that list again.
   */
  readonly readings?: Readings;
}

/** By the name of a document, then by the path of a list. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A list must be read again from its start, because its cursor is no longer taken. */
export class ListExpired extends Error {
  constructor(
    readonly document: string,
    /** Path of the list; empty for the whole document. */
    readonly list: string,
  ) {
    super(`The list ${list} of ${document} must begin again`);
  }
}

/** One document with what was read of it. */
export interface Read {
  readonly name: string;
  readonly document: ReadDocument;
  readonly root: Selection;
  readonly queries: PageQueries;
}

/** Conversion of the data to rows. */
export interface Made {
  readonly shape: ResultShape;
  readonly tables: readonly Table[];
  /** Reads that the completeness covers. */
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
export function flattened(
  definition: ReportDefinition,
  read: readonly Read[],
  options: PrepareOptions,
): Made {
  const [only] = read;
  if (!only) throw new UsageError("A report needs a document");
  const flattener = new Flattener(only.root, options.nested ?? "join");
  const { name } = only;
  return {
    shape: flattenedShape(definition, flattener.columns),
    tables: [],
    reads: [
      {
        document: name,
        name,
        path: [],
        families: familiesBehind(coordinatesIn(only.root)),
        received: holdsReceived(only.root) ? { since: null } : undefined,
      },
    ],
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
export async function composed(
  definition: ReportDefinition,
  sql: string,
  read: readonly Read[],
  parameters: readonly BoundParameter[],
  { limits = defaultSqlLimits, signal }: PrepareOptions,
): Promise<Made> {
  const documents = read.map(({ name, root }) => new DocumentTables(name, root));
  const tables = documents.flatMap((one) => one.tables);
  const { columns, statement } = await checkSql(sql, tables, parameters, limits, signal);
  const reads = tables.map(
    ({ document, name, path, coordinates, isReceived: isEvents }): TableRead => ({
      document,
      name,
      path,
      families: familiesBehind(coordinates),
      received: isEvents ? { since: null } : undefined,
    }),
  );
  const shape = resultShape(definition, columns, statement);
  const { added } = shape;
  return {
    shape,
    tables,
    reads,
    used: new Set(statement.tables.map(fullName)),
    aggregates: true,
    rows: (batches, options) =>
      composedRows({
        sql,
        statement,
        added,
        reads,
        parameters,
        limits,
        documents,
        read,
        batches,
        tables,
        options,
      }),
  };
}

interface Composing {
  readonly sql: string;
  readonly statement: Statement;
  readonly added: readonly ColumnName[];
  readonly reads: readonly TableRead[];
  readonly parameters: readonly BoundParameter[];
  readonly limits: SqlLimits;
  readonly documents: readonly DocumentTables[];
  readonly read: readonly Read[];
  readonly tables: readonly Table[];
  readonly options: RunOptions;
  batches(read: Read): AsyncIterable<RowBatch>;
}

/** Notes the first of the events that the gateway received. */
function noteReceived(received: Received | undefined, { table, cells }: TableRow): void {
  if (!received) return;
  const at = cells[table.columns.findIndex(({ name }) => name === RECEIVED_AT)];
  if (typeof at === "string" && (received.since === null || at < received.since)) received.since = at;
}

async function* composedRows(input: Composing): AsyncGenerator<readonly unknown[]> {
  const { documents, read, batches, tables, reads, options, ...query } = input;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "report-"));
  try {
    const received = new Map(tables.map((table, at) => [table, reads[at]?.received]));
    const files = new TableFiles(folder, tables, options.mostRows ?? MOST_ROWS);
    for (const [at, one] of read.entries())
      for await (const batch of batches(one)) {
        for (const row of documents[at]?.rows(batch) ?? []) {
          files.write(row);
          noteReceived(received.get(row.table), row);
        }
        files.flush();
        options.rows?.(files.counts());
      }
    options.composing?.();
    for await (const rows of compose({ ...query, folder, read: files.close() })) yield* rows;
  } finally {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
