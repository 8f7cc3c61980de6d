/**
 * Parsers of `where` and `order` in the stand-in service. A condition compares a property with a literal
 * (==, !=, >, >=, <, <=) or tests a text property with `.Contains("…")`, `.StartsWith("…")` or
 * `.EndsWith("…")`. Conditions are joined by AND and OR (in any case) and grouped by brackets. Text is in
 * double quotes, with `\"` and `\\` as escapes, and is compared exactly. Ids are written `Guid("…")`,
 * days and instants `DateTime(2026, 11, 1)` and `DateTime(2026, 11, 1, 9, 30, 0)`.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";

export type PropertyKind = "text" | "number" | "guid" | "day" | "instant";
type Properties = Readonly<Record<string, PropertyKind>>;
type Value = string | number | null;
type Test = (row: object) => boolean;

/** Deeper nesting of brackets is refused. */
const MAX_DEPTH = 50;

const refuse = (field: "where" | "order", message: string) =>
  new Problem(400, `Invalid ${field}: ${message}`, { field });

const TOKEN = /\s+|"((?:[^"\\]|\\["\\])*)"|(==|!=|>=|<=|>|<|[(),.])|(-?\d+(?:\.\d+)?)|([A-Za-z]\w*)/y;

type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "sign" | "number" | "word" | "end"; readonly text: string };

function tokensOf(where: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < where.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(where);
    if (!found) throw refuse("where", `it cannot be read at position ${at}`);
    const [, text, sign, number, word] = found;
    if (text !== undefined) tokens.push({ kind: "text", text: text.replace(/\\(["\\])/g, "$1") });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (word !== undefined) tokens.push({ kind: "word", text: word });
  }
  tokens.push({ kind: "end", text: "the end" });
  return tokens;
}

const comparisons: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ["==", (order) => order === 0],
  ["!=", (order) => order !== 0],
  [">", (order) => order > 0],
  [">=", (order) => order >= 0],
  ["<", (order) => order < 0],
  ["<=", (order) => order <= 0],
]);

const textTests: ReadonlyMap<string, (text: string, part: string) => boolean> = new Map([
  ["Contains", (text, part) => text.includes(part)],
  ["StartsWith", (text, part) => text.startsWith(part)],
  ["EndsWith", (text, part) => text.endsWith(part)],
]);

/** Compares two values. NaN if exactly one is null, so that only `!=` is true. */
function orderOf(a: Value, b: Value): number {
  if (a === null || b === null) return a === b ? 0 : Number.NaN;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function valueIn(row: object, property: string, kind: PropertyKind): Value {
  let value: unknown = row;
  for (const name of property.split("."))
    value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : null;
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  return kind === "day" || kind === "instant"
    ? Date.parse(value)
    : kind === "guid"
      ? value.toLowerCase()
      : value;
}

/**
 * Parses a filter over the given properties into a function that tests a row.
 * @throws Problem 400 for an unknown property, a literal of another kind, or broken syntax.
 * @example parseWhere('Status=="PAID" AND Contact.Name.Contains("Ltd")', prepaymentProperties)
 */
export function parseWhere(where: string, properties: Properties): Test {
  const tokens = tokensOf(where);
  let next = 0;
  let depth = 0;
  const peek = () => tokens[next] as Token;
  const take = () => tokens[next++] as Token;
  const is = (token: Token, kind: Token["kind"], text: string) => token.kind === kind && token.text === text;

  function expect(kind: Token["kind"], text?: string): string {
    const token = take();
    if (token.kind !== kind || (text !== undefined && token.text !== text))
      throw refuse("where", `unexpected ${token.text}`);
    return token.text;
  }

  /** Reads a path. Its last word may be a text test, as in `Contact.Name.Contains`. */
  function path(): { property: string; kind: PropertyKind; test: string | undefined } {
    const words = [expect("word")];
    while (is(peek(), "sign", ".")) {
      take();
      words.push(expect("word"));
    }
    const test = is(peek(), "sign", "(") ? words.pop() : undefined;
    const property = words.join(".");
    const kind = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (!kind) throw refuse("where", `there is no property ${property}`);
    return { property, kind, test };
  }

  function numbersInBrackets(): number[] {
    expect("sign", "(");
    const numbers = [Number(expect("number"))];
    while (is(peek(), "sign", ",")) {
      take();
      numbers.push(Number(expect("number")));
    }
    expect("sign", ")");
    return numbers;
  }

  function literal(kind: PropertyKind): Value {
    if (is(peek(), "word", "null")) {
      take();
      return null;
    }
    if (kind === "text") return expect("text");
    if (kind === "number") return Number(expect("number"));
    if (kind === "guid") {
      expect("word", "Guid");
      expect("sign", "(");
      const id = expect("text");
      expect("sign", ")");
      return id.toLowerCase();
    }
    expect("word", "DateTime");
    const [year = 0, month = 0, day = 0, ...time] = numbersInBrackets();
    const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = time;
    return Date.UTC(year, month - 1, day, hours, minutes, seconds, milliseconds);
  }

  function condition(): Test {
    const { property, kind, test } = path();
    if (test !== undefined) {
      const holds = kind === "text" ? textTests.get(test) : undefined;
      if (!holds) throw refuse("where", `${property} has no ${test}`);
      expect("sign", "(");
      const part = expect("text");
      expect("sign", ")");
      return (row) => {
        const value = valueIn(row, property, kind);
        return typeof value === "string" && holds(value, part);
      };
    }
    const sign = expect("sign");
    const holds = comparisons.get(sign);
    if (!holds) throw refuse("where", `unexpected ${sign}`);
    const value = literal(kind);
    return (row) => holds(orderOf(valueIn(row, property, kind), value));
  }

  function unary(): Test {
    if (!is(peek(), "sign", "(")) return condition();
    if (++depth > MAX_DEPTH) throw refuse("where", "it is nested too deeply");
    take();
    const inner = either();
    expect("sign", ")");
    depth--;
    return inner;
  }

  function chain(word: string, part: () => Test, join: (parts: Test[]) => Test): Test {
    const parts = [part()];
    while (peek().kind === "word" && peek().text.toUpperCase() === word) {
      take();
      parts.push(part());
    }
    return join(parts);
  }
  const all = () => chain("AND", unary, (parts) => (row) => parts.every((part) => part(row)));
  const either = (): Test => chain("OR", all, (parts) => (row) => parts.some((part) => part(row)));

  const whole = either();
  expect("end");
  return whole;
}

/**
 * Parses an order such as `Date DESC, Total` into a comparison function.
 * @throws Problem 400 for an unknown property, or a direction other than ASC and DESC.
 */
export function parseOrder(order: string, properties: Properties): (a: object, b: object) => number {
  const keys = order.split(",").map((key) => {
    const [, property = "", direction = "ASC"] = /^\s*([\w.]+)(?:\s+(ASC|DESC))?\s*$/i.exec(key) ?? [];
    const kind = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (!kind) throw refuse("order", `${key.trim()} is no property with ASC or DESC`);
    return { property, kind, sign: direction.toUpperCase() === "DESC" ? -1 : 1 };
  });
  return (a, b) => {
    for (const { property, kind, sign } of keys) {
      // Rows without a value come last in both directions.
      const [left, right] = [valueIn(a, property, kind), valueIn(b, property, kind)];
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1;
        continue;
      }
      const found = orderOf(left, right) * sign;
      if (found !== 0) return found;
    }
    return 0;
  };
}
