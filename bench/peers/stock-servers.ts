/** Servers and gateways as stock Apollo has them, set as its documents advise for production. */
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

/** Nobody here uses what these give, and they cost. */
const plugins = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];
const listen = { port: 0, host: "127.0.0.1" };

/** Serves a schema; gives the address. The context is new for each operation. */
export async function serveSchema<Context extends BaseContext>(
  schema: GraphQLSchema,
  context: (cache: ApolloServer["cache"]) => Context,
): Promise<string> {
  const server = new ApolloServer<Context>({ schema, plugins });
  return (await startStandaloneServer(server, { listen, context: async () => context(server.cache) })).url;
}

/** Serves a gateway over subgraphs elsewhere; gives the address. */
export async function serveGateway(config: GatewayConfig): Promise<string> {
  const server = new ApolloServer({ gateway: new ApolloGateway(config), plugins });
  return (await startStandaloneServer(server, { listen })).url;
}

export type Urls = ReadonlyMap<string, string>;

/** `… subgraph <name>` or `… gateway <name>=<url> …`: starts that and says where it is. */
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
