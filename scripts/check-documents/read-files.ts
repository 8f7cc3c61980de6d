/** Documents in files of a front end: GraphQL, and template literals in TypeScript and JavaScript. */
import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import { gqlPluckFromCodeStringSync } from "@graphql-tools/graphql-tag-pluck";
import { Source } from "graphql";
import { globSync } from "tinyglobby";
import { CommandError } from "#scripts/cli/exit.ts";

const GRAPHQL = [".graphql", ".gql"];
const CODE = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte"];

/** Tags of the usual clients, imported from any module. `skipIndent` keeps the positions in the file. */
const OPTIONS = { globalGqlIdentifierName: ["gql", "graphql"], skipIndent: true };

/** A tag, or the comment of a template. Code without one is not parsed. */
const MARK = /\bgql\b|\bgraphql\b/i;

/**
 * Reads the documents in the files of patterns, in the order of the files' names.
 * @param patterns globs, files and folders
 * @param unreadable called for code that cannot be parsed; by default such code is an error
 * @throws CommandError for patterns without a document, and for code that cannot be parsed
 */
export function readDocuments(
  patterns: readonly string[],
  unreadable = (_file: string, message: string): void => {
    throw new CommandError(message);
  },
): readonly Source[] {
  const files = filesOf(patterns);
  if (files.length === 0) throw new CommandError(`No file matches ${patterns.join(", ")}`);
  let isReadable = true;
  const documents = files.flatMap((file) => {
    const text = readFileSync(resolve(file), "utf8");
    try {
      return documentsIn(file, text);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      isReadable = false;
      unreadable(file, error.message);
      return [];
    }
  });
  if (documents.length === 0 && isReadable)
    throw new CommandError(
      `No GraphQL document in the ${files.length === 1 ? "file" : `${files.length} files`} of ${patterns.join(", ")}`,
    );
  return documents;
}

/** The files of patterns, sorted. */
export const filesOf = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { ignore: ["**/node_modules/**"], onlyFiles: true }).sort();

/**
 * Finds the documents in the text of a file, each with its line and column in the file.
 * @throws CommandError for code that cannot be parsed
 */
export function documentsIn(file: string, text: string): readonly Source[] {
  const ending = extname(file);
  if (GRAPHQL.includes(ending)) return text.trim() === "" ? [] : [new Source(text, file)];
  if (!CODE.includes(ending) || !MARK.test(text)) return [];
  try {
    return gqlPluckFromCodeStringSync(file, text, OPTIONS).map(({ body, locationOffset }) => {
      const { line, column } = locationOffset;
      // Babel counts columns from 0, and the document begins behind the backtick.
      return new Source(body, file, { line, column: column + 2 });
    });
  } catch (error) {
    // Only the first line, because messages about a missing compiler go on with commands of package managers.
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new CommandError(`${file} cannot be parsed: ${reason}`);
  }
}
