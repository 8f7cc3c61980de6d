/**
 * Finds the GraphQL documents of this repository: in reports, examples, Markdown pages and the benchmark's
 * requests.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workloads } from "#bench/workloads.ts";
import { documentsIn } from "./check-documents/read-files.ts";
import type { Source } from "./client-documents.ts";
import { filesBelow, ROOT } from "./tables.ts";

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** All documents that this repository sends or shows. */
export function documentsOfRepository(): readonly Source[] {
  const files = ["reports", "docs/examples", "schema/examples"].flatMap((folder) =>
    filesBelow(folder, ".graphql"),
  );
  const pages = ["README.md", ...filesBelow("docs", ".md"), ...filesBelow("reports", ".md")];
  return [
    ...files.map((name) => ({ name, text: textOf(name) })),
    ...[".ts", ".tsx", ".js"].flatMap((ending) => filesBelow("docs/examples", ending)).flatMap(inCode),
    ...pages.flatMap(fenced),
    ...workloads.map(({ name, query }) => ({ name: `bench/workloads.ts (${name})`, text: query })),
  ];
}

/** The documents in the templates of a program, which may use fragments of each other. */
function inCode(name: string): Source[] {
  const documents = documentsIn(name, textOf(name));
  return documents.length > 0 ? [{ name, text: documents.map(({ body }) => body).join("\n") }] : [];
}

/** Blocks of a page that are marked as GraphQL; SDL of declared families is no document. */
function fenced(name: string): Source[] {
  return [...textOf(name).matchAll(/^```graphql\n([\s\S]*?)^```/gm)]
    .map(([, text = ""], index) => ({ name: index === 0 ? name : `${name} (block ${index + 1})`, text }))
    .filter(({ text }) => !/^extend schema\b/.test(text));
}
