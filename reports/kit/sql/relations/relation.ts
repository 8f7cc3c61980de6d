/** Rows that an operator of a plan gives: their columns, what they depend on, and which objects are in one row at most. */

import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import type { Table } from "#reports/kit/tables/tables.ts";
import type { Condition, Reads } from "./facts.ts";

/** The plan has something that is not known here. */
export class Unknown extends Error {}

export type Conditions = readonly Condition[];

/** Objects that rows have: those of one id in one reading of a table, or the groups of an aggregate. */
export interface Source {
  readonly name: string;
  /** The reading of the table, or the aggregate. */
  readonly reading: object;
  readonly table?: Table;
  /** Values that identify one. */
  readonly ids: readonly string[];
}

/** One kind of objects whose values a column adds up. */
export interface Part {
  readonly source: Source;
  readonly conditions: Conditions;
  readonly objects: readonly string[];
  /** The currency of the amounts, until a filter chooses one. */
  readonly currency?: Condition | undefined;
}

export interface Col extends Reads {
  /** Undefined if the objects of the column are not known. */
  readonly parts: readonly Part[] | undefined;
  /** Values of a reading or of an aggregate that it is, unchanged. */
  readonly tokens: ReadonlySet<string>;
  /** The same of a union, whose rows have the value of their own side. */
  readonly sides?: ReadonlySet<string>;
}

/** Rows that an operator gives. */
export interface Relation {
  readonly cols: readonly Col[];
  readonly rows: Reads;
  /** Reads of the order alone. */
  readonly order: Reads;
  /** Conditions under which an object is in one row at most; undefined if that is not known. */
  readonly once: ReadonlyMap<Source, Conditions | undefined>;
  /** Conditions under which rows differ in these columns; undefined if that is not known. */
  key(at: ReadonlySet<number>, nulls: boolean): Conditions | undefined;
}

/** Two columns that rows have equal; without the second, one that is a constant. */
export interface Equal {
  readonly a: number;
  readonly b: number | undefined;
}

export const NONE: Reads = { columns: new Set(), tables: new Set() };

export const together = (...all: readonly Reads[]): Reads => ({
  columns: new Set(all.flatMap(({ columns }) => [...columns])),
  tables: new Set(all.flatMap(({ tables }) => [...tables])),
});

export const and = (...all: readonly (Conditions | undefined)[]): Conditions | undefined =>
  all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);

export const isRef = (node: PlanNode): boolean => node["expression_class"] === "BOUND_REF";
export const refAt = (node: unknown): number | undefined => {
  const [one] = nodesIn([node]);
  return one && isRef(one) ? Number(one["index"]) : undefined;
};

/** Positions of all columns that an expression refers to. */
export function* refsIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const one of value) yield* refsIn(one);
  for (const node of nodesIn([value])) {
    if (isRef(node)) yield Number(node["index"]);
    else if (/SUBQUERY|COLUMN_REF|LAMBDA_REF/.test(textIn(node["expression_class"]))) throw new Unknown();
    else for (const one of Object.values(node)) yield* refsIn(one);
  }
}

/** Positions of the columns whose values an expression adds up; what only chooses between them is left out. */
export function* addedIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const one of value) yield* addedIn(one);
  for (const node of nodesIn([value])) {
    if (isRef(node)) yield Number(node["index"]);
    else if (node["expression_class"] !== "BOUND_COMPARISON")
      for (const [key, one] of Object.entries(node)) if (key !== "when_expr") yield* addedIn(one);
  }
}

export function colAt(cols: readonly Col[], at: number): Col {
  const col = cols[at];
  if (!col) throw new Unknown();
  return col;
}

/** Reads of an expression over the columns below it. */
export const readsOf = (cols: readonly Col[], expression: unknown): Reads =>
  together(...[...refsIn(expression)].map((at) => colAt(cols, at)));

export const NO_TOKENS: ReadonlySet<string> = new Set();

export function columnOf(cols: readonly Col[], expression: PlanNode): Col {
  const at = refAt(expression);
  if (at !== undefined) return colAt(cols, at);
  const reads = readsOf(cols, expression);
  const added = [...new Set(addedIn(expression))].map((one) => colAt(cols, one).parts);
  const parts = added.includes(undefined) ? undefined : added.flatMap((one) => one ?? []);
  return { ...reads, parts, tokens: NO_TOKENS };
}

/** Parts whose currency is one of these columns, each of which is equal to a constant, without its condition. */
export const settled = (parts: readonly Part[], tokens: ReadonlySet<string>): readonly Part[] =>
  parts.map((part) => ({
    ...part,
    conditions: part.conditions.filter(({ token }) => token === undefined || !tokens.has(token)),
    currency: tokens.has(part.currency?.token ?? "") ? undefined : part.currency,
  }));

export const sidesOf = ({ tokens, sides = tokens }: Col): ReadonlySet<string> => sides;

export const expressionsOf = (node: PlanNode): readonly PlanNode[] => nodesIn(node["expressions"]);
export const positions = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.length > 0 ? value.map(Number) : undefined;
export const isSubset = (some: Iterable<number>, of: ReadonlySet<number>): boolean =>
  [...some].every((at) => of.has(at));

export const numbers = new WeakMap<object, number>();
let readings = 0;
/** A number that distinguishes readings of tables. */
export function readingNumber(reading: object): number {
  const number = numbers.get(reading) ?? ++readings;
  numbers.set(reading, number);
  return number;
}

export const constants = (width: number, isOne: boolean): Relation => ({
  cols: Array.from({ length: width }, () => ({ ...NONE, parts: [], tokens: NO_TOKENS })),
  rows: NONE,
  order: NONE,
  once: new Map(),
  key: () => (isOne ? [] : undefined),
});

/** Columns that are equal to a constant. */
export const boundIn = (equal: readonly Equal[]): readonly number[] =>
  equal.flatMap(({ a, b }) => (b === undefined ? [a] : []));

/** True for literals, parameters and casts of these. A function may give another value for each row. */
const isConstant = (value: unknown): boolean =>
  nodesIn([value]).some(
    (node) =>
      node["expression_class"] === "BOUND_CONSTANT" ||
      (node["expression_class"] === "BOUND_CAST" && isConstant(node["child"])),
  );

/** Equalities that hold where a condition does. */
export function equalsIn(condition: PlanNode): readonly Equal[] {
  if (condition["type"] === "CONJUNCTION_AND") return nodesIn(condition["children"]).flatMap(equalsIn);
  if (condition["type"] !== "COMPARE_EQUAL") return [];
  const [a, b] = [refAt(condition["left"]), refAt(condition["right"])];
  if (a !== undefined && b !== undefined) return [{ a, b }];
  if (a !== undefined) return isConstant(condition["right"]) ? [{ a, b: undefined }] : [];
  return b !== undefined && isConstant(condition["left"]) ? [{ a: b, b: undefined }] : [];
}

/** Rows that something was looked at to choose. */
export const looked = (relation: Relation, reads: Reads): Relation => ({
  ...relation,
  rows: together(relation.rows, reads),
});

/** Some of the columns. */
export function mapped(relation: Relation, map: readonly number[] | undefined): Relation {
  if (!map) return relation;
  return {
    ...relation,
    cols: map.map((at) => colAt(relation.cols, at)),
    key: (at, nulls) => relation.key(new Set([...at].map((one) => map[one] ?? -1)), nulls),
  };
}

/** Objects that stay apart where rows with the same values in these columns become one. */
export function mergedBy(
  { once }: Relation,
  by: readonly Col[],
): ReadonlyMap<Source, Conditions | undefined> {
  const tokens = new Set(by.flatMap((col) => [...col.tokens]));
  return new Map(
    [...once].map(([source, conditions]) => {
      const { ids, table, reading } = source;
      if (!ids.every((id) => tokens.has(id))) return [source, undefined];
      const own = `${readingNumber(reading)}.`;
      const isOwn = by.every((col) => [...col.tokens].some((token) => token.startsWith(own)));
      if (!table || !isOwn) return [source, conditions];
      const columns = ids.map((id) => id.slice(own.length));
      return [source, by.length === ids.length ? [] : [{ kind: "once", table, columns }]];
    }),
  );
}
