/**
 * A query of a test that is longer than a line is a separate document, from which code generation derives the type
 * of its answer.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isExecutableDefinitionNode, Kind, parse } from "graphql";
import { parseSync, Visitor } from "oxc-parser";
import { filesBelow, ROOT } from "#scripts/tables.ts";
import { exceptions } from "./exceptions/queries.ts";

/** Texts that replace `${…}`, so that a query that is composed at run time can be parsed. */
const PIECES = ["x", "", "{ x }"];

/**
 * Finds the lines of a file at which multi-line GraphQL operations begin.
 * @param file path of the file, which decides its syntax
 */
export function linesOfLongQueries(file: string, text: string): number[] {
  const lines: number[] = [];
  new Visitor({
    TemplateLiteral({ quasis, start }) {
      const parts = quasis.map(({ value }) => value.cooked ?? "");
      // Line breaks of the source. An escaped `\n` is none.
      if (quasis.some(({ value }) => value.raw.includes("\n")) && isOperation(parts))
        lines.push(text.slice(0, start).split("\n").length);
    },
  }).visit(parseSync(file, text).program);
  return lines;
}

function isOperation(parts: readonly string[]): boolean {
  return PIECES.some((piece) => {
    try {
      const { definitions } = parse(parts.join(piece), { noLocation: true });
      return (
        definitions[0]?.kind === Kind.OPERATION_DEFINITION && definitions.every(isExecutableDefinitionNode)
      );
    } catch {
      return false;
    }
  });
}

/**
 * Finds long queries that are not excepted, and exceptions that are not needed. Returns them as sentences.
 * @param texts the text of each file by its path
 * @param allowed number of queries that stay in a file, and the reason, by file
 */
export function longQueryProblems(
  texts: ReadonlyMap<string, string>,
  allowed: Readonly<Record<string, readonly [queries: number, reason: string]>>,
): string[] {
  const stale = Object.keys(allowed).filter((file) => !texts.has(file));
  const problems = [...texts].flatMap(([file, text]) => {
    const lines = linesOfLongQueries(file, text);
    const [excepted = 0] = allowed[file] ?? [];
    if (lines.length > excepted)
      return lines.map(
        (line) =>
          `${file}:${line}: a query of more than a line belongs in ${documentOf(file)}, or its file in scripts/check/exceptions/queries.ts with a reason`,
      );
    if (lines.length < excepted)
      return [
        `${file}: scripts/check/exceptions/queries.ts allows ${excepted} long queries, the file has ${lines.length}`,
      ];
    return [];
  });
  return [
    ...problems,
    ...stale.map((file) => `${file}: scripts/check/exceptions/queries.ts names no file of the tests`),
  ];
}

const documentOf = (file: string) => file.replace(/(\.test)?\.ts$/, ".graphql");

/** @returns a sentence for each long query of the tests that is no document, and each stale exception */
export function testQueryProblems(): string[] {
  const files = filesBelow("test", ".ts");
  return longQueryProblems(
    new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")])),
    exceptions,
  );
}
