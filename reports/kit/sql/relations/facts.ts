/** Lineage of a query as reports use it: which columns of which tables a result is made of, and under which conditions. */
import { fullName, type Table } from "#reports/kit/tables/tables.ts";

/** A condition that the rows of a table must meet, so that a total counts each object once. */
export interface Condition {
  /**
   * `once`: no two rows have the same values in the columns. `oneCurrency`: the first column has one value at most
   * where the second has an amount.
   */
  readonly kind: "once" | "oneCurrency";
  readonly table: Table;
  /** Without columns, the table has at most one row. */
  readonly columns: readonly string[];
  /** The currency in its reading of the table. */
  readonly token?: string;
  /** True if two nulls are the same value. */
  readonly nulls?: boolean;
}

/** Columns and tables that values are made of. */
export interface Reads {
  /** By `columnKey`. */
  readonly columns: ReadonlySet<string>;
  /** Tables whose missing rows would change the values. */
  readonly tables: ReadonlySet<Table>;
}

export interface ColumnLineage extends Reads {
  /**
   * Conditions under which a total over the column counts each object once and adds one currency. Undefined if it is
   * not known.
   */
  readonly conditions: readonly Condition[] | undefined;
  /** Columns of readings that it is, unchanged. */
  readonly tokens: ReadonlySet<string>;
  /** Tables of the objects that a total over the column adds. */
  readonly objects: readonly string[];
}

export interface Lineage {
  readonly columns: readonly ColumnLineage[];
  /** Columns and tables that decide which rows there are. */
  readonly rows: Reads;
  /** All that the query reads, its order too. */
  readonly all: Reads;
}

export const columnKey = (table: Pick<Table, "document" | "name">, column: string): string =>
  `${fullName(table)}/${column}`;
