/** Descriptions and members that SDL copies from another type. */
import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { expandShorthand } from "#subgraphs/kit/schema/shorthand/expand.ts";

/** The last definition of the SDL with its shorthand expanded. */
function lastOf(sdl: string): string {
  const [file] = expandShorthand([{ family: "canteen", definitions: parse(sdl).definitions }]);
  const last = file?.definitions.at(-1);
  return last ? print(last) : "";
}

const MEAL = `
  input MoneyInput { "Exact amount." amount: Decimal! }
  "Meal of the canteen."
  type Meal { "Day of the meal." date: Date! "Name of the meal." name: String "Price of the meal." price: Money "Cooks." cooks: [String!] }
`;

describe("@like", () => {
  it("adds the description of the field of the same name to a member without one", () => {
    expect(
      lastOf(`${MEAL} input MealFilter @like(type: "Meal") { name: String "Own." date: Date diet: Int }`),
    ).toMatchInlineSnapshot(`
        "input MealFilter {
          "Name of the meal."
          name: String
          "Own."
          date: Date
          diet: Int
        }"
      `);
  });

  it("adds all members, nullable and with inputs for types, and the description of the type to an input without members", () => {
    expect(lastOf(`${MEAL} input NewMeal @like(type: "Meal")`)).toMatchInlineSnapshot(`
      ""Meal of the canteen."
      input NewMeal {
        "Day of the meal."
        date: Date
        "Name of the meal."
        name: String
        "Price of the meal."
        price: MoneyInput
        "Cooks."
        cooks: [String!]
      }"
    `);
  });

  it("adds the members that it names or spans after those of the input, unless the input has them", () => {
    expect(
      lastOf(
        `${MEAL} input NewMeal @like(type: "Meal", fields: "cooks! date..price") { "Given name." name: String! }`,
      ),
    ).toMatchInlineSnapshot(`
      "input NewMeal {
        "Given name."
        name: String!
        "Cooks."
        cooks: [String!]!
        "Day of the meal."
        date: Date
        "Price of the meal."
        price: MoneyInput
      }"
    `);
  });

  it("adds the fields of the other type, with types and arguments, to a type without fields", () => {
    expect(
      lastOf(
        `type Meal { "Name." name(language: String): String! "Cooks." cooks: [String!] } "Other." type Snack @like(type: "Meal")`,
      ),
    ).toMatchInlineSnapshot(`
      ""Other."
      type Snack {
        "Name."
        name(language: String): String!
        "Cooks."
        cooks: [String!]
      }"
    `);
  });

  it("follows inputs that are like others, in any order of definition", () => {
    const inputs = `input Change @like(type: "NewMeal") input NewMeal @like(type: "Meal", fields: "cooks") { name: String! }`;
    const [file] = expandShorthand([{ family: "canteen", definitions: parse(MEAL + inputs).definitions }]);
    expect(file?.definitions.slice(-2).map(print)[0]).toMatchInlineSnapshot(`
      "input Change {
        "Name of the meal."
        name: String
        "Cooks."
        cooks: [String!]
      }"
    `);
  });

  it.each([
    ['input New @like(type: "Meat")', "@like of New names Meat, which is no type of this subgraph."],
    [
      'input New @like(type: "Meal", fields: "price..name")',
      "@like of New takes `price..name`, but the fields of Meal are date, name, price, cooks.",
    ],
    [
      'input New @like(type: "Meal", fields: "prize")',
      "@like of New takes `prize`, but the fields of Meal are date, name, price, cooks.",
    ],
    [
      'input New @like(type: "Meal", fields: "name!..price")',
      "@like of New takes `name!..price`, but the fields of Meal are date, name, price, cooks.",
    ],
    ['input New @like(type: "Other") input Other @like(type: "New")', "@like of New leads back to it."],
  ])("is refused: %s", (sdl, message) => {
    expect(() => lastOf(MEAL + sdl)).toThrow(message);
  });
});

describe("a type that implements an interface", () => {
  it("has its descriptions, unless it or the default descriptions have another", () => {
    const sdl = `interface Dish { "Name of the dish." name: String "Price." price: Int "Day." createdAt: DateTime }
      type Soup implements Dish { name: String "Price of the soup." price: Int createdAt: DateTime }`;
    expect(lastOf(sdl)).toMatchInlineSnapshot(`
      "type Soup implements Dish {
        "Name of the dish."
        name: String
        "Price of the soup."
        price: Int
        "Time at which the object was created."
        createdAt: DateTime
      }"
    `);
  });
});
