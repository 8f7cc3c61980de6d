/** The check of descriptions finds each kind of member of the API schema that has none of its own. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { missingDescriptionProblems } from "#scripts/check/schema-rules.ts";

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

  it("asks no description of root types, built-in scalars and introspection types", () => {
    expect(problemsIn('type Shelf { "Number of the shelf." number: Int }')).toEqual([]);
  });
});
