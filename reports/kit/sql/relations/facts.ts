/** Lineage of a query as reports use it: which columns of which tables a result is made of, and under which conditions. */
import { fullName, type Table } from "#reports/kit/tables/tables.ts";

/** No two rows have the same values in the columns; without columns, the table has at most one row. */
interface OnceCondition {
  readonly kind: "once";
  readonly table: Table;
  readonly columns: readonly string[];
  /** True if two nulls are the same value. */
  readonly nulls?: boolean;
  /** True if a value of one of several rows is chosen, so that it is not known which objects count. */
  readonly chooses?: boolean;
}

/** Objects of one kind in a table. */
export interface ObjectIds {
  readonly name: string;
  readonly table: Table;
  /** The column with their ids. Undefined if they have none. */
  readonly column: string | undefined;
  /** Names of their types. */
  readonly types: readonly string[];
}

/** No object is on both sides. */
interface ApartCondition {
  readonly kind: "apart";
  readonly sides: readonly [ObjectIds, ObjectIds];
}

/** Amounts of one column, with the values that their currency is equal to. */
export interface Amounts {
  readonly table: Table;
  readonly column: string;
  /** The column of their currency. Undefined for amounts without one. */
  readonly currency: string | undefined;
  readonly tokens: ReadonlySet<string>;
}

/** All amounts have one currency. */
interface CurrencyCondition {
  readonly kind: "oneCurrency";
  readonly amounts: readonly Amounts[];
}

/** A condition under which a total counts each object once, or adds one currency. */
export type Condition = OnceCondition | ApartCondition | CurrencyCondition;

/** Columns and tables that values are made of. */
export interface Reads {
  /** By `columnKey`. */
  readonly columns: ReadonlySet<string>;
  /** Tables whose missing rows would change the values. */
  readonly tables: ReadonlySet<Table>;
}

export interface ColumnLineage extends Reads {
  /** Conditions under which a total over the column counts each object once. Undefined if they are not known. */
  readonly conditions: readonly Condition[] | undefined;
  /** Amounts that a total over the column adds. */
  readonly amounts: readonly Amounts[];
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

const nameOfObjects = ({ table, column }: ObjectIds): string => columnKey(table, column ?? "");

/** A name that equal conditions have in common. */
export function conditionName(condition: Condition): string {
  switch (condition.kind) {
    case "once":
      return [
        condition.chooses === true ? "chosen" : "once",
        fullName(condition.table),
        condition.nulls ?? false,
        ...condition.columns,
      ].join("/");
    case "apart":
      return ["apart", ...condition.sides.map(nameOfObjects).sort()].join("/");
    case "oneCurrency":
      return [
        "oneCurrency",
        ...condition.amounts.map(({ table, column, tokens }) =>
          [columnKey(table, column), ...[...tokens].filter((token) => token.startsWith("="))].join("/"),
        ),
      ].join("/");
    default:
      return condition satisfies never;
  }
}
