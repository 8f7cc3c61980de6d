/** Columns and rows as every format takes them: one value a cell, money as two columns. */
import { type Money, type Part, type SumOfMoney, Sums } from "./decimal.ts";

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

export interface Total {
  readonly column: Column;
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

  toArray(): readonly Total[] {
    return this.#columns.map(({ column, sums }) => ({
      column,
      sums: [...sums].map(({ amount, currency }) => ({ amount, currency })),
    }));
  }
}

export const isNumeric = ({ type }: Column): boolean =>
  type === "integer" || type === "number" || type === "decimal" || type === "percent";

// Columns of a declared report ------------------------------------------------------------------

/** One declared column; `Value` is what a row gives for it. */
export interface ColumnOf<Value> {
  readonly label: string;
  readonly type: ColumnType | "money" | "count";
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
/** How many objects there are: a row gives their global ids. */
export const count = column<readonly string[]>("count");
/** An amount and its currency, in two columns: `paid` and `paidCurrency`. */
export const money = column<Money | SumOfMoney>("money");

/**
 * The columns as formats see them.
 * @param idKey the column that names the object of a row
 */
export function physical(columns: Columns, idKey?: string): Column[] {
  const made: Column[] = [];
  for (const [key, { label, type, total }] of Object.entries(columns))
    if (type === "money")
      made.push(
        { key, label, type: "decimal", total, currencyAt: made.length + 1 },
        { key: `${key}Currency`, label: "Currency", type: "category" },
      );
    else made.push({ key, label, type: type === "count" ? "integer" : type, total });
  const idAt = made.findIndex(({ key }) => key === idKey);
  let hidden = made.length;
  return made.map((one) => {
    const type = columns[one.key]?.type;
    if (type === "money" || type === "count") return { ...one, originAt: hidden++ };
    return idAt < 0 ? one : { ...one, originAt: idAt };
  });
}

/** The cells of a declared row, in the order of its columns, and the origins of its sums. */
export function cellsOf(columns: Columns, row: Readonly<Record<string, unknown>>, idKey?: string): Cell[] {
  const cells: Cell[] = [];
  const origins: Cell[] = [];
  const id = idKey === undefined ? undefined : row[idKey];
  for (const [key, { type }] of Object.entries(columns)) {
    const value = row[key] ?? null;
    if (type === "money") {
      const { amount, currency, parts } = (value ?? {}) as Partial<SumOfMoney>;
      cells.push(amount ?? null, currency ?? null);
      origins.push(parts ?? id);
    } else if (type === "count") {
      const ids = Array.isArray(value) ? [...new Set(value.map(String))] : undefined;
      cells.push(ids?.length ?? null);
      origins.push(ids?.map((one): Part => ({ id: one, amount: "1" })));
    } else cells.push(value);
  }
  return [...cells, ...origins];
}
