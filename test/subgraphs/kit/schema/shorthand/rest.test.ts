/** Inputs, arguments and sentences that types with `@rest` get from their contract. */
import { Kind, parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { expandRest, restFacts } from "#subgraphs/kit/schema/shorthand/rest.ts";
import { canteen } from "#test/kit/canteen.ts";

const file = (sdl: string, family = "canteen") => ({
  family,
  contract: family === "canteen" ? canteen : undefined,
  definitions: parse(sdl).definitions,
});
const definitionsIn = (...files: ReturnType<typeof file>[]) =>
  expandRest(files).flatMap(({ definitions }) => definitions);

/** The definition of a type in the expanded SDL. Empty for a missing type. */
const typeIn = (name: string, ...files: ReturnType<typeof file>[]): string =>
  definitionsIn(...files)
    .filter((node) => "name" in node && node.name?.value === name)
    .map(print)
    .join("\n");

/** The description of a field in the expanded SDL. */
function textOf(coordinate: string, sdl: string): string | undefined {
  const [type, field] = coordinate.split(".");
  for (const node of definitionsIn(file(sdl))) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || node.name.value !== type) continue;
    return node.fields?.find(({ name }) => name.value === field)?.description?.value;
  }
  return undefined;
}

const FILTERS = `input CanteenFilter @filters(orderBy: "[MealOrder!] = []") {
  "Cooks; at most 20." cookIds: [ID!]
  "Names of guests." guests: [String!]
  "Period of cooking." cookedAt: Period @narrows(by: "since")
}`;
const MEAL = '"Meal of a day." type Meal @connection(of: "meals") @rest(list: "listMeals")';
const COOK = '"Cook of meals." type Cook @connection(of: "cooks") @rest(list: "listCooks")';
const TABLE = '"Table of guests." type Table @connection(of: "tables") @rest(list: "listTables")';
const SDL = `${FILTERS} ${MEAL} { cook: Cook cooks: CookConnection }
  ${COOK} { "Meals of the cook." meals: MealConnection }
  ${TABLE} { name: String }`;

describe("the filter of a type with @rest", () => {
  it("has those conditions of the family that the contract has, and describes the list that sets one itself", () => {
    expect(typeIn("MealFilter", file(SDL))).toMatchInlineSnapshot(`
      ""Conditions on meals; all must be met. A list of one object already has the condition on that object: \`cookIds\` is an error in \`Cook.meals\`."
      input MealFilter {
        "Cooks; at most 20."
        cookIds: [ID!]
        "Period of cooking."
        cookedAt: Period
      }"
    `);
  });

  it("describes such a list of a type whose name ends with that of the condition", () => {
    const sdl = SDL.replace(/\bCook(?=\b|Connection)/g, "HeadCook");
    expect(typeIn("MealFilter", file(sdl))).toContain("`cookIds` is an error in `HeadCook.meals`");
    const other = SDL.replace(/\bCook(?=\b|Connection)/g, "CookHelper");
    expect(typeIn("MealFilter", file(other))).toContain('"Conditions on meals; all must be met."');
  });

  it("does not describe such a list if no type with @rest has one", () => {
    const sdl = `${FILTERS} ${MEAL} { name: String } type Cook { meals: MealConnection }`;
    expect(typeIn("MealFilter", file(sdl))).toContain('"Conditions on meals; all must be met."');
  });

  it("has those that are parameters of the list itself, and the resolvers learn the names in the contract", () => {
    const members = `"Meals." mealIds: [ID!] "Statuses." statuses: [OrderStatus!] "Cooks." cookIds: [ID!]
      "Days." from: [String!] @narrows(by: "day") "Shops." shops: [String!]`;
    const sdl = `input CanteenFilter @filters { ${members} }
      "Order." type Order @connection(of: "orders") @rest(list: "listOrders") { status: String }`;
    expect(typeIn("OrderFilter", file(sdl))).toMatchInlineSnapshot(`
      ""Conditions on orders; all must be met."
      input OrderFilter {
        "Meals."
        mealIds: [ID!]
        "Statuses."
        statuses: [OrderStatus!]
        "Days."
        from: [String!]
      }"
    `);
    expect(restFacts([file(sdl)]).marks.get("Order")?.conditions).toEqual([
      { name: "mealIds", member: "mealId", of: "ID" },
      { name: "statuses", member: "status", of: "OrderStatus" },
      { name: "from", member: "day", of: "String" },
    ]);
  });

  it("is missing if the contract has none of the conditions", () => {
    expect(typeIn("TableFilter", file(SDL))).toBe("");
  });

  it("stays as it is written by hand", () => {
    const own = 'input MealFilter {\n  "Color of the meal."\n  colors: [String!]\n}';
    expect(typeIn("MealFilter", file(`${SDL} ${own}`))).toBe(own);
  });

  it("may name a condition of the contract in a filter that is written by hand", () => {
    const own =
      'input OrderFilter { "Days." from: [String!] @narrows(by: "day") "Statuses." statuses: [String!] }';
    const sdl = `${own} "Order." type Order @connection(of: "orders") @rest(list: "listOrders") { status: String }`;
    expect(typeIn("OrderFilter", file(sdl))).not.toContain("@narrows");
    expect(restFacts([file(sdl)]).marks.get("Order")?.conditions).toEqual([
      { name: "from", member: "day", of: "String" },
    ]);
  });

  it("is that of its own family in the files of another one", () => {
    const other = file(
      "input DeskFilter @filters { cookIds: [ID!] } type Desk { meals: MealConnection }",
      "desk",
    );
    expect(typeIn("MealFilter", other, file(SDL))).toContain("cookedAt: Period");
    expect(typeIn("Desk", other, file(SDL))).toContain(
      "meals(filter: MealFilter, orderBy: [MealOrder!] = [])",
    );
  });

  it("leaves neither @rest, @narrows nor the template in the SDL", () => {
    expect(definitionsIn(file(SDL)).map(print).join("\n")).not.toMatch(
      /@rest|@narrows|@filters|CanteenFilter/,
    );
  });
});

describe("the arguments of a list of a type with @rest", () => {
  const entry = (fields: string, sdl = SDL) => typeIn("Canteen", file(`${sdl} type Canteen { ${fields} }`));

  it("are added after its own: filter, and orderBy if the contract sorts", () => {
    expect(entry("meals(day: Int): MealConnection")).toContain(
      "meals(day: Int, filter: MealFilter, orderBy: [MealOrder!] = []): MealConnection",
    );
    // The list of cooks has a filter in the contract without the family's conditions, and is not sorted.
    expect(entry("cooks: CookConnection")).toContain("cooks: CookConnection");
    expect(entry("tables: TableConnection")).toContain("tables: TableConnection");
  });

  it("have no order where the family does not declare one", () => {
    expect(entry("meals: MealConnection", SDL.replace('(orderBy: "[MealOrder!] = []")', ""))).toContain(
      "meals(filter: MealFilter): MealConnection",
    );
  });

  it("have the filter that is written by hand", () => {
    expect(entry("tables: TableConnection", `${SDL} input TableFilter { seats: Int }`)).toContain(
      "tables(filter: TableFilter): TableConnection",
    );
  });

  it("are not added to a list that has a filter, nor to other fields", () => {
    expect(entry("meals(filter: Own): MealConnection meal: Meal other: OtherConnection")).toBe(
      `type Canteen {\n  meals(filter: Own): MealConnection\n  meal: Meal\n  other: OtherConnection\n}`,
    );
  });
});

describe("the sentence about REST calls", () => {
  const fields = (type: string, field: string) =>
    `${FILTERS} ${MEAL} { ${type === "Meal" ? field : ""} name: String }
     ${COOK} { ${type === "Cook" ? field : ""} name: String }
     ${TABLE} { ${type === "Table" ? field : ""} name: String }
     "Order." type Order @connection(of: "orders") @rest(list: "listOrders") { status: String }
     type Canteen { ${type === "Canteen" ? field : ""} name: String }`;

  it.each([
    ["Canteen", '"Meals." x: MealConnection', "Meals. Costs one REST call per 2,000 meals."],
    ["Canteen", '"Cooks." x: CookConnection', "Cooks. Costs one REST call per 100 cooks."],
    ["Cook", '"Meals." x: MealConnection', "Meals. Costs one REST call for all cooks of a list together."],
    ["Canteen", '"Meal." x(id: ID!): Meal', "Meal. Costs one REST call."],
    ["Canteen", '"Cook." x(id: ID!): Cook', "Cook. Costs one REST call per 20 cooks."],
    ["Canteen", '"Table." x(id: ID!): Table', "Table. Costs one REST call."],
    [
      "Meal",
      '"Its cook." cook: Cook',
      "Its cook. Read together with a list; otherwise costs one REST call per 20 cooks.",
    ],
    ["Table", '"Its cook." x: Cook', "Its cook. Costs one REST call per 20 cooks."],
    ["Cook", '"Its table." x: Table', "Its table. Costs one REST call."],
    ["Table", '"Its meal." x: Meal', "Its meal. Costs one REST call per 50 meals."],
    ["Table", '"Its order." x: Order', "Its order. Costs one REST call."],
  ])("of %s { %s } is that of its contract", (type, field, text) => {
    const name = /(\w+)(?:\([^)]*\))?: \w+$/.exec(field)?.[1];
    expect(textOf(`${type}.${name}`, fields(type, field))).toBe(text);
  });

  it("follows the description of the type of a link that has none", () => {
    expect(textOf("Meal.cook", fields("Meal", "cook: Cook"))).toBe(
      "Cook of meals. Read together with a list; otherwise costs one REST call per 20 cooks.",
    );
  });

  it.each([
    ["a list without a description", "Meal", "x: CookConnection", undefined],
    [
      "a cost that is written by hand",
      "Meal",
      '"Cook. Costs no REST call." x: Cook',
      "Cook. Costs no REST call.",
    ],
    ["an object that is no list, link or look-up", "Canteen", '"Cook of today." x: Cook', "Cook of today."],
    ["a field of another type", "Meal", '"Name." x: String', "Name."],
  ])("is not added to %s", (_case, type, field, text) => {
    expect(textOf(`${type}.x`, fields(type, field))).toBe(text);
  });
});

describe("a type with @rest", () => {
  it("has the collection of its contract", () => {
    const found = [...restFacts([file(SDL)]).collections];
    expect(found.map(([type, { list }]) => [type, list.id])).toEqual([
      ["Meal", "canteen.listMeals"],
      ["Cook", "canteen.listCooks"],
      ["Table", "canteen.listTables"],
    ]);
  });

  it("is refused without the contract of its family", () => {
    expect(() => definitionsIn(file(`${MEAL} { name: String }`, "desk"))).toThrow(
      "Meal with @rest needs a contract: contracts/index.ts has none of desk",
    );
  });

  it.each([
    [
      'type Meal @connection @rest(list: "listMeals") { id: ID } type Canteen { "Meals." meals: MealConnection }',
      "Meal with @rest needs @connection(of:)",
    ],
    [
      'type Meal @connection(of: "m") @rest(list: "listDishes") { id: ID }',
      "Meal with @rest names listDishes: canteen has no such list",
    ],
    [
      'type Meal @connection(of: "m") @rest { id: ID }',
      'Argument "list" of required type "String!" was not provided.',
    ],
  ])("is refused if it is wrong: %s", (sdl, message) => {
    expect(() => definitionsIn(file(sdl))).toThrow(message);
  });
});
