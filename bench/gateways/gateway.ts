/**
 * A gateway over the subgraphs of the public benchmark: `node gateway.js ours|stock <folder> <subgraphs>`.
 * Both are behind the same standalone Apollo Server; the stock one is set up as the benchmark has it.
 */
import { ApolloGateway, type GraphQLDataSource, RemoteGraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { Pool } from "undici";
import { benchmarkIn } from "./benchmark.ts";
import { gatewayOver } from "./foreign-supergraph.ts";

type Answer = Awaited<ReturnType<GraphQLDataSource["process"]>>;

/** A subgraph over HTTP with persistent connections. */
function sourceAt(pool: Pool, path: string): GraphQLDataSource {
  return {
    async process({ request: { query, variables } }) {
      const { body } = await pool.request({
        method: "POST",
        path,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      return (await body.json()) as Answer;
    },
  };
}

function ours(supergraphSdl: string, origin: string) {
  const pool = new Pool(origin, { connections: 64 });
  return gatewayOver(supergraphSdl, { sourceOf: ({ name }) => sourceAt(pool, `/${name}`) });
}

const stock = (supergraphSdl: string, origin: string) =>
  new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => new RemoteGraphQLDataSource({ url: `${origin}/${name}` }),
  });

async function main([kind, folder = "", origin = ""]: readonly string[]): Promise<void> {
  // Sends no figures to its maker, because they are not part of the measurement.
  process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
  const { supergraphSdl } = benchmarkIn(folder);
  const gateway = kind === "ours" ? ours(supergraphSdl, origin) : stock(supergraphSdl, origin);
  const server = new ApolloServer({ gateway, stopOnTerminationSignals: false });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: "127.0.0.1" } });
  process.on("disconnect", () => process.exit(0));
  console.log(`ready at ${url}`);
}

await main(process.argv.slice(2));
