/** Finds code that belongs in the kits only, and tests of ids that let a blank id through. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/tables.ts";

const SUBGRAPH = /^subgraphs\/(identity|collaboration|business)\//;

const inKitsOnly: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["new DataLoader", /new DataLoader\b/],
  ["encodeURIComponent", /\bencodeURIComponent\(/],
  ["new GraphQLError", /new GraphQLError\b/],
  ["an HTTP call", /from "undici"|\bfetch\(/],
];

/** An id that is tested for truthiness, so that a blank id would count as missing. */
const TRUTHY_ID = /(?<![\w.!])(\w*[iI]d)\s*(?:&&|\?(?![.?:]))\s*\w*(?:Of|Id|Number|key)\(/g;

/** @returns a sentence for each place in a subgraph that does the work of a kit */
export function codeProblems(files: readonly string[]): string[] {
  return files
    .filter((file) => SUBGRAPH.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), "utf8");
      return [
        ...inKitsOnly
          .filter(([, pattern]) => pattern.test(text))
          .map(([what]) => `${file}: ${what} belongs in a kit`),
        ...[...text.matchAll(TRUTHY_ID)].map(
          ([, id]) =>
            `${file}: "${id}" is tested by its truth; compare it with null, so that a blank id is refused`,
        ),
      ];
    });
}
