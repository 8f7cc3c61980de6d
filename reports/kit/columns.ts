/** Columns and rows as every format takes them: one value a cell, money as two columns. */
import { type Money, Sums } from "./decimal.ts";

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
  /** Its sum is told below the rows. */
  readonly total?: boolean;
  /** For an amount: where the row holds its currency. */
  readonly currencyAt?: number;
}

/** Null where there is nothing to say; a list is an array of texts. */
export type Cell = unknown;
export type Row = readonly Cell[];

export interface Total {
  readonly column: Column;
  /** By currency, `""` where there is none. */
  readonly sums: readonly Money[];
}

/** Adds up the columns that have a total, as rows go by. */
export class Totals {
  readonly #columns: readonly { readonly column: Column; readonly at: number; readonly sums: Sums }[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns.flatMap((column, at) => (column.total ? [{ column, at, sums: new Sums() }] : []));
  }

  /** @param from the cells before it belong to an object that an earlier row has counted */
  count(cells: Row, counts: (at: number) => boolean = () => true): void {
    for (const { column, at, sums } of this.#columns) {
      const cell = cells[at];
      if (cell === null || cell === undefined || !counts(at)) continue;
      const currency = column.currencyAt === undefined ? "" : cells[column.currencyAt];
      sums.add(String(cell), typeof currency === "string" ? currency : "");
    }
  }

  toArray(): readonly Total[] {
    return this.#columns.map(({ column, sums }) => ({ column, sums: [...sums] }));
  }
}

export const isNumeric = ({ type }: Column): boolean =>
  type === "integer" || type === "number" || type === "decimal" || type === "percent";

// Columns of a declared report ------------------------------------------------------------------

/** One declared column; `Value` is what a row gives for it. */
export interface ColumnOf<Value> {
  readonly label: string;
  readonly type: ColumnType | "money";
  readonly total: boolean;
  /** Only for the compiler: what a row's value must be. */
  readonly holds?: (value: Value) => void;
}

export type Columns = Readonly<Record<string, ColumnOf<never>>>;

type ValueOf<C> = C extends { readonly holds?: (value: infer Value) => void } ? Value : never;

/** What one row gives, by the names of the columns. */
export type RowOf<C extends Columns> = { readonly [K in keyof C]: ValueOf<C[K]> | null | undefined };

const column =
  <Value>(type: ColumnOf<Value>["type"]) =>
  (label: string, { total = false }: { readonly total?: boolean } = {}): ColumnOf<Value> => ({
    label,
    type,
    total,
  });

export const text = column<string>("text");
export const category = column<string>("category");
export const integer = column<number>("integer");
export const decimal = column<string>("decimal");
export const percentage = column<string>("percent");
export const boolean = column<boolean>("boolean");
export const instant = column<string>("instant");
export const day = column<string>("day");
export const list = column<readonly string[]>("list");
/** An amount and its currency, in two columns: `paid` and `paidCurrency`. */
export const money = column<Money>("money");

/** The columns as formats see them. */
export function physical(columns: Columns): Column[] {
  const made: Column[] = [];
  for (const [key, { label, type, total }] of Object.entries(columns))
    if (type === "money")
      made.push(
        { key, label, type: "decimal", total, currencyAt: made.length + 1 },
        { key: `${key}Currency`, label: "Currency", type: "category" },
      );
    else made.push({ key, label, type, total });
  return made;
}

/** The cells of a declared row, in the order of its columns. */
export function cellsOf(columns: Columns, row: Readonly<Record<string, unknown>>): Cell[] {
  return Object.entries(columns).flatMap(([key, { type }]) => {
    const value = row[key] ?? null;
    if (type !== "money") return [value];
    const { amount, currency } = (value ?? { amount: null, currency: null }) as Record<keyof Money, unknown>;
    return [amount, currency];
  });
}
