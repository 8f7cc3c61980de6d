/** The size of variables, before anything reads them. */
import { getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { definedVariables } from "#gateway/policy/variables.ts";
import { unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import { startTributary } from "#test/kit/gateway.ts";

/** Counts the read properties of an object or a list. */
function watched<T extends object>(value: T): { readonly value: T; readonly reads: () => number } {
  let reads = 0;
  const handler: ProxyHandler<T> = {
    get(target, key, receiver) {
      reads++;
      return Reflect.get(target, key, receiver);
    },
  };
  return { value: new Proxy(value, handler), reads: () => reads };
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `BankCustomer:${index}`);
const operationOf = (query: string) => getOperationAST(parse(query)) ?? expect.unreachable("no operation");

describe("the variables of an operation", () => {
  it.each([
    ["every scope", unrestrictedCaller],
    ["no scope", { ...unrestrictedCaller, scopes: new Set<string>() }],
  ])(
    "with too long a list are refused before its items are read, for a caller with %s",
    async (_, caller) => {
      await using tributary = await startTributary();
      const ids = watched(idsOf(20_000));
      const { errors } = await tributary.gateway.execute(
        { query: "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", variables: { ids: ids.value } },
        { caller },
      );
      expect(errors).toMatchObject([
        {
          message: 'The variables have more than 2000 values; "ids" exceeds this',
          extensions: { code: "QUERY_TOO_COMPLEX", requestId: expect.any(String) },
        },
      ]);
      expect(errors).toHaveLength(1);
      // Its length alone.
      expect(ids.reads()).toBeLessThan(5);
    },
  );

  it("that it does not define are not read", async () => {
    await using tributary = await startTributary();
    const unused = watched(Object.fromEntries(idsOf(60_000).map((id) => [id, id])));
    const variables = { text: "an", unused: unused.value };
    const query = "query ($text: String) { users(first: 1, filter: { text: $text }) { nodes { id } } }";
    const { errors } = await tributary.gateway.execute({ query, variables });
    expect(errors).toBeUndefined();
    expect(unused.reads()).toBe(0);
  });

  it("count the members of inputs within lists, whatever their names", () => {
    const query = operationOf("query ($order: [UserOrder!]) { users(orderBy: $order) { totalCount } }");
    const orders = (count: number) => ({ order: Array.from({ length: count }, () => ({ field: "EMAIL" })) });
    expect(definedVariables(query, orders(1_000))).toEqual(orders(1_000));
    expect(() => definedVariables(query, orders(1_001))).toThrow("more than 2000 values");
    const members = { order: Object.fromEntries(idsOf(1_001).map((id) => [id, id])) };
    expect(() => definedVariables(query, members)).toThrow("more than 1000 members");
  });

  it("of a mutation allow the longest documented list", () => {
    const mutation = operationOf("mutation ($input: Input!) { upsert(input: $input) { id } }");
    const contacts = Array.from({ length: 30_000 }, (_, index) => ({
      email: `${index}@b.example`,
      city: "B",
    }));
    expect(definedVariables(mutation, { input: { contacts } })).toEqual({ input: { contacts } });
  });

  it("have an error for each of the first twenty mistakes", async () => {
    await using tributary = await startTributary();
    const order = Array.from({ length: 900 }, () => ({ field: "NONE" }));
    const { errors } = await tributary.ask(
      "query ($order: [UserOrder!]) { users(orderBy: $order) { totalCount } }",
      {
        order,
      },
    );
    // The stock executor reports all of them.
    expect(errors).toHaveLength(process.env["TEST_EXECUTOR"] === "apollo" ? 900 : 20);
    for (const { message, extensions } of errors)
      expect([extensions["code"], message]).toEqual(["BAD_USER_INPUT", expect.stringContaining("NONE")]);
  });
});
