/** Counts the hand-written lines of each family by layer, with comments, without blank lines and generated SDL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT, readTable } from "./tables.ts";

const SUBGRAPHS = ["identity", "business", "collaboration"];

/** The layers of production code, in the order of the table. */
export const LAYERS = ["contract", "sdl", "subgraph", "service"] as const;

export interface FamilySize {
  readonly family: string;
  readonly operations: number;
  readonly layers: readonly number[];
  /** Sum of all layers. */
  readonly lines: number;
  readonly tests: number;
}

/** Folder of a family: its name with dashes. Tables may have the name in camel case. */
const folderOf = (family: string) => family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Number of lines below a folder. */
export function linesBelow(folder: string, keep: (file: string) => boolean = () => true): number {
  return sum(
    [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".graphql")]
      .filter((file) => !file.endsWith("node-stubs.graphql") && keep(file))
      .map(
        (file) =>
          readFileSync(join(ROOT, file), "utf8")
            .split("\n")
            .filter((line) => line.trim() !== "").length,
      ),
  );
}

/** Sizes of the families, and `shared` for code beside the families that several of them use. */
export function familySizes(): readonly FamilySize[] {
  const operations = new Map<string, number>();
  for (const { family = "" } of readTable("docs/requirements/operations.tsv"))
    operations.set(family, (operations.get(family) ?? 0) + 1);
  const sizes = [...operations].map(([family, count]): FamilySize => {
    const folder = folderOf(family);
    const inSubgraphs = (root: string) =>
      sum(SUBGRAPHS.map((subgraph) => linesBelow(`${root}/${subgraph}/${folder}`)));
    const layers = [
      linesBelow(`contracts/${folder}`),
      inSubgraphs("schema"),
      inSubgraphs("subgraphs"),
      linesBelow(`services/${folder}`) +
        linesBelow("services/demo/things", (file) => file.endsWith(`/${folder}.ts`)),
    ];
    const tests = [
      linesBelow(`test/contracts/${folder}`),
      linesBelow(`test/services/${folder}`),
      inSubgraphs("test/operations"),
      inSubgraphs("test/subgraphs"),
    ];
    return { family, operations: count, layers, lines: sum(layers), tests: sum(tests) };
  });
  const beside = (root: string) =>
    sum(
      SUBGRAPHS.map((subgraph) => linesBelow(`${root}/${subgraph}`, (file) => file.split("/").length === 3)),
    );
  const layers = [
    0,
    beside("schema"),
    beside("subgraphs"),
    linesBelow("services/demo", (file) => !file.includes("/things/")),
  ];
  return [...sizes, { family: "shared", operations: 0, layers, lines: sum(layers), tests: 0 }];
}

/** Families with more lines than their row says. `npm run -s sizes -- --update` writes the rows. */
export function sizeProblems(
  sizes: readonly { readonly family: string; readonly lines: number }[] = familySizes(),
  table: readonly Readonly<Record<string, string>>[] = readTable("docs/sizes.tsv"),
): string[] {
  const limits = new Map(table.map(({ family = "", lines = "" }) => [family, Number(lines)]));
  return sizes.flatMap(({ family, lines }) => {
    const limit = limits.get(family);
    if (limit !== undefined && lines <= limit) return [];
    return `${family} has ${lines} lines, and docs/sizes.tsv has ${limit ?? "no row for it"}: make it smaller, or update the row with \`npm run -s sizes -- --update\` and say why`;
  });
}
