/**
 * Stock Apollo over the same subgraph schemas: each behind Apollo Server in a process of its own,
 * and an Apollo gateway with stock data sources before them. What their documents advise for
 * production is done: NODE_ENV=production, no cache-control and no tracing where nobody uses them.
 *
 * `stock-apollo.js subgraph <name>` or `stock-apollo.js gateway <name>=<url> …`
 */
import { readFileSync } from "node:fs";
import { ApolloGateway, RemoteGraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { startStandaloneServer } from "@apollo/server/standalone";
import type { Family } from "../../families/kit/contract.ts";
import { business } from "../../subgraphs/business/index.ts";
import { collaboration } from "../../subgraphs/collaboration/index.ts";
import { readConfig } from "../../subgraphs/config/read.ts";
import { identity } from "../../subgraphs/identity/index.ts";
import { contextFactory, type FamilyModule } from "../../subgraphs/kit/context.ts";
import { openUpstreams } from "../../subgraphs/kit/settings.ts";
import { buildSubgraph, type SubgraphModule } from "../../subgraphs/kit/subgraph.ts";

// No figures to its maker, and no look for a cloud's metadata: neither is what is measured.
process.env["APOLLO_TELEMETRY_DISABLED"] = "1";

const plugins = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];
const listen = { port: 0, host: "127.0.0.1" };
const subgraphs: readonly SubgraphModule[] = [identity, collaboration, business];

async function serveSubgraph(name: string | undefined): Promise<string> {
  const module = subgraphs.find((one) => one.name === name);
  if (!module) throw new Error(`there is no subgraph ${name}`);
  const families: readonly Family[] = module.families.map(({ family }) => family);
  const upstreams = openUpstreams(families, readConfig(process.env, families, "gateway").families);
  const newContext = contextFactory(module.families as readonly FamilyModule[], upstreams);
  const server = new ApolloServer({ schema: buildSubgraph(module).schema, plugins });
  const { url } = await startStandaloneServer(server, {
    listen,
    context: async () =>
      newContext({ requestId: "bench", signal: new AbortController().signal, forwarded: {} }),
  });
  return url;
}

async function serveGateway(urls: ReadonlyMap<string, string>): Promise<string> {
  const sdl = readFileSync(new URL("../../schema/supergraph.graphql", import.meta.url), "utf8");
  const server = new ApolloServer({
    gateway: new ApolloGateway({
      supergraphSdl: sdl.replaceAll(/, for: SECURITY(?=\))/g, ""),
      buildService: ({ name }) => new RemoteGraphQLDataSource({ url: urls.get(name) as string }),
    }),
    plugins,
  });
  const { url } = await startStandaloneServer(server, { listen });
  return url;
}

const [role, ...rest] = process.argv.slice(2);
const url =
  role === "gateway"
    ? await serveGateway(
        new Map(rest.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)])),
      )
    : await serveSubgraph(rest[0]);
process.on("disconnect", () => process.exit(0));
console.log(`ready at ${url}`);
