/** The source files that the checks look at. */
import { filesBelow } from "#scripts/tables.ts";

const FOLDERS = [
  "contracts",
  "services",
  "platform",
  "subgraphs",
  "gateway",
  "reports",
  "console",
  "schema",
  "bench",
  "scripts",
];

/** TypeScript of production, tools and benchmark; not of tests. */
export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) => [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".tsx")]).filter(
    (file) => !file.includes("node_modules/"),
  );
}

/** False for generated files. */
export const handWritten = (file: string): boolean => !file.includes("__generated__/");
