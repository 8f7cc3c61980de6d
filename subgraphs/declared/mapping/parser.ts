/**
 * The parser of the mapping language, by recursive descent. The grammar of `connect` v0.4:
 *
 *     mapping    = expression | entries
 *     entries    = entry ("," entry)* ","? | entry*          never mixed
 *     entry      = "..." expression | key ":" expression | path
 *     expression = operand (("??" operand)* | ("?!" operand)*)
 *     operand    = (string | number | "true" | "false" | "null" | object | array) tail | path
 *     object     = "{" entries "}"
 *     array      = "[" (expression ("," expression)* ","?)? "]"
 *     path       = root tail selection?
 *     root       = "$" | "$name" | "@" | "$(" expression ")" | key
 *     tail       = "?"? (("." key | "->" name arguments?) "?"?)*
 *     arguments  = "(" (expression ("," expression)* ","?)? ")"
 *     selection  = "{" entries "}"
 *     key        = name | string
 *
 * Before v0.4, entries have no commas and no `...`, and behind `key ":"` stands a path or braces: there
 * `"a"` and `true` are keys. Within `$( … )` and in the arguments of methods, v0.4 holds in all versions.
 */
import { arityProblem } from "./methods.ts";
import type { Entry, Expression, Path, Root, Selection, Step } from "./syntax.ts";
import { MappingError, type Token, tokenAt } from "./tokens.ts";

/** The minor version of `connect` from which values are allowed after a name without `$( … )`. */
const WITH_VALUES = 4;
/** Maximum depth, because the parser is recursive. */
const MAX_DEPTH = 100;

/**
 * Parses a whole mapping, such as a `selection`.
 * @param version Minor version of `connect`: 4 for v0.4.
 * @throws MappingError
 * @example parseMapping("$.results { id name: full_name }", 4)
 */
export function parseMapping(text: string, version: number): Selection {
  const parser = new Parser(text, version);
  const whole = parser.attempt(() => parser.wholeExpression());
  if (whole) return whole;
  const selection = parser.entries("end");
  parser.expectEnd();
  return selection;
}

/**
 * Parses one expression from an offset, as between the braces of a template.
 * @returns the expression and the offset of the next token
 * @throws MappingError
 */
export function parseExpression(
  text: string,
  version: number,
  offset = 0,
): { readonly expression: Expression; readonly end: number } {
  const parser = new Parser(text, version, offset);
  const expression = parser.expression(true);
  return { expression, end: parser.offset };
}

class Parser {
  readonly #text: string;
  readonly #version: number;
  #token: Token;
  #depth = 0;

  constructor(text: string, version: number, offset = 0) {
    this.#text = text;
    this.#version = version;
    this.#token = tokenAt(text, offset);
  }

  get offset(): number {
    return this.#token.start;
  }

  /** The result of a rule. Undefined if the text does not match it; then nothing is consumed. */
  attempt<T>(rule: () => T | undefined): T | undefined {
    const token = this.#token;
    const depth = this.#depth;
    try {
      const result = rule();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
    }
    this.#token = token;
    this.#depth = depth;
    return undefined;
  }

  /** The text as one expression. A single key is a list with one member instead. */
  wholeExpression(): Selection | undefined {
    const literal = this.#version >= WITH_VALUES;
    const value = literal ? this.expression(true) : this.#path();
    if (this.#token.kind !== "end" || nameOf(value) !== undefined) return undefined;
    return value.kind === "object" ? value.selection : { kind: "value", value };
  }

  expectEnd(): void {
    if (this.#token.kind !== "end") throw this.#unexpected("the end of the mapping");
  }

  entries(closing: "end" | "}"): Selection {
    const list: { readonly entry: Entry; readonly token: Token }[] = [];
    let commas: boolean | undefined;
    while (!this.#isAt(closing) && !this.#isAt("end")) {
      const token = this.#token;
      list.push({ entry: this.#entry(), token });
      if (this.#isAt(closing) || this.#isAt("end")) break;
      const comma = this.#isSymbol(",");
      if (comma && this.#version < WITH_VALUES && !this.#inValue)
        throw this.#unexpected("a member without a comma before it");
      if (commas !== undefined && commas !== comma)
        throw this.#error("Members are separated by commas or by blanks, not by both");
      commas = comma;
      if (comma) this.#next();
    }
    const anonymous = list.find(({ entry }) => entry.kind === "merge" && !isMergeable(entry.value));
    if (list.length === 1 && list[0]?.entry.kind === "merge")
      return { kind: "value", value: list[0].entry.value };
    if (anonymous)
      throw new MappingError(
        "A path of several steps needs a name before it (`name: path`) or braces behind it",
        this.#text,
        anonymous.token.start,
      );
    return { kind: "members", entries: list.map(({ entry }) => entry) };
  }

  expression(literal: boolean): Expression {
    const first = this.#operand(literal);
    const operator = this.#token.text;
    if (this.#token.kind !== "symbol" || (operator !== "??" && operator !== "?!")) return first;
    const operands = [first];
    while (this.#isSymbol("??") || this.#isSymbol("?!")) {
      if (!this.#isSymbol(operator)) throw this.#error("`??` and `?!` cannot stand in one chain");
      this.#next();
      operands.push(this.#operand(literal));
    }
    return { kind: "choice", operator, operands };
  }

  /** True within `$( … )` and arguments, which have the grammar of v0.4. */
  #inValue = false;

  #within<T>(isValue: boolean, rule: () => T): T {
    const before = this.#inValue;
    this.#inValue = isValue;
    if (++this.#depth > MAX_DEPTH)
      throw this.#error(`The mapping is nested more than ${MAX_DEPTH} levels deep`);
    try {
      return rule();
    } finally {
      this.#depth--;
      this.#inValue = before;
    }
  }

  #entry(): Entry {
    const literal = this.#version >= WITH_VALUES || this.#inValue;
    if (this.#isSymbol("...")) {
      if (!literal) throw this.#error("`...` needs connect v0.4");
      this.#next();
      return { kind: "spread", value: this.expression(true) };
    }
    const key = this.#token;
    if (key.kind === "name" || key.kind === "string") {
      const after = tokenAt(this.#text, key.end);
      if (after.kind === "symbol" && after.text === ":") {
        this.#next();
        this.#next();
        return { kind: "member", name: key.text, value: this.#memberValue(literal), offset: key.start };
      }
    }
    const value = this.#path();
    const name = nameOf(value);
    return name === undefined ? { kind: "merge", value } : { kind: "member", name, value, offset: key.start };
  }

  #memberValue(literal: boolean): Expression {
    if (literal) return this.expression(true);
    return this.#isSymbol("{") ? { kind: "object", selection: this.#braces() } : this.#path();
  }

  #operand(literal: boolean): Expression {
    const { kind, text } = this.#token;
    if (!literal) return this.#path();
    if (kind === "string" || kind === "number") {
      this.#next();
      return this.#withTail({ kind: "literal", value: kind === "number" ? Number(text) : text });
    }
    if (kind === "name" && Object.hasOwn(WORDS, text) && !this.#isPathAfterWord()) {
      this.#next();
      return this.#withTail({ kind: "literal", value: WORDS[text] ?? null });
    }
    if (this.#isSymbol("{")) return this.#withTail({ kind: "object", selection: this.#braces() });
    if (this.#isSymbol("[")) return this.#withTail({ kind: "array", items: this.#list("[", "]") });
    return this.#path();
  }

  /** `true.x` can only be a path. */
  #isPathAfterWord(): boolean {
    const after = tokenAt(this.#text, this.#token.end);
    return after.kind === "symbol" && (after.text === "." || after.text === "{");
  }

  /** A literal followed by steps is a path with the literal as root. */
  #withTail(expression: Expression): Expression {
    const offset = this.offset;
    const { optional, steps } = this.#tail();
    if (!optional && steps.length === 0) return expression;
    const selection = this.#isSymbol("{") ? this.#braces() : undefined;
    return { kind: "path", root: { kind: "expression", expression }, optional, steps, selection, offset };
  }

  #path(): Path {
    const offset = this.offset;
    const root = this.#root();
    const { optional, steps } = this.#tail();
    const selection = this.#isSymbol("{") ? this.#within(false, () => this.#braces()) : undefined;
    return { kind: "path", root, optional, steps, selection, offset };
  }

  #root(): Root {
    const { kind, text, end } = this.#token;
    if (kind === "variable") {
      this.#next();
      return { kind: "variable", name: text };
    }
    if (kind === "name" || kind === "string") {
      this.#next();
      return { kind: "member", name: text };
    }
    if (this.#isSymbol("@")) {
      this.#next();
      return { kind: "at" };
    }
    if (!this.#isSymbol("$")) throw this.#unexpected("a path");
    this.#next();
    if (!this.#isSymbol("(") || this.#token.start !== end) return { kind: "dollar" };
    const [expression, ...others] = this.#list("(", ")");
    if (!expression || others.length > 0) throw this.#error("`$( … )` holds one expression");
    return { kind: "expression", expression };
  }

  #tail(): { readonly optional: boolean; readonly steps: readonly Step[] } {
    const optional = this.#question();
    const steps: Step[] = [];
    for (;;) {
      const { start: offset } = this.#token;
      if (this.#isSymbol(".")) {
        this.#next();
        const { kind, text: name } = this.#token;
        if (kind !== "name" && kind !== "string") throw this.#unexpected("the name of a member");
        this.#next();
        steps.push({ kind: "member", name, optional: this.#question() });
      } else if (this.#isSymbol("->")) {
        this.#next();
        const { kind, text: name } = this.#token;
        if (kind !== "name") throw this.#unexpected("the name of a method");
        this.#next();
        const args = this.#isSymbol("(") ? this.#list("(", ")") : [];
        const problem = arityProblem(name, args.length);
        if (problem) throw new MappingError(problem, this.#text, offset);
        const [target] = args;
        if (name === "as" && target?.kind === "path" && isOfLanguage(target.root))
          throw new MappingError(
            `$${target.root.name} is a name of the language, which ->as cannot bind`,
            this.#text,
            offset,
          );
        steps.push({ kind: "method", name, args, optional: this.#question(), offset });
      } else return { optional, steps };
    }
  }

  #question(): boolean {
    if (!this.#isSymbol("?")) return false;
    this.#next();
    return true;
  }

  /** A list of expressions with commas. */
  #list(opening: string, closing: string): readonly Expression[] {
    return this.#within(true, () => {
      this.#expect(opening);
      const items: Expression[] = [];
      while (!this.#isSymbol(closing)) {
        items.push(this.expression(true));
        if (!this.#isSymbol(",")) break;
        this.#next();
      }
      this.#expect(closing);
      return items;
    });
  }

  #braces(): Selection {
    return this.#within(this.#inValue, () => {
      this.#expect("{");
      const selection = this.entries("}");
      this.#expect("}");
      return selection;
    });
  }

  #next(): void {
    this.#token = tokenAt(this.#text, this.#token.end);
  }

  #isAt(closing: "end" | "}"): boolean {
    if (closing === "end") return this.#token.kind === "end";
    return this.#isSymbol(closing);
  }

  #isSymbol(text: string): boolean {
    return this.#token.kind === "symbol" && this.#token.text === text;
  }

  #expect(symbol: string): void {
    if (!this.#isSymbol(symbol)) throw this.#unexpected(`"${symbol}"`);
    this.#next();
  }

  #error(message: string): MappingError {
    return new MappingError(message, this.#text, this.#token.start);
  }

  #unexpected(instead: string): MappingError {
    const { kind, start, end } = this.#token;
    const found = kind === "end" ? "the mapping ends" : `"${this.#text.slice(start, end)}" stands`;
    return this.#error(`Here ${found} instead of ${instead}`);
  }
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** The member name of a path in an object, which is that of a single key. */
function nameOf(value: Expression): string | undefined {
  if (value.kind !== "path" || value.root.kind !== "member" || value.steps.length > 0) return undefined;
  return value.root.name;
}

/** Variables that the language itself has. */
const VARIABLES = new Set([
  "args",
  "this",
  "batch",
  "config",
  "context",
  "request",
  "env",
  "status",
  "response",
]);

const isOfLanguage = (root: Root): root is Extract<Root, { readonly kind: "variable" }> =>
  root.kind === "variable" && VARIABLES.has(root.name);

/** True if the member names of a path's value are known, so that they can be merged into an object. */
const isMergeable = (value: Expression): boolean => value.kind === "path" && value.selection !== undefined;
