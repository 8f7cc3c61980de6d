/** Documents in files of a front end: GraphQL, and template literals in TypeScript and JavaScript. */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { gqlPluckFromCodeStringSync } from "@graphql-tools/graphql-tag-pluck";
import { Source } from "graphql";
import { globSync } from "tinyglobby";
import { CommandError } from "#scripts/cli/exit.ts";

const GRAPHQL = [".graphql", ".gql"];
const CODE = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte"];

/**
 * Reads the documents in the files of patterns, in the order of the files' names.
 * @param patterns globs, files and folders
 * @throws CommandError for patterns without a document, and for code that cannot be parsed
 */
export function readDocuments(patterns: readonly string[], cwd = process.cwd()): readonly Source[] {
  const files = globSync([...patterns], { cwd, ignore: ["**/node_modules/**"], onlyFiles: true }).sort();
  const documents = files.flatMap((file) => documentsIn(file, readFileSync(`${cwd}/${file}`, "utf8")));
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
    // Documents of both client presets and Relay; the tag's own module may have any name.
    return gqlPluckFromCodeStringSync(file, text, { globalGqlIdentifierName: ["gql", "graphql"] }).map(
      ({ body, locationOffset }) => new Source(body, file, locationOffset),
    );
  } catch (error) {
    throw new CommandError(`${file} cannot be parsed: ${error instanceof Error ? error.message : error}`);
  }
}
