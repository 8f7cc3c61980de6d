/** Conditions and orders as the kit writes them. The tests with accounting verify that the service reads them. */
import { describe, expect, it } from "vitest";
import { accountingWhere } from "#subgraphs/kit/filters/accounting-where.ts";

const properties = accountingWhere({
  name: "text",
  city: "text",
  total: "number",
  id: "guid",
  day: "day",
  at: "instant",
});

describe("the where encoder", () => {
  it("writes conditions of each kind with its own syntax", () => {
    expect([
      properties.compare("name", "ne", 'a "b" \\'),
      properties.compare("day", "ge", "2026-11-01"),
      properties.compare("at", "gt", "2026-11-01T09:30:00Z"),
      properties.compare("total", "le", "10.50"),
      properties.text("endsWith", "city", "x"),
    ]).toEqual([
      'name!="a \\"b\\" \\\\"',
      "day>=DateTime(2026,11,1)",
      "at>DateTime(2026,11,1,9,30,0)",
      "total<=10.50",
      'city.EndsWith("x")',
    ]);
  });

  it("takes no property beyond its list and no value of another kind", () => {
    expect(() => properties.compare("toString" as "name", "eq", "x")).toThrow("no property");
    expect(() => properties.compare("total", "eq", "1 OR 1==1")).toThrow("kind number");
    expect(() => properties.compare("id", "eq", 'x") OR Guid("')).toThrow("kind guid");
    expect(() => properties.compare("day", "eq", "2026-11-01T00:00:00Z")).toThrow("kind day");
    expect(() => properties.compare("at", "eq", "2026-11-01")).toThrow("kind instant");
  });

  it("writes orders, the most important first, and none for no property", () => {
    const keys = [
      { property: "day", descending: true },
      { property: "name", descending: false },
    ] as const;
    expect(properties.order(keys)).toBe("day DESC, name ASC");
    expect(properties.order([])).toBeUndefined();
  });
});
