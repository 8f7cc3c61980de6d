/** Our gateway over subgraphs that it knows by their supergraph alone. */

import { composeServices } from "@apollo/composition";
import { ApolloServer } from "@apollo/server";
import { parse } from "graphql";
import { expect, it } from "vitest";
import { gatewayOver } from "#bench/gateways/foreign-supergraph.ts";

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])';
const subgraphs = [
  { name: "books", sdl: 'type Query { book: Book } type Book @key(fields: "id") { id: ID! title: String }' },
  { name: "stock", sdl: 'type Book @key(fields: "id") { id: ID! copies: Int }' },
];

it("an entity is read from all subgraphs of the supergraph, each at its own address", async () => {
  const { supergraphSdl = "" } = composeServices(
    subgraphs.map(({ name, sdl }) => ({
      name,
      url: `http://${name}.example/graphql`,
      typeDefs: parse(`${LINK} ${sdl}`),
    })),
  );
  const asked: string[] = [];
  const gateway = gatewayOver(supergraphSdl, {
    sourceOf: ({ name, url = "" }) => ({
      async process() {
        asked.push(url);
        return name === "books"
          ? { data: { book: { __typename: "Book", id: "1", title: "One" } } }
          : { data: { _entities: [{ copies: 3 }] } };
      },
    }),
  });
  const server = new ApolloServer({ gateway, stopOnTerminationSignals: false });
  await server.start();
  const { body } = await server.executeOperation({ query: "{ book { title copies } }" });
  await server.stop();
  expect(body).toMatchObject({ singleResult: { data: { book: { title: "One", copies: 3 } } } });
  expect(asked).toEqual(["http://books.example/graphql", "http://stock.example/graphql"]);
  expect(gateway.counts).toMatchObject({ compiled: 1, apollo: 0 });
});
