/** Filters that the kit writes for the ERP, read by the stand-in service. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFilter } from "#services/erp/support/odata-filter.ts";
import { collectionFor } from "#subgraphs/business/erp/collections.ts";
import { filterOver } from "#subgraphs/business/erp/filter.ts";
import { odata } from "#subgraphs/kit/filters/odata.ts";
import { runs } from "#test/kit/draws.ts";
import {
  type FilterCase,
  instantTexts,
  joined,
  numberTexts,
  readFilter,
  textsWith,
} from "#test/kit/filter-cases.ts";

describe("a $filter for the ERP", () => {
  const kinds = { name: "text", city: "text", balance: "number", at: "instant" } as const;
  const properties = odata(kinds);
  const nasty = textsWith(
    "'",
    "''",
    "') or (name eq '",
    "a' or 'a' eq 'a",
    "%27",
    "\\'",
    "null",
    "true",
    "1",
    "\u2019",
  );
  interface Row {
    readonly name: string;
    readonly city: string;
    readonly balance: number;
    readonly at: string;
  }
  const row: fc.Arbitrary<Row> = fc.record({
    name: nasty,
    city: nasty,
    balance: numberTexts.map(Number),
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
    numberTexts.map((value) => ({
      filter: properties.compare("balance", "ge", value),
      holds: (one: Row) => one.balance >= Number(value),
    })),
    instantTexts.map((value) => ({
      filter: properties.compare("at", "lt", value),
      holds: (one: Row) => Date.parse(one.at) < Date.parse(value),
    })),
  );
  const trees = joined(leaf);

  it("has the meaning of its filter: no value becomes syntax", () => {
    fc.assert(
      fc.property(trees, fc.array(row, { minLength: 1, maxLength: 5 }), ({ filter, holds }, rows) => {
        const matches = readFilter<Row>(filter, (condition) => {
          const read = parseFilter(condition, kinds);
          return (one) => read({ ...one });
        });
        for (const one of rows) expect(matches(one)).toBe(holds(one));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("finds a text by itself, with any characters", () => {
    fc.assert(
      fc.property(nasty, nasty, (value, other) => {
        const matches = parseFilter(properties.compare("name", "eq", value), kinds);
        expect(matches({ name: value })).toBe(true);
        expect(matches({ name: other })).toBe(other === value);
      }),
    );
  });

  it("refuses amounts of another kind in the filter of vendors", () => {
    const vendorFilter = filterOver(collectionFor("listVendors"), []);
    expect(() => vendorFilter({ balance: { min: "NaN" } })).toThrow("kind number");
  });
});
