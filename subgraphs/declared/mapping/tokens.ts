/** Reads the tokens of a mapping one by one, so that a parser can begin at any offset. */

/** A mapping that cannot be read, with the place of the mistake. */
export class MappingError extends Error {
  /** Line and column begin with 1. */
  readonly line: number;
  readonly column: number;

  constructor(message: string, text: string, offset: number) {
    super(message);
    ({ line: this.line, column: this.column } = positionIn(text, offset));
  }
}

/** Line and column of an offset in a text; both begin with 1. */
export function positionIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

export type TokenKind = "name" | "variable" | "string" | "number" | "symbol" | "end";

export interface Token {
  readonly kind: TokenKind;
  /** The text. For a string its value, for a variable its name without the dollar sign. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BLANKS = /(?:[ \t\r\n]+|#[^\n]*)*/y;
const NAME = /[A-Za-z_]\w*/y;
const VARIABLE = /\$([A-Za-z_]\w*)/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)/y;
const SYMBOL = /\.\.\.|->|\?\?|\?!|[{}[\]():,.?$@]/y;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * The token at an offset, after spaces and comments.
 * @throws MappingError for an invalid character, and for an unterminated string
 */
export function tokenAt(text: string, offset: number): Token {
  const start = offset + (matchAt(BLANKS, text, offset)?.[0].length ?? 0);
  const first = text[start];
  if (first === undefined) return { kind: "end", text: "", start, end: start };
  if (first === '"' || first === "'") return stringAt(text, start, first);
  for (const [kind, pattern] of PATTERNS) {
    const found = matchAt(pattern, text, start);
    if (found) return { kind, text: found[1] ?? found[0], start, end: start + found[0].length };
  }
  throw new MappingError(`The character "${first}" cannot stand here`, text, start);
}

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ["name", NAME],
  ["variable", VARIABLE],
  ["number", NUMBER],
  ["symbol", SYMBOL],
];

function stringAt(text: string, start: number, quote: string): Token {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] as string;
    if (character === quote) return { kind: "string", text: value, start, end: at + 1 };
    if (character !== "\\") {
      value += character;
      continue;
    }
    at++;
    const escaped = text[at] ?? "";
    const code = escaped === "u" ? /^[0-9A-Fa-f]{4}$/.exec(text.slice(at + 1, at + 5)) : null;
    if (code) at += 4;
    value += code ? String.fromCharCode(Number.parseInt(code[0], 16)) : (ESCAPES[escaped] ?? escaped);
  }
  throw new MappingError("The string has no end", text, start);
}
