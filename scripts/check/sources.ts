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
  // Of the generated code, the part that production imports.
  ".generated/identity",
  ".generated/collaboration",
  ".generated/business",
  ".generated/reports",
  "bench",
  "scripts",
];

/** TypeScript of production, tools and benchmark; not of tests. */
export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) => [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".tsx")]);
}

/** TypeScript of tests and of what they share. */
export const testFiles = (): string[] => filesBelow("test", ".ts");

/** The hand-written TypeScript and Markdown of the tree, tests included. */
export function textFiles(): string[] {
  const code = [...testFiles(), ...filesBelow("docs", ".ts")];
  const pages = filesBelow("docs", ".md").filter((file) => !file.startsWith("docs/requirements/"));
  return [...new Set(["README.md", ...sourceFiles(), ...code, ...pages])].filter(handWritten);
}

/** False for generated files. */
export const handWritten = (file: string): boolean => !file.startsWith(".generated/");
