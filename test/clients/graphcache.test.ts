/** urql with its normalized cache and the policies of `schema/graphcache.ts`, against a running gateway. */
import { readFileSync } from "node:fs";
import { type Client, createClient, fetchExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { buildSchema, introspectionFromSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Facts, graphcache } from "#schema/graphcache.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";

const read = (file: string) => readFileSync(new URL(`../../schema/${file}`, import.meta.url), "utf8");
const facts: Facts = JSON.parse(read("type-policies.json"));
const schema = introspectionFromSchema(buildSchema(read("api.graphql")));

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy();
});
afterAll(() => deployment.stop());

function open(): Client {
  return createClient({
    url: `${deployment.origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange({ schema, ...graphcache(facts) }), fetchExchange],
  });
}

const PEOPLE = /* GraphQL */ `
  query People($after: String) {
    users(first: 3, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id email displayName identityUser { id status } }
    }
  }
`;
interface People {
  readonly users: {
    readonly pageInfo: { readonly endCursor: string };
    readonly nodes: readonly { readonly id: string; readonly email: string }[];
  };
}

describe("the normalized cache of urql", () => {
  it("joins the pages of a connection in one list, each person once, without a warning", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const client = open();
    const first = await client.query<People>(PEOPLE, {}).toPromise();
    expect(first.error).toBeUndefined();
    const after = first.data?.users.pageInfo.endCursor;
    const second = await client.query<People>(PEOPLE, { after }).toPromise();
    expect(second.data?.users.nodes.map(({ email }) => email)).toEqual(
      deployment.families.company.people.slice(0, 6).map(({ email }) => email),
    );
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  it("finds through node what a list has read, without another request", async () => {
    const client = open();
    const first = await client.query<People>(PEOPLE, {}).toPromise();
    const id = first.data?.users.nodes[0]?.id ?? "";
    const before = deployment.families.calls.length;
    const found = await client
      .query(/* GraphQL */ `query One($id: ID!) { node(id: $id) { id ... on User { email } } }`, { id })
      .toPromise();
    expect(found.data?.node).toMatchObject({ id, email: first.data?.users.nodes[0]?.email });
    expect(deployment.families.calls.length).toBe(before);
  });
});
