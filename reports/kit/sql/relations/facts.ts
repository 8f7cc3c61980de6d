/** Lineage of a query for reports: the source columns and tables of a result, and the conditions that they need. */
import { fullName, type Table } from "#reports/kit/tables/tables.ts";

/** No two rows have equal values in the columns. Without columns, the table has at most one row. */
interface OnceCondition {
  readonly kind: "once";
  readonly table: Table;
  readonly columns: readonly string[];
  /** True if two nulls are equal. */
  readonly nulls?: boolean;
  /** True if the value of one of several rows is chosen, so that the counted objects are unknown. */
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

/** Source columns and tables of values. */
export interface Reads {
  /** By `columnKey`. */
  readonly columns: ReadonlySet<string>;
  /** Tables whose missing rows would change the values. */
  readonly tables: ReadonlySet<Table>;
}

export interface ColumnLineage extends Reads {
  /**
   * Conditions under which a total of the column counts each object once. Undefined if they cannot be determined.
   */
  readonly conditions: readonly Condition[] | undefined;
  /** Amounts that a total over the column adds. */
  readonly amounts: readonly Amounts[];
  /** Tokens of the source columns with equal values. */
  readonly tokens: ReadonlySet<string>;
  /** Tables of the objects that a total over the column adds. */
  readonly objects: readonly string[];
}

export interface Lineage {
  readonly columns: readonly ColumnLineage[];
  /** Columns and tables that determine the set of rows. */
  readonly rows: Reads;
  /** Everything that the query reads, including its order. */
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
