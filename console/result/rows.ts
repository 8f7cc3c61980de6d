/** Result as tables: its lists, and the rows and columns of one list. */
import { isObject, type Json, textOf } from "#console/kit/json.ts";
import { harmlessText } from "#reports/words/csv-text.ts";

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

export type Cell = string | number | boolean | null | undefined | Money | NestedList;

/** A list inside a row. It can be opened below the row. */
export interface NestedList {
  readonly items: readonly Json[];
}

export interface ListInResult {
  /** Path of keys, such as `users.nodes`. */
  readonly path: string;
  readonly items: readonly Json[];
}

export type ColumnKind = "text" | "number" | "money" | "list" | "id" | "date";

export interface ColumnOfRows {
  /** Path of keys in the row, such as `bankCustomer.status`. */
  readonly key: string;
  readonly kind: ColumnKind;
}

export const isNested = (cell: unknown): cell is NestedList => isObject(cell) && Array.isArray(cell["items"]);
export const isMoney = (cell: unknown): cell is Money => isObject(cell) && typeof cell["amount"] === "string";

const itemsOf = (value: unknown): readonly Json[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isObject) ? value : undefined;

/** Replaces edges by their nodes. */
const unwrapped = (items: readonly Json[]): readonly Json[] =>
  items.every((item) => isObject(item["node"])) ? items.map((item) => item["node"]).filter(isObject) : items;

/** Outermost lists of objects, the longest first. Without lists, each top-level object is a list of one. */
export function listsIn(data: Json): readonly ListInResult[] {
  const found: ListInResult[] = [];
  const walk = (value: unknown, path: string) => {
    const items = itemsOf(value);
    if (items) found.push({ path, items: unwrapped(items) });
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, path === "" ? key : `${path}.${key}`);
  };
  walk(data, "");
  if (found.length === 0) {
    const entries = Object.entries(data).filter(([, value]) => isObject(value));
    for (const [key, value] of entries) if (isObject(value)) found.push({ path: key, items: [value] });
  }
  return found.sort((a, b) => b.items.length - a.items.length);
}

/** Cells of an object by the key of their column. */
export function cellsOf(item: Json): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const walk = (value: unknown, key: string) => {
    if (Array.isArray(value)) {
      const items = value.filter(isObject);
      if (items.length > 0) cells.set(key, { items: unwrapped(items) });
      else if (value.length > 0) cells.set(key, value.map(String).join(", "));
      else cells.set(key, { items: [] });
      return;
    }
    if (!isObject(value)) {
      cells.set(key, cellOf(value));
      return;
    }
    const { amount, currency, nodes, edges } = value;
    if (typeof amount === "string") {
      cells.set(key, { amount, currency: textOf(currency) });
      return;
    }
    const list = Array.isArray(nodes) ? nodes : Array.isArray(edges) ? edges : undefined;
    if (list) {
      cells.set(key, { items: unwrapped(list.filter(isObject)) });
      if (typeof value["totalCount"] === "number") cells.set(`${key}.totalCount`, value["totalCount"]);
      return;
    }
    for (const [name, inner] of Object.entries(value))
      if (name !== "pageInfo" && name !== "__typename") walk(inner, key === "" ? name : `${key}.${name}`);
  };
  walk(item, "");
  return cells;
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : String(value);
}

const DATE = /^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/;

function kindOf(key: string, cell: Cell): ColumnKind {
  if (isNested(cell)) return "list";
  if (isMoney(cell)) return "money";
  if (typeof cell === "number") return "number";
  if (typeof cell === "string" && DATE.test(cell)) return "date";
  return key === "id" || key.endsWith(".id") ? "id" : "text";
}

export interface Rows {
  readonly columns: readonly ColumnOfRows[];
  readonly rows: readonly ReadonlyMap<string, Cell>[];
}

/** Table of a list: a column for each field that any object has, in the order of the document. */
export function rowsOf(items: readonly Json[]): Rows {
  const rows = items.map(cellsOf);
  const kinds = new Map<string, ColumnKind | undefined>();
  for (const row of rows)
    for (const [key, cell] of row) {
      const known = kinds.get(key);
      if (known === undefined)
        kinds.set(key, cell === null || cell === undefined ? undefined : kindOf(key, cell));
    }
  // An object that is null in some rows would add an empty column beside the columns of its fields.
  const keys = [...kinds.keys()].filter(
    (key) => kinds.get(key) !== undefined || ![...kinds.keys()].some((other) => other.startsWith(`${key}.`)),
  );
  return { columns: keys.map((key) => ({ key, kind: kinds.get(key) ?? "text" })), rows };
}

/** Text of a cell for filters, copies and CSV. */
export function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (isMoney(cell)) return `${cell.amount} ${cell.currency}`.trim();
  if (isNested(cell)) return String(cell.items.length);
  return String(cell);
}

/** Compares two decimal texts exactly, without conversion to floats. */
export function compareAmounts(a: string, b: string): number {
  const [minusA, minusB] = [a.startsWith("-"), b.startsWith("-")];
  if (minusA !== minusB) return minusA ? -1 : 1;
  const parts = (text: string) => {
    const [whole = "", fraction = ""] = text.replace("-", "").split(".");
    return { whole: whole.replace(/^0+/, ""), fraction: fraction.replace(/0+$/, "") };
  };
  const [one, other] = [parts(a), parts(b)];
  const order =
    one.whole.length - other.whole.length ||
    compareTexts(one.whole, other.whole) ||
    compareTexts(one.fraction, other.fraction);
  return minusA ? -order : order;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares two cells of a column in ascending order. Empty cells come last. */
export function compareCells(a: Cell, b: Cell): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (isMoney(a) && isMoney(b))
    return compareTexts(a.currency, b.currency) || compareAmounts(a.amount, b.amount);
  if (isNested(a) && isNested(b)) return a.items.length - b.items.length;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return cellText(a).localeCompare(cellText(b), "en", { numeric: true });
}

/** Adds thousands separators to an amount. Its digits stay unchanged. */
export const amountText = (amount: string): string => {
  const [whole = "", fraction] = amount.split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** Quotes a CSV cell. A text that a spreadsheet would read as a formula gets an apostrophe in front. */
const csvCell = (text: string): string => {
  const safe = /^-\d+(\.\d+)?$/.test(text) ? text : harmlessText(text);
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes rows as CSV. Money becomes two columns. */
export function csvOf(columns: readonly ColumnOfRows[], rows: readonly ReadonlyMap<string, Cell>[]): string {
  const head = columns.flatMap(({ key, kind }) => (kind === "money" ? [key, `${key}.currency`] : [key]));
  const lines = rows.map((row) =>
    columns.flatMap(({ key, kind }) => {
      const cell = row.get(key);
      if (kind !== "money") return [cellText(cell)];
      return isMoney(cell) ? [cell.amount, cell.currency] : ["", ""];
    }),
  );
  return [head, ...lines].map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}
