/** Filters and orders that the kit writes for accounting, read by the stand-in service. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseOrder, parseWhere } from "#services/accounting/support/where.ts";
import { accountingWhere } from "#subgraphs/kit/filters/accounting-where.ts";
import { runs } from "#test/kit/draws.ts";
import {
  type FilterCase,
  instantTexts,
  joined,
  numberTexts,
  readFilter,
  textsWith,
} from "#test/kit/filter-cases.ts";

const kinds = { name: "text", city: "text", total: "number", id: "guid", day: "day", at: "instant" } as const;
const properties = accountingWhere(kinds);

const nasty = textsWith(
  '"',
  '\\"',
  "\\",
  '\\\\"',
  '") OR (name=="',
  'a" OR "a"=="a',
  "%22",
  "null",
  "\n",
  "\u201d",
);
const day = instantTexts.map((text) => text.slice(0, 10));

interface Row {
  readonly name: string;
  readonly city: string;
  readonly total: number;
  readonly id: string;
  readonly day: string;
  readonly at: string;
}
const row: fc.Arbitrary<Row> = fc.record({
  name: nasty,
  city: nasty,
  total: numberTexts.map(Number),
  id: fc.uuid(),
  day,
  at: instantTexts,
});
const text = fc.constantFrom("name" as const, "city" as const);
const leaf: fc.Arbitrary<FilterCase<Row>> = fc.oneof(
  fc.tuple(text, nasty).map(([property, value]) => ({
    filter: properties.compare(property, "eq", value),
    holds: (one: Row) => one[property] === value,
  })),
  fc.tuple(text, nasty).map(([property, value]) => ({
    filter: properties.text("contains", property, value),
    holds: (one: Row) => one[property].includes(value),
  })),
  fc.tuple(text, nasty).map(([property, value]) => ({
    filter: properties.text("startsWith", property, value),
    holds: (one: Row) => one[property].startsWith(value),
  })),
  numberTexts.map((value) => ({
    filter: properties.compare("total", "ge", value),
    holds: (one: Row) => one.total >= Number(value),
  })),
  fc.uuid().map((value) => ({
    filter: properties.compare("id", "ne", value.toUpperCase()),
    holds: (one: Row) => one.id !== value,
  })),
  day.map((value) => ({
    filter: properties.compare("day", "lt", value),
    holds: (one: Row) => one.day < value,
  })),
  instantTexts.map((value) => ({
    filter: properties.compare("at", "le", value),
    holds: (one: Row) => Date.parse(one.at) <= Date.parse(value),
  })),
);
const trees = joined(leaf);

describe("a where for accounting", () => {
  it("has the meaning of its filter: no value becomes syntax (D3-075)", () => {
    fc.assert(
      fc.property(trees, fc.array(row, { minLength: 1, maxLength: 5 }), ({ filter, holds }, rows) => {
        const matches = readFilter(filter, (condition) => parseWhere(condition, kinds));
        for (const one of rows) expect(matches(one)).toBe(holds(one));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("finds a text by itself, with any characters", () => {
    fc.assert(
      fc.property(nasty, nasty, (value, other) => {
        const matches = parseWhere(properties.compare("name", "eq", value), kinds);
        expect(matches({ name: value })).toBe(true);
        expect(matches({ name: other })).toBe(other === value);
      }),
    );
  });

  it("orders rows by several properties, the most important first", () => {
    const keys = [
      { property: "day", descending: true },
      { property: "name", descending: false },
    ] as const;
    const order = properties.order(keys) ?? "";
    expect(order).toBe("day DESC, name ASC");
    const rows = ["2026-01-01 b", "2026-01-02 c", "2026-01-01 a"].map((one) => {
      const [when = "", name = ""] = one.split(" ");
      return { day: when, name };
    });
    expect(rows.sort(parseOrder(order, kinds)).map(({ name }) => name)).toEqual(["c", "a", "b"]);
    expect(properties.order([])).toBeUndefined();
  });
});
