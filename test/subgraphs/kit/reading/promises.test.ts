import Type from "typebox";
import { describe, expect, it } from "vitest";
import { family, post, put } from "#contracts/kit/contract.ts";
import { promiseOf } from "#subgraphs/kit/reading/promises.ts";
import { sample } from "#test/subgraphs/kit/rest/sample.ts";

const Thing = Type.Object({ id: Type.String(), name: Type.String() });

const { bound } = family("promising", sample, {
  nothing: post("/nothing", {}),
  emptyObject: post("/empty", { returns: Type.Object({}) }),
  thing: post("/things", { returns: Thing }),
  wrapped: post("/wrapped", { returns: Type.Object({ success: Type.Boolean(), data: Thing }) }),
  job: post("/jobs", { returns: Type.Object({ job_id: Type.String(), rows: Type.Array(Thing) }) }),
  ofParent: put("/boxes/{boxId}/things", {
    returns: Type.Object({ boxId: Type.String(), things: Type.Array(Thing) }),
  }),
  byPath: put("/things/{thingId}", { returns: Type.Object({ thingId: Type.String(), on: Type.Boolean() }) }),
  flag: post("/flag", { returns: Type.Object({ on: Type.Boolean(), label: Type.String() }) }),
  nullable: post("/nullable", {
    returns: Type.Object({
      object: Type.Literal("features"),
      cards: Type.Union([Thing, Type.Null()]),
      transfers: Type.Object({ ach: Type.Union([Thing, Type.Null()]) }),
    }),
  }),
  optional: post("/optional", { returns: Type.Object({ url: Type.Optional(Type.String()) }) }),
  some: post("/some", {
    returns: Type.Object({ lists: Type.Optional(Type.Array(Thing)) }, { minProperties: 1 }),
  }),
});

const thing = { id: "1" };

describe("the promise of a write", () => {
  it.each(["nothing", "emptyObject"] as const)("is none where the contract has no member: %s", (name) => {
    expect(promiseOf(bound[name])).toBeUndefined();
  });

  it.each<[keyof typeof bound, readonly unknown[], readonly unknown[]]>([
    ["thing", [thing], [{}, null, undefined, [], { name: "x" }, { id: null }, { id: "" }]],
    ["wrapped", [{ data: thing }], [{ success: true }, { success: true, data: null }, { data: {} }]],
    ["job", [{ job_id: "1" }], [{ rows: [thing] }, { job_id: null, rows: [] }]],
    ["ofParent", [{ things: [thing] }, { things: [] }], [{ boxId: "1" }, { things: null }, { things: [{}] }]],
    ["byPath", [{ thingId: "1" }], [{ on: true }]],
    ["flag", [{ on: false }, { label: "" }], [{}, { on: null }]],
    ["nullable", [{ transfers: { ach: null } }], [{}, { object: "features" }, { transfers: {} }]],
    ["optional", [{}, { url: "x" }], [null, [], undefined]],
    ["some", [{ lists: [] }], [{}, { lists: null }, { other: 1 }]],
  ])("of %s is kept by what shows the object, and by nothing else", (name, shown, unshown) => {
    const promised = promiseOf(bound[name]);
    for (const body of shown) expect(promised?.(body), JSON.stringify(body)).toBe(true);
    for (const body of unshown) expect(promised?.(body), JSON.stringify(body)).toBe(false);
  });
});
