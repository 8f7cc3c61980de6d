/**
 * Which GraphQL coordinates call which operation, as measured by the last test run.
 *   (no argument)  print the table as a page: by family, each operation with the coordinates that call it
 *   --update       replace the table by the measurements of a whole run, or add those of a partial run
 *   --check        fail if the table differs from the measurements of a whole run, or if no test reaches
 *                  an operation
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, readTable } from "#scripts/tables.ts";
import { lastRun, measuredLines, needWholeRun, operationsTable, unreached } from "./measured.ts";

const KEPT = join(ROOT, "docs/operations.tsv");

const documented = readTable("docs/requirements/operations.tsv");

/** The table as measured. A partial run adds to the existing table. */
const measured = (kept: string) =>
  operationsTable(
    documented.map(({ id = "" }) => id),
    measuredLines("operations", ".tsv"),
    kept,
  );

/** The table as a page: by family, with the method and path of each operation. */
function page(table: string): string {
  const coordinates = new Map(table.split("\n").map((line) => line.split("\t") as [string, string]));
  const called = documented.filter(({ id = "" }) => coordinates.get(id));
  const families = [...new Set(called.map(({ family }) => family))];
  const rows = (family: string | undefined) =>
    called
      .filter((row) => row["family"] === family)
      .map(({ id = "", method, path }) => {
        const from = (coordinates.get(id) ?? "").split(" ").map((name) => `\`${name}\``);
        return `| ${id} | \`${method} ${path}\` | ${from.join(", ")} |`;
      })
      .join("\n");
  return `# Operations in the graph

${called.length} of ${documented.length} operations, as measured by the tests.

${families.map((family) => `## ${family}\n\n| operation | REST | called by |\n|---|---|---|\n${rows(family)}\n`).join("\n")}`;
}

const kept = existsSync(KEPT) ? readFileSync(KEPT, "utf8") : "";
const [mode] = process.argv.slice(2);
if (mode === "--update") {
  const { partial } = lastRun();
  const now = measured(partial === null ? "" : kept);
  writeFileSync(KEPT, now);
  if (partial !== null) console.error(`Added to docs/operations.tsv, removed nothing from it: ${partial}`);
} else if (mode === "--check") {
  needWholeRun();
  const now = measured("");
  const before = new Map(kept.split("\n").map((line) => line.split("\t") as [string, string]));
  const after = new Map(now.split("\n").map((line) => line.split("\t") as [string, string]));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
  for (const id of changed)
    console.error(`${id}: kept "${before.get(id) ?? ""}", measured "${after.get(id) ?? ""}"`);
  if (changed.length > 0) {
    console.error("docs/operations.tsv is not what the tests measured: npm run -s operations -- --update");
    process.exit(1);
  }
  const missing = unreached(now);
  for (const id of missing) console.error(`${id}: no test reaches it through the graph`);
  if (missing.length > 0) process.exit(1);
} else process.stdout.write(page(kept));
