/** Locations of errors' fields in the client's document. */
import { buildSchema, executeSync, GraphQLError, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { errorLocator } from "#gateway/plugins/error-locations.ts";
import { clientError } from "#gateway/policy/client-error.ts";
import { startTributary } from "#test/kit/gateway.ts";

const schema = buildSchema(`
  type Query { pets: [Pet!] cat: Cat one: Any }
  interface Pet { name: String owner: Owner }
  type Cat implements Pet { name: String owner: Owner lives: Int }
  type Dog implements Pet { name: String owner: Owner breed: String }
  type Owner { email: String phone: String }
  union Any = Cat | Dog
`);

const fails = () => {
  throw new Error("failed");
};
const owner = { email: fails, phone: fails };
const cat = { __typename: "Cat", name: fails, owner, lives: fails };
const dog = { __typename: "Dog", name: fails, owner, breed: fails };
const rootValue = { pets: [cat, dog, cat], cat, one: dog };

/** Errors of a document with locations from graphql-js, and the same errors with our locations. */
function placed(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("no operation");
  const { errors = [] } = executeSync({ schema, document, rootValue, variableValues: variables });
  const locate = errorLocator({ schema, document, operation, variables });
  expect(errors.length).toBeGreaterThan(0);
  return {
    stock: errors.map(({ path, locations }) => ({ path, locations })),
    ours: errors.map(({ message, path }) => {
      const { locations } = locate({ message, ...(path && { path }) });
      return { path, locations };
    }),
  };
}

describe("the location of a failed field equals the one from graphql-js", () => {
  it.each([
    ["at each position of a list", "{ pets { name owner { email } } }"],
    ["under an alias", "{ mine: pets { called: name } }"],
    ["in a fragment", "{ pets { ...P } } fragment P on Pet { owner { ...O } } fragment O on Owner { phone }"],
    ["that is selected twice", "{ cat { owner { email } ... on Pet { owner { email } } } }"],
    ["on one type of an interface", "{ pets { __typename ... on Dog { breed owner { phone } } } }"],
    ["on the type of a union's member", "{ one { ... on Dog { ... on Pet { name } } } }"],
    ["beside a skipped one", "query ($no: Boolean = false) { cat { name @include(if: $no) ... { name } } }"],
  ])("%s", (_where, text) => {
    const { stock, ours } = placed(text);
    expect(ours).toEqual(stock);
  });

  it("with values of variables", () => {
    const text = "query ($on: Boolean!) { cat { name @skip(if: $on) ... @include(if: $on) { name } } }";
    for (const on of [true, false]) {
      const { stock, ours } = placed(text, { on });
      expect(ours).toEqual(stock);
    }
  });
});

describe("the error of a field", () => {
  it("has no location if its path is ambiguous between fields", () => {
    const { ours } = placed("{ pets { ... on Cat { name } ... on Dog { name } } }");
    expect(ours.map(({ locations }) => locations)).toEqual([undefined, undefined, undefined]);
  });

  it("is unchanged if it has a location, and has none without a path", () => {
    const document = parse("{ cat { name } }");
    const operation = getOperationAST(document);
    if (!operation) throw new Error("no operation");
    const locate = errorLocator({ schema, document, operation, variables: {} });
    const locations = [{ line: 9, column: 9 }];
    expect(locate({ message: "x", path: ["cat", "name"], locations }).locations).toBe(locations);
    expect(locate({ message: "x" }).locations).toBeUndefined();
    expect(locate({ message: "x", path: ["unknown"] }).locations).toBeUndefined();
  });

  it.each(["compiled", "apollo"] as const)(
    "has a location at each position in the answer of the %s executor",
    async (executor) => {
      await using tributary = await startTributary({ gateway: { executor } });
      tributary.families.setFaults("banking=status:403");
      const { errors } = await tributary.ask(
        "{\n  users(first: 2) {\n    nodes {\n      email: displayName\n      paid: payments(first: 1) { nodes { id } }\n    }\n  }\n}",
      );
      expect(errors).toMatchObject(
        [0, 1].map((position) => ({
          path: ["users", "nodes", position, "paid"],
          locations: [{ line: 5, column: 7 }],
        })),
      );
    },
  );
});

describe("a message for clients", () => {
  it("is truncated at the end of a word if it is too long", () => {
    const error = new GraphQLError(`${"word ".repeat(59)}an_important_name and more`);
    const { message } = clientError(
      { message: error.message, extensions: { code: "BAD_USER_INPUT" } },
      error,
    );
    expect(message).toBe(`${"word ".repeat(59).trim()}…`);
    expect(message.length).toBeLessThanOrEqual(300);
  });
});
