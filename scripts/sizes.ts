/**
 * `npm run -s sizes`: the lines written by hand for each family, by layer and by operation of the documents; then
 * the lines of the kits, which all families share. Tab-separated. `-- --update` writes the table of sizes that
 * `npm run check` compares with.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FamilySize, familySizes, LAYERS, linesBelow } from "./family-sizes.ts";
import { ROOT } from "./tables.ts";

const sizes = familySizes();

const each = (lines: number, operations: number) => (operations > 0 ? (lines / operations).toFixed(0) : "");
const row = ({ family, operations, layers, lines, tests }: FamilySize) =>
  [family, operations, ...layers, lines, each(lines, operations), tests, each(tests, operations)].join("\t");
const sum = (pick: (size: FamilySize) => number) => sizes.reduce((total, size) => total + pick(size), 0);

const all: FamilySize = {
  family: "all",
  operations: sum(({ operations }) => operations),
  layers: LAYERS.map((_, layer) => sum(({ layers }) => layers[layer] ?? 0)),
  lines: sum(({ lines }) => lines),
  tests: sum(({ tests }) => tests),
};

console.log(
  ["family", "operations", ...LAYERS, "lines", "lines_per_operation", "tests", "tests_per_operation"].join(
    "\t",
  ),
);
const byWeight = sizes.toSorted((a, b) => a.lines / a.operations - b.lines / b.operations);
for (const size of [...byWeight, all]) console.log(row(size));
for (const kit of ["contracts/kit", "subgraphs/kit", "services/kit", "platform", "gateway", "reports"])
  console.log(`${kit}\t\t\t\t\t\t${linesBelow(kit)}`);

if (process.argv.includes("--update")) {
  const lines = sizes.map(({ family, lines }) => `${family}\t${lines}\n`).toSorted();
  writeFileSync(join(ROOT, "docs/sizes.tsv"), `family\tlines\n${lines.join("")}`);
}
