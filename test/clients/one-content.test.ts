/** Contents of clients' caches after real answers, with the shipped policies: each object once, with one content. */
import { InMemoryCache } from "@apollo/client";
import { createClient, fetchExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { type DocumentNode, introspectionFromSchema, Kind, parse, print, visit } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { policies } from "#schema/apollo.ts";
import { graphcache } from "#schema/graphcache.ts";
import possibleTypes from "#schema/possible-types.json" with { type: "json" };
import facts from "#schema/type-policies.json" with { type: "json" };
import { operations, queryOf, variablesFor } from "#scripts/routers/questions.ts";
import { startForTable } from "#test/budgets/setup.ts";
import { apiSchema, withIds } from "#test/kit/demo-nodes.ts";
import type { Tributary } from "#test/kit/gateway.ts";

interface AnsweredExample {
  readonly name: string;
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly data: Record<string, unknown>;
}

const openApollo = () => new InMemoryCache({ possibleTypes, ...policies(facts) });

/** Pages of one length. To a cache, lists that differ in the length alone are one list, with the longer value. */
const inPagesOfThree = (text: string) =>
  visit(parse(text), {
    Argument: (node) =>
      node.name.value === "first" ? { ...node, value: { kind: Kind.INT, value: "3" } } : undefined,
  });

let tributary: Tributary;
/** Each example of a screen with a gateway's answer, `id` and `__typename` of each object included. */
const answers: AnsweredExample[] = [];
beforeAll(async () => {
  tributary = await startForTable({ callsAtOnce: 300 });
  const { families } = tributary;
  for (const name of operations.keys()) {
    const query = openApollo().transformDocument(inPagesOfThree(withIds(queryOf(name))));
    const variables = variablesFor(name, families.company);
    answers.push({ name, query, variables, data: await tributary.data(print(query), variables) });
  }
});
afterAll(() => tributary.close());

describe("a cache of Apollo Client that all screens share", () => {
  it("returns each answer as the gateway sent it, and loses no data by writing another", () => {
    const warnings = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
    const cache = openApollo();
    for (const { query, variables, data } of answers) cache.writeQuery({ query, variables, data });
    for (const { name, query, variables, data } of answers)
      expect(cache.diff({ query, variables, optimistic: false }).result, name).toEqual(data);
    expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
    for (const warning of warnings) warning.mockRestore();
  });

  it("stores each object under its global id, which starts with the name of its type", () => {
    const cache = openApollo();
    for (const { query, variables, data } of answers) cache.writeQuery({ query, variables, data });
    const { ROOT_QUERY: _, __META: _meta, ...records } = cache.extract();
    expect(Object.keys(records).length).toBeGreaterThan(200);
    for (const [key, record] of Object.entries(records))
      expect(record).toMatchObject({ id: key, __typename: key.slice(0, key.indexOf(":")) });
  });
});

describe("a normalized cache of urql that all screens share", () => {
  it("returns each answer as the gateway sent it, without a request and without a warning", async () => {
    const warned = vi.spyOn(console, "warn");
    const given = new Map(answers.map(({ name, data }) => [name, data]));
    const schema = introspectionFromSchema(apiSchema);
    const client = createClient({
      url: "http://unused.example",
      preferGetMethod: false,
      exchanges: [cacheExchange({ schema, ...graphcache(facts) }), fetchExchange],
      fetch: async (_url, init) => {
        const { operationName }: { operationName: string } = JSON.parse(String(init?.body));
        return Response.json({ data: given.get(operationName) });
      },
    });
    for (const { query, variables } of answers)
      await client.query(query, variables, { requestPolicy: "network-only" }).toPromise();
    for (const { name, query, variables, data } of answers) {
      const read = await client.query(query, variables, { requestPolicy: "cache-only" }).toPromise();
      expect(read.data, name).toEqual(data);
    }
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });
});
