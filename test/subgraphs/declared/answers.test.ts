/** Answers of services that are not as a mapping expects them. The file is in `answers`. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

let service: Service;
let tributary: DeclaredGateway;
const parts: unknown[] = [{ id: ".." }, { id: "a" }];

beforeAll(async () => {
  service = await startService({
    "GET /numbers": () => ({
      headers: { "content-type": "application/json" },
      text: '{"id":12345678901234567890,"n":9007199254740993,"small":7,"micros":1700000000000000}',
    }),
    "GET /nothing": () => ({ status: 204, text: "" }),
    "GET /a%20b/%C3%BC%2F/c%20d": ({ path }) => ({ body: { path } }),
    "GET /drifted": () => ({
      body: {
        rows: [
          { id: 1, size: { width: "wide" }, when: "today", more: 1 },
          { id: 2, size: null, when: null },
        ],
      },
    }),
    "GET /page": () => ({ headers: { "content-type": "text/html" }, text: "<html>Sign in</html>" }),
    "GET /refused": ({ headers }) => ({ status: 401, body: { message: `No ${headers["x-key"]}` } }),
    "GET /parts": () => ({ body: parts }),
    "GET /parts/a": () => ({ body: { id: "a", name: "A" } }),
    "GET /parts/a/size": () => ({ body: { size: 4 } }),
  });
  tributary = await startDeclared(fileURLToPath(new URL("./answers", import.meta.url)), {
    odd: { url: service.url, config: { key: "letmein" } },
    own: { url: service.url },
  });
});

beforeEach(() => service.forget());

afterAll(async () => {
  await tributary?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
});

describe("An answer", () => {
  it("has all digits of integers beyond 53 bits as text; other integers are numbers", async () => {
    const { data, errors } = await tributary.ask("{ numbers { id text n small seconds } }");
    expect(errors).toEqual([]);
    expect(data).toEqual({
      numbers: {
        id: "12345678901234567890",
        text: "9007199254740993",
        n: 9007199254740992,
        small: 7,
        seconds: 1_700_000_000,
      },
    });
  });

  it("without content is null; the constants of its mapping are returned", async () => {
    expect(await tributary.ask("{ nothing done }")).toMatchObject({
      data: { nothing: null, done: true },
      errors: [],
    });
  });

  it("with a page for people is unreadable, unless the mapping takes the text", async () => {
    const { data, errors } = await tributary.ask("{ page { id } pageText }");
    expect(data).toEqual({ page: null, pageText: "<html>" });
    expect(errors).toMatchObject([{ path: ["page"], extensions: { code: "UPSTREAM_BAD_RESPONSE" } }]);
  });

  it("that refuses a configured header is UPSTREAM_MISCONFIGURED", async () => {
    const { errors } = await tributary.ask("{ refused }");
    expect(errors).toMatchObject([
      { message: "No [secret]", extensions: { code: "UPSTREAM_MISCONFIGURED", family: "odd", status: 401 } },
    ]);
  });

  it("that refuses the caller's own header is UNAUTHENTICATED", async () => {
    const { errors } = await tributary.ask("{ ownRefused }", {}, { "x-key": "of-the-caller" });
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", family: "own" } }]);
  });

  it("with an id that cannot be in a path fails the members that another call reads, with UPSTREAM_BAD_RESPONSE", async () => {
    const { data, errors } = await tributary.ask("{ parts { id name size } }");
    expect(data).toEqual({
      parts: [
        { id: "..", name: null, size: null },
        { id: "a", name: "A", size: 4 },
      ],
    });
    expect(errors.map(({ path, extensions: { code, family } }) => [path, code, family])).toEqual(
      expect.arrayContaining([
        [["parts", 0, "name"], "UPSTREAM_BAD_RESPONSE", "odd"],
        [["parts", 0, "size"], "UPSTREAM_BAD_RESPONSE", "odd"],
      ]),
    );
    expect(errors).toHaveLength(2);
  });
});

describe("The first answer of a connector", () => {
  it("is compared with its selection: members that are not sent, and values of other types", async () => {
    const { upstream } = tributary.gateway.families().find(({ name }) => name === "odd") ?? {};
    expect((await tributary.ask("{ drifted { id } }")).errors).toEqual([]);
    expect(upstream?.difference).toMatchObject({
      operation: "odd.drifted",
      differences: { missing: ["gone", "size.depth"], otherType: ["size.width", "when"] },
    });
    const { at } = upstream?.difference ?? {};
    await tributary.ask("{ drifted { gone } }");
    expect(upstream?.difference?.at).toBe(at);
  });
});

describe("The path of a call", () => {
  it("is sent with its characters encoded, and what is encoded already remains so", async () => {
    const { data, errors } = await tributary.ask('{ spaced(name: "c d") }');
    expect(errors).toEqual([]);
    expect(data).toEqual({ spaced: { path: "/a%20b/%C3%BC%2F/c%20d" } });
  });
});

describe("Rows that cannot be read", () => {
  it("are left out of a list without pages, and the source status counts them", async () => {
    parts.push(true);
    const { data, errors, extensions } = await tributary.ask("{ parts { id } }");
    parts.pop();
    expect(errors).toEqual([]);
    expect(data).toEqual({ parts: [{ id: ".." }, { id: "a" }] });
    expect(extensions["sources"]).toMatchObject([{ family: "odd", rowsLeftOut: 1 }]);
  });
});
