import type { CodegenConfig } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { scalars, schema } from "tributary/client/codegen";

const config: CodegenConfig = {
  schema,
  documents: "src/**/*.graphql",
  generates: {
    "src/gql/": {
      preset: "client",
      // The manifest of trusted documents has the text that Apollo Client sends: with __typename.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: "embedHashInDocument", hashAlgorithm: "sha256" },
      },
      config: { enumsAsTypes: true, useTypeImports: true, importExtension: ".ts", scalars },
    },
  },
};

export default config;
