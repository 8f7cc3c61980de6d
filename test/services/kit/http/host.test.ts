import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { workshopLocal } from "#test/services/kit/workshop.ts";

let families: TestFamilies;
let base: string;
beforeAll(async () => {
  families = await startFamilies({ services: [workshopLocal] });
  base = families.baseUrl("toolShop");
});
beforeEach(() => {
  families.calls.length = 0;
});
afterAll(async () => {
  expect(families.bugs.splice(0)).toEqual([new TypeError("secret internals")]);
  await families.close();
});

interface RequestOptions {
  method?: string;
  as?: PersonaName;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

async function call(path: string, { method = "GET", as = "service", headers, body }: RequestOptions = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { "x-api-key": demoSecret("toolShop", as), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>),
  };
}

const asJson = (value: unknown): RequestOptions => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});
const asForm = (body: string): RequestOptions => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body,
});

describe("routing", () => {
  it("serves a family under its name in kebab case and its prefix", async () => {
    expect(base).toMatch(/\/tool-shop$/);
    expect((await call("/v1/tools/3")).json).toEqual({ id: 3, name: "chisel" });
  });

  it("accepts a path parameter in the query too, if both values are equal", async () => {
    expect((await call("/v1/tools/3?toolId=3")).json).toEqual({ id: 3, name: "chisel" });
    expect((await call("/v1/tools/3?toolId=4")).json).toMatchObject({
      error: "toolId must be the one in the path",
      field: "toolId",
    });
  });

  it("prefers a literal segment to a parameter", async () => {
    const answer = await call("/v1/tools/show_many?ids=1", { headers: { "shop-id": "s" } });
    expect(answer.json).toHaveProperty("tools");
  });

  it("matches OData keys on the raw path, with encoded slashes and doubled quotes", async () => {
    expect((await call("/v1/shelves(7)/tools('3%2F4''%20bolt')")).json).toEqual({
      shelf: "7",
      name: "3/4' bolt",
    });
  });

  it("returns 404 in the family's own shape for an unknown path", async () => {
    for (const path of ["", "/", "/v1", "/v1/tools/", "/v1/tools/1/2/3", "/tools", "/v1/tools/%ff"]) {
      const answer = await call(path);
      expect([path, answer.status, answer.json]).toEqual([path, 404, { error: "No such path" }]);
    }
  });

  it("returns 405 with the allowed methods for another method", async () => {
    const answer = await call("/v1/tools/3", { method: "PATCH" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, DELETE");
    expect((await call("/v1/status", { method: "HEAD" })).status).toBe(405);
  });

  it("returns 404 at another base path", async () => {
    expect((await fetch(base.replace("tool-shop", "toolShop"))).status).toBe(404);
  });
});

describe("credentials, roles and scopes", () => {
  it("refuses missing and wrong credentials with 401", async () => {
    expect((await fetch(`${base}/v1/tools`)).status).toBe(401);
    const wrong = await call("/v1/tools", { headers: { "x-api-key": "nobody" } });
    expect([wrong.status, wrong.json]).toEqual([401, { error: "Credentials are not valid" }]);
  });

  it("takes no credential of another family", async () => {
    const answer = await call("/v1/tools", { headers: { "x-api-key": demoSecret("banking") } });
    expect(answer.status).toBe(401);
  });

  it("admits callers without credentials to an anonymous operation, but not with wrong ones", async () => {
    expect(await (await fetch(`${base}/v1/status`)).json()).toEqual({ caller: "anonymous" });
    expect((await call("/v1/status")).json).toEqual({ caller: "service" });
    expect((await call("/v1/status", { headers: { "x-api-key": "nobody" } })).status).toBe(401);
  });

  it("refuses a role that is not among the operation's, whatever the body", async () => {
    const answer = await call("/v1/tools", { ...asJson({}), as: "agent" });
    expect([answer.status, answer.json?.["error"]]).toEqual([403, "This needs one of the roles admin"]);
  });

  it("refuses a token without a fitting scope and names what is missing", async () => {
    const sent = asForm("borrower[name]=Bo&days=3");
    const answer = await call("/v1/tools/1/loans", { ...sent, as: "endUser" });
    expect(answer.status).toBe(403);
    expect(answer.json?.["error"]).toBe("The token lacks the scope loans:write or loans:write:admin");
    expect((await call("/v1/tools/1/loans", { ...sent, as: "agent" })).status).toBe(200);
  });
});

describe("input", () => {
  it("converts the query and the declared headers", async () => {
    const answer = await call("/v1/tools/show_many?ids=2,99,1&sharp=true&unknown=x&marks[]=4&marks[]=5", {
      headers: { "shop-id": "north" },
    });
    expect(answer.json).toEqual({
      tools: [
        { id: 2, name: "bench" },
        { id: 1, name: "anvil" },
      ],
      sharp: true,
      shop: "north",
      marks: [4, 5],
    });
  });

  it.each([
    ["", "ids is required", "ids"],
    ["?ids=1,two", "ids must be integer", "ids"],
    ["?ids=1,2,3,4", "ids must not have more than 3 items", "ids"],
    ["?ids=1&marks[]=x", "marks must be integer", "marks"],
    ["?ids=1&sharp=perhaps", "sharp must be boolean", "sharp"],
  ])("refuses the query %j and names the parameter", async (query, error, field) => {
    const answer = await call(`/v1/tools/show_many${query}`, { headers: { "shop-id": "s" } });
    expect([answer.status, answer.json]).toEqual([400, { error, field }]);
  });

  it("does not treat names of Object.prototype as parameters", async () => {
    const path = "/v1/tools/show_many?ids=1&toString=1&constructor=2&__proto__=3&ids[x]=4";
    const answer = await call(path, { headers: { "shop-id": "s" } });
    expect(answer.json).toEqual({ tools: [{ id: 1, name: "anvil" }], sharp: false, shop: "s", marks: [] });
  });

  it("refuses a missing or too long header by its name", async () => {
    expect((await call("/v1/tools/show_many?ids=1")).json?.["field"]).toBe("Shop-Id");
    const long = await call("/v1/tools/show_many?ids=1", { headers: { "shop-id": "123456789" } });
    expect([long.status, long.json?.["field"]]).toEqual([400, "Shop-Id"]);
  });

  it("checks a JSON body as it is, without converting it", async () => {
    const refused = await call("/v1/tools", asJson({ name: "saw", weight: "5" }));
    expect([refused.status, refused.json]).toEqual([
      400,
      { error: "weight must be integer", field: "weight" },
    ]);
    const created = await call("/v1/tools", asJson({ name: "saw", weight: 5, unknown: true }));
    expect([created.status, created.json]).toEqual([201, { id: 8, name: "saw" }]);
    expect(created.headers.get("location")).toBe("/v1/tools/new");
    await call("/v1/tools/8", { method: "DELETE" });
  });

  it("refuses a body that is missing, malformed or no UTF-8 with 400", async () => {
    const bytes = Uint8Array.from([0x22, 0xff, 0x22]);
    for (const body of ["", "{", "null", bytes])
      expect((await call("/v1/tools", { ...asJson({}), body })).status).toBe(400);
  });

  it("refuses another content type with 415, also when none is named", async () => {
    expect((await call("/v1/tools", { ...asForm("name=x") })).status).toBe(415);
    expect((await call("/v1/tools", { method: "POST", body: Uint8Array.from([123, 125]) })).status).toBe(415);
    const malformed = await call("/v1/tools", {
      method: "POST",
      headers: { "content-type": "///" },
      body: "{}",
    });
    expect(malformed.status).toBe(415);
  });

  it("converts a form body by its schema and names a wrong member in brackets", async () => {
    const answer = await call("/v1/tools/1/loans", asForm("borrower[name]=Bo&days=3&tags[]=a&tags[]=b"));
    expect(answer.json).toEqual({ lent: 1, borrower: { name: "Bo" }, days: 3, tags: ["a", "b"] });
    const refused = await call("/v1/tools/1/loans", asForm("borrower[x]=Bo&days=3"));
    expect(refused.json).toEqual({ error: "borrower[name] is required", field: "borrower[name]" });
  });

  it("refuses a body above the operation's own limit with 413", async () => {
    const answer = await call("/v1/tools", asJson({ name: "x".repeat(1000) }));
    expect([answer.status, answer.json]).toEqual([413, { error: "The body is larger than 1000 bytes" }]);
  });

  it("refuses a body above 10 MB with 413 in the family's own shape", async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${base}/v1/tools`, {
        method: "POST",
        headers: {
          "x-api-key": demoSecret("toolShop"),
          "content-type": "application/json",
          "content-length": 11 * 1024 * 1024,
        },
      });
      sent.on("response", (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on("error", reject);
      sent.flushHeaders();
    });
    expect(status).toBe(413);
  });
});

describe("answers", () => {
  it("sends no body with 204", async () => {
    const answer = await call("/v1/tools/77", { method: "DELETE" });
    expect([answer.status, answer.text, answer.headers.get("content-type")]).toEqual([204, "", null]);
  });

  it("writes a refusal with its code and field in the family's own shape", async () => {
    const answer = await call("/v1/tools/99");
    expect([answer.status, answer.json]).toEqual([
      404,
      { error: "No such tool", code: "gone", field: "toolId" },
    ]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("returns the status that the family's error style has for a refusal", async () => {
    expect((await call("/v1/tools/teapot")).status).toBe(418);
    expect(families.calls.at(-1)?.status).toBe(418);
  });

  it("returns 500 without details for a bug", async () => {
    const answer = await call("/v1/burn");
    expect([answer.status, answer.text]).toEqual([500, '{"error":"Internal error"}']);
  });

  it("runs due jobs before it responds", async () => {
    expect((await call("/v1/tools/2/edge", { method: "PUT" })).status).toBe(204);
    families.clock.advance(59_999);
    expect((await call("/v1/tools/2")).json?.["name"]).toBe("bench");
    families.clock.advance(1);
    expect((await call("/v1/tools/2")).json?.["name"]).toBe("sharp bench");
  });

  it("records every call with path, query, body and status for tests", async () => {
    await call("/v1/tools/1/loans?dry=1", asForm("days=x"));
    await call("/v1/nothing");
    expect(families.calls).toMatchObject([
      {
        family: "toolShop",
        operation: "lendTool",
        method: "POST",
        path: "/v1/tools/1/loans",
        query: { dry: "1" },
        body: "days=x",
        status: 400,
      },
      { operation: undefined, path: "/v1/nothing", body: undefined, status: 404 },
    ]);
  });
});

describe("a restart", () => {
  it("preserves written data, does not seed again, and accepts earlier page tokens", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-restart-"));
    const data = join(folder, "families.db");
    const headers = { "x-api-key": demoSecret("toolShop") };
    const before = await startFamilies({ services: [workshopLocal], data });
    await fetch(`${before.baseUrl("toolShop")}/v1/tools/1`, { method: "DELETE", headers });
    const first = await fetch(`${before.baseUrl("toolShop")}/v1/tools?page_size=4`, { headers });
    const { next_page_token: token } = (await first.json()) as { next_page_token: string };
    await before.close();

    const after = await startFamilies({ services: [workshopLocal], data });
    const url = `${after.baseUrl("toolShop")}/v1/tools?page_size=4&next_page_token=${token}`;
    expect(await (await fetch(url, { headers })).json()).toMatchObject({
      tools: [
        { id: 6, name: "gauge" },
        { id: 7, name: "hammer" },
      ],
      total_records: 6,
    });
    await after.close();
    rmSync(folder, { recursive: true });
  });
});

describe("pages", () => {
  it("follow one another by token until the list ends", async () => {
    const ids: unknown[] = [];
    let token: unknown = "";
    for (let page = 1; page <= 3; page++) {
      const { json } = await call(`/v1/tools?page_size=3&next_page_token=${token}`);
      const tools = json?.["tools"];
      ids.push(Array.isArray(tools) && tools.map((tool: { id: number }) => tool.id));
      token = json?.["next_page_token"];
    }
    expect(ids).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(token).toBe("");
  });

  it("refuse a token that was invented, is of another list, or is past its time", async () => {
    expect((await call("/v1/tools?next_page_token=abc")).status).toBe(400);
    const names = await call("/v1/names?limit=2");
    const after = /after=([^&>]+)/.exec(names.headers.get("link") ?? "")?.[1];
    expect((await call(`/v1/names?after=${after}`)).status).toBe(200);
    expect((await call(`/v1/tools?next_page_token=${after}`)).status).toBe(400);
    const token = (await call("/v1/tools")).json?.["next_page_token"];
    families.clock.advance(900_000);
    const expired = await call(`/v1/tools?next_page_token=${token}`);
    expect([expired.status, expired.json]).toEqual([400, { error: "The token has expired" }]);
    expect((await call(`/v1/names?after=${after}`)).status).toBe(200);
  });

  it("clamp a size that is too large and refuse one below 1", async () => {
    expect((await call("/v1/tools?page_size=500")).json?.["tools"]).toHaveLength(5);
    expect((await call("/v1/tools?page_size=0")).json?.["field"]).toBe("page_size");
  });

  it("have the members that a handler adds beside the items", async () => {
    const { json } = await call("/v1/search?per_page=2&page=2");
    expect(json).toMatchObject({ ids: [3, 4], count: 7, previous_page: expect.stringContaining("page=1") });
    expect((await call("/v1/search?per_page=2&page=4")).status).toBe(422);
  });
});
