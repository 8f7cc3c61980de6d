/**
 * One area, one name. An area of a family is a file of its contract that declares operations; its SDL,
 * resolvers, stand-in service and tests are in files of the same name. An area too large for one file
 * has parts: `persons.ts` and `persons.history.ts`.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow, ROOT } from "#scripts/tables.ts";

/** Folders of a family. */
export interface FamilyFolder {
  /** The folder's name, such as `support-desk`. */
  readonly folder: string;
  readonly subgraph: string;
}

/** Area name of files that concern a family as a whole. */
const WHOLE = "index";

/** Folders whose files are named after areas, and the extensions of these files. */
const layers = (folder: string, subgraph: string): readonly (readonly [folder: string, ending: string])[] => [
  [`schema/${subgraph}/${folder}`, ".graphql"],
  [`subgraphs/${subgraph}/${folder}/resolvers`, ".ts"],
  [`services/${folder}`, ".ts"],
  [`test/services/${folder}`, ".test.ts"],
  [`test/operations/${subgraph}/${folder}`, ".test.ts"],
];

/** @returns a sentence for each file whose name is not an area of its family */
export function areaProblems(families: readonly FamilyFolder[]): string[] {
  return families.flatMap(({ folder, subgraph }) => {
    const names = [WHOLE, ...areasOf(folder)];
    return layers(folder, subgraph).flatMap(([place, ending]) =>
      filesBelow(place, ending)
        .filter((file) => !isHelper(file.slice(place.length + 1)))
        .filter((file) => !names.includes(basename(file, ending).split(".")[0] ?? ""))
        .map((file) => `${file} is called after no area of contracts/${folder} (${names.join(", ")})`),
    );
  });
}

/** The files of a contract that declare operations: they export a `…Operations`. */
function areasOf(folder: string): string[] {
  return filesBelow(`contracts/${folder}`, ".ts")
    .filter((file) => /^export const \w+Operations\b/m.test(readFileSync(join(ROOT, file), "utf8")))
    .map((file) => basename(file, ".ts"))
    .filter((area) => area !== WHOLE);
}

/** True for files of a stand-in service that are not areas. */
const isHelper = (path: string): boolean => /^(support|seed|tables)\/|^tables\.ts$/.test(path);
