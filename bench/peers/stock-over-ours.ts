/**
 * Stock Apollo over our own schemas: our resolvers, loaders and REST client, but each subgraph behind an Apollo
 * Server, and a stock gateway. All else equals our HTTP form.
 *
 * `stock-over-ours.js subgraph <name>` or `stock-over-ours.js gateway <name>=<url> …`
 */
import { readFileSync } from "node:fs";
import { RemoteGraphQLDataSource } from "@apollo/gateway";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { readConfig } from "#platform/config/read.ts";
import { business } from "#subgraphs/business/index.ts";
import { collaboration } from "#subgraphs/collaboration/index.ts";
import { identity } from "#subgraphs/identity/index.ts";
import { contextFactory, type FamilyModule } from "#subgraphs/kit/context/context.ts";
import { openUpstreams } from "#subgraphs/kit/rest/circuits/open-upstreams.ts";
import { buildSubgraph, type SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { run, serveGateway, serveSchema } from "./stock-servers.ts";

const subgraphs: readonly SubgraphModule[] = [identity, collaboration, business];

function serveSubgraph(name: string): Promise<string> {
  const module = subgraphs.find((one) => one.name === name);
  if (!module) throw new Error(`there is no subgraph ${name}`);
  const families: readonly Family[] = module.families.map(({ family }) => family);
  const upstreams = openUpstreams(
    families,
    readConfig({ env: process.env, families, role: "gateway", demo: demoCredentials }).families,
  );
  const newContext = contextFactory(module.families as readonly FamilyModule[], upstreams);
  return serveSchema(buildSubgraph(module).schema, () =>
    newContext({ requestId: "bench", signal: new AbortController().signal, forwarded: {} }),
  );
}

await run({
  subgraph: serveSubgraph,
  gateway: (urls) => {
    const sdl = readFileSync(new URL("../../dist/supergraph.graphql", import.meta.url), "utf8");
    return serveGateway({
      supergraphSdl: sdl.replaceAll(/, for: SECURITY(?=\))/g, ""),
      buildService: ({ name }) => new RemoteGraphQLDataSource({ url: urls.get(name) as string }),
    });
  },
});
