/** Documents in files of a front end: GraphQL, and template literals in TypeScript and JavaScript. */
import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import { gqlPluckFromCodeStringSync } from "@graphql-tools/graphql-tag-pluck";
import { Source } from "graphql";
import { globSync } from "tinyglobby";
import { CommandError } from "#scripts/cli/exit.ts";

const GRAPHQL = [".graphql", ".gql"];
const CODE = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte"];

/** Tags of the usual clients, imported from any module; lines stay where they are in the file. */
const OPTIONS = { globalGqlIdentifierName: ["gql", "graphql"], skipIndent: true };

/**
 * Reads the documents in the files of patterns, in the order of the files' names.
 * @param patterns globs, files and folders
 * @throws CommandError for patterns without a document, and for code that cannot be parsed
 */
export function readDocuments(patterns: readonly string[], cwd = process.cwd()): readonly Source[] {
  const files = globSync([...patterns], { cwd, ignore: ["**/node_modules/**"], onlyFiles: true }).sort();
  const documents = files.flatMap((file) => documentsIn(file, readFileSync(resolve(cwd, file), "utf8")));
  if (documents.length === 0)
    throw new CommandError(
      `${files.length} files match ${patterns.join(", ")}, and none of them has a GraphQL document`,
    );
  return documents;
}

/** The documents in the text of a file, each with its line and column in the file. */
export function documentsIn(file: string, text: string): readonly Source[] {
  const ending = extname(file);
  if (GRAPHQL.includes(ending)) return text.trim() === "" ? [] : [new Source(text, file)];
  if (!CODE.includes(ending)) return [];
  try {
    return gqlPluckFromCodeStringSync(file, text, OPTIONS).map(({ body, locationOffset }) => {
      const { line, column } = locationOffset;
      // Babel counts columns from 0, and the document begins behind the backtick.
      return new Source(body, file, { line, column: column + 2 });
    });
  } catch (error) {
    throw new CommandError(`${file} cannot be parsed: ${error instanceof Error ? error.message : error}`);
  }
}
