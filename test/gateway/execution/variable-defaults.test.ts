/** An omitted variable has its default in all subgraphs, for nullable and non-null types. */
import { describe, expect, it } from "vitest";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const ROWS = "users(first: 2) { nodes { tickets(first: $n) { nodes { id } } } }";

describe("a variable without a value", () => {
  it.each(["Int", "Int!"])("has its default of type %s, also in a fetch for entities", async (type) => {
    const given = await tributary.data(`query ($n: ${type}) { ${ROWS} }`, { n: 2 });
    const { data, errors } = await tributary.ask(`query ($n: ${type} = 2) { ${ROWS} }`);
    expect([data, errors]).toEqual([given, []]);
    expect(given).toMatchObject({ users: { nodes: [{ tickets: { nodes: [{}, {}] } }, {}] } });
    const one = await tributary.data(`query ($n: ${type} = 2) { ${ROWS} }`, { n: 1 });
    expect(one).toMatchObject({ users: { nodes: [{ tickets: { nodes: [{}] } }, {}] } });
  });

  it.each([
    [
      "Boolean! = false",
      "users(first: 1) { nodes { email @skip(if: $v) identityUser { id @include(if: $v) } } }",
    ],
    ["[TicketStatus!]! = [OPEN]", "tickets(filter: { statuses: $v }, first: 1) { nodes { status } }"],
    [
      "TicketFilter! = { statuses: [OPEN], priorities: [HIGH] }",
      "tickets(filter: $v, first: 1) { nodes { status } }",
    ],
  ])("has its default `%s`", async (declared, selection) => {
    const [type, value] = declared.split(" = ") as [string, string];
    const literal = selection.replaceAll("$v", value);
    const { data, errors } = await tributary.ask(`query ($v: ${type} = ${value}) { ${selection} }`);
    expect([data, errors]).toEqual([await tributary.data(`{ ${literal} }`), []]);
  });

  it("is refused if its value is null", async () => {
    const { errors, calls } = await tributary.ask(`query ($n: Int! = 2) { ${ROWS} }`, { n: null });
    expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
  });
});
