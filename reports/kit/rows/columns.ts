/** Columns and rows for all formats: one value per cell, money in two columns. */
import { type Doubt, type Mark, markSign } from "#reports/words/worth.ts";
import { type Money, type Part, Sums } from "./decimal.ts";

export type { Mark };

export type ColumnType =
  | "text"
  /** Text with few different values, by which charts group. */
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
  /** For an amount: index of the currency in the row. */
  readonly currencyAt?: number;
  /**
   * Index in the row of the object that the cell's value belongs to: the id of one object, or the parts of a
   * sum. Joined rows repeat the values of an object, but totals and charts count each object once.
   */
  readonly originAt?: number;
  /** Only without SQL: path of the objects whose value it is, and the keys to the value. */
  readonly owner?: string;
  readonly path?: readonly string[];
  /** For a composed result: the source tables of its figures, from `report.yaml`. */
  readonly from?: readonly string[];
  /** For an amount whose currency is not a column of the result: index of the currency in the row. */
  readonly ownCurrencyAt?: number;
}

/** Null for an empty cell. A list is an array of texts. */
export type Cell = unknown;
/** One cell per column, followed by the cells that `originAt` refers to, which formats do not write. */
export type Row = readonly Cell[];

/** A figure with the sign of its accuracy. */
export const markedText = (text: string, mark: Mark = "exact"): string =>
  text === "" ? text : markSign(mark) + text;

/** The mark of a column's figures. @param incomplete true if some of their rows or cells are missing */
export function markOf(column: Column, incomplete: boolean): Mark {
  if (!incomplete || !isNumeric(column)) return "exact";
  return column.grows ? "atLeast" : "uncertain";
}

export interface Total {
  readonly column: Column;
  readonly mark: Mark;
  /** Sums by currency; `""` for amounts without a currency. */
  readonly sums: readonly Money[];
  /**
   * True if each object counts once, and in one currency. Null if this cannot be determined. Earlier results lack
   * the member.
   */
  readonly once?: boolean | null;
  readonly doubts?: readonly Doubt[];
}

/** Facts about a total that are not in its rows. */
export interface TotalFacts {
  /** True if values of the column may be missing. */
  readonly isTouched: boolean;
  /** Reasons why the total may be wrong. Undefined if its objects cannot be identified. */
  readonly doubts: readonly Doubt[] | undefined;
}

/** Totals that have a value, or would have one with complete data. */
export const shownTotals = (totals: readonly Total[]): readonly Total[] =>
  totals.filter(({ sums, mark }) => sums.length > 0 || mark === "unknown");

/** One figure of a cell. Without an id its object cannot be identified, and it always counts. */
export interface Figure {
  readonly id: string | undefined;
  readonly amount: string;
}

/** Figures of a cell: one for each object. Empty if the cell is empty. */
export function figuresIn(row: Row, column: Column, at: number): readonly Figure[] {
  const cell = row[at];
  if (cell === null || cell === undefined) return [];
  const origin = originOf(row, column);
  if (typeof origin === "object") return origin;
  return [{ id: origin, amount: String(cell) }];
}

/** The objects of a row in a column, one figure for each, even if the cell is empty. */
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

/** State of one column's sum. */
interface ColumnSum {
  readonly column: Column;
  readonly at: number;
  readonly sums: Sums;
  /** True if all values have an object, so that each object counts once. */
  isKnown: boolean;
}

/** Sums up the columns with a total, row by row. The value of an identified object counts once. */
export class Totals {
  readonly #columns: readonly ColumnSum[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns.flatMap((column, at) =>
      column.total ? [{ column, at, sums: new Sums(), isKnown: column.originAt !== undefined }] : [],
    );
  }

  /** Counts one row. */
  count(row: Row): void {
    for (const adding of this.#columns) {
      const { column, at, sums } = adding;
      const currencyAt = column.currencyAt ?? column.ownCurrencyAt;
      const currency = currencyAt === undefined ? "" : String(row[currencyAt] ?? "");
      for (const { id, amount } of figuresIn(row, column, at)) {
        sums.add(amount, currency, id);
        if (id === undefined) adding.isKnown = false;
      }
    }
  }

  /** @param factsOf facts about a total; `isKnown` is true if all of its values have an object */
  toArray(factsOf: (column: Column, isKnown: boolean) => TotalFacts): readonly Total[] {
    return this.#columns.map(({ column, sums, isKnown }) => {
      const all = [...sums].map(({ amount, currency }) => ({ amount, currency }));
      const { isTouched, doubts } = factsOf(column, isKnown);
      const isDoubtful = doubts !== undefined && doubts.length > 0;
      const mark = (): Mark => {
        if (isTouched && all.length === 0) return "unknown";
        if (isTouched) return isDoubtful ? "uncertain" : markOf(column, true);
        if (!isDoubtful) return doubts ? "exact" : "read";
        return doubts.some(({ kind }) => kind === "CURRENCIES") ? "mixed" : "repeated";
      };
      return {
        column,
        mark: mark(),
        sums: all,
        once: doubts ? !isDoubtful : null,
        ...(isDoubtful && { doubts }),
      };
    });
  }
}

export const isNumeric = ({ type }: Column): boolean =>
  type === "integer" || type === "number" || type === "decimal" || type === "percent";
