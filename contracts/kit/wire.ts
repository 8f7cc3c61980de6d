/**
 * Query strings and form bodies, written and read in one place. A value can never become syntax:
 * a comma inside a value of a comma-separated list is refused, everything else is percent-encoded.
 */
import type { TSchema } from "typebox";
import { Problem } from "./error-bodies.ts";
import type { Param, Params } from "./params.ts";

/** A value that a query or form cannot contain, found before any call. */
export class QueryValueError extends Error {
  constructor(
    readonly param: string,
    readonly reason: string,
    readonly value?: unknown,
  ) {
    super(`"${param}" ${reason}`);
  }
}

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

function encode(value: string): string {
  if (!value.isWellFormed()) throw new TypeError("lone surrogate");
  return encodeURIComponent(value);
}

function list(name: string, values: readonly unknown[], max: number | undefined): string {
  if (max !== undefined && values.length > max)
    throw new QueryValueError(name, `takes at most ${max} values`, values);
  return values
    .map((value) => {
      const text = String(value);
      if (text.includes(",")) throw new QueryValueError(name, "must not contain a comma", value);
      if (text === "") throw new QueryValueError(name, "must not hold an empty value", value);
      return encode(text);
    })
    .join(",");
}

/** Checks the name of a member, because a name with brackets would name another member. */
function memberName(name: string, key: string): string {
  if (key === "" || /[[\]]/.test(key))
    throw new QueryValueError(name, "has a member whose name cannot be sent");
  return key;
}

function* deepPairs(name: string, value: unknown): Generator<string> {
  if (value === null || value === undefined) return;
  if (isScalar(value)) yield `${name}=${encode(String(value))}`;
  else if (Array.isArray(value)) yield `${name}=${list(name, value, undefined)}`;
  else
    for (const [key, member] of Object.entries(value))
      yield* deepPairs(`${name}[${encode(memberName(name, key))}]`, member);
}

/**
 * Renders the query string of a call, with its leading `?`; "" if there are no parameters.
 * @throws QueryValueError if a required value is missing or a value cannot be written
 */
export function renderQuery(params: Params, input: Readonly<Record<string, unknown>>): string {
  let query = "";
  for (const name in params) {
    const param = params[name] as Param;
    const value = input[name];
    if (value === null || value === undefined) {
      if (param.required) throw new QueryValueError(name, "is required");
      continue;
    }
    try {
      if (param.style === "deep") for (const pair of deepPairs(name, value)) query += `&${pair}`;
      else if (param.style === "brackets" || param.style === "repeated") {
        const written = param.style === "brackets" ? `${name}[]` : name;
        for (const item of [value].flat()) query += `&${written}=${encode(String(item))}`;
      } else if (Array.isArray(value)) query += `&${name}=${list(name, value, param.max)}`;
      else query += `&${name}=${encode(String(value))}`;
    } catch (error) {
      if (error instanceof TypeError) throw new QueryValueError(name, "is not valid Unicode", value);
      throw error;
    }
  }
  return query && `?${query.slice(1)}`;
}

/**
 * A form body: nested members in brackets, list members as `name[]` (objects: `name[0][member]`).
 * @throws QueryValueError if a name or a value cannot be written
 */
export function renderForm(body: unknown): string {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (isScalar(value)) {
      // URLSearchParams would replace a lone surrogate by another character.
      if (!name.isWellFormed() || !String(value).isWellFormed())
        throw new QueryValueError(name.toWellFormed(), "is not valid Unicode", value);
      form.append(name, String(value));
    } else if (Array.isArray(value))
      for (const [i, item] of value.entries()) add(isScalar(item) ? `${name}[]` : `${name}[${i}]`, item);
    else
      for (const [key, member] of Object.entries(value))
        add(name ? `${name}[${memberName(name, key)}]` : memberName(name, key), member);
  };
  add("", body);
  return form.toString();
}

// Reading, as the local families do -------------------------------------------------------------

/** Names that must never become members of an object made from input. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

type Tree = { [key: string]: unknown };

function insert(tree: Tree, name: string, value: string): void {
  const head = /^[^[]+/.exec(name)?.[0];
  const rest = head === undefined ? undefined : name.slice(head.length);
  if (head === undefined || !/^(\[[^[\]]*\])*$/.test(rest ?? ""))
    throw new Problem(400, `Malformed parameter name: ${name.slice(0, 80)}`);
  const path = [head, ...[...(rest ?? "").matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1] ?? "")];
  if (path.length > 8 || path.some((key) => FORBIDDEN.has(key)))
    throw new Problem(400, `Malformed parameter name: ${name.slice(0, 80)}`);
  let node = tree;
  for (const [i, key] of path.entries()) {
    const last = i === path.length - 1;
    if (last && key === "") throw new Problem(400, `Malformed parameter name: ${name.slice(0, 80)}`);
    if (last) node[key] = value;
    else if (path[i + 1] === "") {
      const array = Array.isArray(node[key]) ? (node[key] as unknown[]) : [];
      array.push(value);
      node[key] = array;
      return;
    } else {
      if (typeof node[key] !== "object") node[key] = {};
      node = node[key] as Tree;
    }
  }
}

/** A form body as a tree of strings; the operation's schema converts and checks it. */
export function parseForm(text: string): unknown {
  const tree: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) insert(tree, name, value);
  return tree;
}

/** Splits comma-separated members of a `deep` parameter where its schema has a list. */
function splitLists(value: unknown, schema: TSchema): unknown {
  const { properties, patternProperties } = schema as {
    properties?: Record<string, TSchema & { type?: string }>;
    patternProperties?: Record<string, TSchema & { type?: string }>;
  };
  const [rest] = Object.values(patternProperties ?? {}); // a record's values
  if (!(properties || rest) || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inner = properties && Object.hasOwn(properties, key) ? properties[key] : rest;
      if (inner?.type === "array" && typeof member === "string") return [key, member.split(",")];
      return [key, inner ? splitLists(member, inner) : member];
    }),
  );
}

/**
 * The declared parameters of a query string, still as strings (lists split). Unknown names are
 * ignored, as the documents leave them open (D2-512).
 * @throws Problem 400, also if a member of a nested parameter is sent twice, because it has one value
 */
export function parseQuery(params: Params, search: URLSearchParams): Record<string, unknown> {
  const tree: Tree = {};
  const members = new Set<string>();
  for (const [name, value] of search) {
    const head = /^[^[]+/.exec(name)?.[0] ?? name;
    // A sent name is looked up as an own member only: `?toString=1` names no parameter.
    const param = Object.hasOwn(params, head) ? params[head] : undefined;
    if (param?.style === "deep" && !name.endsWith("[]")) {
      if (members.has(name)) throw new Problem(400, `${name.slice(0, 80)} is given twice`, { field: name });
      members.add(name);
    }
    if (param?.style === "deep" || param?.style === "brackets") insert(tree, name, value);
    else if (param?.style === "repeated" && head === name)
      tree[name] = Array.isArray(tree[name]) ? [...tree[name], value] : [value];
    else if (param && head === name) tree[name] = param.style === "csv" ? value.split(",") : value;
  }
  for (const name in params) {
    const param = params[name] as Param;
    if (param.style === "deep" && tree[name] !== undefined) tree[name] = splitLists(tree[name], param.schema);
  }
  return tree;
}
