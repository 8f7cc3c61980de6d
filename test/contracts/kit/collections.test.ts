/** Collections that are read from contracts. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { collectionOf } from "#contracts/kit/collections.ts";
import { family, get } from "#contracts/kit/contract.ts";
import { canteen, canteenSpec, Meal, meals } from "#test/kit/canteen.ts";

describe("a collection", () => {
  it("has the facts of the contract about the list and the operation that reads one object", () => {
    const { list, item, filters, ...facts } = collectionOf(canteen, "listMeals");
    expect([list.id, item?.id]).toEqual(["canteen.listMeals", "canteen.getMeal"]);
    expect([...filters]).toEqual([
      ["id", 50],
      ["cookId", 20],
      ["since", 1],
    ]);
    expect(facts).toEqual({
      key: "mealId",
      row: Meal,
      pageSize: 2000,
      includes: ["cook"],
      selects: [],
      sorted: true,
    });
  });

  it("has the list's own parameters as filters if the list has no parameter for all of them", () => {
    // Paging, order, selected members and required parameters are no conditions.
    expect([...collectionOf(canteen, "listOrders").filters]).toEqual([
      ["status", 1],
      ["id", 1],
      ["mealId", 30],
      ["day", undefined],
    ]);
  });

  it("has no filter, link, order or key that the contract does not have", () => {
    expect(collectionOf(canteen, "listTables")).toEqual({
      list: canteen.bound.listTables,
      row: Meal,
      pageSize: 100,
      filters: new Map(),
      includes: [],
      selects: [],
      sorted: false,
    });
  });

  it.each(["listDishes", "getMenu"])("is refused for %s, which is no list", (operation) => {
    expect(() => collectionOf(canteen, operation)).toThrow(`canteen has no list ${operation}`);
  });

  it.each([
    ["no member with the rows", Type.Object({})],
    ["no rows in that member", Type.Object({ data: Type.Object({}) })],
  ])("is refused for a list whose pages have %s", (_case, schema) => {
    const odd = family("odd", canteenSpec, { listMeals: get("/meals", { page: { ...meals, schema } }) });
    expect(() => collectionOf(odd, "listMeals")).toThrow("odd.listMeals has no schema of its rows");
  });
});
