/**
 * Lists of stand-in services with list queries (LQ): filtered, sorted, and with the requested fields.
 * The schema of the rows defines the fields; those of nested objects are written `organization.name`.
 */
import type { TObject, TSchema } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type LqCondition, type LqValue, readCondition } from "#contracts/kit/lq.ts";
import type { StaticOf } from "#contracts/kit/params.ts";

/** Query parameters of an LQ list. An operation has some or all of them. */
export interface LqQuery {
  readonly fields?: readonly string[] | null | undefined;
  readonly filter?: readonly string[] | null | undefined;
  readonly sort?: readonly string[] | null | undefined;
}

type Path = readonly string[];
type Test = (row: unknown) => boolean;

/**
 * Returns a function that applies a list query to rows of one schema.
 * @param options.defaults Fields of a row if the query names none. Default: all fields.
 * @example const companies = lqList(Company); … listCompanies: (input) => companies(table.all(), input)
 */
export function lqList<S extends TObject>(
  schema: S,
  options: { defaults?: readonly (keyof StaticOf<S> & string)[] } = {},
): (rows: readonly StaticOf<S>[], query: LqQuery) => Partial<StaticOf<S>>[] {
  return (rows, { fields, filter, sort }) => {
    const tests = (filter ?? []).map((text) => testOf(schema, readCondition(text)));
    const found = rows.filter((row) => tests.every((holds) => holds(row)));
    if (sort) found.sort(orderOf(schema, sort));
    for (const name of fields ?? [])
      if (!Object.hasOwn(schema.properties, name)) throw unknownField("fields", name);
    const members = fields ?? options.defaults;
    return members ? found.map((row) => pick(row, members)) : found;
  };
}

function pick<Row extends object>(row: Row, members: readonly string[]): Partial<Row> {
  const all = Object.entries(row).filter(([member]) => members.includes(member));
  return Object.fromEntries(all) as Partial<Row>;
}

const unknownField = (parameter: string, name: string) =>
  new Problem(400, `There is no field "${name}" to ask for`, { field: parameter });

interface SchemaParts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
}

/** True if the schema has a scalar, or a list of scalars, at the path. */
function hasValueAt(schema: TSchema | undefined, [head, ...rest]: Path): boolean {
  if (!schema) return false;
  const { properties, anyOf, items } = schema as SchemaParts;
  const whole = head === undefined ? [] : [head, ...rest];
  if (anyOf) return anyOf.some((one) => hasValueAt(one, whole));
  if (items) return hasValueAt(items, whole);
  if (head === undefined) return properties === undefined;
  return properties !== undefined && Object.hasOwn(properties, head) && hasValueAt(properties[head], rest);
}

function pathOf(schema: TSchema, parameter: string, field: string): Path {
  const path = field.split(".");
  if (!hasValueAt(schema, path)) throw unknownField(parameter, field);
  return path;
}

type Scalar = string | number | boolean;

/** Values at a path. Empty if a member is missing, several inside lists. */
function valuesAt(value: unknown, path: Path): Scalar[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [head, ...rest] = path;
  if (head === undefined)
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [value]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[head], rest);
}

/** Tests if any value of a row meets the condition. `ne` requires that no value is equal. */
function testOf(schema: TSchema, { field, operator, values }: LqCondition): Test {
  const path = pathOf(schema, "filter", field);
  const some =
    (test: (value: Scalar) => boolean): Test =>
    (row) =>
      valuesAt(row, path).some(test);
  const [low = [], high = []] = values;
  const than = (bound: LqValue) => (value: Scalar) => comparedWith(value, bound.join("*"));
  switch (operator) {
    case "eq":
      return some((value) => matches(value, low));
    case "ne":
      return (row) => !valuesAt(row, path).some((value) => matches(value, low));
    case "in":
      return some((value) => values.some((one) => matches(value, one)));
    case "search":
      return some((value) => matches(value, ["", ...low, ""]));
    case "gt":
      return some((value) => than(low)(value) > 0);
    case "ge":
      return some((value) => than(low)(value) >= 0);
    case "lt":
      return some((value) => than(low)(value) < 0);
    case "le":
      return some((value) => than(low)(value) <= 0);
    case "between":
      return some((value) => than(low)(value) >= 0 && than(high)(value) <= 0);
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** Parses an instant to ms, because it can be written with or without a fraction, and in any zone. */
const instantIn = (text: string) => (INSTANT.test(text) ? Date.parse(text) : undefined);

/** True if the text contains the pieces in order, begins with the first, and ends with the last. */
function matches(value: Scalar, pieces: LqValue): boolean {
  const text = String(value);
  const [first = "", ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return text === first || comparedWith(value, first) === 0;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** Negative, 0 or positive; NaN if a number is compared with text that is not a number. */
function comparedWith(value: Scalar, bound: string): number {
  if (typeof value === "number") return bound.trim() === "" ? Number.NaN : value - Number(bound);
  const at = instantIn(String(value));
  const boundAt = at === undefined ? undefined : instantIn(bound);
  return at === undefined || boundAt === undefined ? compare(String(value), bound) : at - boundAt;
}

function compare<T extends Scalar>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares rows by `sort`. Rows without a value come last in both directions. */
function orderOf(schema: TSchema, sort: readonly string[]): (a: unknown, b: unknown) => number {
  const keys = sort.map((key) => {
    const descending = key.startsWith("-");
    return { path: pathOf(schema, "sort", descending ? key.slice(1) : key), sign: descending ? -1 : 1 };
  });
  return (a, b) => {
    for (const { path, sign } of keys) {
      const [left] = valuesAt(a, path);
      const [right] = valuesAt(b, path);
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      return sign * compare(left, right);
    }
    return 0;
  };
}
