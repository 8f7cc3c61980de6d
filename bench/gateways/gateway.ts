/**
 * A gateway over the subgraphs of the public benchmark: `node gateway.js ours|stock <folder> <subgraphs>`.
 * Both are behind the same standalone Apollo Server; the stock one is set up as the benchmark has it.
 */
import { Supergraph } from "@apollo/federation-internals";
import { ApolloGateway, type GraphQLDataSource, RemoteGraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { parse, printSchema } from "graphql";
import { Pool } from "undici";
import { deferrable } from "#gateway/execution/defer/deferrable.ts";
import { compiledGateway } from "#gateway/execution/executor.ts";
import { DEFER } from "#gateway/schemas/compose.ts";
import { benchmarkIn } from "./benchmark.ts";

type Answer = Awaited<ReturnType<GraphQLDataSource["process"]>>;

/** A subgraph asked over HTTP, its connections kept. */
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
  const supergraph = parse(supergraphSdl);
  const read = Supergraph.build(supergraph);
  const pool = new Pool(origin, { connections: 64 });
  const names = [...read.subgraphsMetadata()].map(({ name }) => name);
  return compiledGateway({
    supergraph,
    supergraphSdl,
    api: parse(DEFER + printSchema(read.apiSchema().toGraphQLJSSchema())),
    sources: new Map(names.map((name) => [name, sourceAt(pool, `/${name}`)])),
    deferrable: deferrable(supergraph, new Map()),
  });
}

const stock = (supergraphSdl: string, origin: string) =>
  new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => new RemoteGraphQLDataSource({ url: `${origin}/${name}` }),
  });

async function main([kind, folder = "", origin = ""]: readonly string[]): Promise<void> {
  // No figures to its maker: that is not what is measured.
  process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
  const { supergraphSdl } = benchmarkIn(folder);
  const gateway = kind === "ours" ? ours(supergraphSdl, origin) : stock(supergraphSdl, origin);
  const server = new ApolloServer({ gateway, stopOnTerminationSignals: false });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: "127.0.0.1" } });
  process.on("disconnect", () => process.exit(0));
  console.log(`ready at ${url}`);
}

await main(process.argv.slice(2));
