/**
 * Parser of `$filter`, for a part of OData's language: comparisons of a property with a literal
 * (eq, ne, gt, ge, lt, le), contains/startswith/endswith, `and`, `or`, `not` and brackets. Text is in
 * single quotes, which are doubled inside, and is compared exactly.
 */

import type { PropertyKind } from "#contracts/erp/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;
export type Filter = (row: Row) => boolean;

type Token =
  | { readonly kind: "word" | "(" | ")" | "," | "end"; readonly text: string; readonly at: number }
  | {
      readonly kind: "literal";
      readonly type: PropertyKind | "null";
      readonly value: Value;
      readonly at: number;
    };

/** Deeper nesting of brackets is refused. */
const MAX_DEPTH = 50;

const refuse = (message: string): Problem =>
  new Problem(400, `Invalid $filter: ${message}`, { field: "$filter" });

/** The order matters: a GUID may begin like a number, and an instant always does. */
const literals: readonly [RegExp, PropertyKind, (text: string) => Value][] = [
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "guid", (text) => text.toLowerCase()],
  [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/, "instant", Date.parse],
  [/^\d{4}-\d{2}-\d{2}$/, "date", (text) => text],
  [/^-?\d+(?:\.\d+)?$/, "number", Number],
  [/^(?:true|false)$/, "boolean", (text) => text === "true"],
];

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s+|'((?:[^']|'')*)'|[(),]|[^\s'(),]+/gy;
  while (pattern.lastIndex < filter.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(filter);
    if (!found) throw refuse(`a quote is not closed at position ${at}`);
    const [text, quoted] = found;
    if (quoted !== undefined)
      tokens.push({ kind: "literal", type: "text", value: quoted.replaceAll("''", "'"), at });
    else if (text === "(" || text === ")" || text === ",") tokens.push({ kind: text, text, at });
    else if (text.trim() !== "") tokens.push(wordOrLiteral(text, at));
  }
  tokens.push({ kind: "end", text: "the end", at: filter.length });
  return tokens;
}

function wordOrLiteral(text: string, at: number): Token {
  if (text === "null") return { kind: "literal", type: "null", value: null, at };
  for (const [pattern, type, read] of literals)
    if (pattern.test(text)) return { kind: "literal", type, value: read(text), at };
  return { kind: "word", text, at };
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};

const textTests: Readonly<Record<string, (text: string, part: string) => boolean>> = {
  contains: (text, part) => text.includes(part),
  startswith: (text, part) => text.startsWith(part),
  endswith: (text, part) => text.endsWith(part),
};

/** Compares two values. NaN if exactly one is null, so that only `ne` is true. */
function orderOf(a: Value, b: Value): number {
  if (a === null || b === null) return a === b ? 0 : Number.NaN;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function valueIn(row: Row, property: string, kind: PropertyKind): Value {
  const value = row[property];
  if (typeof value === "string")
    return kind === "instant" ? Date.parse(value) : kind === "guid" ? value.toLowerCase() : value;
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

/**
 * Parses a filter over the given properties into a function that tests a row.
 * @throws Problem 400 for an unknown property, a literal of another kind, or broken syntax.
 * @example parseFilter("city eq 'Berlin' and balance gt 10", { city: "text", balance: "number" })
 */
export function parseFilter(filter: string, properties: Readonly<Record<string, PropertyKind>>): Filter {
  const tokens = tokensOf(filter);
  let next = 0;
  let depth = 0;

  const peek = () => tokens[next] as Token;
  const take = (): Token => tokens[next++] as Token;
  const spell = (token: Token) => (token.kind === "literal" ? String(token.value) : token.text);
  const unexpected = (token: Token) => refuse(`unexpected ${spell(token)} at position ${token.at}`);
  const isWord = (token: Token, text: string) => token.kind === "word" && token.text === text;

  function expect(kind: Token["kind"]): Token {
    const token = take();
    if (token.kind !== kind) throw unexpected(token);
    return token;
  }

  function property(): { name: string; kind: PropertyKind } {
    const token = take();
    if (token.kind !== "word") throw unexpected(token);
    const kind = Object.hasOwn(properties, token.text) ? properties[token.text] : undefined;
    if (!kind) throw refuse(`there is no property ${token.text}`);
    return { name: token.text, kind };
  }

  function literal(kind: PropertyKind): Value {
    const token = take();
    if (token.kind !== "literal") throw unexpected(token);
    if (token.type !== kind && token.type !== "null")
      throw refuse(`${spell(token)} at position ${token.at} is no ${kind}`);
    return token.value;
  }

  function textTest(test: (text: string, part: string) => boolean): Filter {
    expect("(");
    const { name, kind } = property();
    if (kind !== "text") throw refuse(`${name} is no text`);
    expect(",");
    const part = literal("text");
    expect(")");
    return (row) => {
      const value = valueIn(row, name, kind);
      return typeof value === "string" && typeof part === "string" && test(value, part);
    };
  }

  function comparison(): Filter {
    const { name, kind } = property();
    const operator = take();
    const holds =
      operator.kind === "word" && Object.hasOwn(comparisons, operator.text)
        ? comparisons[operator.text]
        : undefined;
    if (!holds) throw unexpected(operator);
    const value = literal(kind);
    return (row) => holds(orderOf(valueIn(row, name, kind), value));
  }

  function unary(): Filter {
    if (++depth > MAX_DEPTH) throw refuse("it is nested too deeply");
    try {
      const token = peek();
      if (isWord(token, "not")) {
        take();
        const inner = unary();
        return (row) => !inner(row);
      }
      if (token.kind === "(") {
        take();
        const inner = either();
        expect(")");
        return inner;
      }
      const test =
        token.kind === "word" && Object.hasOwn(textTests, token.text) ? textTests[token.text] : undefined;
      if (!test) return comparison();
      take();
      return textTest(test);
    } finally {
      depth--;
    }
  }

  /** Parses parts joined by a word. A loop, so that long chains of keys do not deepen the recursion. */
  function chain(word: string, part: () => Filter, join: (parts: Filter[]) => Filter): Filter {
    const parts = [part()];
    while (isWord(peek(), word)) {
      take();
      parts.push(part());
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : join(parts);
  }
  const all = () => chain("and", unary, (parts) => (row) => parts.every((part) => part(row)));
  const either = (): Filter => chain("or", all, (parts) => (row) => parts.some((part) => part(row)));

  const whole = either();
  expect("end");
  return whole;
}
