/**
 * `npm run -s sizes`: the lines written by hand for each family, by layer, and by operation of the
 * documents; then the lines of the kits, which all families share. Blank lines and generated SDL do
 * not count; comments do. Tab-separated.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT, readTable } from "./tables.ts";

const SUBGRAPHS = ["identity", "business", "collaboration"];

/** The folder of a family's code and SDL carries its id with dashes; tables have it in camel case or with dashes. */
const folderOf = (family: string) => family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function linesBelow(folder: string, keep: (file: string) => boolean = () => true): number {
  return [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".graphql")]
    .filter((file) => !file.endsWith("node-stubs.graphql") && keep(file))
    .map(
      (file) =>
        readFileSync(join(ROOT, file), "utf8")
          .split("\n")
          .filter((line) => line.trim() !== "").length,
    )
    .reduce((sum, lines) => sum + lines, 0);
}

const operations = new Map<string, number>();
for (const { family = "" } of readTable("docs/requirements/operations.tsv"))
  operations.set(family, (operations.get(family) ?? 0) + 1);

const rows = [...operations].map(([family, count]) => {
  const folder = folderOf(family);
  const inSubgraphs = (root: string) =>
    SUBGRAPHS.map((subgraph) => linesBelow(`${root}/${subgraph}/${folder}`)).reduce((a, b) => a + b, 0);
  const layers = [
    linesBelow(`contracts/${folder}`),
    inSubgraphs("schema"),
    inSubgraphs("subgraphs"),
    linesBelow(`services/${folder}`),
  ];
  return { family, count, layers, lines: layers.reduce((a, b) => a + b, 0) };
});

const line = (name: string, count: number, layers: readonly number[], lines: number) =>
  [name, count, ...layers, lines, (lines / count).toFixed(0)].join("\t");

console.log("family\toperations\tcontract\tsdl\tsubgraph\tservice\tlines\tlines_per_operation");
for (const { family, count, layers, lines } of rows.sort((a, b) => a.lines / a.count - b.lines / b.count))
  console.log(line(family, count, layers, lines));
const total = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
console.log(
  line(
    "all",
    total(({ count }) => count),
    [0, 1, 2, 3].map((layer) => total(({ layers }) => layers[layer] ?? 0)),
    total(({ lines }) => lines),
  ),
);
for (const kit of ["contracts/kit", "subgraphs/kit", "services/kit", "platform", "gateway", "reports"])
  console.log(`${kit}\t\t\t\t\t\t${linesBelow(kit)}\t`);
