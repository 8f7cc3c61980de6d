/** The `package.json` of the npm package. */

/** The members of the repository's `package.json` that are read. */
export interface RootManifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Packages that users may install: engines of reports, and the clients whose caches have helpers. */
const OPTIONAL_PEERS = { "@apollo/client": "^4.0.0", "@urql/exchange-graphcache": ">=8" };

/** @throws Error if a package of the manifest is no dependency any more */
export function manifestOf({ version, description, license, engines, dependencies }: RootManifest) {
  const versionOf = (name: string): string => {
    const found = dependencies[name];
    if (found === undefined) throw new Error(`package.json has no dependency ${name}`);
    return found;
  };
  const optional = { "@duckdb/node-api": versionOf("@duckdb/node-api"), ...OPTIONAL_PEERS };
  const client = (name: string) => ({
    types: `./client/${name}.d.ts`,
    default: `./client/${name}.js`,
  });
  return {
    name: "tributary",
    version,
    description,
    license,
    type: "module",
    engines,
    bin: { tributary: "dist/cli/main.js" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.cjs" },
      "./client/apollo": client("apollo"),
      "./client/urql": client("urql"),
      "./client/relay": client("relay"),
      "./client/codegen": client("codegen"),
      "./schema.graphql": "./schema/api.graphql",
      "./tributary.schema.json": "./schema/tributary.schema.json",
      "./package.json": "./package.json",
    },
    // All other packages are in the bundles.
    dependencies: { libsql: versionOf("libsql") },
    peerDependencies: { graphql: "^16.11.0", ...optional },
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
  };
}
