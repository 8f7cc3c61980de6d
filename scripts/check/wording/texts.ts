/**
 * The texts of the tree that people read: comments, messages and test titles of code, comments and descriptions
 * of GraphQL, prose of pages.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TokenKind, visit } from "graphql";
import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";
import { ROOT } from "#scripts/tables.ts";

export interface Text {
  /** The file and line where the text begins, as `file:line`. */
  readonly place: string;
  /**
   * `string`: a literal of at least three words, which is a message and not a value.
   * `comment`: also a description of SDL.
   */
  readonly kind: "comment" | "string" | "title" | "prose";
  /** On one line, without text in backticks, values in capitals and the `${…}` of a template. */
  readonly text: string;
  /** As in the file, with its lines, but without the stars of a block comment. */
  readonly source: string;
}

const FEWEST_WORDS_OF_A_MESSAGE = 3;

/**
 * Reads the texts of a file.
 * @param file path from the root: TypeScript, GraphQL or Markdown
 * @throws when a file of TypeScript or GraphQL does not parse
 */
export function textsOf(file: string, content = readFileSync(join(ROOT, file), "utf8")): Text[] {
  if (file.endsWith(".md")) return proseOf(file, content);
  return file.endsWith(".graphql") ? textsOfGraphql(file, content) : textsOfCode(file, content);
}

/** The lines of a page outside blocks of code; targets of links are no prose. */
function proseOf(file: string, content: string): Text[] {
  let fenced = false;
  return content.split("\n").flatMap((line, index) => {
    const fence = /^(```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    if (fence || fenced) return [];
    const text = plain(line.replace(/\]\([^)]*\)/g, "]"));
    return [{ place: `${file}:${index + 1}`, kind: "prose", text, source: line }];
  });
}

/** Comments line by line, and descriptions. */
function textsOfGraphql(file: string, content: string): Text[] {
  const texts: Text[] = [];
  const add = (line: number, text: string) =>
    texts.push({ place: `${file}:${line}`, kind: "comment", text: plain(text), source: text });
  const document = parse(content);
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined)
    if (token.kind === TokenKind.COMMENT) add(token.line, token.value);
  visit(document, {
    StringValue({ value, loc }, member) {
      if (member === "description" && loc) add(loc.startToken.line, value);
    },
  });
  return texts;
}

function textsOfCode(file: string, content: string): Text[] {
  const { program, comments, errors } = parseSync(file, content);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const texts: Text[] = [];
  const add = (kind: Text["kind"], at: number, text: string) => {
    const line = content.slice(0, at).split("\n").length;
    texts.push({ place: `${file}:${line}`, kind, text: plain(text), source: text });
  };
  for (const { start, value } of comments) add("comment", start, value.replace(/^\s*\*+/gm, " "));

  const titles = new Set<number>();
  const addLiteral = (at: number, text: string) => {
    if (titles.has(at)) add("title", at, text);
    else if (text.trim().split(/\s+/).length >= FEWEST_WORDS_OF_A_MESSAGE) add("string", at, text);
  };
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call);
      if (title !== undefined) titles.add(title);
    },
    Literal({ value, start }) {
      if (typeof value === "string") addLiteral(start, value);
    },
    TemplateLiteral({ quasis, start }) {
      addLiteral(start, quasis.map(({ value }) => value.cooked ?? "").join("…"));
    },
  }).visit(program);
  return texts;
}

/** Start of the title in a call of `describe`, `it` or `test`, `it.each(…)(title)` included. */
function titleOf({ callee, arguments: [first] }: CallExpression): number | undefined {
  const isText = first?.type === "TemplateLiteral" || (first?.type === "Literal" && "value" in first);
  return isText && /^(describe|it|test)$/.test(nameBehind(callee)) ? first.start : undefined;
}

function nameBehind(callee: Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression" && callee.object.type !== "Super") return nameBehind(callee.object);
  if (callee.type === "CallExpression") return nameBehind(callee.callee);
  return callee.type === "TaggedTemplateExpression" ? nameBehind(callee.tag) : "";
}

const plain = (text: string): string =>
  text
    .replace(/`[^`]*`/g, "``")
    .replace(/\b[A-Z][A-Z_]{2,}\b/g, "…")
    .replace(/\s+/g, " ")
    .trim();
