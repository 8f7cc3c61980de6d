/**
 * Which test holds which rule of the documents, or which decision answers one that they leave open:
 * a test by its number in a title, a decision by its number in `docs/decisions`.
 *   (no argument)  print one line per rule: id, file:line of each place
 *   --check        fail where a test or decision names a rule that there is not, and where
 *                  `docs/rules.tsv` is out of date
 *   --update       keep the table in `docs/rules.tsv`
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT, readTable } from "./tables.ts";

const KEPT = join(ROOT, "docs/rules.tsv");
const RULE = /\bD[123]-\d{3}\b/g;

const rules = readTable("docs/requirements/rules.tsv").map(({ id = "" }) => id);
const places = new Map<string, string[]>(rules.map((id) => [id, []]));
const unknown: string[] = [];

for (const file of [...filesBelow("test", ".test.ts"), ...filesBelow("docs/decisions", ".md")])
  for (const [index, line] of readFileSync(join(ROOT, file), "utf8").split("\n").entries())
    for (const [id] of line.matchAll(RULE)) {
      const place = `${file}:${index + 1}`;
      const known = places.get(id);
      if (!known) unknown.push(`${place} names ${id}, which there is not`);
      else if (!known.includes(place)) known.push(place);
    }

const table = rules.map((id) => `${id}\t${places.get(id)?.join(" ") ?? ""}\n`).join("");
const [mode] = process.argv.slice(2);
if (mode === "--update") writeFileSync(KEPT, table);
else if (mode === "--check") {
  const stale = (existsSync(KEPT) ? readFileSync(KEPT, "utf8") : "") !== table;
  if (stale) unknown.push("docs/rules.tsv is out of date: npm run -s rules -- --update");
  for (const line of unknown) console.error(line);
  if (unknown.length > 0) process.exit(1);
} else process.stdout.write(table);
