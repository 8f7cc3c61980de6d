/**
 * The methods of the mapping language whose arguments are evaluated once. Methods that evaluate their arguments
 * several times or not at all (`map`, `filter`, `match`, …) are in `evaluate.ts`.
 */

import { nearestName } from "#platform/config/file/nearest-name.ts";
import { jsonDepth } from "#platform/http/json-depth.ts";
import { MAX_NESTING } from "#platform/http/response-body.ts";
import type { Value } from "./syntax.ts";

/** Method of an existing value. @returns undefined if the method does not apply to the value */
type Method = (input: Value, ...args: readonly Value[]) => Value;

type Members = Readonly<Record<string, Value>>;

export const isMembers = (value: Value): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws the failure, if the member failed */
export function memberOrFailure(value: Value): Value {
  if (value instanceof Error) throw value;
  return value;
}

/** True for an object without any value. */
export const isHollow = (value: Value): boolean =>
  isMembers(value) && Object.values(value).every((member) => member === null || member === undefined);

const isScalar = (value: Value): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const numbers =
  (compute: (left: number, right: number) => number): Method =>
  (input, ...args) => {
    let result = input;
    for (const arg of args) {
      if (typeof result !== "number" || typeof arg !== "number") return undefined;
      result = compute(result, arg);
    }
    return Number.isFinite(result) ? result : undefined;
  };

/** Numbers are compared with numbers only, and texts with texts. */
const compared =
  (fits: (order: number) => boolean): Method =>
  (input, other) => {
    if (typeof input === "number" && typeof other === "number") return fits(input - other);
    if (typeof input === "string" && typeof other === "string")
      return fits(input < other ? -1 : input > other ? 1 : 0);
    return undefined;
  };

const ofText =
  (change: (text: string) => Value): Method =>
  (input) =>
    typeof input === "string" ? change(input) : undefined;

const booleans =
  (combine: (values: readonly boolean[]) => boolean): Method =>
  (...values) =>
    values.every((value) => typeof value === "boolean") ? combine(values) : undefined;

/** True if two values are equal as JSON. The order of members does not count. */
export function isEqual(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isMembers(one) || !isMembers(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

const camelCase = (name: string): string =>
  name.replace(/(?<=[A-Za-z0-9])[_-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function renamed(value: Value, deep: boolean): Value {
  if (Array.isArray(value)) return value.map((item: Value) => renamed(item, deep));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [camelCase(name), deep ? renamed(member, deep) : member]),
  );
}

function parseJson(text: string): Value {
  if (jsonDepth(text) > MAX_NESTING) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseInteger(input: Value, base: Value = 10): Value {
  const isBase = typeof base === "number" && Number.isInteger(base) && base >= 2 && base <= 36;
  if (!isBase || (typeof input !== "string" && typeof input !== "number")) return undefined;
  const number = Number.parseInt(String(input).trim(), base);
  return Number.isNaN(number) ? undefined : number;
}

function sizeOf(input: Value): Value {
  if (Array.isArray(input) || typeof input === "string") return input.length;
  return isMembers(input) ? Object.keys(input).length : undefined;
}

function itemAt(input: Value, key: Value): Value {
  if (isMembers(input)) return typeof key === "string" && Object.hasOwn(input, key) ? input[key] : undefined;
  const isList = Array.isArray(input) || typeof input === "string";
  return isList && typeof key === "number" ? (input.at(key) as Value) : undefined;
}

function textOf(input: Value): Value {
  if (input === null) return "";
  return isScalar(input) ? String(input) : undefined;
}

function join(input: Value, separator: Value = ""): Value {
  if (typeof separator !== "string") return undefined;
  const list: readonly Value[] = Array.isArray(input) ? input : [input];
  const present = list.filter((item) => item !== null && item !== undefined);
  return present.every(isScalar) ? present.join(separator) : undefined;
}

function split(input: Value, separator: Value, limit?: Value): Value {
  if (typeof input !== "string" || typeof separator !== "string") return undefined;
  const parts = input.split(separator);
  if (typeof limit !== "number" || limit < 1 || parts.length <= limit) return parts;
  return [...parts.slice(0, limit - 1), parts.slice(limit - 1).join(separator)];
}

function sliced(input: Value, from: Value = 0, to?: Value): Value {
  if (typeof from !== "number" || (to !== undefined && typeof to !== "number")) return undefined;
  return Array.isArray(input) || typeof input === "string" ? input.slice(from, to) : undefined;
}

/** The methods by name. */
export const methods: Readonly<Record<string, Method>> = {
  first: (input) => (Array.isArray(input) || typeof input === "string" ? (input[0] as Value) : input),
  last: (input) => (Array.isArray(input) || typeof input === "string" ? (input.at(-1) as Value) : input),
  slice: sliced,
  size: sizeOf,
  get: itemAt,
  entries: (input) =>
    isMembers(input) ? Object.entries(input).map(([key, value]) => ({ key, value })) : undefined,
  joinNotNull: join,
  eq: (input, other) => isEqual(input, other),
  ne: (input, other) => !isEqual(input, other),
  gt: compared((order) => order > 0),
  gte: compared((order) => order >= 0),
  lt: compared((order) => order < 0),
  lte: compared((order) => order <= 0),
  and: booleans((values) => values.every(Boolean)),
  or: booleans((values) => values.some(Boolean)),
  not: booleans(([value]) => !value),
  in: (input, list) => (Array.isArray(list) ? list.some((item) => isEqual(item, input)) : undefined),
  contains: (input, item) => (Array.isArray(input) ? input.some((one) => isEqual(one, item)) : undefined),
  add: numbers((left, right) => left + right),
  sub: numbers((left, right) => left - right),
  mul: numbers((left, right) => left * right),
  div: numbers((left, right) => left / right),
  mod: numbers((left, right) => left % right),
  jsonStringify: (input) => JSON.stringify(input),
  jsonParse: ofText(parseJson),
  split,
  trim: ofText((text) => text.trim()),
  trimStart: ofText((text) => text.trimStart()),
  trimEnd: ofText((text) => text.trimEnd()),
  toString: textOf,
  parseInt: parseInteger,
  keysToCamelCase: (input) => renamed(input, false),
  keysToCamelCaseDeep: (input) => renamed(input, true),
};

/** Least and greatest number of arguments of each method. */
const ARITY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  echo: [1, 1],
  as: [1, 2],
  map: [1, 1],
  filter: [1, 1],
  find: [1, 1],
  match: [1, 1_000],
  slice: [1, 2],
  get: [1, 1],
  joinNotNull: [0, 1],
  split: [1, 2],
  parseInt: [0, 1],
  ...Object.fromEntries(
    ["eq", "ne", "gt", "gte", "lt", "lte", "in", "contains"].map((name) => [name, [1, 1]]),
  ),
  ...Object.fromEntries(["and", "or", "add", "sub", "mul", "div", "mod"].map((name) => [name, [1, 1_000]])),
};

/** Reports an unknown method, or a wrong number of arguments. */
export function arityProblem(name: string, count: number): string | undefined {
  if (!Object.hasOwn(methods, name) && !Object.hasOwn(ARITY, name)) {
    const nearest = nearestName(name, [...Object.keys(methods), ...Object.keys(ARITY)]);
    return `The method ->${name} does not exist${nearest === undefined ? "" : `; ->${nearest} does`}`;
  }
  const [least, most] = (Object.hasOwn(ARITY, name) && ARITY[name]) || [0, 0];
  if (count >= least && count <= most) return undefined;
  const number = least === most ? String(least) : most > 10 ? `${least} or more` : `${least} to ${most}`;
  return `->${name} takes ${number} arguments, not ${count}`;
}
