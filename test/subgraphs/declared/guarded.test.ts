/** Limits of declared families: scopes, paths, errors, credentials, depth. The file is in `guarded`. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

const folder = fileURLToPath(new URL("./guarded", import.meta.url));

/** Levels of lists that services answer with. */
let levels = 0;
const deepText = () => "[".repeat(levels) + "]".repeat(levels);
const headers = { "content-type": "application/json" };

let vault: Service;
let board: Service;
let tributary: DeclaredGateway;

beforeAll(async () => {
  vault = await startService({ "GET /owners/1": () => ({ body: { id: "1", name: "Ann" } }) });
  board = await startService({
    "GET /pins": () => ({ body: [{ id: "p1", ownerId: "1" }] }),
    "GET /public/a/b": () => ({ body: { text: "a, b" } }),
    "GET /public/..a": () => ({ body: { text: "..a" } }),
    "GET /notices/1": ({ query }) => ({ body: { id: 1, text: query.get("lang") } }),
    "GET /offers": () => ({ body: ["a", "b"].map((shop) => ({ id: 1, shop })) }),
    "POST /prices": ({ text }) => ({
      body: {
        rows: JSON.parse(text).items.map(({ id, s }: { id: number; s: string }) => ({
          id,
          shop: s,
          price: s === "a" ? 10 : 20,
        })),
      },
    }),
    "GET /deep": () => ({ headers, text: `{"a":${deepText()}}` }),
    "GET /deep-list": () => ({ headers, text: deepText() }),
    "GET /text": () => ({ body: { text: "a" } }),
    "GET /visitors": () => ({ body: [{ id: 1 }] }),
    "GET /refused": ({ headers }) => ({
      status: 422,
      body: {
        message: `Key ${headers["x-key"]} of ${headers["authorization"]} at http://10.1.2.3:8080/admin: ${"long ".repeat(500)}`,
        code: headers["x-key"],
        why: [
          {
            [`by ${headers["x-key"]}`]: "token=abcdef123",
            sent: ` ${headers["authorization"]}`.split("Bearer ")[1],
          },
        ],
      },
    }),
    "GET /caller": ({ headers }) => ({ body: { header: headers["authorization"] } }),
  });
  tributary = await startDeclared(
    folder,
    {
      vault: { url: vault.url },
      board: { url: board.url },
      secretive: { url: board.url, credential: { secret: "my-own" }, config: { key: "letmein" } },
      forwarding: { url: board.url, credential: { forward: "x-session" } },
    },
    { sharesRuns: true },
  );
});

beforeEach(() => {
  vault.forget();
  board.forget();
});

afterAll(async () => {
  await tributary?.[Symbol.asyncDispose]();
  await vault?.[Symbol.asyncDispose]();
  await board?.[Symbol.asyncDispose]();
});

describe("The scope of a source that reads by key", () => {
  const ask = async (query: string, ...scopes: string[]) => {
    const caller = { authenticated: true, scopes: new Set(scopes) };
    const { data, errors } = await tributary.gateway.execute({ query }, { caller });
    return JSON.parse(JSON.stringify({ data, missing: errors?.[0]?.extensions?.["missingScopes"] }));
  };

  it("is demanded where another source refers to an object that `entity: true` reads", async () => {
    const query = "{ pins { owner { name } } }";
    expect(await ask(query, "board:read")).toEqual({ missing: ["vault:read"] });
    expect(vault.calls()).toEqual([]);
    expect(await ask(query, "board:read", "vault:read")).toEqual({
      data: { pins: [{ owner: { name: "Ann" } }] },
    });
  });

  it("is demanded by the members of an extended type, not by its key", async () => {
    const query = (member: string) => `{ crm { people(first: 1) { nodes { ${member} } } } }`;
    expect(await ask(query("badge"), "crm:read")).toEqual({ missing: ["vault:read"] });
    expect(await ask(query("id"), "crm:read")).toMatchObject({ data: { crm: { people: { nodes: [{}] } } } });
    expect(vault.calls()).toEqual([]);
  });
});

describe("The path of a call", () => {
  it.each(['{ page(name: "..", part: "b") }', '{ page(name: "a", part: ".") }', '{ file(name: "..") }'])(
    "has no segment of dots by values of callers: %s",
    async (query) => {
      const { errors } = await tributary.ask(query);
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(board.calls()).toEqual([]);
    },
  );

  it("has the segments of a mapping, and dots within a segment", async () => {
    const { data } = await tributary.ask('{ page(name: "a", part: "b") file(name: "..a") }');
    expect(data).toEqual({ page: "a, b", file: "..a" });
  });
});

describe("A credential that callers send themselves", () => {
  it("is sent as the credential of the source", async () => {
    const { data } = await tributary.ask("{ caller }", {}, { "x-session": "Bearer mine" });
    expect(data).toEqual({ caller: "Bearer mine" });
  });

  it("is demanded before any call", async () => {
    const { errors } = await tributary.ask("{ caller }");
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", family: "forwarding" } }]);
    expect(board.calls()).toEqual([]);
  });
});

describe("The error of a service", () => {
  it("has neither credentials nor addresses, in the message and in all details", async () => {
    const { errors } = await tributary.ask("{ refused }");
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^Key \[secret\] of \[secret\] at \[link\] long long /),
        extensions: { status: 422, details: { why: [{ "by [secret]": "[secret]", sent: "[secret]" }] } },
      },
    ]);
    expect(errors[0]?.message.length).toBeLessThanOrEqual(300);
    expect(errors[0]?.extensions).not.toHaveProperty("familyCode");
    expect(JSON.stringify(errors)).not.toMatch(/letmein|my-own|10\.1\.2\.3/);
  });
});

describe("The key of a read", () => {
  it("has the members that a selection below `$batch` names with `$`", async () => {
    const { data } = await tributary.ask("{ offers { price } }");
    expect(data).toEqual({ offers: [{ price: 10 }, { price: 20 }] });
    expect(board.calls()).toEqual(["GET /offers", "POST /prices"]);
  });

  it("is all arguments of an entity within an operation", async () => {
    const { data } = await tributary.ask(
      '{ a: notice(id: 1, lang: "en") { text } b: notice(id: 1, lang: "de") { text } c: notice(lang: "en", id: 1) { id } }',
    );
    expect(data).toEqual({ a: { text: "en" }, b: { text: "de" }, c: { id: "1" } });
    expect(board.calls().sort()).toEqual(["GET /notices/1?id=1&lang=de", "GET /notices/1?id=1&lang=en"]);
  });
});

describe("A body that is nested", () => {
  it("is read to a depth of hundreds", async () => {
    levels = 900;
    expect((await tributary.ask("{ deep deepPins { id } }")).errors).toEqual([]);
  });

  it("is no usable answer at a depth of thousands", async () => {
    levels = 60_000;
    for (const query of ["{ deep }", "{ deepPins { id } }"])
      expect((await tributary.ask(query)).errors).toMatchObject([
        { extensions: { code: "UPSTREAM_BAD_RESPONSE", family: "board" } },
      ]);
  });
});

describe("The answer of a query, which is for one request if its calls name the request,", () => {
  it.each([
    ["{ traced }", false],
    ["{ visitors { greeting } }", false],
    ["{ visitors { id } }", true],
    ["{ mailed }", true],
    ["{ pins { id } }", true],
  ])("of %s is shared: %s", async (query, shared) => {
    const run = tributary.gateway.runs?.begin(query);
    await tributary.gateway.execute({ query }, { run });
    expect(await run?.isShareable).toBe(shared);
  });
});
