/**
 * A title that names many rules says little about any of them: a test holds at most three, unless it is a
 * table (`it.each`) that tries each. Tests of before that hold more stand in `crowded-tests.tsv` by their
 * rules; the list only gets shorter.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT } from "#scripts/tables.ts";

const MOST_RULES = 3;
const TABLE = "scripts/check/crowded-tests.tsv";

/** A call of `it` or `describe`, also with modifiers, up to its title. */
const TITLE = /\b(?:it|describe)(?:\.(?!each)\w+)*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The rules in the titles of a test file that name more than three, joined by blanks. */
export function crowdedTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, , title = ""]) => {
    const rules = [...new Set(title.match(/\bD[123]-\d{3}\b/g))];
    return rules.length > MOST_RULES ? [rules.join(" ")] : [];
  });
}

/**
 * What is wrong with the titles, as sentences.
 * @param found the rules of crowded titles, by file
 * @param known the rules of crowded titles that are known of before
 */
export function crowdedProblems(
  found: ReadonlyMap<string, readonly string[]>,
  known: readonly string[],
): string[] {
  const all = [...found].flatMap(([file, lists]) => lists.map((rules) => ({ file, rules })));
  const seen = new Set(all.map(({ rules }) => rules));
  return [
    ...all
      .filter(({ rules }) => !known.includes(rules))
      .map(
        ({ file, rules }) =>
          `${file}: one test holds ${rules}; split it so that each holds at most ${MOST_RULES}`,
      ),
    ...known
      .filter((rules) => !seen.has(rules))
      .map((rules) => `${TABLE}: no test holds ${rules} together; remove the line`),
  ];
}

/** @returns a sentence for each title that names too many rules, and for each line of the table that is over */
export function rulesPerTestProblems(): string[] {
  const found = new Map(
    filesBelow("test", ".test.ts").map((file) => [
      file,
      crowdedTitles(readFileSync(join(ROOT, file), "utf8")),
    ]),
  );
  const known = readFileSync(join(ROOT, TABLE), "utf8").split("\n").filter(Boolean);
  return crowdedProblems(found, known);
}
