/** Texts with expressions in braces: `Bearer {$config.token}`, and the URLs of calls. */
import { isPlausiblePathValue } from "#contracts/kit/path.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { compileExpression, type Evaluate, type Scope } from "./evaluate.ts";
import { type VariableUse, variablesIn } from "./examine.ts";
import { parseExpression } from "./parser.ts";
import type { Value } from "./syntax.ts";
import { MappingError } from "./tokens.ts";

type Part = string | Evaluate;

/** A text with expressions. */
export interface Template {
  readonly parts: readonly Part[];
  readonly uses: readonly VariableUse[];
}

/**
 * Parses a template.
 * @throws MappingError
 * @example parseTemplate("Bearer {$config.token}", 4)
 */
export function parseTemplate(text: string, version: number): Template {
  const parts: Part[] = [];
  const uses: VariableUse[] = [];
  let at = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", at)) {
    if (open > at) parts.push(text.slice(at, open));
    const { expression, end } = parseExpression(text, version, open + 1);
    if (text[end] !== "}") throw new MappingError('The expression has no "}" behind it', text, end);
    parts.push(compileExpression(expression));
    uses.push(...variablesIn({ kind: "value", value: expression }));
    at = end + 1;
  }
  if (at < text.length) parts.push(text.slice(at));
  return { parts, uses };
}

const isScalar = (value: Value): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The text of a template. Undefined if one of its values is null or missing. @throws BAD_USER_INPUT */
export function renderText({ parts }: Template, scope: Scope): string | undefined {
  let text = "";
  for (const part of parts) {
    const value = typeof part === "string" ? part : part(scope);
    if (value === null || value === undefined) return undefined;
    if (!isScalar(value)) throw badInput("A list or an object cannot stand within a text");
    text += String(value);
  }
  return text;
}

/** The URL of a call. */
export interface UrlTemplate {
  /** The text in the file. */
  readonly text: string;
  /** `https://api.example.com`; undefined for a path below the base URL of a source. */
  readonly origin: string | undefined;
  readonly path: readonly Part[];
  readonly query: readonly QueryPart[];
  readonly uses: readonly VariableUse[];
}

interface QueryPart {
  readonly name: string;
  readonly value: readonly Part[];
}

/** Parses the URL of a call. @throws MappingError */
export function parseUrl(text: string, version: number): UrlTemplate {
  const { parts, uses } = parseTemplate(text, version);
  const path: Part[] = [];
  const query: { name: string; value: Part[] }[] = [];
  let inQuery = false;
  for (const part of parts) {
    if (typeof part !== "string") {
      const last = query.at(-1);
      if (!inQuery) path.push(part);
      else if (!last?.name) throw new MappingError("The name of a query parameter is a text", text, 0);
      else last.value.push(part);
      continue;
    }
    const mark = inQuery ? -1 : part.indexOf("?");
    const ofPath = inQuery ? "" : mark < 0 ? part : part.slice(0, mark);
    if (ofPath) path.push(ofPath);
    if (mark >= 0) inQuery = true;
    if (inQuery) readQuery(mark >= 0 ? part.slice(mark + 1) : part, query, mark >= 0);
  }
  const [head = ""] = path;
  const [origin] = typeof head === "string" ? (/^https?:\/\/[^/]*/.exec(head) ?? []) : [];
  if (origin !== undefined) {
    if (origin === head && path.length > 1)
      throw new MappingError("The host of a URL is a text without expressions", text, origin.length);
    path[0] = (head as string).slice(origin.length);
  }
  checkPath(path, text);
  const encoded = path.map((part) => (typeof part === "string" ? encodedText(part) : part));
  return { text, origin, path: encoded.filter((part) => part !== ""), query, uses };
}

/** Refuses a path that is equal for all values. @throws MappingError */
function checkPath(path: readonly Part[], text: string): void {
  if (path.some((part) => typeof part === "string" && part.includes("#")))
    throw new MappingError("A call has no fragment", text, text.indexOf("#"));
  if (DOTS.test(path.map((part) => (typeof part === "string" ? part : "value")).join("")))
    throw new MappingError('A path has no segments "." and ".."', text, 0);
}

/** The text of a path, percent-encoded. Encoded characters remain unchanged. */
const encodedText = (text: string): string =>
  text.replace(/%(?![0-9A-Fa-f]{2})|[^\x21-\x7e]|["<>\\^`{|}]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );

/** Reads a literal part of a query string. Its beginning continues the previous parameter. */
function readQuery(text: string, query: { name: string; value: Part[] }[], isFirst: boolean): void {
  for (const [index, piece] of text.split("&").entries()) {
    if (index === 0 && !isFirst) {
      if (piece) query.at(-1)?.value.push(decoded(piece));
      continue;
    }
    const equals = piece.indexOf("=");
    const name = equals < 0 ? piece : piece.slice(0, equals);
    const value = equals < 0 ? "" : piece.slice(equals + 1);
    if (name) query.push({ name: decoded(name), value: value ? [decoded(value)] : [] });
  }
}

/** The decoded text. A text that is not percent-encoded is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The path of a call, in which each value is a percent-encoded part of one segment.
 * @returns undefined if a value is null or missing
 * @throws BAD_USER_INPUT for a value that is not allowed in a path
 */
export function renderPath({ path }: Pick<UrlTemplate, "path">, scope: Scope): string | undefined {
  let text = "";
  for (const part of path) {
    const value = typeof part === "string" ? part : part(scope);
    if (value === null || value === undefined) return undefined;
    text += typeof part === "string" ? part : segmentOf(value);
  }
  return text;
}

/** Segments that would change the path. */
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** A rendered path. @throws BAD_USER_INPUT if `.` or `..` in it would change the path */
export function safePath(path: string): string {
  if (DOTS.test(path)) throw badInput("A value is not a usable identifier");
  return path;
}

/** A value within the path of a call. @throws BAD_USER_INPUT */
export function segmentOf(value: Value): string {
  if (!isScalar(value) || !isPlausiblePathValue(String(value)))
    throw badInput("A value is not a usable identifier");
  return encodeURIComponent(String(value));
}

/** The query parameters of a template. Null and missing values are left out. */
export function queryOf({ query }: UrlTemplate, scope: Scope): readonly (readonly [string, Value])[] {
  return query.flatMap(({ name, value }) => {
    const [only] = value;
    if (value.length === 1 && typeof only === "function") {
      const found = only(scope);
      return found === null || found === undefined ? [] : [[name, found] as const];
    }
    const text = renderText({ parts: value, uses: [] }, scope);
    return text === undefined ? [] : [[name, text] as const];
  });
}

/** The query string of parameters, with its `?`. A list is written once per item. */
export function queryString(parameters: Iterable<readonly [string, Value]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of parameters)
    for (const item of Array.isArray(value) ? (value as readonly Value[]) : [value]) {
      if (item === null || item === undefined) continue;
      if (!isScalar(item)) throw badInput(`The query parameter "${name}" is neither a text nor a number`);
      search.append(name, String(item).toWellFormed());
    }
  const text = search.toString();
  return text && `?${text}`;
}
