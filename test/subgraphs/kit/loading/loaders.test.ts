/** Loaders: few calls, and each key gets its own result for any answer of the family. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it, vi } from "vitest";
import { csv, get, optional } from "#contracts/kit/contract.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { runs } from "#test/kit/draws.ts";
import { type Answerer, FakeClient, fakeFamily, refused } from "#test/subgraphs/kit/fake-client.ts";

const Item = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String())),
});
const fake = fakeFamily({
  getItem: get("/items/{id}", {
    query: { fields: csv(Type.String()) },
    returns: Type.Object({ item: Item }),
  }),
  showMany: get("/items/many", {
    query: { ids: csv(Type.String()), fields: csv(Type.String()) },
    returns: Type.Object({ items: Type.Array(Item) }),
  }),
  listItems: get("/items", {
    query: { q: optional(Type.String()) },
    page: pageObject(Item, { maxSize: 3, defaultSize: 3 }),
  }),
});
const { batch, batchMany, each, response, single } = loadersOf(fake);

const byIds = (max: number) =>
  batch("showMany", { max, ask: (ids) => ({ ids }), itemsIn: ({ items }) => items, keyOf: ({ id }) => id });
/** Objects by their ids, in calls for one scope each. */
const scoped = batch("showMany", {
  max: 2,
  within: ({ scope }: { readonly scope: string; readonly id: string }) => scope,
  ask: (keys) => ({ ids: keys.map(({ id }) => id) }),
  itemsIn: ({ items }) => items,
  keyOf: ({ id }, scope) => (id ? { scope, id } : null),
});
const idsOf = (input: Readonly<Record<string, unknown>>) => input["ids"] as string[];
const itemsFor = (ids: readonly string[]) => ({ items: ids.map((id) => ({ id, name: `name of ${id}` })) });
const answering: Answerer = (input) => itemsFor(idsOf(input));
const keys = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}`);
const fault = () => new TributaryError("UPSTREAM_ERROR", { family: "fake" });

/** Loads keys. A failed key has the code of its error. */
const codes = (loads: readonly Promise<unknown>[]) =>
  Promise.all(loads.map((load) => load.catch((error: TributaryError) => error.code)));

describe("a batch loader", () => {
  it("reads all keys of one turn in calls of at most the documented size", async () => {
    const client = new FakeClient(fake, answering);
    const loader = byIds(100)(client);
    const found = await Promise.all(keys(250).map((key) => loader.load(key)));
    expect(found.map((item) => item?.id)).toEqual(keys(250));
    expect(client.calls.map((call) => [idsOf(call.input).length, call.keys])).toEqual([
      [100, 100],
      [100, 100],
      [50, 50],
    ]);
  });

  it("reads equal keys once, as text or number, now and later", async () => {
    const client = new FakeClient(fake, answering);
    const loader = byIds(100)(client);
    await Promise.all([loader.load("5"), loader.load(5), loader.load("5")]);
    await loader.load(5);
    expect(client.calls.map(({ input }) => idsOf(input))).toEqual([["5"]]);
  });

  it("batches the keys of one scope, and never returns one scope's item for another's", async () => {
    const client = new FakeClient(fake, answering);
    const loader = scoped(client);
    const asked = ["a1", "b1", "a2", "b2", "a3", "a1"].map(([scope = "", id = ""]) => ({ scope, id }));
    const found = await Promise.all(asked.map((key) => loader.load(key)));
    expect(found.map((item) => item?.id)).toEqual(["1", "1", "2", "2", "3", "1"]);
    expect(client.calls.map(({ input }) => idsOf(input))).toEqual([["1", "2"], ["3"], ["1", "2"]]);
  });

  it("treats keys of equal parts as one, in any order", async () => {
    const client = new FakeClient(fake, answering);
    const loader = scoped(client);
    await Promise.all([loader.load({ scope: "a", id: "1" }), loader.load({ id: "1", scope: "a" })]);
    await loader.load({ id: "1", scope: "a" });
    expect(client.calls).toHaveLength(1);
    client.writes++;
    await loader.load({ scope: "a", id: "1" });
    expect(client.calls).toHaveLength(2);
  });

  it("distinguishes keys whose joined parts are equal", async () => {
    const client = new FakeClient(fake, answering);
    const loader = scoped(client);
    const asked = [
      { scope: "a:b", id: "c" },
      { scope: "a", id: "b:c" },
    ];
    const found = await Promise.all(asked.map((key) => loader.load(key)));
    expect(found.map((item) => item?.id)).toEqual(["c", "b:c"]);
    expect(client.calls).toHaveLength(2);
  });

  it("matches results by key, whatever order, gaps, repeats and strangers the answer has", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat({ max: 60 }).map(String), { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat({ max: 60 }).map(String), { maxLength: 60 }),
        fc.integer({ min: 1, max: 10 }),
        async (asked, answered, max) => {
          const loader = byIds(max)(new FakeClient(fake, () => itemsFor(answered)));
          const found = await Promise.all(asked.map((key) => loader.load(key)));
          expect(found.map((item) => item?.name ?? null)).toEqual(
            asked.map((key) => (answered.includes(key) ? `name of ${key}` : null)),
          );
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it("fails only the keys of the call that failed", async () => {
    const loader = byIds(2)(
      new FakeClient(fake, (input) => {
        if (idsOf(input).includes("3")) throw fault();
        return itemsFor(idsOf(input));
      }),
    );
    expect(await codes(keys(5).map((key) => loader.load(key).then((item) => item?.id)))).toEqual([
      "1",
      "2",
      "UPSTREAM_ERROR",
      "UPSTREAM_ERROR",
      "5",
    ]);
  });

  it("fails a key that cannot be in a call, and reads the others in one call", async () => {
    const client = new FakeClient(fake, answering);
    const loader = byIds(100)(client);
    const bad = ["a,b", "", "\ud800"];
    const outcome = await codes(["1", ...bad, "2"].map((key) => loader.load(key).then((item) => item?.id)));
    expect(outcome).toEqual(["1", "BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT", "2"]);
    expect(client.calls.map(({ input }) => idsOf(input))).toEqual([["1", "2"]]);
  });

  it("returns null for all keys of a batch that is answered with 404", async () => {
    const loader = byIds(2)(
      new FakeClient(fake, () => {
        throw refused("NOT_FOUND");
      }),
    );
    expect(await Promise.all([loader.load("1"), loader.load("2")])).toEqual([null, null]);
  });

  it.each([{}, { items: null }, { items: "x" }, { items: {} }])(
    "fails its keys when the list is not where it should be (%j)",
    async (body) => {
      const loader = byIds(2)(new FakeClient(fake, () => body));
      expect(await codes([loader.load("1")])).toEqual(["UPSTREAM_BAD_RESPONSE"]);
    },
  );

  it("ignores entries that are null or have no key", async () => {
    const loader = byIds(5)(
      new FakeClient(fake, () => ({ items: [null, {}, { id: null }, 7, "x", { id: "1" }] })),
    );
    expect(await Promise.all([loader.load("1"), loader.load("null")])).toEqual([{ id: "1" }, null]);
  });

  it("treats names of Object.prototype as ordinary keys", async () => {
    const names = ["__proto__", "constructor", "toString"];
    const loader = byIds(5)(new FakeClient(fake, answering));
    const found = await Promise.all([...names, "hasOwnProperty"].map((key) => loader.load(key)));
    expect(found.map((item) => item?.id)).toEqual([...names, "hasOwnProperty"]);
    const none = byIds(5)(new FakeClient(fake, () => ({ items: [] })));
    expect(await Promise.all(names.map((key) => none.load(key)))).toEqual([null, null, null]);
  });

  it("reads a single key by the item operation, if there is one", async () => {
    const client = new FakeClient(fake, (input, { name }) =>
      name === "getItem" ? { item: { id: input["id"] } } : itemsFor(idsOf(input)),
    );
    const loader = batch("showMany", {
      max: 10,
      ask: (ids) => ({ ids }),
      itemsIn: ({ items }) => items,
      keyOf: ({ id }) => id,
      single: single("getItem", { ask: (id) => ({ id }), itemIn: ({ item }) => item }),
    })(client);
    expect((await loader.load("1"))?.id).toBe("1");
    await Promise.all([loader.load("2"), loader.load("3")]);
    expect(client.calls.map(({ name }) => name)).toEqual(["getItem", "showMany"]);
  });

  it("returns primed items, reads again after a write, and does not replace loaded items", async () => {
    const client = new FakeClient(fake, answering);
    const loader = byIds(10)(client);
    loader.prime("1", { id: "1", name: "primed" });
    expect((await loader.load("1"))?.name).toBe("primed");
    expect(client.calls).toHaveLength(0);
    client.writes++;
    expect((await loader.load("1"))?.name).toBe("name of 1");
    loader.prime("1", { id: "1", name: "late" });
    expect((await loader.load("1"))?.name).toBe("name of 1");
    expect(client.calls).toHaveLength(1);
  });

  it("reads all keys again, loaded and primed, after a write", async () => {
    const client = new FakeClient(fake, answering);
    const loader = byIds(10)(client);
    await loader.load("1");
    loader.prime("2", { id: "2", name: "primed" });
    client.writes++;
    expect(loader.known("2")).toBeUndefined();
    expect((await Promise.all([loader.load("1"), loader.load("2")])).map((item) => item?.name)).toEqual([
      "name of 1",
      "name of 2",
    ]);
    expect(client.calls.map(({ input }) => idsOf(input))).toEqual([["1"], ["1", "2"]]);
  });
});

describe("a loader of selected members", () => {
  const fieldsOf = ({ input }: { input: Readonly<Record<string, unknown>> }) =>
    [...((input["fields"] as string[]) ?? ["all"])].sort();
  const selective = batch("showMany", {
    max: 10,
    selective: true,
    ask: (ids, fields) => ({ ids, ...(fields && { fields: [...fields] }) }),
    itemsIn: ({ items }) => items,
    keyOf: ({ id }) => id,
  });

  it("reads the union of a batch's selections, returns narrower ones from it and reads again for wider ones", async () => {
    const client = new FakeClient(fake, answering);
    const loader = selective(client);
    await Promise.all([loader.load("1", new Set(["id", "name"])), loader.load("2", new Set(["tags"]))]);
    await loader.load("2", new Set(["name"]));
    expect(client.calls.map(fieldsOf)).toEqual([["id", "name", "tags"]]);
    await loader.load("1", new Set(["id", "owner"]));
    await loader.load("2");
    await loader.load("2", new Set(["anything"]));
    expect(client.calls.map(fieldsOf)).toEqual([["id", "name", "tags"], ["id", "owner"], ["all"]]);
  });

  it("reads all members if one key of the batch needs all", async () => {
    const client = new FakeClient(fake, answering);
    const loader = selective(client);
    await Promise.all([
      loader.load("1", new Set(["id"])),
      loader.load("2"),
      loader.load("1", new Set(["name"])),
    ]);
    expect(client.calls.map(fieldsOf)).toEqual([["all"]]);
  });

  it("does not read an object that is primed without a selection, because it is complete", async () => {
    const client = new FakeClient(fake, answering);
    const loader = selective(client);
    loader.prime("1", { id: "1" });
    await loader.load("1", new Set(["id", "name", "tags"]));
    expect(client.calls).toHaveLength(0);
    expect(loader.known("1")).toEqual({ id: "1" });
  });

  it("merges primed parts of an object, and reads the members that are missing", async () => {
    const client = new FakeClient(fake, answering);
    const loader = selective(client);
    loader.prime("1", { id: "1", name: "one" }, new Set(["id", "name"]));
    loader.prime("1", { id: "1", tags: ["a"] }, new Set(["id", "tags"]));
    expect(await loader.load("1", new Set(["name", "tags"]))).toEqual({ id: "1", name: "one", tags: ["a"] });
    expect(loader.known("1")).toBeUndefined();
    expect(client.calls).toHaveLength(0);
    await loader.load("1", new Set(["owner"]));
    expect(client.calls.map(fieldsOf)).toEqual([["owner"]]);
    loader.prime("1", { id: "1", name: "late" }, new Set(["name"]));
    await loader.load("1", new Set(["owner"]));
    expect(client.calls).toHaveLength(1);
  });

  it("returns null for a key primed with null, until a write", async () => {
    const client = new FakeClient(fake, answering);
    const loader = selective(client);
    loader.prime("1", null);
    expect(await loader.load("1", new Set(["name"]))).toBeNull();
    expect(client.calls).toHaveLength(0);
    client.writes++;
    expect(await loader.load("1", new Set(["name"]))).not.toBeNull();
  });
});

describe("a loader of lists", () => {
  const byTag = (max = 10) =>
    batchMany("listItems", { max, ask: (tags) => ({ q: tags.join(" ") }), keyOf: ({ tags }) => tags });
  const paged =
    (items: readonly object[]): Answerer =>
    (input) => {
      const { limit, offset } = input["page"] as { limit: number; offset: number };
      return {
        data: items.slice(offset, offset + limit),
        meta: { pagination: { total: items.length, limit, offset } },
      };
    };

  it("returns all items of each key from all pages, and an empty list for none", async () => {
    const items = Array.from({ length: 8 }, (_, i) => ({
      id: `${i}`,
      tags: i % 2 ? ["odd"] : ["even", "all"],
    }));
    const client = new FakeClient(fake, paged(items));
    const loader = byTag()(client);
    const [odd, all, none] = await Promise.all([loader.load("odd"), loader.load("all"), loader.load("none")]);
    expect([odd, all, none].map((list) => list?.map(({ id }) => id))).toEqual([
      ["1", "3", "5", "7"],
      ["0", "2", "4", "6"],
      [],
    ]);
    expect(client.calls.map((call) => call.keys)).toEqual([3, 0, 0]);
  });

  it("returns an item once for a key that it names twice", async () => {
    const loader = byTag()(new FakeClient(fake, paged([{ id: "1", tags: ["a", "a"] }])));
    expect(await loader.load("a")).toHaveLength(1);
  });

  it("ends if the family sends the same page again and again", async () => {
    const client = new FakeClient(
      fake,
      () => ({ data: [{ id: "1" }], meta: { pagination: { total: 9, limit: 1, offset: 0 } } }),
      { callsLeft: 300 },
    );
    const loader = byTag()(client);
    await codes([loader.load("a")]);
    expect(client.calls.length).toBeLessThan(50);
  });
});

describe("a loader of single calls", () => {
  const one = each("getItem", { ask: (id) => ({ id }), itemIn: ({ item }) => item });

  it("makes one call for each key, and each fails or is missing by itself", async () => {
    const client = new FakeClient(fake, ({ id }) => {
      if (id === "2") throw refused("NOT_FOUND");
      if (id === "3") throw fault();
      return id === "4" ? {} : { item: { id } };
    });
    const loader = one(client);
    const outcome = await codes(["1", "2", "3", "4", "a/b", "1"].map((key) => loader.load(key)));
    expect(outcome).toEqual([
      { id: "1" },
      null,
      "UPSTREAM_ERROR",
      "UPSTREAM_BAD_RESPONSE",
      "BAD_USER_INPUT",
      { id: "1" },
    ]);
    expect(client.calls).toHaveLength(4);
  });
});

describe("a loader of responses", () => {
  const item = (client: FakeClient) =>
    response("getItem", {
      itemIn: (body) => body.item,
      also: (members) => ({ fields: members && [...members] }),
    })(client);

  it("reads a response once for all objects with equal parameters, with the selected members", async () => {
    const client = new FakeClient(fake, ({ id }) => ({ item: { id } }));
    const loader = item(client);
    const [first, second] = [
      { id: "1", name: "One" },
      { id: "1", name: "Uno" },
    ];
    const found = [loader.load(first, new Set(["id"])), loader.load(second, new Set(["name"]))];
    expect(await Promise.all(found)).toEqual([{ id: "1" }, { id: "1" }]);
    expect(client.calls.map(({ input }) => input)).toEqual([{ id: "1", fields: ["id", "name"] }]);
    client.writes++;
    await loader.load(first);
    expect(client.calls).toHaveLength(2);
  });

  it("is the whole body by default", async () => {
    const client = new FakeClient(fake, () => ({ item: { id: "1" } }));
    const loader = response("getItem")(client);
    loader.prime({ id: "2" }, { item: { id: "2" } });
    expect([await loader.load({ id: "1" }), loader.known({ id: "2" })]).toEqual([
      { item: { id: "1" } },
      { item: { id: "2" } },
    ]);
    expect(client.calls).toHaveLength(1);
  });
});

describe("a single read that is answered with another object", () => {
  const numbered = each("getItem", { ask: (id) => ({ id }), itemIn: ({ item }) => item });
  const answeredWith = (id: string) => {
    const client = new FakeClient(fake, () => ({ item: { id } }));
    const refusals = vi.spyOn(client.upstream, "answeredAnother");
    return { client, refusals };
  };

  it("is refused, and reported with its operation alone", async () => {
    const { client, refusals } = answeredWith("8");
    await expect(numbered(client).load("7")).rejects.toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
    expect(refusals.mock.calls.map(([operation]) => operation.id)).toEqual(["fake.getItem"]);
  });

  it("is accepted if the key is an alias", async () => {
    const { client, refusals } = answeredWith("8");
    expect(await numbered(client).load("me")).toMatchObject({ id: "8" });
    expect(refusals).not.toHaveBeenCalled();
  });
});
