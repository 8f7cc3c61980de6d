/**
 * Generated types: resolvers per subgraph (from its SDL, with what resolvers hold by
 * `scripts/mappers.ts`), typed documents for tests, reports and examples.
 */
import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { contractIn } from "#contracts/index.ts";
import { scalarTypes } from "#gateway/schemas/client-facts.ts";
import { printSdl } from "#subgraphs/kit/schema/print-sdl.ts";
import { type SubgraphName, typeDefsOf } from "#subgraphs/kit/schema/type-defs.ts";
import { writeMappers } from "./scripts/mappers.ts";
import { filesBelow } from "./scripts/tables.ts";

const subgraphs = ["identity", "collaboration", "business"] as const satisfies readonly SubgraphName[];

/** The SDL of a subgraph as it is built, with what its shorthand stands for. */
const sdlOf = (subgraph: SubgraphName): string => printSdl(typeDefsOf(subgraph, { contractIn }));

const scalars = {
  ID: "string",
  DateTime: { input: "string", output: "unknown" },
  Date: { input: "string", output: "unknown" },
  Decimal: { input: "string", output: "unknown" },
  JSON: "unknown",
};

const resolversOf = (subgraph: SubgraphName): CodegenConfig["generates"] => ({
  [`.generated/${subgraph}/resolvers.ts`]: {
    schema: sdlOf(subgraph),
    plugins: ["typescript", "typescript-resolvers"],
    config: {
      contextType: `../../subgraphs/${subgraph}/context.ts#${subgraph[0]?.toUpperCase()}${subgraph.slice(1)}Context`,
      federation: true,
      mappers: writeMappers(subgraph),
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: ".ts",
      maybeValue: "T | null | undefined",
      scalars,
    },
  },
});

/** Inputs and enums alone, for code that the context stands on: resolver types name the context. */
const inputsOf = (subgraph: SubgraphName): CodegenConfig["generates"] => ({
  [`.generated/${subgraph}/inputs.ts`]: {
    schema: sdlOf(subgraph),
    plugins: ["typescript"],
    config: { onlyOperationTypes: true, enumsAsTypes: true, maybeValue: "T | null | undefined", scalars },
  },
});

const persistedDocuments = { mode: "embedHashInDocument", hashAlgorithm: "sha256" } as const;

/**
 * Typed documents (client preset) in a folder of `.generated`; none while it has no documents, whose types would not
 * compile. With a manifest each document also knows its hash (`__meta__.hash`), and
 * `persisted-documents.json` beside them is what `TRUSTED_DOCUMENTS_FILE` loads. For a client that
 * normalizes its cache, documents are parsed and select `__typename` themselves, so that the manifest
 * has the text that such a client sends.
 */
function documentsOf(
  name: string,
  documents: string[],
  { manifest = true, normalized = false }: { manifest?: boolean; normalized?: boolean } = {},
) {
  if (documents.length === 0) return {};
  return {
    [`.generated/${name}/`]: {
      schema: "schema/api.graphql",
      documents,
      preset: "client",
      ...(normalized && { documentTransforms: [addTypenameSelectionDocumentTransform] }),
      presetConfig: { fragmentMasking: false, ...(manifest && { persistedDocuments }) },
      config: {
        documentMode: normalized ? "documentNodeImportFragments" : "string",
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        scalars: scalarTypes,
      },
    },
  } satisfies CodegenConfig["generates"];
}

const config: CodegenConfig = {
  generates: Object.assign(
    {},
    ...subgraphs.map(resolversOf),
    ...(["collaboration", "business"] as const).map(inputsOf),
    documentsOf("test", ["schema/examples/linked.graphql", ...filesBelow("test", ".graphql")], {
      manifest: false,
    }),
    documentsOf("examples/apollo", filesBelow("docs/examples/apollo", ".graphql"), {
      normalized: true,
    }),
  ),
};

export default config;
