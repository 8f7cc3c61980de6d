/**
 * Makes an npm package for front-end repositories in `dist/client-package`, and packs it:
 *
 *   npm run client-package                      the schema of all families
 *   npm run client-package -- --schema <file>   the schema that a gateway serves (`GET /schema.graphql`)
 *
 * The package holds the schema as SDL and as introspection, TypeScript types of the whole schema, the
 * TypeScript types of its scalars, and the policies of the caches of Apollo Client and urql.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generate } from "@graphql-codegen/cli";
import { buildSchema, introspectionFromSchema } from "graphql";
import { clientFacts, scalarTypes } from "#gateway/schemas/client-facts.ts";
import { ROOT } from "#scripts/tables.ts";
import { writeHelpers } from "./helpers.ts";

const HELPERS = ["apollo", "graphcache"];
const { values: asked } = parseArgs({
  options: {
    schema: { type: "string", default: join(ROOT, "schema/api.graphql") },
    out: { type: "string", default: join(ROOT, "dist/client-package") },
  },
});

const { version, license } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const sdl = readFileSync(asked.schema, "utf8");
const schema = buildSchema(sdl);
const { possibleTypes, typePolicies } = clientFacts(schema);

rmSync(asked.out, { recursive: true, force: true });
mkdirSync(asked.out, { recursive: true });
const write = (file: string, content: string) => writeFileSync(join(asked.out, file), content);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

write("schema.graphql", sdl);
write("introspection.json", JSON.stringify({ ...introspectionFromSchema(schema) }));
write("possible-types.json", json(possibleTypes));
write("type-policies.json", json(typePolicies));
write("scalars.json", json(scalarTypes));
write(
  "index.js",
  `export const possibleTypes = ${json(possibleTypes)}export const facts = ${json(typePolicies)}`,
);
write(
  "index.d.ts",
  [
    'export * from "./types.js";',
    "/** The object types of each interface and union, as `possibleTypes` of Apollo Client takes them. */",
    "export declare const possibleTypes: Record<string, string[]>;",
    "/** Options of `policies` in `./apollo` and of `graphcache` in `./graphcache`. */",
    "export declare const facts: {",
    "  readonly connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;",
    "  readonly namespaces: readonly string[];",
    "  readonly embedded: readonly string[];",
    "};",
    "",
  ].join("\n"),
);
const [types] = await generate(
  {
    schema: asked.schema,
    silent: true,
    generates: {
      "types.d.ts": {
        plugins: ["typescript"],
        config: { scalars: scalarTypes, enumsAsTypes: true, useTypeImports: true },
      },
    },
  },
  false,
);
write("types.d.ts", types.content);
await writeHelpers(HELPERS, asked.out);

write(
  "package.json",
  json({
    name: "tributary-client",
    version,
    description: "Schema, types and cache policies of a Tributary gateway",
    license,
    type: "module",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      ...Object.fromEntries(
        HELPERS.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
      ),
      "./*.json": "./*.json",
      "./schema.graphql": "./schema.graphql",
    },
    peerDependencies: { "@apollo/client": "^4.0.0", "@urql/exchange-graphcache": ">=8" },
    peerDependenciesMeta: {
      "@apollo/client": { optional: true },
      "@urql/exchange-graphcache": { optional: true },
    },
  }),
);
write(
  "README.md",
  [
    "# Tributary for front ends",
    "",
    "- `tributary-client/schema.graphql`, `introspection.json`: for code generators and editors; `scalars.json`: the TypeScript types of the scalars.",
    "- `tributary-client`: TypeScript types of the schema, `possibleTypes` and `facts`.",
    "- `tributary-client/apollo`: `new InMemoryCache({ possibleTypes, ...policies(facts) })`.",
    "- `tributary-client/graphcache`: `cacheExchange({ schema, ...graphcache(facts) })`.",
    "",
  ].join("\n"),
);
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", join(asked.out, "..")], {
  cwd: asked.out,
  encoding: "utf8",
});
console.log(join(asked.out, "..", packed.trim()));
