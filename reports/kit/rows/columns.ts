/** Columns and rows as every format takes them: one value a cell, money as two columns. */
import { type Money, type Part, Sums } from "./decimal.ts";

export type ColumnType =
  | "text"
  /** Text of few values: what a chart groups by. */
  | "category"
  | "integer"
  | "number"
  /** An exact decimal, as text. */
  | "decimal"
  /** Hundredths, as text. */
  | "percent"
  | "boolean"
  | "instant"
  | "day"
  /** Texts. */
  | "list"
  | "json";

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly type: ColumnType;
  /** Its sum is printed below the rows. */
  readonly total?: boolean;
  /** Its figures can only grow with further rows. */
  readonly grows?: boolean;
  /** For an amount: where the row holds its currency. */
  readonly currencyAt?: number;
  /**
   * Where the row holds whose value the cell is: the id of one object, or the parts of a sum. Joined
   * rows repeat the values of an object, and totals and charts count each object once.
   */
  readonly originAt?: number;
  /** For a document of one's own: the path of the objects whose value it is. */
  readonly owner?: string;
}

/** Null where there is nothing to say; a list is an array of texts. */
export type Cell = unknown;
/** A cell for each column, then what `originAt` points to: formats write the columns alone. */
export type Row = readonly Cell[];

/**
 * What a figure is worth: all of it, no more than a part of it (it can only grow with what is missing), or
 * no more than a hint (it may be larger or smaller).
 */
export type Mark = "exact" | "atLeast" | "uncertain";

const MARK_SIGNS: Readonly<Record<Mark, string>> = { exact: "", atLeast: "≥ ", uncertain: "~ " };

/** A figure with the sign of its exactness. */
export const markedText = (text: string, mark: Mark = "exact"): string =>
  text === "" ? text : MARK_SIGNS[mark] + text;

/** The mark of a column's figures. @param incomplete whether rows or cells are missing of what they are made of */
export function markOf(column: Column, incomplete: boolean): Mark {
  if (!incomplete || !isNumeric(column)) return "exact";
  return column.grows ? "atLeast" : "uncertain";
}

export interface Total {
  readonly column: Column;
  readonly mark: Mark;
  /** By currency, `""` where there is none. */
  readonly sums: readonly Money[];
}

/** One figure of a cell; without an id nothing is known of the object, and it always counts. */
export interface Figure {
  readonly id: string | undefined;
  readonly amount: string;
}

/** What a cell is made of: one figure for each object; none where the cell is empty. */
export function figuresIn(row: Row, column: Column, at: number): readonly Figure[] {
  const cell = row[at];
  if (cell === null || cell === undefined) return [];
  const origin = originOf(row, column);
  if (typeof origin === "object") return origin;
  return [{ id: origin, amount: String(cell) }];
}

/** The objects that a row holds in a column, each as a figure of one; also where its cell is empty. */
export function objectsIn(row: Row, column: Column): readonly Figure[] {
  if (column.originAt === undefined) return [{ id: undefined, amount: "1" }];
  const origin = originOf(row, column) ?? [];
  return typeof origin === "string"
    ? [{ id: origin, amount: "1" }]
    : origin.map(({ id }) => ({ id, amount: "1" }));
}

function originOf(row: Row, { originAt }: Column): string | readonly Part[] | undefined {
  const origin = originAt === undefined ? undefined : row[originAt];
  if (typeof origin === "string") return origin;
  return Array.isArray(origin) ? origin : undefined;
}

/** Adds up the columns that have a total, as rows go by; the value of an object counts once. */
export class Totals {
  readonly #columns: readonly { readonly column: Column; readonly at: number; readonly sums: Sums }[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns.flatMap((column, at) => (column.total ? [{ column, at, sums: new Sums() }] : []));
  }

  /** Counts one row. */
  count(row: Row): void {
    for (const { column, at, sums } of this.#columns) {
      const currency = column.currencyAt === undefined ? "" : String(row[column.currencyAt] ?? "");
      for (const { id, amount } of figuresIn(row, column, at)) sums.add(amount, currency, id);
    }
  }

  /** @param incomplete whether rows may be missing */
  toArray(incomplete: boolean): readonly Total[] {
    return this.#columns.map(({ column, sums }) => ({
      column,
      mark: markOf(column, incomplete),
      sums: [...sums].map(({ amount, currency }) => ({ amount, currency })),
    }));
  }
}

export const isNumeric = ({ type }: Column): boolean =>
  type === "integer" || type === "number" || type === "decimal" || type === "percent";
