/** The part of the package for front ends: cache settings of Apollo Client and urql, settings of code generators. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, introspectionFromSchema } from "graphql";
import { scalarTypes } from "#gateway/schemas/client-facts.ts";
import { writeHelpers } from "#scripts/client/helpers.ts";
import { ROOT } from "#scripts/tables.ts";

/** Writes `client/` of the package. */
export async function writeClients(out: string): Promise<void> {
  const folder = join(out, "client");
  mkdirSync(folder, { recursive: true });
  await writeHelpers(["apollo", "graphcache"], folder);
  for (const ending of ["js", "d.ts"])
    renameSync(join(folder, `apollo.${ending}`), join(folder, `policies.${ending}`));

  const json = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, `schema/${name}.json`), "utf8"));
  const sdl = readFileSync(join(ROOT, "schema/api.graphql"), "utf8");
  const introspection = introspectionFromSchema(buildSchema(sdl), { descriptions: false });
  const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;
  const texts: Readonly<Record<string, string>> = {
    "facts.js": constant("facts", json("type-policies")) + constant("possibleTypes", json("possible-types")),
    "facts.d.ts": `import type { Facts } from "./policies.js";
export declare const facts: Facts;
export declare const possibleTypes: Record<string, string[]>;
`,
    "apollo.js": `import { facts, possibleTypes } from "./facts.js";
import { policies } from "./policies.js";
export const cacheConfig = { possibleTypes, ...policies(facts) };
`,
    "apollo.d.ts": `import type { InMemoryCacheConfig } from "@apollo/client";
/** @example new InMemoryCache(cacheConfig) */
export declare const cacheConfig: InMemoryCacheConfig;
`,
    "introspection.js": constant("schema", introspection),
    "urql.js": `import { facts } from "./facts.js";
import { graphcache } from "./graphcache.js";
import { schema } from "./introspection.js";
export const cacheConfig = { schema, ...graphcache(facts) };
`,
    "urql.d.ts": `import type { CacheExchangeOpts } from "@urql/exchange-graphcache";
/** @example cacheExchange(cacheConfig) */
export declare const cacheConfig: Pick<CacheExchangeOpts, "keys" | "resolvers" | "schema">;
`,
    "codegen.js": `import { fileURLToPath } from "node:url";
export const schema = fileURLToPath(new URL("../schema/api.graphql", import.meta.url));
${constant("scalars", scalarTypes)}`,
    "codegen.d.ts": `/** The path of the SDL. */
export declare const schema: string;
/** The TypeScript types of the scalars. */
export declare const scalars: Readonly<Record<string, string>>;
`,
    "relay.js": `import { scalars, schema } from "./codegen.js";
export const compilerConfig = { schema, customScalarTypes: scalars };
`,
    "relay.d.ts": `/** @example module.exports = { src: "src", language: "typescript", ...compilerConfig } */
export declare const compilerConfig: {
  readonly schema: string;
  readonly customScalarTypes: Readonly<Record<string, string>>;
};
`,
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
}
