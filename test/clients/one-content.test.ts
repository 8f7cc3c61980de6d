/** What the caches of clients keep of real answers, with the policies that we ship: each object once, with one content. */
import { InMemoryCache } from "@apollo/client";
import { createClient, type Exchange, makeResult } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { type DocumentNode, introspectionFromSchema, parse, print } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { map, pipe } from "wonka";
import { policies } from "#schema/apollo.ts";
import { graphcache } from "#schema/graphcache.ts";
import possibleTypes from "#schema/possible-types.json" with { type: "json" };
import facts from "#schema/type-policies.json" with { type: "json" };
import { operations, queryOf, variablesFor } from "#scripts/routers/questions.ts";
import { startForTable } from "#test/budgets/setup.ts";
import { apiSchema, withIds } from "#test/kit/demo-nodes.ts";
import type { Tributary } from "#test/kit/gateway.ts";

interface Answered {
  readonly name: string;
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly data: Record<string, unknown>;
}

const openApollo = () => new InMemoryCache({ possibleTypes, ...policies(facts) });

let tributary: Tributary;
/** Every example of a screen with what a gateway answered, `id` and `__typename` of each object included. */
const answers: Answered[] = [];
beforeAll(async () => {
  tributary = await startForTable({ callsAtOnce: 300 });
  const { families } = tributary;
  for (const name of operations.keys()) {
    const query = openApollo().transformDocument(parse(withIds(queryOf(name))));
    const variables = variablesFor(name, families.company);
    answers.push({ name, query, variables, data: await tributary.data(print(query), variables) });
  }
});
afterAll(() => tributary.close());

describe("one cache of Apollo Client for all screens", () => {
  it("x", () => {
    const err = vi.spyOn(console, "error").mockImplementation(() => {});
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const cache = openApollo();
    const out: unknown[] = [];
    for (const { name, query, variables, data } of answers) {
      cache.writeQuery({ query, variables, data });
      const diff = cache.diff({ query, variables, optimistic: false, returnPartialData: true });
      try { expect(diff.result).toEqual(data); } catch (e) { out.push([name, "now", String(diff.missing), String((e as Error).message).slice(0, 900)]); }
    }
    for (const { name, query, variables, data } of answers) {
      const diff = cache.diff({ query, variables, optimistic: false, returnPartialData: true });
      try { expect(diff.result).toEqual(data); } catch (e) { out.push([name, "end", String(diff.missing), (e as {diff?: string}).diff, String((e as Error).message).slice(0, 900)]); }
    }
    console.log(out.map(String).join("\n"), err.mock.calls.slice(0, 5), warn.mock.calls.map((c) => c.slice(1, 3).join(".") + JSON.stringify(c[5]).slice(0,150) + " " +  JSON.stringify(c[6])?.slice(0,150)), answers.length);
  });
});

describe("urql", () => {
  it("y", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const known = new Map(answers.map((answer) => [answer.name, answer]));
    const answering: Exchange = () => (requests) =>
      pipe(
        requests,
        map((operation) => {
          const answer = known.get(String(operation.context["screen"]));
          return makeResult(operation, { data: answer?.data });
        }),
      );
    const client = createClient({
      url: "http://unused.example",
      preferGetMethod: false,
      exchanges: [cacheExchange({ schema: introspectionFromSchema(apiSchema), ...graphcache(facts) }), answering],
    });
    const out: unknown[] = [];
    for (const { name, query, variables, data } of answers) {
      const { data: read } = await client.query(query, variables, { screen: name, requestPolicy: "network-only" }).toPromise();
      try { expect(read).toEqual(data); } catch (e) { out.push([name, "now", String((e as Error).message).slice(0, 900)]); }
    }
    for (const { name, query, variables, data } of answers) {
      const { data: read } = await client.query(query, variables, { requestPolicy: "cache-only" }).toPromise();
      try { expect(read).toEqual(data); } catch (e) { out.push([name, "end", String((e as Error).message).slice(0, 900)]); }
    }
    console.log(out.map(String).join("\n"), warn.mock.calls.slice(0, 10));
  });
});
