/**
 * A title that names many rules explains none of them. So a title has at most three rules, unless the test is a
 * table (`it.each`) that tries each.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT } from "#scripts/tables.ts";

const MOST_RULES = 3;

/** A call of `it` or `describe`, also with modifiers, up to its title. */
const TITLE = /\b(?:it|describe)(?:\.(?!each)\w+)*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/**
 * Problems with the titles of a test file, as sentences.
 * @param file the file's path, for the sentences
 */
export function crowdedProblems(file: string, text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, , title = ""]) => {
    const rules = [...new Set(title.match(/\bD[123]-\d{3}\b/g))];
    if (rules.length <= MOST_RULES) return [];
    return [`${file}: one test holds ${rules.join(" ")}; split it so that each holds at most ${MOST_RULES}`];
  });
}

/** @returns a sentence for each title that names too many rules */
export function rulesPerTestProblems(): string[] {
  return filesBelow("test", ".test.ts").flatMap((file) =>
    crowdedProblems(file, readFileSync(join(ROOT, file), "utf8")),
  );
}
