/** Calls of a family are typed by its contract, for input that is a literal, a variable or a spread. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { csv, get, type Input, json, optional, post, required } from "#contracts/kit/contract.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";
import type { Api } from "#subgraphs/kit/calls/family-client.ts";
import { type Connect, ListReader } from "#subgraphs/kit/loading/connection.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { FakeClient, fakeFamily } from "#test/subgraphs/kit/fake-client.ts";

const Item = Type.Object({ id: Type.String() });
const page = pageObject(Item, { maxSize: 10, defaultSize: 10 });
const key = { "Repeat-Key": optional(Type.String()) };
const fake = fakeFamily({
  listItems: get("/shelves/{shelf}/items", {
    query: { projectId: optional(Type.Integer()), sort: optional(Type.Enum(["name", "-name"])) },
    page,
  }),
  searchItems: get("/items", { query: { term: required(optional(Type.String())) }, page }),
  showMany: get("/items/many", {
    query: { ids: csv(Type.String(), { max: 100 }) },
    returns: Type.Object({ items: Type.Array(Item) }),
  }),
  findMany: post("/items/find", {
    body: json(Type.Object({ names: Type.Array(Type.String(), { maxItems: 20 }) })),
    returns: Type.Object({ items: Type.Array(Item) }),
    reads: true,
  }),
  createItem: post("/items", {
    headers: key,
    idempotencyKey: "Repeat-Key",
    body: json(Item),
    returns: Item,
  }),
});

const client = () => new FakeClient(fake, () => ({ data: [], meta: { pagination: { total: 0 } } }));
/** The same function that the context gives a resolver. */
const connectionOf =
  (of: FakeClient): Connect<typeof fake> =>
  (name, input, args, view) =>
    new ListReader(of).read(name, input, args, view) as ReturnType<Connect<typeof fake>>;

describe("the input of a connection", () => {
  it("is what the operation documents, without the paging parameters", async () => {
    const own = client();
    await connectionOf(own)("listItems", { shelf: "s", projectId: 5, sort: "name" }, { first: 5 });
    expect(own.calls.map(({ name, input }) => [name, input["projectId"]])).toEqual([["listItems", 5]]);
  });

  it("does not compile with a misspelt filter, in a literal, a variable or a spread", () => {
    const connection = connectionOf(client());
    const misspelt = { shelf: "s", projectID: 5 };
    const rest = { projectID: 5 };
    const calls = [
      // @ts-expect-error no parameter has this name
      () => connection("listItems", { shelf: "s", projectID: 5 }, {}),
      // @ts-expect-error nor in a variable
      () => connection("listItems", misspelt, {}),
      // @ts-expect-error nor in a spread object
      () => connection("listItems", { shelf: "s", ...rest }, {}),
      // @ts-expect-error nor in the view
      () => connection("listItems", { shelf: "s" }, {}, misspelt),
      // @ts-expect-error only the page style sends these
      () => connection("listItems", { shelf: "s", page: { limit: 5, offset: 0 } }, {}),
    ];
    expect(calls).toHaveLength(5);
  });

  it("does not compile with a value of another type, or without what is required", () => {
    const connection = connectionOf(client());
    const blank = "" as string | number;
    const calls = [
      // @ts-expect-error a blank id is not a number
      () => connection("listItems", { shelf: "s", projectId: "" }, {}),
      // @ts-expect-error the value of "id && numberOf(id)" for a blank id
      () => connection("listItems", { shelf: "s", projectId: blank }, {}),
      // @ts-expect-error the path needs its shelf
      () => connection("listItems", { projectId: 5 }, {}),
      // @ts-expect-error the search needs its term
      () => connection("searchItems", {}, {}),
    ];
    expect(calls).toHaveLength(4);
  });

  it("does not compile with paging arguments that no list reads", () => {
    const connection = connectionOf(client());
    const rest = { first: 5, orderBy: "NAME" };
    // @ts-expect-error an argument of the field that no code reads
    const call = () => connection("listItems", { shelf: "s" }, rest);
    expect(call).toBeTypeOf("function");
  });
});

describe("the input of a call", () => {
  it("does not compile with a parameter that the operation does not take", () => {
    const calls = (api: Api<typeof fake>) => {
      const misspelt = { ids: ["1"], feilds: "id" };
      // @ts-expect-error no parameter has this name
      return api.showMany(misspelt);
    };
    expect(calls).toBeTypeOf("function");
  });

  it("does not compile without the idempotency key that a write documents (D3-053)", () => {
    type Create = Input<(typeof fake)["operations"]["createItem"]>;
    const body = { id: "1" };
    const whole: Create = { body, "Repeat-Key": "k" };
    // @ts-expect-error the key is missing
    const without: Create = { body };
    // @ts-expect-error the key may be undefined
    const perhaps: Create = { body, "Repeat-Key": undefined };
    expect([whole, without, perhaps].map((input) => input["Repeat-Key"])).toEqual([
      "k",
      undefined,
      undefined,
    ]);
  });
});

describe("a contract", () => {
  it("does not load where an operation repeats a parameter of its page style", () => {
    const twice = get("/items", { query: { page: optional(Type.Integer()) }, page });
    expect(() => fakeFamily({ twice })).toThrow('fake.twice: "page" belongs to the page style alone');
  });

  it("does not load where an idempotency key is no header of its write", () => {
    const odd = post("/items", { idempotencyKey: "Repeat-Key" });
    expect(() => fakeFamily({ odd })).toThrow('the idempotency key "Repeat-Key" is not among its headers');
  });
});

describe("the most keys of a loader's call", () => {
  const { batch, batchMany, slices } = loadersOf(fake);
  const showMany = (max: number) =>
    batch("showMany", { max, ask: (ids) => ({ ids }), itemsIn: ({ items }) => items, keyOf: ({ id }) => id });
  const findMany = (max: number) =>
    batchMany("findMany", {
      max,
      ask: (names) => ({ body: { names } }),
      itemsIn: ({ items }) => items,
      keyOf: ({ id }) => id,
    });

  it("is at most what the contract documents, for a parameter as for a member of a body", () => {
    expect(showMany(100).reads.perCall).toBe(100);
    expect(findMany(20).reads.perCall).toBe(20);
    expect(() => showMany(101)).toThrow("fake.showMany takes 100 keys in one call at most");
    expect(() => findMany(21)).toThrow("fake.findMany takes 20 keys in one call at most");
  });

  it("is unbounded where the contract documents nothing, or where the whole list is read without keys", () => {
    const ofShelf = slices("listItems", {
      max: 5_000,
      ask: ([shelf = ""]) => ({ shelf }),
      parentOf: () => "s",
      idOf: ({ id }) => id,
    });
    const all = batch("showMany", {
      max: Number.POSITIVE_INFINITY,
      ask: () => ({}),
      itemsIn: ({ items }) => items,
      keyOf: ({ id }) => id,
    });
    expect([ofShelf, all].map(({ reads }) => reads.perCall)).toEqual([5_000, Number.POSITIVE_INFINITY]);
  });
});
