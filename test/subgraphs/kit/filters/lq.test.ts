/** LQ from structured inputs: stand-in services read the requested conditions, for all values. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { family, get } from "#contracts/kit/contract.ts";
import { lq, readCondition, writeCondition } from "#contracts/kit/lq.ts";
import { parseQuery, renderQuery } from "#contracts/kit/wire.ts";
import type { TributaryError } from "#platform/errors/catalog.ts";
import { lqList } from "#services/kit/lq-list.ts";
import { type FieldFilter, type FilterValue, lqFields, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { ALL_ROWS, conditionOf, NO_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { runs } from "#test/kit/draws.ts";

const RUNS = { numRuns: runs(1_000) };
const nasty = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc
    .array(fc.constantFrom(..."*|\\:,;&=%aA b-", "\\*", "a:eq:b", "&filter=x", "\u{1f600}"), { maxLength: 6 })
    .map((parts) => parts.join("")),
);
const Row = Type.Object({ name: Type.String(), note: Type.String() });
type Row = Type.Static<typeof Row>;
const rowsOf = lqList(Row);
const members = { name: "name", remark: "note" } as const;

const conditionsOf = (filter: Parameters<typeof lqFilter<typeof members>>[1]) =>
  conditionOf(lqFilter(members, filter));

/** The rows that a filter finds after it was written and parsed. */
function found(
  rows: readonly Row[],
  filter: Parameters<typeof lqFilter<typeof members>>[1],
): readonly unknown[] {
  const narrowing = lqFilter(members, filter);
  if (narrowing.rows === "none") return [];
  const conditions = conditionOf(narrowing);
  const search = new URLSearchParams(renderQuery(lq, { filter: conditions }));
  return rowsOf(rows, parseQuery(lq, search) as { filter?: string[] });
}

interface Case {
  readonly asked: FilterValue;
  readonly holds: (value: string) => boolean;
}
const cases: fc.Arbitrary<Case> = fc.oneof(
  nasty.map((x) => ({ asked: { eq: x }, holds: (value: string) => value === x })),
  nasty.map((x) => ({ asked: { ne: x }, holds: (value: string) => value !== x })),
  nasty.map((x) => ({ asked: { gt: x }, holds: (value: string) => value > x })),
  nasty.map((x) => ({ asked: { ge: x }, holds: (value: string) => value >= x })),
  nasty.map((x) => ({ asked: { lt: x }, holds: (value: string) => value < x })),
  nasty.map((x) => ({ asked: { le: x }, holds: (value: string) => value <= x })),
  nasty.map((x) => ({ asked: { contains: x }, holds: (value: string) => value.includes(x) })),
  nasty.map((x) => ({ asked: { startsWith: x }, holds: (value: string) => value.startsWith(x) })),
  nasty.map((x) => ({ asked: { endsWith: x }, holds: (value: string) => value.endsWith(x) })),
  nasty.map((x) => ({ asked: { from: x }, holds: (value: string) => value >= x })),
  nasty.map((x) => ({ asked: { until: x }, holds: (value: string) => value <= x })),
  fc.array(nasty, { maxLength: 4 }).map((some) => ({
    asked: some,
    holds: (value: string) => some.includes(value),
  })),
  fc.array(nasty, { maxLength: 4 }).map((some) => ({
    asked: { in: some },
    holds: (value: string) => some.includes(value),
  })),
  fc.tuple(nasty, nasty).map(([from, to]) => ({
    asked: { from, until: to },
    holds: (value: string) => value >= from && value <= to,
  })),
);

describe("a filter input", () => {
  it("finds the rows that meet its conditions, and no value is parsed as syntax", () => {
    const rows = fc.array(fc.record({ name: nasty, note: nasty }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, cases, cases, (all, name, remark) => {
        expect(found(all, { name: name.asked, remark: remark.asked })).toEqual(
          all.filter((row) => name.holds(row.name) && remark.holds(row.note)),
        );
      }),
      RUNS,
    );
  });

  it("finds each value by itself", () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const row = { name: value, note: "" };
        expect(found([row], { name: { eq: value, in: ["x", value] } })).toEqual([row]);
        expect(found([row], { name: { from: value, until: value } })).toEqual([row]);
      }),
      RUNS,
    );
  });

  it("has wildcards in patterns only, where a star can still be meant", () => {
    const rows = ["Acme", "acme", "Ac*e", "Ac\\me"].map((name) => ({ name, note: "" }));
    const names = (asked: FieldFilter) => found(rows, { name: asked }).map((row) => (row as Row).name);
    expect(names({ like: "Ac*" })).toEqual(["Acme", "Ac*e", "Ac\\me"]);
    expect(names({ like: "Ac\\*e" })).toEqual(["Ac*e"]);
    expect(names({ like: "Ac\\\\*" })).toEqual(["Ac\\me"]);
    expect(names({ notLike: "Ac*" })).toEqual(["acme"]);
    expect(names({ eq: "Ac*" })).toEqual([]);
  });

  it("is written as conditions of the family's own fields, unescaped where nothing needs it", () => {
    expect(conditionsOf({ name: { eq: "Acme, Inc: a|b" }, remark: { like: "x*" } })).toEqual([
      "name:eq:Acme, Inc: a|b",
      "note:eq:x*",
    ]);
    expect(conditionsOf({ name: { in: ["a|b", "c*"] }, remark: { from: "1", until: "2" } })).toEqual([
      "name:in:a\\|b|c\\*",
      "note:between:1|2",
    ]);
    expect(lqFilter({ seats: "seats" }, { seats: { gt: 5, ne: 0 } })).toEqual({
      rows: "matching",
      condition: ["seats:ne:0", "seats:gt:5"],
    });
    expect(lqFilter(members, { name: { eq: null }, remark: null })).toEqual(ALL_ROWS);
    expect(lqFilter(members, undefined)).toEqual(ALL_ROWS);
    expect(lqFilter(members, { name: { in: [] } })).toEqual(NO_ROWS);
    expect(() => conditionOf(NO_ROWS)).toThrow("no row can match");
  });

  it.each([
    ["a pattern that ends in a backslash", { like: "x\\" }],
    ["what would not fit into a URL", { eq: "x".repeat(4_001) }],
  ])("refuses %s", (_name, asked) => {
    try {
      lqFilter(members, { name: asked });
      expect.unreachable();
    } catch (error) {
      expect((error as TributaryError).code).toBe("BAD_USER_INPUT");
    }
  });

  it("is read again as it was written", () => {
    const condition = fc.record({
      field: fc.constantFrom("name", "organization.id"),
      operator: fc.constant("in" as const),
      values: fc.array(fc.array(nasty, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(condition, (one) => {
        expect(readCondition(writeCondition(one))).toEqual(one);
      }),
      RUNS,
    );
  });
});

describe("an order input", () => {
  const fields = { NAME: "name", CREATED_AT: "created" };

  it("is written key by key, descending with a minus", () => {
    expect(lqSort(fields, [{ field: "CREATED_AT", direction: "DESC" }, { field: "NAME" }])).toEqual([
      "-created",
      "name",
    ]);
    expect(lqSort(fields, [{ field: "NAME", direction: "ASC" }])).toEqual(["name"]);
  });

  it("of nothing is not sent", () => {
    expect(lqSort(fields, [])).toBeUndefined();
    expect(lqSort(fields, null)).toBeUndefined();
  });
});

describe("a selection", () => {
  it("is sent as the top-level members of the rows", () => {
    expect(lqFields(new Set(["id", "name", "town.name"]))).toEqual({ fields: ["id", "name"] });
  });
});

describe("the parameters", () => {
  it("are written as the documents have them: fields and sort with commas, each condition by itself", () => {
    const { bound } = family(
      "lists",
      {
        subgraph: "identity",
        auth: { scheme: "header", header: "x", present: (x) => x, accept: (x) => x },
        errors: { write: () => ({}), read: () => ({}) },
      },
      { list: get("/list", { query: lq }) },
    );
    const input = { fields: ["id", "name"], filter: ["name:eq:a,b", "id:ne:1"], sort: ["-name", "id"] };
    expect(renderQuery(bound.list.query, input)).toBe(
      "?fields=id,name&filter=name%3Aeq%3Aa%2Cb&filter=id%3Ane%3A1&sort=-name,id",
    );
  });
});
