/** A report run: from documents to columns, rows, totals and missing data. */

import { type Doubt, unknownOnceText, warningText } from "#reports/words/worth.ts";
import type { Ask } from "./asking/answer.ts";
import { Completeness, type DocumentNotes, type Outcome } from "./asking/completeness.ts";
import { PageQueries } from "./asking/page-queries.ts";
import { ExpiredCursor, Paginator, RefusedDocument, type RowBatch } from "./asking/paginate.ts";
import type { ReportDefinition } from "./definition/definition.ts";
import { boundParameters, type Parameter, parametersOf, readParameters } from "./definition/parameters.ts";
import { inPlacesOf } from "./definition/result-columns.ts";
import { type ReadDocument, readDocument } from "./document/document.ts";
import { familiesBehind } from "./document/most-rows.ts";
import { nullPath } from "./document/null-paths.ts";
import { coordinatesIn, selectionOf } from "./document/selection.ts";
import {
  type Beside,
  composed,
  flattened,
  ListExpired,
  type PrepareOptions,
  type Read,
  type RowConversion,
  type RunOptions,
} from "./made.ts";
import { type ChartSpec, chooseChart } from "./rows/chart.ts";
import { type Column, type Mark, markOf, type Row, type Total, Totals } from "./rows/columns.ts";
import type { Behind } from "./sql/behind.ts";
import { type Amounts, type Condition, columnKey, conditionName, type Reads } from "./sql/relations/facts.ts";
import { checkResultSql } from "./stored/result-tests.ts";
import { fullName, type Table } from "./tables/tables.ts";
import { UsageError } from "./usage-error.ts";

/** A report that is ready to run. All mistakes have been reported. */
export interface Prepared {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly variables: Readonly<Record<string, unknown>>;
  /** The tables for SQL. Empty without SQL. */
  readonly tables: readonly Table[];
  readonly timeZone: string | undefined;
  /** The families that the documents call. */
  readonly families: readonly string[];
  /** Sentences about totals that may count objects more than once. */
  readonly warnings: readonly string[];
  /** Rows behind each column, by its index. Empty if no SQL composes the rows. */
  readonly behind: readonly (Behind | undefined)[];
  run(ask: Ask, options?: RunOptions): Running;
  /** The chart that fits the rows. */
  chart(rows: readonly Row[]): ChartSpec | undefined;
}

export interface Running {
  readonly rows: AsyncIterable<Row>;
  /** Totals of the rows so far. */
  totals(): readonly Total[];
  outcome(): Outcome;
  /** Accuracy of each column's figures, in the order of the columns. */
  marks(): readonly Mark[];
  /** Accuracy of a count of the rows. It is not exact if rows are missing or SQL made other rows. */
  rowsMark(): Mark;
}

/** A report's documents and parameters, before values are set. */
export interface Opened {
  readonly documents: readonly { readonly name: string; readonly document: ReadDocument }[];
  readonly parameters: readonly Parameter[];
}

/** Reads a report's documents. @throws UsageError for fields that the API does not have */
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

/** Default values of the parameters. */
export const defaultValues = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
  );

/** The families that a report reads, sorted. @throws UsageError for fields that the API does not have */
export function familiesOf(definition: ReportDefinition): readonly string[] {
  const { documents, parameters } = openReport(definition);
  const values = defaultValues(parameters);
  const families = documents.flatMap(({ document }) =>
    familiesBehind(coordinatesIn(selectionOf(document, values))),
  );
  return [...new Set(families)].sort();
}

/** Adds the name of the document to an error, if there are several documents. */
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

/** Prepares a report with known values of parameters. */
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
  await checkResultSql(definition, made.shape.columns, options.signal);
  return {
    title: definition.title,
    about: definition.about ?? "",
    columns: made.shape.columns,
    variables,
    tables: made.tables,
    timeZone: options.timeZone,
    families: [...new Set(made.reads.flatMap(({ families }) => families))].sort(),
    warnings: warningsOf(made),
    behind: made.behind,
    chart: (rows) =>
      definition.chart ?? (definition.sql === undefined ? chooseChart(made.shape.columns, rows) : undefined),
    run: (ask, runOptions = {}) => start(made, variables, ask, options, runOptions),
  };
}

/** The column with the currency of amounts; without one, the amounts themselves. */
const currencyName = ({ table, column, currency = column }: Amounts): string =>
  `${fullName(table)}.${currency}`;

function doubtOf(condition: Condition, objects: readonly string[]): Doubt {
  switch (condition.kind) {
    case "once":
      return { kind: "REPEATS", objects, table: fullName(condition.table), columns: condition.columns };
    case "apart":
      return {
        kind: "SHARED",
        objects,
        places: condition.sides.map(({ table, column }) => `${fullName(table)}.${column}`),
      };
    case "oneCurrency":
      return { kind: "CURRENCIES", objects, places: [...new Set(condition.amounts.map(currencyName))] };
    default:
      return condition satisfies never;
  }
}

const isChoice = (condition: Condition): boolean => condition.kind === "once" && condition.chooses === true;

/** Warnings about totals, before there are rows. */
function warningsOf({ shape, objectsOf }: RowConversion): string[] {
  const texts = shape.columns.flatMap((column) => {
    if (!column.total) return [];
    const conditions = shape.conditionsOf(column, column.originAt !== undefined);
    if (!conditions) return [unknownOnceText(column.label)];
    // The ids of a list are rarely repeated, so this condition gives no warning.
    const likely = conditions.filter((one) => one.kind !== "once" || one.columns.join() !== "id");
    return likely.map((condition) =>
      isChoice(condition)
        ? unknownOnceText(column.label)
        : warningText(column.label, doubtOf(condition, objectsOf(column))),
    );
  });
  return [...new Set(texts)];
}

/** A total with the decimal places of each currency. Cells have usual ones if their column names no currency. */
function inOwnPlaces(total: Total): Total {
  if (total.column.ownCurrencyAt === undefined) return total;
  const sums = total.sums.map(({ amount, currency }) => ({
    amount: currency === "" ? amount : String(inPlacesOf(amount, currency)),
    currency,
  }));
  return { ...total, sums };
}

/** Adds the document to the error that makes a list begin again. */
async function* named(document: string, batches: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
  try {
    yield* batches;
  } catch (error) {
    throw error instanceof ExpiredCursor ? new ListExpired(document, error.list) : error;
  }
}

function start(
  made: RowConversion,
  variables: Record<string, unknown>,
  ask: Ask,
  { pageSize, isPreview }: PrepareOptions,
  options: RunOptions,
): Running {
  const { now } = options;
  const completeness = new Completeness(now && (() => now().getTime()));
  const { shape, reads, used } = made;
  const totals = new Totals(shape.columns);
  const notesOf = new Map<string, DocumentNotes>();
  for (const { name, root } of made.read)
    notesOf.set(
      name,
      completeness.document(name, (path) => nullPath(root, path)),
    );
  let before = 0;
  const batches = ({ name, root, queries }: Read, beside?: Beside) => {
    let pages = 0;
    const paginator = new Paginator({
      root,
      variables,
      queries,
      ask,
      completeness: notesOf.get(name) ?? completeness.document(name),
      pageSize,
      isPreview,
      ...beside,
      readings: options.readings && (options.readings.get(name) ?? new Map<string, number>()),
      progress(count, list) {
        before += count - pages;
        pages = count;
        options.page?.(before, list);
      },
    });
    return named(name, paginator.pieces());
  };
  const around = {
    ask,
    variables,
    isWhole: (document: string) => (notesOf.get(document)?.lacks.size ?? 0) === 0,
    outcome: () => outcome(),
  };
  async function* rows(): AsyncGenerator<Row> {
    try {
      for await (const cells of made.rows(batches, options, around)) {
        const row = shape.cellsOf(cells);
        totals.count(row);
        yield row;
      }
    } catch (error) {
      if (error instanceof RefusedDocument) throw new UsageError(`Nothing was answered: ${error.message}`);
      throw error;
    }
  }
  const outcome = () => ({ ...completeness.outcome(reads), composed: made.aggregates });
  const isMissing = ({ columns, tables }: Reads) =>
    made.tables.some((table) => {
      const notes = notesOf.get(table.document);
      if (!notes) return false;
      if (tables.has(table) && notes.isMissing(table.rowPath)) return true;
      return table.columns.some(
        ({ name, path, isCount }) =>
          columns.has(columnKey(table, name)) &&
          (isCount ? notes.isMissing(path) : notes.isPartMissing(path)),
      );
    });
  const lackOf = (names: ReadonlySet<string>) =>
    outcome().tables.some(({ name, complete }) => !complete && names.has(name));
  const lacks = () => lackOf(used);
  /** Missing rows of any table may affect a total, unless the report names its source tables. */
  const isTotalTouched = (column: Column) => {
    const { from, path } = column;
    if (path) return reads.some(({ document }) => notesOf.get(document)?.isMissing(path));
    const lineage = made.lineage[shape.columns.indexOf(column)];
    if (from || !lineage) return lackOf(from ? new Set(from) : used);
    return isMissing(lineage.total);
  };
  const doubtsOf = (column: Column, isKnown: boolean) => {
    const conditions = shape.conditionsOf(column, isKnown);
    const failed = conditions?.filter((condition) => made.failed.has(conditionName(condition)));
    const sure = failed?.filter((condition) => !isChoice(condition));
    if (sure?.length === 0 && failed?.some(isChoice)) return undefined;
    return sure?.map((condition) => doubtOf(condition, made.objectsOf(column)));
  };
  return {
    rows: rows(),
    totals: () =>
      totals
        .toArray((column, isKnown) => ({
          isTouched: isTotalTouched(column),
          doubts: doubtsOf(column, isKnown),
        }))
        .map(inOwnPlaces),
    outcome,
    marks: () => {
      const isTouched = ({ from }: Column, at: number) => {
        const lineage = made.lineage[at];
        if (from || !lineage) return lackOf(from ? new Set(from) : used);
        return isMissing(lineage.cells);
      };
      return shape.columns.map((column, at) => markOf(column, made.aggregates && isTouched(column, at)));
    },
    rowsMark() {
      if (made.rowReads ? !isMissing(made.rowReads) : !lacks()) return "exact";
      return made.aggregates ? "uncertain" : "atLeast";
    },
  };
}
