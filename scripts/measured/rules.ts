/**
 * Which test holds which rule of the documents, or which decision answers one that they leave open: a
 * test by the rule's number in its title, a decision by the number in `docs/decisions`. The table in
 * `docs/rules.tsv` has the files, and the strongest kind of holder (`graph`, `rest`, `decided`), which
 * follows from them; tests count only if a run passed them.
 *   (no argument)  print one line per rule: id, file:line of each place, strongest kind of holder; and
 *                  how many rules have each kind
 *   --check        fail where the last test run and the table differ, where a rule has no holder, and
 *                  where a test or decision names a rule that does not exist
 *   --update       write the table from the last test run; a partial run only adds to it
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT, readTable } from "#scripts/tables.ts";
import {
  holderCounts,
  lastRun,
  linesOfTable,
  needWholeRun,
  type RuleTable,
  ruleDifferences,
  ruleLines,
  ruleTable,
  strongestHolder,
} from "./measured.ts";

const TABLE = join(ROOT, "docs/rules.tsv");
const PASSED = join(ROOT, ".cache/rules.tsv");
const RULE = /\bD[123]-\d{3}\b/g;

const text = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const rules = readTable("docs/requirements/rules.tsv").map(({ id = "" }) => id);

/** Lines of a rule and a file, for the rules that decisions name. */
const decided = filesBelow("docs/decisions", ".md").flatMap((file) =>
  [...text(join(ROOT, file)).matchAll(RULE)].map(([id]) => `${id}\t${file}`),
);
const measured = () => [...text(PASSED).split("\n").filter(Boolean), ...decided];

/** The table's files with the first line of each that names the rule now. */
function withLines(table: RuleTable): string {
  const lines = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = lines.get(file) ?? text(join(ROOT, file)).split("\n");
    lines.set(file, known);
    return known;
  };
  return [...table]
    .map(([id, files]) => {
      const places = files.map(
        (file) => `${file}:${linesOf(file).findIndex((line) => line.includes(id)) + 1}`,
      );
      return `${id}\t${places.join(" ")}\t${strongestHolder(files)}\n`;
    })
    .join("");
}

const written = text(TABLE);

const [mode] = process.argv.slice(2);
if (mode === "--update") {
  const { partial } = lastRun();
  const before = partial === null ? [] : linesOfTable(written);
  const table = ruleTable(rules, [...before, ...measured()]);
  writeFileSync(
    TABLE,
    ruleLines(table)
      .map((line) => `${line}\n`)
      .join(""),
  );
  console.error(holderCounts(table));
  if (partial !== null) console.error(`Added to docs/rules.tsv, removed nothing from it: ${partial}`);
} else if (mode === "--check") {
  needWholeRun();
  const problems = ruleDifferences(rules, written, measured());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
} else {
  const table = ruleTable(rules, linesOfTable(written));
  process.stdout.write(withLines(table));
  console.error(holderCounts(table));
}
