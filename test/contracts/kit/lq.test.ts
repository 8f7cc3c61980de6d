/** Lists of a stand-in service with filters in LQ. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import type { Problem } from "#contracts/kit/error-bodies.ts";
import { lqOperators, readCondition } from "#contracts/kit/lq.ts";
import { limitSkip } from "#contracts/kit/pages/limit-skip.ts";
import { type LqQuery, lqList } from "#services/kit/lq-list.ts";

const text = Type.Optional(Type.String());
const Shop = Type.Object({
  id: Type.String(),
  name: text,
  seats: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  open: Type.Optional(Type.Boolean()),
  opened: text,
  tags: Type.Optional(Type.Array(Type.String())),
  town: Type.Optional(Type.Object({ name: Type.String() })),
});
type Shop = Type.Static<typeof Shop>;

const rows: readonly Shop[] = [
  {
    id: "1",
    name: "Acme",
    seats: 9,
    open: true,
    opened: "2026-01-02T03:04:05.000Z",
    tags: ["a", "b"],
    town: { name: "Ulm" },
  },
  { id: "2", name: "acme", seats: 10, open: false, tags: [], town: { name: "Bonn" } },
  { id: "3", name: "Ac*e: one, two|three", seats: 100, tags: ["b"] },
  { id: "4", seats: null },
];
const shops = lqList(Shop);
const ids = (query: LqQuery, list = shops) => list(rows, query).map(({ id }) => id);
const statusOf = (query: LqQuery) => {
  try {
    shops(rows, query);
    return 200;
  } catch (error) {
    return [(error as Problem).status, (error as Problem).detail.field];
  }
};

describe("a list query", () => {
  it.each([
    ["name:eq:Acme", ["1"]],
    ["name:eq:Ac*", ["1", "3"]],
    ["name:eq:*c*e", ["1", "2", "3"]],
    ["name:eq:A*A*", []],
    ["name:eq:Ac\\*e: one, two|three", ["3"]],
    ["name:ne:Acme", ["2", "3", "4"]],
    ["name:ne:Ac*", ["2", "4"]],
    ["name:search:cm", ["1", "2"]],
    ["name:search:c*e:", ["3"]],
    ["name:in:Acme|acme", ["1", "2"]],
    ["name:in:Ac\\*e: one, two\\|three|*me", ["1", "2", "3"]],
    ["name:between:A|B", ["1", "3"]],
    ["name:lt:Acme", ["3"]],
    ["name:ge:acme", ["2"]],
    ["seats:gt:9", ["2", "3"]],
    ["seats:le:10", ["1", "2"]],
    ["seats:between:10|100", ["2", "3"]],
    ["seats:gt:many", []],
    ["seats:eq:9.0", ["1"]],
    ["open:eq:false", ["2"]],
    ["opened:eq:2026-01-02T03:04:05Z", ["1"]],
    ["opened:le:2026-01-02T04:04:05+01:00", ["1"]],
    ["opened:gt:2026-01-02T03:04:05Z", []],
    ["tags:eq:b", ["1", "3"]],
    ["tags:ne:b", ["2", "4"]],
    ["town.name:eq:Bonn", ["2"]],
  ])("finds by %s", (filter, expected) => {
    expect(ids({ filter: [filter] })).toEqual(expected);
  });

  it("finds the rows that match all conditions", () => {
    expect(ids({ filter: ["name:eq:*me", "seats:ge:10"] })).toEqual(["2"]);
  });

  it("has nine operators and refuses others", () => {
    expect(lqOperators).toHaveLength(9);
    for (const operator of lqOperators) expect(readCondition(`name:${operator}:a|b`).operator).toBe(operator);
    expect(statusOf({ filter: ["name:like:x"] })).toEqual([400, "filter"]);
  });

  it.each(["name", "name:eq", ":eq:x", "seats:between:1", "seats:between:1|2|3", "name:eq:x\\", "nome:eq:x"])(
    "refuses the filter %s",
    (filter) => {
      expect(statusOf({ filter: [filter] })).toEqual([400, "filter"]);
    },
  );

  it("refuses unknown fields, and comparisons with members that have no single value", () => {
    expect(statusOf({ sort: ["-nome"] })).toEqual([400, "sort"]);
    expect(statusOf({ sort: ["town"] })).toEqual([400, "sort"]);
    expect(statusOf({ filter: ["town:eq:x"] })).toEqual([400, "filter"]);
    expect(statusOf({ filter: ["name.length:gt:1"] })).toEqual([400, "filter"]);
    expect(statusOf({ filter: ["constructor:eq:x"] })).toEqual([400, "filter"]);
    expect(statusOf({ fields: ["toString"] })).toEqual([400, "fields"]);
  });

  it("sorts ascending, descending with a minus, by one key after another, missing values last", () => {
    expect(ids({ sort: ["name"] })).toEqual(["3", "1", "2", "4"]);
    expect(ids({ sort: ["-seats"] })).toEqual(["3", "2", "1", "4"]);
    expect(ids({ sort: ["open", "-id"] })).toEqual(["2", "1", "4", "3"]);
  });

  it("gives the requested fields, else the defaults, else all", () => {
    const [first] = rows;
    expect(shops(rows, { fields: ["id", "name"] })[0]).toEqual({ id: "1", name: "Acme" });
    expect(shops(rows, {})[0]).toEqual(first);
    expect(lqList(Shop, { defaults: ["id", "seats"] })(rows, {})[0]).toEqual({ id: "1", seats: 9 });
  });
});

describe("pages by limit and skip", () => {
  const style = limitSkip(Shop, { maxSize: 100, defaultSize: 10 });

  it("are read without a total too, when a full page may not be the last", () => {
    const request = { size: 2, position: 4 };
    expect(style.read({ body: [1, 2], headers: {} }, request)).toMatchObject({ total: undefined, next: 6 });
    expect(style.read({ body: [1], headers: {} }, request).next).toBeUndefined();
    expect(style.read({ body: [1, 2], headers: { "x-total-count": "6" } }, request)).toMatchObject({
      total: 6,
      next: undefined,
    });
    expect(style.read({ body: { error: "x" }, headers: {} }, request).items).toBeUndefined();
  });
});
