/** Filters that the kit writes for the ERP, read by the stand-in service. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PropertyKind } from "#contracts/erp/index.ts";
import { parseFilter } from "#services/erp/support/odata-filter.ts";
import { collectionFor } from "#subgraphs/business/erp/collections.ts";
import { filterOver } from "#subgraphs/business/erp/filter.ts";
import { allOf, anyOf, type Condition, type ODataFilter, odata } from "#subgraphs/kit/filters/odata.ts";
import { runs } from "#test/kit/draws.ts";

describe("a $filter for the ERP", () => {
  const kinds = { name: "text", city: "text", balance: "number", at: "instant" } as const;
  const properties = odata(kinds);
  const nasty = fc.oneof(
    fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
    fc.constantFrom(
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
    ),
  );
  const number = fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(999))
    .map(([whole, fraction]) => `${whole}.${fraction}`);
  const instant = fc
    .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString());
  interface Row {
    readonly name: string;
    readonly city: string;
    readonly balance: number;
    readonly at: string;
  }
  type Case = { readonly filter: Condition | ODataFilter; readonly holds: (row: Row) => boolean };
  const row: fc.Arbitrary<Row> = fc.record({
    name: nasty,
    city: nasty,
    balance: number.map(Number),
    at: instant,
  });
  const text = fc.constantFrom("name" as const, "city" as const);
  const leaf: fc.Arbitrary<Case> = fc.oneof(
    fc.tuple(text, nasty).map(([property, value]) => ({
      filter: properties.compare(property, "eq", value),
      holds: (one: Row) => one[property] === value,
    })),
    fc.tuple(text, nasty).map(([property, value]) => ({
      filter: properties.text("contains", property, value),
      holds: (one: Row) => one[property].includes(value),
    })),
    number.map((value) => ({
      filter: properties.compare("balance", "ge", value),
      holds: (one: Row) => one.balance >= Number(value),
    })),
    instant.map((value) => ({
      filter: properties.compare("at", "lt", value),
      holds: (one: Row) => Date.parse(one.at) < Date.parse(value),
    })),
  );
  const { tree } = fc.letrec<{ tree: Case }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie("tree"), { maxLength: 3 }).map((parts) => ({
        filter: allOf(parts.map(({ filter }) => filter)),
        holds: (one: Row) => parts.every(({ holds }) => holds(one)),
      })),
      fc.array(tie("tree"), { maxLength: 3 }).map((parts) => ({
        filter: anyOf(parts.map(({ filter }) => filter)),
        holds: (one: Row) => parts.some(({ holds }) => holds(one)),
      })),
    ),
  }));

  it("has the meaning of its filter: no value becomes syntax", () => {
    fc.assert(
      fc.property(tree, fc.array(row, { minLength: 1, maxLength: 5 }), ({ filter, holds }, rows) => {
        const narrowing = allOf([filter]);
        const matches =
          narrowing.rows === "none"
            ? () => false
            : narrowing.rows === "all"
              ? () => true
              : parseFilter(narrowing.condition, kinds satisfies Record<string, PropertyKind>);
        for (const one of rows) expect(matches({ ...one })).toBe(holds(one));
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
