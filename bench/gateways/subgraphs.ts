/**
 * The four subgraphs of the public gateways benchmark, with data of our own of the same size: six
 * users, nine products, eleven reviews of some 400 characters. Each distinct request is executed once
 * and answered from memory from then on, so that the subgraphs are no bottleneck.
 * `node subgraphs.js <folder of the benchmark>`
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { printSchema, Supergraph } from "@apollo/federation-internals";
import { buildSubgraphSchema } from "@apollo/subgraph";
import { execute, type GraphQLSchema, parse } from "graphql";
import { benchmarkIn } from "./benchmark.ts";

interface Review {
  readonly id: string;
  readonly body: string;
  readonly product: { readonly upc: string };
}

const count = <T>(length: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length }, (_, i) => make(i + 1));

const users = count(6, (n) => ({
  id: `${n}`,
  name: `Person Number${n}`,
  username: `person${n}`,
  birthday: 1_234_567_890 + n,
}));
const products = count(9, (n) => ({
  upc: `${n}`,
  name: `Thing ${n}`,
  price: n * n * 97,
  weight: n * 111,
}));
const reviews: readonly Review[] = count(11, (n) => ({
  id: `${n}`,
  body: `Review ${n}: ${"it does what it says, for longer than one would think. ".repeat(2 + (n % 11))}`,
  product: { upc: `${n < 5 ? 1 : n < 9 ? 2 : n - 6}` },
}));

const author = { __typename: "User", ...users[0] };
const ofUser = ({ id }: { readonly id: string }) => ({ id, reviews: reviews.slice(0, 2) });

/** Resolvers by subgraph. A field without one reads the member of the same name. */
const resolvers = {
  accounts: {
    Query: {
      me: () => users[0],
      user: (_: unknown, { id }: { readonly id: string }) => users.find((user) => user.id === id),
      users: () => users,
    },
    User: { __resolveReference: ({ id }: { readonly id: string }) => users.find((user) => user.id === id) },
  },
  inventory: {
    Product: {
      inStock: ({ upc }: { readonly upc: string }) => Number(upc) % 3 !== 0,
      shippingEstimate: ({ price, weight }: { readonly price: number; readonly weight: number }) =>
        price > 1_000 ? 0 : Math.floor(weight / 2),
    },
  },
  products: {
    Query: { topProducts: (_: unknown, { first }: { readonly first: number }) => products.slice(0, first) },
    Product: {
      __resolveReference: ({ upc }: { readonly upc: string }) => products.find((one) => one.upc === upc),
    },
  },
  reviews: {
    Review: {
      __resolveReference: ({ id }: { readonly id: string }) => reviews.find((one) => one.id === id),
      author: () => ({ ...author, ...ofUser({ id: "1" }) }),
    },
    User: { __resolveReference: ofUser },
    Product: {
      reviews: ({ upc }: { readonly upc: string }) => reviews.filter(({ product }) => product.upc === upc),
    },
  },
};

function schemas(supergraphSdl: string): ReadonlyMap<string, GraphQLSchema> {
  const subgraphs = [...Supergraph.build(parse(supergraphSdl)).subgraphs()];
  return new Map(
    subgraphs.map(({ name, schema }) => {
      const own = Object.entries(resolvers).find(([known]) => known === name)?.[1];
      if (!own) throw new Error(`the benchmark has a subgraph more: ${name}`);
      return [name, buildSubgraphSchema({ typeDefs: parse(printSchema(schema)), resolvers: own })];
    }),
  );
}

async function main([folder = ""]: readonly string[]): Promise<void> {
  const { supergraphSdl } = benchmarkIn(folder);
  const known = schemas(supergraphSdl);
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const body = Buffer.concat(chunks).toString();
      const key = `${request.url} ${body}`;
      let answer = answers.get(key);
      if (!answer) {
        const schema = known.get((request.url ?? "").slice(1));
        if (!schema) return response.writeHead(404).end();
        const { query, variables } = JSON.parse(body) as {
          readonly query: string;
          readonly variables?: Readonly<Record<string, unknown>>;
        };
        const result = await execute({ schema, document: parse(query), variableValues: variables ?? {} });
        answer = Buffer.from(JSON.stringify(result));
        answers.set(key, answer);
      }
      return response
        .writeHead(200, { "content-type": "application/json", "content-length": answer.length })
        .end(answer);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  process.on("disconnect", () => process.exit(0));
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

await main(process.argv.slice(2));
