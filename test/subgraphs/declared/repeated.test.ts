/** Within one operation, a request is sent once, whichever fields and depths it is sent for. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

const folder = fileURLToPath(new URL("./repeated", import.meta.url));

describe("Requests that an operation repeats", () => {
  let service: Service;
  let tributary: DeclaredGateway;
  let title = "One";

  beforeAll(async () => {
    service = await startService({
      "GET /books/1": () => ({ body: { id: 1, title, next: 2 } }),
      "GET /books/2": () => ({ body: { id: 2, title: "Two", next: 1 } }),
      "GET /books/3": () => ({ body: { id: 3, title: "Three", next: 4 } }),
      "GET /books/4": () => ({ status: 500, body: {} }),
      "PUT /books/1": ({ text }) => {
        ({ title } = JSON.parse(text));
        return { body: { id: 1, title, next: 1 } };
      },
    });
    tributary = await startDeclared(folder, { books: { url: service.url } });
  });

  beforeEach(() => {
    service.forget();
    title = "One";
  });

  afterAll(async () => {
    await tributary?.[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  it("are sent once for fields whose calls do not overlap in time", async () => {
    const { data, errors } = await tributary.ask(
      `{ book(id: 1) { title sequel { title sequel { title sequel { title } } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      book: {
        title: "One",
        sequel: { title: "Two", sequel: { title: "One", sequel: { title: "Two" } } },
      },
    });
    expect(service.calls()).toEqual(["GET /books/1", "GET /books/2"]);
  });

  it("are sent again for other headers", async () => {
    const inLanguage = (code: string) => `${code}: translation(id: 1, language: "${code}") { title }`;
    await tributary.ask(`{ book(id: 2) { sequel { title } } ${inLanguage("de")} ${inLanguage("fr")} }`);
    expect(
      service.heard.map(({ path, headers }) => `${path} ${headers["accept-language"] ?? "-"}`).sort(),
    ).toEqual(["/books/1 -", "/books/1 de", "/books/1 fr", "/books/2 -"]);
  });

  it("are sent again by another operation", async () => {
    await tributary.ask(`{ book(id: 1) { title } }`);
    await tributary.ask(`{ book(id: 1) { title } }`);
    expect(service.calls()).toEqual(["GET /books/1", "GET /books/1"]);
  });

  it("are sent again after a write of the same operation", async () => {
    const renamed = (alias: string, to: string) =>
      `${alias}: renameBook(id: 1, title: "${to}") { sequel { title } }`;
    const { data } = await tributary.ask(
      `mutation { ${renamed("first", "Uno")} ${renamed("second", "Un")} }`,
    );
    expect(data).toEqual({ first: { sequel: { title: "Uno" } }, second: { sequel: { title: "Un" } } });
    expect(service.calls()).toEqual(["PUT /books/1", "GET /books/1", "PUT /books/1", "GET /books/1"]);
  });

  it("are not sent again after a failure: both fields have its error", async () => {
    const { errors } = await tributary.ask(`{ book(id: 3) { sequel { title } next: sequel { title } } }`);
    expect(errors).toMatchObject([
      { extensions: { code: "UPSTREAM_ERROR", family: "books", status: 500 } },
      { extensions: { code: "UPSTREAM_ERROR", family: "books", status: 500 } },
    ]);
    const [first, ...tries] = service.calls();
    expect([first, new Set(tries)]).toEqual(["GET /books/3", new Set(["GET /books/4"])]);
  });
});
