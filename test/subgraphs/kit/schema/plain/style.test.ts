/** The resolvers of a plain family. */
import { parse } from "graphql";
import Type from "typebox";
import { describe, expect, it, vi } from "vitest";
import { collectionOf } from "#contracts/kit/collections.ts";
import { del, family, get, json, optional, patch, post, repeated } from "#contracts/kit/contract.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { bindingOf } from "#subgraphs/kit/mapping/wire-fields.ts";
import { withDerived } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { canteenSpec } from "#test/kit/canteen.ts";

const Shelf = Type.Object({ id: Type.String(), label: Type.String(), keeper_id: Type.String() });
const Tag = Type.Object({ id: Type.String(), name: Type.String() });
const Book = Type.Object({
  id: Type.String(),
  shelf_id: Type.Union([Type.String(), Type.Null()]),
  tagIds: Type.Array(Type.String()),
  email: Type.String(),
});
const NewBook = Type.Object({ title: Type.Optional(Type.String()), shelf_id: Type.Optional(Type.Integer()) });

const library = family("library", canteenSpec, {
  listShelves: get("/shelves", { page: wholeList("shelves", Shelf) }),
  getShelf: get("/shelves/{shelfId}", { returns: Shelf }),
  listBooks: get("/shelves/{shelfId}/books", { page: wholeList("books", Book) }),
  listTags: get("/tags", {
    query: { id: repeated(Type.String()) },
    page: wholeList("tags", Tag),
  }),
  listAllBooks: get("/books", {
    query: { shelf_id: optional(Type.Integer()) },
    page: wholeList("books", Book),
  }),
  getBook: get("/books/{bookId}", { returns: Book }),
  createBook: post("/books", { body: json(NewBook), returns: Type.Object({ data: Book }) }),
  updateBook: patch("/books/{bookId}", { body: json(NewBook), returns: Book }),
  deleteBook: del("/books/{bookId}", { success: [204] }),
  lend: post("/books/{bookId}/lend-out", {
    body: json(Type.Object({ until: Type.String() })),
    success: [204],
  }),
  repairBook: patch("/books/{bookId}/repair", { returns: Book }),
  clearShelf: del("/shelves/{shelfId}", { success: [204] }),
});
const { batch, each } = loadersOf(library);
const loaders = {
  tag: batch("listTags", { max: 9, ask: (id) => ({ id }), keyOf: ({ id }) => id }),
  shelf: each("getShelf", { ask: (shelfId) => ({ shelfId }), itemIn: (shelf) => shelf }),
  book: each("getBook", { ask: (bookId) => ({ bookId }), itemIn: (book) => book }),
};
const style = plainStyle({
  family: library,
  loaders,
  entries: ["Library"],
  ids: /^\d+$/,
});
const collections = new Map([
  ["Shelf", collectionOf(library, "listShelves")],
  ["Book", collectionOf(library, "listAllBooks")],
  ["Tag", collectionOf(library, "listTags")],
]);

const SDL = `
  type Library { shelves: ShelfConnection shelf(id: ID!): Shelf books: BookConnection tag(id: ID!): Tag }
  type Tag implements Node { id: ID! name: String }
  type Shelf { id: ID! label: String books(first: Int, after: String): BookConnection lent: BookConnection }
  type Book { id: ID! shelf: Shelf user: User }
  type Mutation { createBook: CreateBookPayload updateBook: UpdateBookPayload deleteBook: DeleteBookPayload lendOutBook: LendOutBookPayload repairBook: RepairBookPayload clearShelf: ClearShelfPayload }
  type ClearShelfPayload { shelf: Shelf }
  input ClearShelfInput { id: ID! }
  type LendOutBookPayload { book: Book }
  type RepairBookPayload { book: Book }
  input LendOutBookInput { bookId: ID! until: String! }
  input RepairBookInput { bookId: ID! }
  type CreateBookPayload { book: Book }
  type UpdateBookPayload { book: Book }
  type DeleteBookPayload { deletedId: ID }
  input CreateBookInput { title: String shelfId: ID }
  input UpdateBookInput { bookId: ID! title: String }
  input DeleteBookInput { id: ID! }
`;

type Resolve = (...args: unknown[]) => unknown;
const [map] = withDerived([], [style], parse(SDL), collections) as readonly Record<
  string,
  Record<string, Resolve>
>[];
const resolve = (type: string, field: string) => map?.[type]?.[field] as Resolve;

/** A context with replies for its calls. */
function contextWith(answer: unknown) {
  const call = vi.fn(async () => answer);
  const loader = { load: vi.fn(async (id: string) => ({ id })), clear: vi.fn() };
  const client = { outcomeUnknown: () => new Error("outcome unknown") };
  const api = {
    createBook: call,
    updateBook: call,
    deleteBook: call,
    lend: call,
    repairBook: call,
    clearShelf: call,
  };
  const connection = vi.fn(async () => []);
  return {
    call,
    loader,
    connection,
    context: { library: { api, client, connection, book: loader, shelf: loader, tag: loader } },
  };
}

describe("a plain family", () => {
  it("reads all objects, those below an object and one by its key", async () => {
    const { context, connection, loader } = contextWith(null);
    await resolve("Library", "shelves")({}, { first: 2 }, context);
    expect(connection).toHaveBeenLastCalledWith("listShelves", {}, { first: 2 });
    await resolve("Shelf", "books")({ id: "7" }, { first: 1 }, context);
    expect(connection).toHaveBeenLastCalledWith("listBooks", { shelfId: "7" }, { first: 1 });
    await resolve("Shelf", "lent")({ id: "7" }, { first: 1 }, context);
    expect(connection).toHaveBeenLastCalledWith("listAllBooks", { shelf_id: "7" }, { first: 1 });
    await resolve("Library", "shelf")({}, { id: "Shelf:7" }, context);
    await resolve("Book", "__resolveReference")({ id: "Book:8" }, context);
    await resolve("Library", "tag")({}, { id: "5" }, context);
    expect(loader.load.mock.calls).toEqual([["7"], ["8"], ["5"]]);
    expect(() => resolve("Library", "shelf")({}, { id: "x" }, context)).toThrow("is not the id of a Shelf");
    expect(resolve("Shelf", "id")({ id: "7" })).toBe("Shelf:7");
  });

  it("links objects by the members that name them, and reads the other members of an object by its id", async () => {
    const { context, loader } = contextWith(null);
    expect(resolve("Book", "shelf")({ shelf_id: "7" })).toEqual({ id: "7" });
    expect(resolve("Book", "shelf")({ shelf_id: null })).toBeNull();
    expect(resolve("Book", "user")({ email: "A@x.example" })).toEqual({ email: "a@x.example" });
    const whole = bindingOf(map?.["Shelf"] ?? {})?.loadFull as unknown as Resolve;
    await whole({ id: "7" }, context);
    expect(loader.load).toHaveBeenCalledWith("7");
    const row = { id: "6", label: "Maps" };
    expect(await whole(row, context)).toBe(row);
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it("creates, changes and deletes objects, and carries out actions on them", async () => {
    const created = contextWith({ data: { id: "9" } });
    const input = { title: "t", shelfId: "Shelf:7" };
    expect(await resolve("Mutation", "createBook")({}, { input }, created.context)).toEqual({
      userErrors: [],
      book: { id: "9" },
    });
    expect(created.call).toHaveBeenCalledWith({ body: { title: "t", shelf_id: 7 } });

    const changed = contextWith({ id: "9" });
    await resolve("Mutation", "updateBook")({}, { input: { bookId: "9", title: "u" } }, changed.context);
    expect(changed.call).toHaveBeenCalledWith({ bookId: "9", body: { title: "u" } });
    expect(() => resolve("Mutation", "updateBook")({}, { input: { bookId: "9" } }, changed.context)).toThrow(
      "Nothing is to be changed",
    );

    const repaired = contextWith({ id: "9", email: "a@x.example" });
    expect(
      await resolve("Mutation", "repairBook")({}, { input: { bookId: "9" } }, repaired.context),
    ).toMatchObject({ book: { id: "9", email: "a@x.example" } });
    expect(repaired.call).toHaveBeenCalledWith({ bookId: "9" });

    const lent = contextWith(undefined);
    const loan = { bookId: "9", until: "2026-12-24" };
    expect(await resolve("Mutation", "lendOutBook")({}, { input: loan }, lent.context)).toMatchObject({
      book: { id: "9" },
    });
    expect(lent.call).toHaveBeenCalledWith({ bookId: "9", body: { until: "2026-12-24" } });

    const emptied = contextWith(undefined);
    const shelf = await resolve("Mutation", "clearShelf")({}, { input: { id: "7" } }, emptied.context);
    expect(shelf).toMatchObject({ shelf: { id: "7" } });
    expect(emptied.call).toHaveBeenCalledWith({ shelfId: "7" });

    const deleted = contextWith(undefined);
    expect(await resolve("Mutation", "deleteBook")({}, { input: { id: "9" } }, deleted.context)).toEqual({
      userErrors: [],
      deletedId: "Book:9",
    });
  });

  it("reports an unknown outcome if the answer of a write has no object", async () => {
    const { context } = contextWith({ data: null });
    await expect(resolve("Mutation", "createBook")({}, { input: {} }, context)).rejects.toThrow(
      "outcome unknown",
    );
  });

  it.each([
    ["type Mutation { createBook: X } input CreateBookInput { color: String }", '"color" is in no body'],
    ["type Library { shelves(text: String): ShelfConnection }", "Library.shelves has no resolver"],
    ["type Tag { others: BookConnection }", "Tag.others has no resolver"],
    [
      "type Shelf { lent: BookConnection new: BookConnection } type Book { shelf: Shelf }",
      "Shelf.lent has no resolver",
    ],
    [
      "type Shelf { lent: BookConnection } type Book { shelf: Shelf formerShelf: Shelf }",
      "Shelf.lent has no resolver",
    ],
  ])("does not start with a field that it cannot derive: %s", (sdl, message) => {
    expect(() => withDerived([], [style], parse(sdl), collections)).toThrow(message);
  });
});
