/** `tributary family add`: an OpenAPI document becomes a family without code, which answers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addFamily, declaredFrom } from "#scripts/family-add/main.ts";
import { type DeclaredGateway, startDeclared } from "#test/subgraphs/declared/gateway.ts";
import { type Service, startService } from "#test/subgraphs/declared/service.ts";

const document = fileURLToPath(new URL("library.yaml", import.meta.url));
const text = readFileSync(document, "utf8");

const books = ["1", "2", "3"].map((id) => ({
  id,
  title: `Book ${id}`,
  bytes: 5_000_000_000,
  writer_id: "w1",
  state: "free",
  $shelf: { floor: 1, "row-number": 7 },
}));

describe("A family that is added by its OpenAPI document", () => {
  let folder: string;
  let service: Service;
  let declared: DeclaredGateway;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "family-add-"));
    const { sdl } = declaredFrom(text, "library");
    // The links that comments propose, as a user writes them.
    const linked = sdl
      .replace(/^ {2}# (writer: LibraryWriter) .*$/m, "  $1")
      .replaceAll("writerId: writer_id", "writerId: writer_id writer: { id: writer_id }");
    writeFileSync(join(folder, "library.graphql"), linked);
    service = await startService({
      "GET /books": ({ query }) => {
        const start = books.findIndex(({ id }) => id === query.get("after")) + 1;
        const end = start + Number(query.get("limit"));
        return { body: { data: books.slice(start, end), has_more: end < books.length } };
      },
      "GET /books/2": () => ({ body: books[1] }),
      "GET /books/9": () => ({ status: 400, body: { error: { message: "No such shelf" } } }),
      "GET /writers/w1": () => ({ body: { data: { id: "w1", name: "Ann", email: "ann@example.com" } } }),
      "POST /books": ({ text: body }) => ({ status: 201, body: { id: "4", ...JSON.parse(body) } }),
      "PUT /books/tags": () => ({ status: 204 }),
    });
    declared = await startDeclared(folder, {
      library: { url: service.url, config: { key: "of the library" } },
    });
  });

  afterAll(async () => {
    await declared?.[Symbol.asyncDispose]();
    await service?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  it("answers a list in pages with linked objects", async () => {
    const { data, errors } = await declared.ask(
      "{ libraryBooks(first: 3) { nodes { title bytes state writer { name } shelf { floor rowNumber } } } }",
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      libraryBooks: {
        nodes: books.map(({ title, bytes }) => ({
          title,
          bytes,
          state: "free",
          writer: { name: "Ann" },
          shelf: { floor: 1, rowNumber: 7 },
        })),
      },
    });
    expect(service.calls()).toEqual(["GET /books?limit=2", "GET /books?limit=1&after=2", "GET /writers/w1"]);
    expect(service.heard[0]?.headers).toMatchObject({ "x-key": "of the library" });
  });

  it("sends bodies in the spelling of the service", async () => {
    service.forget();
    const { data, errors } = await declared.ask(
      `mutation { addLibraryBook(input: { title: "New", shelf: { rowNumber: 3 } }) { id shelf { rowNumber } } replaceLibraryBooksTag(input: [{ rowNumber: 3 }]) }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      addLibraryBook: { id: "4", shelf: { rowNumber: 3 } },
      replaceLibraryBooksTag: true,
    });
    expect(service.heard.map((heard) => JSON.parse(heard.text))).toEqual([
      { title: "New", $shelf: { "row-number": 3 } },
      [{ "row-number": 3 }],
    ]);
  });

  it("has the messages of documented errors", async () => {
    const { errors } = await declared.ask("{ libraryBook(id: 9) { title } }");
    expect(errors).toMatchObject([{ message: "No such shelf" }]);
  });
});

describe("The text of an added family", () => {
  const { sdl, lost, counts, settings } = declaredFrom(text, "library");

  it("is short, has descriptions, and proposes links", () => {
    expect(counts).toEqual({ queries: 3, mutations: 2, types: 6, connections: 1 });
    expect(sdl).toContain('"Book of the library."\ntype LibraryBook {\n  id: ID!\n  "Title on the cover."\n');
    expect(sdl).toContain("enum LibraryBookState {\n  lent\n  free\n}");
    expect(sdl).toContain("  size: String\n");
    expect(sdl).toContain("  similar: [JSON!]\n");
    expect(sdl).toContain('  # writer: LibraryWriter — with "writer: { id: writer_id }" in selections');
    expect(sdl).toContain("  # user: User — with");
    expect(sdl).toContain(
      `cursor: "after", size: "limit", most: 2, next: "$.data->last.id", more: "$.has_more", fields: [\n    "Query.libraryBooks"\n  ])`,
    );
  });

  it("has a list of the unsupported parts of the document, and its settings", () => {
    expect(lost).toEqual([
      "GET /books/{book_id}/cover: the answer is image/png, which no mapping reads",
      "PUT /books/{book_id}/cover: the body is multipart/form-data, neither JSON nor a form",
    ]);
    expect(settings).toEqual([`config: { key: \${LIBRARY_KEY} }`]);
  });

  it("overwrites no file", () => {
    const folder = mkdtempSync(join(tmpdir(), "family-add-"));
    writeFileSync(join(folder, "library.graphql"), "");
    expect(() => addFamily(document, { as: "library", folder })).toThrow("exists already");
    expect(() => addFamily(document, { as: "Li-brary", folder })).toThrow("begins with a small letter");
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["openapi: 2.0", "not an OpenAPI 3 document"],
    ["{", "Flow map"],
    ["", "not an OpenAPI 3 document"],
  ])("is refused for text that is no OpenAPI document: %s", (other, message) => {
    expect(() => declaredFrom(other, "library")).toThrow(message);
  });
});
