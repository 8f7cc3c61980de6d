/** The checks of descriptions find members of the API schema without one, and scopes that none names. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { missingDescriptionProblems, unstatedScopeProblems } from "#scripts/check/schema-rules.ts";

const problemsIn = (sdl: string) =>
  missingDescriptionProblems(
    buildSchema(`type Query { "Shelf of the library." shelf: Shelf } "Shelf of books." ${sdl}`),
  );

describe("the check of missing descriptions", () => {
  it("finds an enum value without a description", () => {
    expect(
      problemsIn(`type Shelf { "State of the shelf." state: State }
      "State of a shelf." enum State { "The shelf has room." OPEN FULL }`),
    ).toEqual(["State.FULL has no description"]);
  });

  it("finds a field that only the interface of its type describes", () => {
    expect(
      problemsIn(`type Shelf implements Place { room: String }
      "Place in the library." interface Place { "Room of the place." room: String }`),
    ).toEqual(["Shelf.room has no description"]);
  });

  it("finds a field of an interface, an argument, an input field and a type", () => {
    expect(
      problemsIn(`type Shelf { "Books on the shelf." books(filter: Filter): [Place] }
      input Filter { title: String }
      "Place in the library." interface Place { room: String }`),
    ).toEqual([
      "Shelf.books(filter:) has no description",
      "Filter has no description",
      "Filter.title has no description",
      "Place.room has no description",
    ]);
  });

  it("requires no description of root types, built-in scalars and introspection types", () => {
    expect(problemsIn('type Shelf { "Number of the shelf." number: Int }')).toEqual([]);
  });
});

describe("the check of scopes in descriptions", () => {
  const api = buildSchema(`type Query {
    "PIN of a card. Requires the scope \`bank:pin:read\`." pin: Int
    "Balance of a card." balance: Int
  }`);
  const special = new Set(["bank:pin:read"]);
  const demand = (field: string, scope: string) => ({ coordinate: `Query.${field}`, anyOf: [[scope]] });

  it("finds a field whose description does not name its special scope", () => {
    expect(unstatedScopeProblems(api, [demand("balance", "bank:pin:read")], special)).toEqual([
      "Query.balance demands the scope bank:pin:read, and its description does not say so",
    ]);
  });

  it("accepts a field that names its scope, requires that of its family, or is hidden from clients", () => {
    const demands = [
      demand("pin", "bank:pin:read"),
      demand("balance", "bank:read"),
      demand("gone", "bank:pin:read"),
    ];
    expect(unstatedScopeProblems(api, demands, special)).toEqual([]);
  });
});
