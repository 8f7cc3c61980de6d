/** Parts of the rehearsal: differences of answers, `@defer` around fields, faults of a header. */
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { differenceOf, merge } from "#scripts/rehearse/compare.ts";
import { deferred } from "#scripts/rehearse/defer.ts";
import { faultsIn } from "#scripts/rehearse/stand-ins.ts";

describe("the difference between two answers", () => {
  const whole = {
    users: {
      nodes: [
        { a: 1, b: { c: 2 } },
        { a: 3, b: { c: 4 } },
      ],
    },
    total: 2,
  };

  it("has the lost paths, with their count", () => {
    const now = {
      users: {
        nodes: [
          { a: 1, b: null },
          { a: 3, b: null },
        ],
      },
      total: 2,
    };
    const { lost, fewer, changed, stays, of } = differenceOf(whole, now);
    expect([...lost]).toEqual([["users.nodes.*.b", 2]]);
    expect([[...fewer], [...changed], stays, of]).toEqual([[], [], 3, 5]);
  });

  it("has shorter lists and changed values", () => {
    const { fewer, changed } = differenceOf(whole, { users: { nodes: [{ a: 1 }] }, total: 1 });
    expect([...fewer]).toEqual([["users.nodes", 1]]);
    expect([...changed]).toEqual(["total"]);
  });

  it.each([
    [
      "by their id",
      [
        { id: 1, a: 1 },
        { id: 2, a: 2 },
        { id: 3, a: 3 },
      ],
      [
        { id: 1, a: 1 },
        { id: 3, a: 9 },
      ],
    ],
    ["by equality if they have none", [{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 3 }]],
  ])("pairs items of a shorter list %s", (_, before, now) => {
    const { fewer, stays, changed } = differenceOf({ list: before }, { list: now });
    expect([[...fewer], stays]).toEqual([[["list", 1]], "id" in (before[0] ?? {}) ? 3 : 2]);
    expect([...changed]).toEqual("id" in (before[0] ?? {}) ? ["list.*.a"] : []);
  });

  it("counts a value that replaces another one once", () => {
    const payload = { form: { id: "1" }, userErrors: [] };
    const refused = { form: null, userErrors: [{ code: "FORBIDDEN" }] };
    const { lost, changed, stays, of } = differenceOf(payload, refused);
    expect([[...lost], [...changed], stays, of]).toEqual([[["form", 1]], ["userErrors"], 0, 1]);
    const merged = differenceOf([{ id: "BankPayment:1" }, { id: "T:1" }], [{ id: "T:1" }, { id: "T:2" }]);
    expect([[...merged.changed], merged.stays, merged.of]).toEqual([[""], 1, 2]);
  });

  it("has lost paths within items of a list of the same length, in any of the items", () => {
    const before = [
      { a: 1, b: { c: 2 } },
      { a: 3, b: { c: 4 } },
      { a: 5, b: { c: 6 } },
    ];
    const { lost, stays, of } = differenceOf(before, [before[0], { a: 3, b: null }, before[2]]);
    expect([[...lost], stays, of]).toEqual([[["*.b", 1]], 5, 6]);
  });

  it("includes later parts at their paths", () => {
    const data = { users: { nodes: [{ a: 1, b: { d: 5 } }] } };
    merge(data, ["users", "nodes", 0], { b: { c: 2 }, e: null });
    expect(data).toEqual({ users: { nodes: [{ a: 1, b: { c: 2, d: 5 }, e: null }] } });
  });
});

describe("@defer", () => {
  const document = parse(
    "query Q { users { nodes { email again: tickets { id } ...P } } } fragment P on User { crmPerson { id } }",
  );

  it("is put around the field of a path, by its alias, also in fragments", () => {
    expect(deferred(document, ["users.nodes.*.again"])).toContain("... @defer {\n        again: tickets {");
    expect(deferred(document, ["users.nodes.*.crmPerson"])).toMatch(
      /\.\.\. on User \{\s+\.\.\. @defer \{\s+crmPerson/,
    );
  });

  it("is not added if the operation has none of the fields", () => {
    expect(deferred(document, ["users.nodes.*.absent"])).toBeUndefined();
  });
});

describe("faults of a header", () => {
  const served = ["crm", "banking"];

  it("are read by family, with blanks around the names", () => {
    expect([...faultsIn("crm = silent, banking=429", served)]).toEqual([
      ["crm", "silent"],
      ["banking", "429"],
    ]);
    expect(faultsIn("", served).size).toBe(0);
  });

  it.each([
    ["odd=down", 'There is no family "odd": crm, banking'],
    ["erp=down", 'There is no family "erp": crm, banking'],
    ["crm=odd", 'There is no fault "odd": slow, down'],
    ["crm=silent=x", '"crm=silent=x" is not <family>=<fault>'],
  ])("are refused: %s", (text, message) => {
    expect(() => faultsIn(text, served)).toThrow(message);
  });
});
