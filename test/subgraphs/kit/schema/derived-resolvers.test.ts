/** Resolvers derived from SDL and contract, which handwritten ones override. */
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { collectionOf } from "#contracts/kit/collections.ts";
import { family } from "#contracts/kit/contract.ts";
import { bindingOf, mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { buildSubgraph } from "#subgraphs/kit/schema/build.ts";
import { type ResourceStyle, withDerived } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { canteen, canteenSpec, Meal } from "#test/kit/canteen.ts";

/** Resolvers are replaced by the name of the way in which they read. */
const style: ResourceStyle = {
  family: canteen,
  entries: ["Canteen"],
  ofType: ({ type }) => ({ __resolveReference: `reference of ${type}`, id: `id of ${type}` }),
  list: ({ type }) => `all ${type}`,
  byId: ({ type }) => `${type} by id`,
  owned: (rows, owner) =>
    rows.collection.filters.has("cookId") ? `${rows.type} of ${owner.type}` : undefined,
  link: ({ name }, row, target) =>
    name === "rival" && row.type === "Meal"
      ? undefined
      : { resolve: `${row.type} to ${target.type}`, requires: [name] },
  member: ({ name }, { type }) => (name === "price" ? { resolve: `price of ${type}` } : undefined),
};

const collections = new Map([
  ["Meal", collectionOf(canteen, "listMeals")],
  ["Cook", collectionOf(canteen, "listCooks")],
]);

const SDL = `
  extend type Query { canteen: Canteen }
  type Canteen { meals: MealConnection meal(id: ID!): Meal today: Meal news: String }
  type Meal { id: ID! name: String price: Int cook: Cook! rival: Meal }
  type Cook { id: ID! name: String meals: MealConnection }
  extend type Cook { best: Meal rival: Meal @external }
`;

type Resolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Resolvers of all types, merged from several maps. */
function resolversOf(byHand: readonly object[], sdl = SDL, styles = [style]): Resolvers {
  const all: Record<string, object> = {};
  for (const map of withDerived(byHand, styles, parse(sdl), collections) as readonly Resolvers[])
    for (const [type, fields] of Object.entries(map)) all[type] = { ...all[type], ...fields };
  return all as Resolvers;
}

/** Binding of a type to the wire. */
function bindingIn(byHand: readonly object[], type: string) {
  for (const map of withDerived(byHand, [style], parse(SDL), collections) as readonly Resolvers[]) {
    const binding = map[type] && bindingOf(map[type]);
    if (binding) return binding;
  }
  return undefined;
}

describe("a derived resolver", () => {
  it("exists for each list, look-up, link and member that the style can read, and for no other field", () => {
    expect(resolversOf([])).toEqual({
      Canteen: { meals: "all Meal", meal: "Meal by id" },
      Meal: {
        __resolveReference: "reference of Meal",
        id: "id of Meal",
        price: "price of Meal",
        cook: "Meal to Cook",
      },
      Cook: {
        __resolveReference: "reference of Cook",
        id: "id of Cook",
        meals: "Meal of Cook",
        best: "Cook to Meal",
      },
    });
  });

  it("is replaced by a resolver by hand, in a map that is bound to the wire and in one that is not", () => {
    const byHand = [
      { Meal: { cook: "by hand" }, Cook: { meals: "by hand" } },
      { Canteen: { meals: "by hand" }, Meal: mapWireType(Meal, { id: "by hand" }) },
    ];
    const { Canteen, Meal: meal, Cook } = resolversOf(byHand);
    expect(Canteen).toEqual({ meals: "by hand", meal: "Meal by id" });
    expect(meal).toMatchObject({ id: "by hand", cook: "by hand", price: "price of Meal" });
    expect(Cook).toMatchObject({ meals: "by hand", best: "Cook to Meal" });
  });

  it("is in one map: that which is bound to the wire, or else one of its own", () => {
    const unbound = { Meal: { cook: "by hand" } };
    const typesOf = (map: object) =>
      withDerived([unbound, map], [style], parse(SDL), collections).map((one) => Object.keys(one));
    expect(typesOf({ Meal: mapWireType(Meal, {}) })).toEqual([["Meal"], ["Meal"], ["Canteen", "Cook"]]);
    expect(typesOf({})).toEqual([["Meal"], [], ["Canteen", "Meal", "Cook"]]);
    expect(withDerived([unbound], [style], parse(SDL), collections)[0]).toEqual(unbound);
  });

  it("is never all objects for a type that is neither an entry nor a resource", () => {
    const sdl = `${SDL} type Guest { meals: MealConnection }`;
    expect(() => resolversOf([], sdl)).toThrow("Guest.meals has no resolver");
    expect(resolversOf([{ Guest: { meals: "by hand" } }], sdl)["Guest"]).toEqual({ meals: "by hand" });
    expect(resolversOf([], `${SDL} type Guest { meal(id: ID!): Meal }`)["Guest"]).toBeUndefined();
  });

  it("stops the start for a node that no operation reads by id, unless its reference is written by hand", () => {
    const blind = { ...style, ofType: ({ type }: { readonly type: string }) => ({ id: `id of ${type}` }) };
    const sdl = SDL.replace("type Cook {", "type Cook implements Node {");
    expect(() => resolversOf([], sdl, [blind])).toThrow(
      "Cook has @node, but nothing reads one by its id: if canteen.listCooks has a filter by id, or another operation reads one by its key, declare its loader or write Cook.__resolveReference by hand; else remove @node",
    );
    const byHand = { Cook: { __resolveReference: "by hand" } };
    expect(resolversOf([byHand], sdl, [blind])["Cook"]?.["__resolveReference"]).toBe("by hand");
    expect(resolversOf([], sdl)["Cook"]?.["__resolveReference"]).toBe("reference of Cook");
  });

  it("is missing for types that the deployment leaves out", () => {
    const sdl = "type Canteen { news: String } type Cook { name: String best: Meal }";
    expect(resolversOf([], sdl)).toEqual({
      Cook: { __resolveReference: "reference of Cook", id: "id of Cook", best: "Cook to Meal" },
    });
  });

  it("is missing without a style, and for collections of another family", () => {
    const byHand = [{ Canteen: { news: "by hand" } }];
    expect(withDerived(byHand, [], parse(SDL), collections)).toBe(byHand);
    const other = { ...style, family: family("other", canteenSpec, canteen.operations) };
    expect(resolversOf(byHand, SDL, [other])).toEqual({ Canteen: { news: "by hand" } });
  });

  it("comes from the style of its own family where two families have lists of one name", () => {
    const other = family("other", canteenSpec, canteen.operations);
    const others: ResourceStyle = { ...style, family: other, list: ({ type }) => `others' ${type}` };
    const both = new Map([...collections, ["Cook", collectionOf(other, "listCooks")]]);
    const sdl = "type Canteen { meals: MealConnection cooks: CookConnection }";
    const [, added] = withDerived([{}], [style, others], parse(sdl), both);
    expect(added).toEqual({ Canteen: { meals: "all Meal", cooks: "others' Cook" } });
  });
});

describe("the wire members that derived resolvers require", () => {
  it("are added to those by hand, which take precedence", () => {
    const byHand = (requires: Readonly<Record<string, readonly string[]>>) => [
      { Meal: mapWireType(Meal, {}, { requires, renamed: { price: "cost" } }) },
    ];
    expect(bindingIn(byHand({ name: ["title"] }), "Meal")).toEqual({
      schema: Meal,
      requires: { name: ["title"], cook: ["cook"] },
      renamed: { price: "cost" },
    });
    expect(bindingIn(byHand({ cook: ["chef"] }), "Meal")?.requires).toEqual({ cook: ["chef"] });
  });

  it("belong to the row of the contract where no map by hand is bound to the wire", () => {
    expect(bindingIn([{ Meal: { name: "by hand" } }], "Meal")).toEqual({
      schema: Meal,
      renamed: {},
      requires: { cook: ["cook"] },
    });
  });
});

describe("a field that nothing can fill", () => {
  it.each([
    [
      "a list of an owner by which the contract does not list",
      "type Cook { cooks: CookConnection }",
      "Cook.cooks",
    ],
    ["a list", "type Canteen { cooks: CookConnection }", "Canteen.cooks"],
    ["a look-up", "type Canteen { cook(id: ID!): Cook }", "Canteen.cook"],
  ])("stops the start: %s", (_case, sdl, coordinate) => {
    const unable = { ...style, list: () => undefined, byId: () => undefined };
    expect(() => resolversOf([], sdl, [unable])).toThrow(
      `${coordinate} has no resolver, and no operation of canteen reads it`,
    );
    const [type = "", field = ""] = coordinate.split(".");
    expect(resolversOf([{ [type]: { [field]: "by hand" } }], sdl, [unable])[type]?.[field]).toBe("by hand");
  });

  /** The subgraph with a type Meal of these fields. */
  const start = (fields: string) => {
    const sdl = `type Query { canteen: Canteen } type Canteen { meal(id: ID!): Meal } type Meal { ${fields} }`;
    return buildSubgraph({
      name: "business",
      families: [{ family: canteen, loaders: {} }],
      styles: [{ ...style, byId: () => () => null }],
      resolvers: [{ Query: { canteen: () => ({}) } }],
      typeDefs: () => ({ ...parse(sdl), collections, marks: new Map() }),
    });
  };

  it("stops the start: a link or member of a row that neither style nor contract has", () => {
    expect(() => start("name: String rival: Meal")).toThrow(
      "Meal.rival has neither a resolver nor a member on the wire",
    );
    expect(start("name: String").schema.getType("Meal")).toBeDefined();
  });
});
