import type { CodegenConfig } from "@graphql-codegen/cli";
import { scalars, schema } from "tributary/client/codegen";

const config: CodegenConfig = {
  schema,
  documents: "src/**/*.graphql",
  generates: {
    "src/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        scalars,
      },
    },
  },
};

export default config;
