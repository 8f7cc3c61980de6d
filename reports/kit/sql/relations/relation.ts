/**
 * The output rows of a plan's operator: their columns, their dependencies, and the objects that are in at most one
 * row.
 */

import { nodesIn, type PlanNode, parameterIn, textIn } from "#reports/kit/sql/plan.ts";
import type { Amounts, Condition, ObjectIds, Reads } from "./facts.ts";

/** The plan has an unknown operator or expression. */
export class Unknown extends Error {}

export type Conditions = readonly Condition[];

/** Objects in rows: those with one id in one read of a table, or the groups of an aggregate. */
export interface Source {
  /** The read of the table, or the aggregate. */
  readonly reading: object;
  /** Undefined for groups. */
  readonly objects?: ObjectIds;
  /** Columns whose values identify an object. */
  readonly ids: readonly string[];
}

interface FilteredText {
  readonly tokens: ReadonlySet<string>;
  readonly text: string;
}

/** Objects of one kind whose values a column sums up. */
export interface Part {
  readonly source: Source;
  readonly conditions: Conditions;
  readonly objects: readonly ObjectIds[];
  /** The column of the values, and its use. Two parts with the same value count an object twice. */
  readonly value: string;
  /** Texts in a filter of the aggregate that columns of its rows are equal to. */
  readonly filtered?: readonly FilteredText[];
  /** Undefined for values that are no amounts. */
  readonly amounts?: Amounts | undefined;
}

export interface Col extends Reads {
  /** Undefined if the objects of the column are unknown. */
  readonly parts: readonly Part[] | undefined;
  /** Values of a read, an aggregate or a union that the column passes on unchanged, and its constant. */
  readonly tokens: ReadonlySet<string>;
}

/** The output rows of an operator. */
export interface Relation {
  readonly cols: readonly Col[];
  readonly rows: Reads;
  /** Sources of the order only. */
  readonly order: Reads;
  /** Conditions under which an object is in at most one row. Undefined if they cannot be determined. */
  readonly once: ReadonlyMap<Source, Conditions | undefined>;
  /** Conditions under which rows are distinct in these columns. Undefined if they cannot be determined. */
  key(at: ReadonlySet<number>, nulls: boolean): Conditions | undefined;
}

/** Two columns with equal values in all rows. Without the second, the column is constant. */
export interface Equal {
  readonly a: number;
  readonly b: number | undefined;
  /** The token of the constant. */
  readonly constant?: string | undefined;
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

export function colAt(cols: readonly Col[], at: number): Col {
  const col = cols[at];
  if (!col) throw new Unknown();
  return col;
}

/** Reads of an expression over the columns below it. */
export const readsOf = (cols: readonly Col[], expression: unknown): Reads =>
  together(...[...refsIn(expression)].map((at) => colAt(cols, at)));

export const NO_TOKENS: ReadonlySet<string> = new Set();

export const expressionsOf = (node: PlanNode): readonly PlanNode[] => nodesIn(node["expressions"]);
export const positions = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.length > 0 ? value.map(Number) : undefined;
export const isSubset = (some: Iterable<number>, of: ReadonlySet<number>): boolean =>
  [...some].every((at) => of.has(at));

export const numbers = new WeakMap<object, number>();
let readings = 0;
/** A number that distinguishes reads of tables. */
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

/**
 * The value of literals, parameters and their casts. Functions are excluded, because they can return a different
 * value for each row.
 */
function constantIn(value: unknown): PlanNode | undefined {
  const [node] = nodesIn([value]);
  if (node?.["expression_class"] === "BOUND_CAST") return constantIn(node["child"]);
  const [constant] = node?.["expression_class"] === "BOUND_CONSTANT" ? nodesIn([node["value"]]) : [];
  return constant;
}

/** A token for a text that is constant in all rows. */
export const textToken = (text: string): string => `='${text}`;

/** True for the token of a text, false for that of a parameter. */
export const isTextToken = (token: string): boolean => token.startsWith("='");

/** The token of a text that is a constant. */
export function constantToken(expression: unknown): string | undefined {
  const text = constantIn(expression)?.["value"];
  if (typeof text !== "string") return undefined;
  const parameter = parameterIn(text);
  return parameter === undefined ? textToken(text) : `=$${parameter}`;
}

/** True for a null in the text, and for a parameter that is no text. */
export const isNull = (value: unknown): boolean => constantIn(value)?.["is_null"] === true;

const isConstant = (value: unknown): boolean => constantIn(value) !== undefined;

/** Equalities that follow from a condition. */
export function equalsIn(condition: PlanNode): readonly Equal[] {
  const children = nodesIn(condition["children"]);
  if (condition["type"] === "CONJUNCTION_AND") return children.flatMap(equalsIn);
  if (condition["type"] === "COMPARE_IN") {
    const [one, first, ...others] = children;
    const token = constantToken(first);
    const isSame = others.every((other) => token !== undefined && constantToken(other) === token);
    return isSame ? equalTo(one, first) : [];
  }
  const equal = equalTo(condition["left"], condition["right"]);
  if (condition["type"] === "COMPARE_EQUAL") return equal;
  // With other columns and values, both may be null.
  const isNotDistinct = condition["type"] === "COMPARE_NOT_DISTINCT_FROM";
  return isNotDistinct ? equal.filter(({ constant }) => constant !== undefined) : [];
}

function equalTo(left: unknown, right: unknown): readonly Equal[] {
  const [a, b] = [refAt(left), refAt(right)];
  if (a !== undefined && b !== undefined) return [{ a, b }];
  if (a !== undefined) return isConstant(right) ? [{ a, b: undefined, constant: constantToken(right) }] : [];
  return b !== undefined && isConstant(left) ? [{ a: b, b: undefined, constant: constantToken(left) }] : [];
}

/** Rows that were selected by reads of other rows. */
export const looked = (relation: Relation, reads: Reads): Relation => ({
  ...relation,
  rows: together(relation.rows, reads),
});

/** A relation with a selection of its columns. */
export function mapped(relation: Relation, map: readonly number[] | undefined): Relation {
  if (!map) return relation;
  return {
    ...relation,
    cols: map.map((at) => colAt(relation.cols, at)),
    key: (at, nulls) => relation.key(new Set([...at].map((one) => map[one] ?? -1)), nulls),
  };
}

/** Objects that remain distinct when rows with equal values in these columns are merged. */
export function mergedBy(
  { once }: Relation,
  by: readonly Col[],
): ReadonlyMap<Source, Conditions | undefined> {
  const tokens = new Set(by.flatMap((col) => [...col.tokens]));
  return new Map(
    [...once].map(([source, conditions]) => {
      const { ids, objects, reading } = source;
      const table = objects?.table;
      if (!ids.every((id) => tokens.has(id))) return [source, undefined];
      const own = `${readingNumber(reading)}.`;
      const isOwn = by.every((col) => [...col.tokens].some((token) => token.startsWith(own)));
      if (!table || !isOwn) return [source, conditions];
      const columns = ids.map((id) => id.slice(own.length));
      return [source, by.length === ids.length ? [] : [{ kind: "once", table, columns }]];
    }),
  );
}
