/** A list instead of single reads: fewer calls, and for each key the result of a single read. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { get } from "#contracts/kit/contract.ts";
import { pageObject, startLimit } from "#contracts/kit/pages/offset.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { runs } from "#test/kit/draws.ts";
import { FakeClient, fakeFamily, Paged, refused } from "#test/subgraphs/kit/fake-client.ts";

const Item = Type.Object({ id: Type.String(), emails: Type.Array(Type.String()) });
type Item = Type.Static<typeof Item>;
const Found = Type.Object({ items: Type.Array(Item) });
const counted = pageObject(Item, { maxSize: 40, defaultSize: 40 });
const uncounted = startLimit(Item, { maxSize: 40, defaultSize: 40, bare: true });
const fake = fakeFamily({
  getItem: get("/items/{id}", { returns: Type.Object({ item: Item }) }),
  findItems: get("/found/{email}", { returns: Found }),
  listCounted: get("/counted", { page: counted }),
  listUncounted: get("/uncounted", { page: uncounted }),
  listForAdmins: get("/all", { page: counted, roles: ["admin"] }),
});
const { batchMany, each, list } = loadersOf(fake);

const byId = (operation: "listCounted" | "listUncounted") =>
  each("getItem", {
    ask: (id) => ({ id }),
    itemIn: ({ item }) => item,
    list: list(operation, { ask: () => ({}), keyOf: ({ id }) => id }),
  });
const byEmail = batchMany("findItems", {
  max: 1,
  ask: ([email = ""]) => ({ email }),
  itemsIn: ({ items }) => items,
  keyOf: ({ emails }) => emails ?? [],
  list: list("listUncounted", { ask: () => ({}), keyOf: ({ emails }) => emails ?? [] }),
});

const context = {
  now: () => 0,
  seal: () => "",
  open: () => undefined,
  path: "/",
  search: new URLSearchParams(),
};

/** The family with these items. `unlisted` ones are not in a list. */
function serving(items: readonly Item[], onList: (call: number) => void = () => undefined) {
  let lists = 0;
  return new FakeClient(
    fake,
    (input, { name }) => {
      if (name === "findItems")
        return { items: items.filter(({ emails }) => emails.includes(String(input["email"]))) };
      if (name === "getItem") {
        const item = items.find(({ id }) => id === input["id"]);
        if (!item) throw refused("NOT_FOUND");
        return { item };
      }
      onList(++lists);
      return new Paged((name === "listCounted" ? counted : uncounted).cut(items, input, context).body);
    },
    { callsLeft: 10_000 },
  );
}

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, emails: [`p${at}@example.com`] }));
const callsOf = (client: FakeClient) => {
  const calls: Record<string, number> = {};
  for (const { name } of client.calls) calls[name] = (calls[name] ?? 0) + 1;
  return calls;
};
const idsOf = (from: number, count: number) => Array.from({ length: count }, (_, at) => `${from + at}`);

describe("a loader with a list", () => {
  it("reads one page for keys that are on it, and each key alone below the fewest", async () => {
    const client = serving(itemsOf(1_000));
    const one = byId("listCounted")(client);
    expect((await Promise.all(idsOf(0, 10).map((id) => one.load(id)))).map((item) => item?.id)).toEqual(
      idsOf(0, 10),
    );
    expect(callsOf(client)).toEqual({ listCounted: 1 });
    const few = serving(itemsOf(1_000));
    await Promise.all(["7"].map((id) => byId("listCounted")(few).load(id)));
    expect(callsOf(few)).toEqual({ getItem: 1 });
  });

  it("has null for a key that the whole list lacks, without reading it", async () => {
    const client = serving(itemsOf(60));
    const loader = byId("listCounted")(client);
    const found = await Promise.all(["1", "59", "none", "nobody", "3", "4"].map((id) => loader.load(id)));
    expect(found.map((item) => item?.id ?? null)).toEqual(["1", "59", null, null, "3", "4"]);
    expect(callsOf(client)).toEqual({ listCounted: 2 });
  });

  it("reads keys one by one if the first pages of a long list do not have them", async () => {
    const client = serving(itemsOf(4_000));
    const loader = byId("listCounted")(client);
    const ids = ["1", "2", "3", "3900", "3999"];
    expect((await Promise.all(ids.map((id) => loader.load(id)))).map((item) => item?.id)).toEqual(ids);
    expect(callsOf(client)).toEqual({ listCounted: 1, getItem: 2 });
  });

  it("stops reading a list without a total after a page with none of the keys", async () => {
    const client = serving(itemsOf(4_000));
    const loader = byId("listUncounted")(client);
    await Promise.all(idsOf(2_000, 20).map((id) => loader.load(id)));
    expect(callsOf(client)).toEqual({ listUncounted: 1, getItem: 20 });
  });

  it("returns the same as single reads, with at most half as many calls more", async () => {
    const draw = fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 120 });
    const operation = fc.constantFrom("listCounted" as const, "listUncounted" as const);
    await fc.assert(
      fc.asyncProperty(draw, fc.nat(500), operation, async (ids, size, name) => {
        const client = serving(itemsOf(size));
        const loader = byId(name)(client);
        const found = await Promise.all(ids.map((id) => loader.load(id)));
        expect(found.map((item) => item?.id ?? null)).toEqual(ids.map((id) => (id < size ? `${id}` : null)));
        expect(client.calls.length).toBeLessThanOrEqual(ids.length + Math.ceil(ids.length / 2));
      }),
      { numRuns: runs(200) },
    );
  });

  it("shows all objects of a key: from the whole list, or from a search of the key", async () => {
    const twins = [...itemsOf(50), { id: "twin", emails: ["p1@example.com", "p1@example.com"] }];
    const [short, long] = [serving(twins), serving([...itemsOf(500), ...twins.slice(-1)])];
    const emails = idsOf(0, 4).map((id) => `p${id}@example.com`);
    for (const client of [short, long]) {
      const loader = byEmail(client);
      const found = await Promise.all(emails.map((email) => loader.load(email)));
      expect(found.map((items) => items.map(({ id }) => id))).toEqual([["0"], ["1", "twin"], ["2"], ["3"]]);
    }
    expect(callsOf(short)).toEqual({ listUncounted: 2 });
    expect(callsOf(long)).toEqual({ listUncounted: 2, findItems: 4 });
  });

  it("reads each key alone where the list is refused, and fails all keys where the family fails", async () => {
    const refusing = serving(itemsOf(50), () => {
      throw refused("FORBIDDEN");
    });
    const loader = byId("listCounted")(refusing);
    expect((await Promise.all(["1", "2"].map((id) => loader.load(id)))).map((item) => item?.id)).toEqual([
      "1",
      "2",
    ]);
    const failing = serving(itemsOf(50), () => {
      throw new TributaryError("UPSTREAM_ERROR", { family: "fake" });
    });
    const loads = await Promise.allSettled(["1", "2"].map((id) => byId("listCounted")(failing).load(id)));
    expect(loads.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const together = byId("listCounted")(failing);
    const codes = ["1", "2"].map((id) => together.load(id).catch((error: TributaryError) => error.code));
    expect(await Promise.all(codes)).toEqual(["UPSTREAM_ERROR", "UPSTREAM_ERROR"]);
  });

  it("is refused at load where the list needs other rights than the single read", () => {
    const declare = () =>
      each("getItem", {
        ask: (id) => ({ id }),
        itemIn: ({ item }) => item,
        list: list("listForAdmins", { ask: () => ({}), keyOf: ({ id }) => id }),
      });
    expect(declare).toThrow("fake.listForAdmins does not need the same rights as fake.getItem");
  });
});
