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

/** Pages outside `docs`. */
const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "gateway/plugins/README.md"];

/** Files that are printed by a command and committed. */
const PRINTED = new Set([
  "schema/api.graphql",
  "schema/released.graphql",
  "schema/identity/node-stubs.graphql",
]);

/** TypeScript of production, tools and benchmark; not of tests. */
export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) => [...filesBelow(folder, ".ts"), ...filesBelow(folder, ".tsx")]);
}

/** TypeScript of tests and of what they share. */
export const testFiles = (): string[] => filesBelow("test", ".ts");

/** The hand-written TypeScript, GraphQL and Markdown of the tree, tests included. */
export function textFiles(): string[] {
  const code = [...testFiles(), ...filesBelow("docs", ".ts")];
  const pages = filesBelow("docs", ".md").filter((file) => !file.startsWith("docs/requirements/"));
  const graphql = ["schema", "reports", "docs", "test"].flatMap((folder) => filesBelow(folder, ".graphql"));
  const files = [...PAGES, ...sourceFiles(), ...code, ...pages, ...graphql];
  return [...new Set(files)].filter(handWritten);
}

/** False for generated files. */
export const handWritten = (file: string): boolean => !file.startsWith(".generated/") && !PRINTED.has(file);
