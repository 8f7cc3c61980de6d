/** The query for each event of a subscription. */
import { buildSchema, getOperationAST, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { subscriptionQuery } from "#gateway/live/subscription-query.ts";
import { isConditionalSubscription } from "#gateway/operation/root-fields.ts";

const schema = buildSchema(`
  type Query { eSignature(accountId: ID): ESignature }
  type ESignature { connectEvent(id: ID!): ConnectEvent }
  type Subscription { connectEventReceived(accountId: ID, filter: Filter): ConnectEvent }
  input Filter { email: String }
  type ConnectEvent { id: ID! name(upper: Boolean): String envelope: Envelope }
  type Envelope { id: ID! documents(first: Int): [String] }
`);

function read(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the document has no operation");
  return subscriptionQuery(schema, document, operation, variables);
}
const blanks = /\s+/g;

describe("a subscription as a query", () => {
  it("has the selections, and the fragments and variables that these use, also those of the tenant", () => {
    const query = read(
      `subscription Live($account: ID, $filter: Filter, $event: Int) {
        ...Root
        got: connectEventReceived(accountId: $account, filter: $filter) { id }
      }
      fragment Root on Subscription { got: connectEventReceived(accountId: $account, filter: $filter) { ...Event } }
      fragment Event on ConnectEvent { envelope { documents(first: $event) } }`,
      { account: "7", filter: { email: "a@b.example" }, event: 3 },
    );
    expect(validate(schema, parse(query.query))).toEqual([]);
    expect(query.query.replace(blanks, " ")).toBe(
      "query Live($account: ID, $event: Int, $event_: ID!) { eSignature(accountId: $account) { connectEvent(id: $event_) { ...Event id } } } fragment Event on ConnectEvent { envelope { documents(first: $event) } }",
    );
    expect(query.args).toEqual({ accountId: "7", filter: { email: "a@b.example" } });
    expect(query.variablesFor("E:1")).toEqual({ account: "7", event: 3, event_: "E:1" });
  });

  it("has its answer under the client's alias, with errors at the client's paths and none at positions of the generated query", () => {
    const query = read("subscription { got: connectEventReceived { envelope { id } } }");
    expect(
      query.answerOf({
        data: { eSignature: { connectEvent: { envelope: null } } },
        errors: [
          {
            message: "one",
            path: ["eSignature", "connectEvent", "envelope", "id"],
            locations: [{ line: 1, column: 1 }],
          },
          { message: "two", path: ["eSignature"], extensions: { code: "X" } },
        ],
        extensions: { sources: [] },
      }),
    ).toEqual({
      data: { got: { envelope: null } },
      errors: [
        { message: "one", path: ["got", "envelope", "id"] },
        { message: "two", path: ["got"], extensions: { code: "X" } },
      ],
      extensions: { sources: [] },
    });
    expect(query.answerOf({ errors: [{ message: "refused" }] })).toEqual({
      errors: [{ message: "refused" }],
    });
  });

  it("is refused if the subscription has a condition, or a variable is not of its type", () => {
    expect(() => read("subscription { connectEventReceived @include(if: true) { id } }")).toThrow(
      "without directives",
    );
    // Validation by graphql-js throws for this document, so it is refused before.
    const conditional =
      "subscription ($on: Boolean!) { ... @include(if: $on) { connectEventReceived { id } } }";
    expect(isConditionalSubscription(conditional, 100)).toBe(true);
    // A document beyond the limit is not parsed further, because the server refuses it.
    expect(isConditionalSubscription(conditional, 10)).toBe(false);
    expect(isConditionalSubscription("subscription { ...F } fragment F on S { ...F a { b @x } }", 100)).toBe(
      false,
    );
    const typed = "subscription ($filter: Filter) { connectEventReceived(filter: $filter) { id } }";
    expect(() => read(typed, { filter: 7 })).toThrow("$filter");
  });
});
