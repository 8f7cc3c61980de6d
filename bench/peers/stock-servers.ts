/** Stock Apollo servers and gateways, configured as its documents advise for production. */
import { ApolloGateway, type GatewayConfig } from "@apollo/gateway";
import { ApolloServer, type BaseContext } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { startStandaloneServer } from "@apollo/server/standalone";
import type { GraphQLSchema } from "graphql";

// Sends no figures to its maker and looks for no cloud metadata, because neither is part of the measurement.
process.env["APOLLO_TELEMETRY_DISABLED"] = "1";

/** Turns off features that are not used here and cost time. */
const plugins = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];
const listen = { port: 0, host: "127.0.0.1" };

/** Serves a schema, with a new context for each operation. @returns its URL */
export async function serveSchema<Context extends BaseContext>(
  schema: GraphQLSchema,
  context: (cache: ApolloServer["cache"]) => Context,
): Promise<string> {
  const server = new ApolloServer<Context>({ schema, plugins });
  return (await startStandaloneServer(server, { listen, context: async () => context(server.cache) })).url;
}

/** Serves a gateway over subgraphs in other processes. @returns its URL */
export async function serveGateway(config: GatewayConfig): Promise<string> {
  const server = new ApolloServer({ gateway: new ApolloGateway(config), plugins });
  return (await startStandaloneServer(server, { listen })).url;
}

export type Urls = ReadonlyMap<string, string>;

/** Starts `subgraph <name>` or `gateway <name>=<url> …`, as the arguments say, and prints its URL. */
export async function run(roles: {
  readonly subgraph: (name: string) => Promise<string>;
  readonly gateway: (urls: Urls) => Promise<string>;
}): Promise<void> {
  const [role, ...rest] = process.argv.slice(2);
  const url =
    role === "gateway"
      ? await roles.gateway(
          new Map(rest.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)])),
        )
      : await roles.subgraph(rest[0] ?? "");
  process.on("disconnect", () => process.exit(0));
  console.log(`ready at ${url}`);
}
