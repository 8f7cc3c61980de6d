/**
 * Generated types: resolvers per subgraph (from its SDL, with what resolvers hold by
 * `scripts/mappers.ts`), typed documents for tests.
 */
import type { CodegenConfig } from "@graphql-codegen/cli";
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

/** Typed documents (client preset) of the tests. */
const documentsOfTests = {
  ".generated/test/": {
    schema: "schema/api.graphql",
    documents: ["schema/examples/linked.graphql", ...filesBelow("test", ".graphql")],
    preset: "client",
    presetConfig: { fragmentMasking: false },
    config: {
      documentMode: "string",
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: ".ts",
      scalars: scalarTypes,
    },
  },
} satisfies CodegenConfig["generates"];

const config: CodegenConfig = {
  generates: Object.assign(
    {},
    ...subgraphs.map(resolversOf),
    ...(["collaboration", "business"] as const).map(inputsOf),
    documentsOfTests,
  ),
};

export default config;
