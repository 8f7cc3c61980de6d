/** A named report: a typed document, its columns, and how what it answers becomes rows. */
import type { ChartSpec } from "./rows/chart.ts";
import type { Columns, RowOf } from "./rows/columns.ts";

/** A document of the client preset: text that knows what it answers. */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  toString(): string;
}

export interface ReportSpec<Data, Variables, C extends Columns> {
  readonly name: string;
  readonly title: string;
  /** What it tells, in a sentence or two. */
  readonly about: string;
  readonly document: TypedDocument<Data, Variables>;
  readonly columns: C;
  /** The column with the id of the object that a row is of: an object that has several rows counts once. */
  readonly id?: keyof C & string;
  /**
   * The rows of an answer. It is called for each page of the outer lists, with the others empty;
   * with `whole` once, for all pages together.
   */
  rows(data: Data): Iterable<RowOf<C>>;
  readonly whole?: boolean;
  readonly chart?: ChartSpec<keyof C & string>;
}

/** A report whatever its document answers. */
export interface ReportDefinition {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly columns: Columns;
  readonly id: string | undefined;
  rows(data: unknown): Iterable<Readonly<Record<string, unknown>>>;
  readonly whole: boolean;
  readonly chart: ChartSpec | undefined;
}

/** Declares a report; its rows are checked against its columns, and its reading against its query. */
export function defineReport<Data, Variables, const C extends Columns>(
  spec: ReportSpec<Data, Variables, C>,
): ReportDefinition {
  const { name, title, about, document, columns, id, whole = false, chart } = spec;
  return {
    name,
    title,
    about,
    text: document.toString(),
    columns,
    id,
    // What a report is given has been asked for by the very document that types it.
    rows: (data) => spec.rows(data as Data),
    whole,
    chart,
  };
}

/** The items of a list that may not be there, without those that are not. */
export function each<List extends readonly unknown[]>(
  list: List | null | undefined,
): NonNullable<List[number]>[] {
  const items: readonly List[number][] = list ?? [];
  return items.filter((item): item is NonNullable<List[number]> => item !== null && item !== undefined);
}
