/**
 * Generated types: resolvers per subgraph (from its SDL, with what resolvers hold from each
 * family's `mappers.ts`), typed documents for tests, reports and examples.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";

const subgraphs = ["identity", "collaboration", "business"];

/** `export type XMapper` in a family's mappers.ts is what resolvers hold for the type X. */
function mappersOf(subgraph: string): Record<string, string> {
  const root = join("subgraphs", subgraph);
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ["", ...folders.map(({ name }) => name)]
    .map((folder) => join(folder, "mappers.ts"))
    .filter((file) => existsSync(join(root, file)));
  const mappers: Record<string, string> = {};
  for (const file of files)
    for (const [, type] of readFileSync(join(root, file), "utf8").matchAll(/^export type (\w+)Mapper\b/gm))
      mappers[type as string] = `../${file}#${type}Mapper`;
  return mappers;
}

const scalars = {
  ID: "string",
  DateTime: { input: "string", output: "unknown" },
  Date: { input: "string", output: "unknown" },
  Decimal: { input: "string", output: "unknown" },
  JSON: "unknown",
};

const resolversOf = (subgraph: string): CodegenConfig["generates"] => ({
  [`subgraphs/${subgraph}/__generated__/resolvers.ts`]: {
    schema: ["schema/common.graphql", `schema/${subgraph}/**/*.graphql`],
    plugins: ["typescript", "typescript-resolvers"],
    config: {
      contextType: `../index.ts#${subgraph[0]?.toUpperCase()}${subgraph.slice(1)}Context`,
      federation: true,
      mappers: mappersOf(subgraph),
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: ".ts",
      maybeValue: "T | null | undefined",
      scalars,
    },
  },
});

/**
 * Typed documents of the operations in a folder (client preset). With a manifest, each also knows its
 * hash (`__meta__.hash`), and `persisted-documents.json` is what `TRUSTED_DOCUMENTS_FILE` loads.
 */
const documentsOf = (
  folder: string,
  { documents = [], manifest = true }: { documents?: string[]; manifest?: boolean } = {},
): CodegenConfig["generates"] => ({
  [`${folder}/__generated__/`]: {
    schema: "schema/api.graphql",
    documents: [`${folder}/**/*.graphql`, ...documents],
    preset: "client",
    presetConfig: { fragmentMasking: false, ...(manifest && { persistedDocuments }) },
    config: {
      documentMode: "string",
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: ".ts",
      scalars: { DateTime: "string", Date: "string", Decimal: "string", JSON: "unknown" },
    },
  },
});

const persistedDocuments = { mode: "embedHashInDocument", hashAlgorithm: "sha256" } as const;

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: Object.assign(
    {},
    ...subgraphs.map(resolversOf),
    documentsOf("test", { documents: ["schema/examples/*.graphql"], manifest: false }),
    documentsOf("reports"),
  ),
};

export default config;
