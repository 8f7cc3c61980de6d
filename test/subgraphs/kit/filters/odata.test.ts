/** Filters as the kit writes them. The tests with the ERP verify that the service reads them. */
import { describe, expect, it } from "vitest";
import { allOf, anyOf, odata } from "#subgraphs/kit/filters/odata.ts";

const properties = odata({ name: "text", city: "text", balance: "number", at: "instant" });

describe("the $filter encoder", () => {
  it("writes each comparison in the spelling of OData, with quotes doubled", () => {
    expect([
      properties.compare("name", "eq", "O'Neil"),
      properties.compare("balance", "ge", "10.50"),
      properties.compare("at", "lt", "2026-11-01T09:30:00.000Z"),
      properties.text("contains", "city", "x"),
    ]).toEqual([
      "name eq 'O''Neil'",
      "balance ge 10.50",
      "at lt 2026-11-01T09:30:00.000Z",
      "contains(city,'x')",
    ]);
  });

  it("writes a disjunction within a conjunction in brackets", () => {
    const named = (name: string) => properties.compare("name", "eq", name);
    expect(allOf([anyOf([named("a"), named("b")]), named("c")])).toEqual({
      rows: "matching",
      condition: "(name eq 'a' or name eq 'b') and name eq 'c'",
    });
  });

  it("takes no property beyond its list and no value of another kind", () => {
    expect(() => properties.compare("toString" as "name", "eq", "x")).toThrow("no property");
    expect(() => properties.compare("balance", "eq", "1 or 1 eq 1")).toThrow("kind number");
    expect(() => properties.compare("at", "eq", "2026-01-01T00:00:00Z or true")).toThrow("kind instant");
  });
});
