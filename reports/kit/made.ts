/** Rows of a report from the data of its documents: while they are read, or composed by SQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ask } from "./asking/answer.ts";
import type { Outcome, Received, TableRead } from "./asking/completeness.ts";
import type { PageQueries } from "./asking/page-queries.ts";
import type { RowBatch } from "./asking/paginate.ts";
import type { ReportDefinition } from "./definition/definition.ts";
import type { ParameterValues } from "./definition/parameters.ts";
import { flattenedShape, type ResultShape, resultShape } from "./definition/result-columns.ts";
import { type ReadDocument, schemaHash } from "./document/document.ts";
import { familiesBehind } from "./document/most-rows.ts";
import { type Needed, neededOf, pathsTo } from "./document/needed.ts";
import { coordinatesIn, type Selection } from "./document/selection.ts";
import { type Feed, feedOf } from "./living/feed.ts";
import { type PastTable, pastIn } from "./living/past.ts";
import { Refresh } from "./living/refresh.ts";
import type { Column } from "./rows/columns.ts";
import { Flattener, type Nested } from "./rows/flatten.ts";
import type { Behind } from "./sql/behind.ts";
import { checkSql, compose } from "./sql/compose.ts";
import { defaultSqlLimits, type SqlLimits } from "./sql/database.ts";
import type { ColumnName } from "./sql/lineage.ts";
import type { BoundParameter } from "./sql/parameters.ts";
import { type Condition, columnKey, conditionName, type Lineage, type Reads } from "./sql/relations/facts.ts";
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
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

export interface PrepareOptions {
  readonly given?: ParameterValues;
  readonly pageSize?: number | undefined;
  /** True to read the first page of each list only. */
  readonly isPreview?: boolean | undefined;
  /** Conversion of nested lists to rows, if no SQL composes them. */
  readonly nested?: Nested;
  /** Name of the query, if the document has several. */
  readonly operation?: string | undefined;
  readonly limits?: SqlLimits;
  /** False to read also fields that the SQL does not use. */
  readonly prune?: boolean;
  /** Time zone of days and months that SQL derives from instants; UTC by default. */
  readonly timeZone?: string | undefined;
  /** Aborts the check of the SQL. */
  readonly signal?: AbortSignal | undefined;
}

/** Progress events of a run. */
export interface RunProgress {
  /** Reports that a page was read. @param list the list that is read; empty for the first page of all lists */
  page?(pages: number, list: string): void;
  /** Reports the numbers of rows of the tables. */
  rows?(tables: readonly { readonly name: string; readonly rows: number }[]): void;
  composing?(): void;
}

export interface RunOptions extends RunProgress {
  /** Folder for tables; by default a temporary one for the time of the run. */
  readonly folder?: string | undefined;
  /** Maximum number of rows of all tables together. */
  readonly mostRows?: number;
  /**
   * Number of restarts of lists, by document and path. If it is set, a list whose cursor is refused ends the run
   * with `ListExpired`, and another run restarts that list.
   */
  readonly readings?: Readings;
  /** Folder of the snapshots of earlier runs, for reports that use them. */
  readonly history?: string | undefined;
  readonly now?: () => Date;
}

/** The run for which rows are made. */
export interface Around {
  readonly ask: Ask;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True if a document was read completely. */
  isWhole(document: string): boolean;
  outcome(): Outcome;
}

/** By the name of a document, then by the path of a list. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A list must restart, because its cursor is refused. */
export class ListExpired extends Error {
  constructor(
    readonly document: string,
    /** Path of the list; empty for the whole document. */
    readonly list: string,
  ) {
    super(`The list ${list} of ${document} must begin again`);
  }
}

/** A document with its outcome. */
export interface Read {
  readonly name: string;
  readonly document: ReadDocument;
  readonly root: Selection;
  readonly queries: PageQueries;
}

/** Source columns and tables of a column of a composed result. */
interface ColumnReads {
  /** Sources of its cells, and of its total. */
  readonly cells: Reads;
  readonly total: Reads;
}

/** Coordinates the waits of documents that are read concurrently. */
export interface Beside {
  /** Called before a wait for a family. */
  onWait(): void;
  /** Waits until all other documents have read the lists that their families return without a wait. */
  others(): Promise<void>;
}

/** Reads a document. */
type Batches = (read: Read, beside?: Beside) => AsyncIterable<RowBatch>;

/** Conversion of the data to rows. */
export interface RowConversion {
  readonly shape: ResultShape;
  readonly tables: readonly Table[];
  /** Reads that the completeness covers. */
  readonly reads: readonly TableRead[];
  /** Names of the source tables. */
  readonly used: ReadonlySet<string>;
  /** True if a figure of a row may combine several source rows. */
  readonly aggregates: boolean;
  /** The documents that are read. */
  readonly read: readonly Read[];
  /** Sources by index of the column. Undefined if they cannot be determined. */
  readonly lineage: readonly (ColumnReads | undefined)[];
  /** Columns and tables that determine the set of rows. */
  readonly rowReads: Reads | undefined;
  /** Rows behind each column, by its index. Empty if no SQL composes the rows. */
  readonly behind: readonly (Behind | undefined)[];
  /** Names of the tables of the objects that the total of a column adds. */
  objectsOf(column: Column): readonly string[];
  /** Names of the conditions that were false in this run. */
  readonly failed: ReadonlySet<string>;
  rows(batches: Batches, options: RunOptions, around: Around): AsyncIterable<readonly unknown[]>;
}

/** Rows of one document, while they are read. */
export function flattened(
  definition: ReportDefinition,
  read: readonly Read[],
  options: PrepareOptions,
): RowConversion {
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
    read,
    lineage: [],
    rowReads: undefined,
    behind: [],
    objectsOf: () => [],
    failed: new Set(),
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

/** Rows that SQL composes, after all tables are read. */
export async function composed(
  definition: ReportDefinition,
  written: string,
  read: readonly Read[],
  parameters: readonly BoundParameter[],
  { limits = defaultSqlLimits, timeZone, signal, prune = true }: PrepareOptions,
): Promise<RowConversion> {
  const documents = read.map(({ name, root }) => new DocumentTables(name, root));
  const tables = documents.flatMap((one) => one.tables);
  const { sql, past } = pastIn(written, tables);
  const { columns, statement, lineage, behind } = await checkSql(
    sql,
    [...tables, ...past],
    parameters,
    limits,
    signal,
  );
  const feeds = definition.refresh ? feedsOf(read, tables, statement) : [];
  const shape = resultShape(definition, columns, statement, lineage);
  const { added } = shape;
  const { readDocuments, readTables } =
    prune && lineage
      ? pruned(read, documents, lineage, { shape, past, feeds })
      : { readDocuments: read, readTables: tables };
  const asked = new Set(readDocuments.flatMap(({ root }) => coordinatesIn(root)));
  const reads = readTables.map(
    ({ document, name, path, coordinates, isReceived: isEvents }): TableRead => ({
      document,
      name,
      path,
      families: familiesBehind(coordinates.filter((one) => asked.has(one))),
      received: isEvents ? { since: null } : undefined,
      refreshed: feeds.some((feed) => feed.document === document)
        ? { since: null, sweptAt: null }
        : undefined,
    }),
  );
  const failed = new Set<string>();
  const conditions = new Map(
    shape.columns
      .flatMap((column) => (column.total ? (shape.conditionsOf(column, false) ?? []) : []))
      .map((condition) => [conditionName(condition), condition]),
  );
  return {
    shape,
    tables,
    reads,
    used: new Set(statement.tables.map(fullName)),
    aggregates: true,
    read: readDocuments,
    rowReads: lineage?.rows,
    lineage: shape.places.map((at) => columnReads(lineage, at)),
    behind: shape.places.map((at) => behind[at]),
    objectsOf: (column) => lineage?.columns[shape.places[shape.columns.indexOf(column)] ?? -1]?.objects ?? [],
    failed,
    rows: (batches, options, around) =>
      composedRows({
        sql,
        definition,
        feeds,
        past,
        around,
        statement,
        added,
        conditions: [...conditions.values()],
        failed: (condition) => failed.add(conditionName(condition)),
        reads,
        parameters,
        limits,
        timeZone,
        documents,
        read: readDocuments,
        batches,
        tables,
        names: new Set(readTables.map(fullName)),
        options,
      }),
  };
}

function columnReads(lineage: Lineage | undefined, at: number): ColumnReads | undefined {
  const cells = lineage?.columns[at];
  if (!cells || !lineage) return undefined;
  const { rows } = lineage;
  const total = {
    columns: new Set([...cells.columns, ...rows.columns]),
    tables: new Set([...cells.tables, ...rows.tables]),
  };
  return { cells, total };
}

interface Pruning {
  readonly shape: ResultShape;
  readonly past: readonly PastTable[];
  readonly feeds: readonly Feed[];
}

/** Feeds of the documents. @throws UsageError if there is none, or the SQL counts a list by its document */
function feedsOf(
  read: readonly Read[],
  tables: readonly Table[],
  { tables: used }: Pick<Statement, "tables">,
): readonly Feed[] {
  const found = read.map(({ name, root }) => {
    const isCounted = used.some(({ document, path }) => document === name && path.length === 0);
    const own = tables.filter(({ document }) => document === name);
    return isCounted ? "the SQL reads what lies in no list" : feedOf(name, root, own);
  });
  const feeds = found.filter((one) => typeof one !== "string");
  if (feeds.length > 0) return feeds;
  const reasons = found.map((reason, at) => `${read[at]?.name}.graphql: ${String(reason)}`);
  throw new UsageError(
    `report.yaml: refresh: no document has a list that can be refreshed: ${reasons.join("; ")}`,
  );
}

/** The documents without fields that the SQL does not use. */
function pruned(
  read: readonly Read[],
  documents: readonly DocumentTables[],
  { all }: Lineage,
  { shape: { added }, past, feeds }: Pruning,
): { readonly readDocuments: readonly Read[]; readonly readTables: readonly Table[] } {
  const tablesOf = ({ tables }: DocumentTables): readonly Table[] => {
    const own = tables.filter(
      (table) => all.tables.has(table) || past.some((one) => one.of === table && all.tables.has(one)),
    );
    // Rows in received events begin at the same time as the events.
    const isAround = ({ path }: Table) => own.some((one) => path.every((key, at) => one.path[at] === key));
    return tables.filter((table) => own.includes(table) || (table.isReceived === true && isAround(table)));
  };
  // Ids and currencies that totals need are read in addition to the columns of the SQL.
  const isRead = (table: Table, column: string) =>
    all.columns.has(columnKey(table, column)) ||
    // The next run reads the columns of this run's snapshot.
    past.some((one) => one.of === table && all.columns.has(columnKey(one, column))) ||
    feeds.some(({ table: own, id, changedAt }) => own === table && (column === id || column === changedAt)) ||
    added.some(([, name]) => name === column) ||
    (table.isReceived === true && column === RECEIVED_AT);
  const readDocuments = read.flatMap((one, at): Read[] => {
    const own = documents[at] ? tablesOf(documents[at]) : [];
    const columns = own.flatMap((table) => table.columns.filter(({ name }) => isRead(table, name)));
    const needed: Needed = {
      lists: new Set([
        ...own.flatMap(({ path }) => pathsTo(path)),
        ...columns.flatMap(({ path, isCount }) => (isCount ? pathsTo(path) : [])),
      ]),
      values: new Set(columns.flatMap(({ path }) => pathsTo(path))),
    };
    return own.length === 0 ? [] : [{ ...one, root: neededOf(one.root, needed) }];
  });
  return { readDocuments, readTables: documents.flatMap(tablesOf) };
}

interface Composing {
  readonly definition: ReportDefinition;
  readonly feeds: readonly Feed[];
  readonly past: readonly PastTable[];
  readonly around: Around;
  readonly sql: string;
  readonly statement: Statement;
  readonly added: readonly ColumnName[];
  readonly conditions: readonly Condition[];
  failed(condition: Condition): void;
  readonly reads: readonly TableRead[];
  readonly parameters: readonly BoundParameter[];
  readonly limits: SqlLimits;
  readonly timeZone: string | undefined;
  readonly documents: readonly DocumentTables[];
  readonly read: readonly Read[];
  readonly tables: readonly Table[];
  /** Names of the tables that are read. The others stay empty. */
  readonly names: ReadonlySet<string>;
  readonly options: RunOptions;
  readonly batches: Batches;
}

/**
 * The batches of the documents, one document after the other. While a document waits for a family, the next one
 * begins.
 */
async function* piecesOf(
  read: readonly Read[],
  batches: Batches,
): AsyncGenerator<{ readonly one: Read; readonly batch: RowBatch | undefined }> {
  const next = [...read];
  const open = new Map<Read, Promise<{ readonly one: Read; readonly step: IteratorResult<RowBatch> }>>();
  const iterators = new Map<Read, AsyncIterator<RowBatch>>();
  const waiting = new Set<Read>();
  /** Documents with only those lists left that their families have not returned. */
  const last = new Set<Read>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let wake = () => {};
  const advance = (one: Read) => {
    const step = iterators.get(one)?.next();
    if (step)
      open.set(
        one,
        step.then((result) => ({ one, step: result })),
      );
  };
  try {
    while (next.length + open.size > 0) {
      const [fresh] = next;
      if (fresh && waiting.size === open.size) {
        next.shift();
        const onWait = () => {
          waiting.add(fresh);
          wake();
        };
        const others = () => {
          last.add(fresh);
          onWait();
          return released;
        };
        iterators.set(fresh, batches(fresh, { onWait, others })[Symbol.asyncIterator]());
        advance(fresh);
      }
      if (next.length === 0 && [...open.keys()].every((one) => last.has(one))) release();
      const begins = new Promise<undefined>((resolve) => {
        wake = () => resolve(undefined);
      });
      const done = await Promise.race([...open.values(), begins]);
      if (!done) continue;
      const { one, step } = done;
      waiting.delete(one);
      open.delete(one);
      if (step.done !== true) advance(one);
      yield { one, batch: step.done === true ? undefined : step.value };
    }
  } finally {
    release();
    // The other documents finish their requests in flight.
    await Promise.allSettled(open.values());
  }
}

/** Records the first of the events that the gateway received. */
function noteReceived(received: Received | undefined, { table, cells }: TableRow): void {
  if (!received) return;
  const at = cells[table.columns.findIndex(({ name }) => name === RECEIVED_AT)];
  if (typeof at === "string" && (received.since === null || at < received.since)) received.since = at;
}

/** The refresh of a run. Undefined if the run reads everything and stores no snapshot. */
function refreshOf(
  { definition, feeds, past, around, sql, options }: Composing,
  folder: string,
): Refresh | undefined {
  if (options.history === undefined && past.length === 0 && feeds.length === 0) return undefined;
  const { name, documents, sweep = 1, retention } = definition;
  return new Refresh({
    folder: options.history ?? join(folder, "history"),
    report: name,
    source: { documents, sql, schema: schemaHash() },
    variables: around.variables,
    feeds,
    sweepPages: sweep,
    keptMs: (retention?.days ?? RETENTION_DAYS) * DAY_MS,
    now: options.now ?? (() => new Date()),
  });
}

async function* composedRows(input: Composing): AsyncGenerator<readonly unknown[]> {
  const { documents, read, batches, tables, names, reads, options, past, around, ...query } = input;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "report-"));
  try {
    const refresh = refreshOf(input, folder);
    const earlier = refresh?.past(past);
    const received = new Map(reads.map((one) => [fullName(one), one.received]));
    const rowsOf = new Map(documents.flatMap((one) => one.tables.map((table) => [table.document, one])));
    const files = new TableFiles(folder, tables, options.mostRows ?? MOST_ROWS);
    const tell = () => {
      files.flush();
      options.rows?.(files.counts().filter(({ name }) => names.has(name)));
    };
    for await (const { one, batch } of piecesOf(refresh?.reads(read) ?? read, batches)) {
      const rows = rowsOf.get(one.name);
      if (batch) refresh?.note(one.name, batch.data);
      for (const row of (batch ? rows?.rows(batch) : rows?.root()) ?? []) {
        if (refresh?.isRepeated(row)) continue;
        files.write(row);
        noteReceived(received.get(fullName(row.table)), row);
      }
      tell();
    }
    await refresh?.restore({ ...around, files, read, reads });
    if (refresh) tell();
    const closed = files.close();
    options.composing?.();
    const all = {
      tables: [...closed.tables, ...(earlier?.tables ?? [])],
      places: Math.max(closed.places, earlier?.places ?? 0),
    };
    for await (const rows of compose({ ...query, folder, read: all })) yield* rows;
    const isKept = options.history !== undefined && around.outcome().complete;
    if (isKept) {
      const own = closed.tables.filter(({ table }) => names.has(fullName(table)));
      await refresh?.keep({ ...closed, tables: own }, around.outcome().tables);
    }
  } finally {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
