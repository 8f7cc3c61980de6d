import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Endpoint, Provider } from "#contracts/catalog/index.ts";
import { DEMO_PASSWORD, demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { openApi } from "#contracts/kit/openapi.ts";
import { dashboard } from "#services/catalog/index.ts";
import { ingest } from "#services/catalog/support/ingest.ts";
import { demoIndex } from "#services/demo/company.ts";
import { WITHOUT_SPEC } from "#services/demo/things/catalog.ts";
import { services } from "#services/index.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";

const MINUTE = 60_000;
const contracts = services.map(({ service }) => service.family);
const treasury = contracts.find(({ name }) => name === "treasury");
if (!treasury) throw new Error("there is no treasury");
/** Output of `npm run openapi treasury`. */
const printed = JSON.parse(JSON.stringify(openApi(treasury, "/treasury"))) as Record<string, unknown>;

interface RequestOptions {
  readonly as?: PersonaName;
  readonly key?: string;
  readonly body?: unknown;
}
interface ServiceResponse<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

async function call<T = Record<string, unknown>>(
  families: TestFamilies,
  path: string,
  { as = "service", key = demoSecret("catalog", as), body }: RequestOptions = {},
): Promise<ServiceResponse<T>> {
  const headers = { ...(key && { "x-api-key": key }), "content-type": "application/json" };
  const response = await fetch(families.baseUrl("catalog") + path, {
    headers,
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

const SEARCH = "/api/v1/providers/search";
const RESOLVE = "/api/v1/resolve";
const endpointsOf = (slug: string, query: Record<string, string> = {}) =>
  `/api/v1/providers/${slug}/endpoints?${new URLSearchParams(query)}`;

describe("the stand-in service of the catalog", () => {
  let families: TestFamilies;
  beforeAll(async () => {
    families = await startFamilies();
  });
  // Each test starts in a new minute.
  beforeEach(() => families.clock.advance(MINUTE));
  afterAll(async () => {
    await families.close();
  });
  const ask = <T = Record<string, unknown>>(path: string, sent?: RequestOptions) =>
    call<T>(families, path, sent);
  const search = async (q?: string) => {
    const query = q === undefined ? "" : `?${new URLSearchParams({ q })}`;
    const { status, body } = await ask<{ providers: Provider[] }>(SEARCH + query);
    expect(status).toBe(200);
    return body.providers;
  };
  const endpoints = async (slug: string, query?: Record<string, string>) =>
    ask<{ provider: Provider; endpoints: Endpoint[] }>(endpointsOf(slug, query));

  describe("providers", () => {
    const slugs = (found: readonly Provider[]) => found.map(({ slug }) => slug);

    it("are found by name or slug, in any case (D1-149, D1-181)", async () => {
      expect(slugs(await search("TREAS"))).toEqual(["treasury"]);
      expect(slugs(await search("support desk"))).toEqual(["support-desk"]);
      expect(slugs(await search(" fleet-tele "))).toEqual([WITHOUT_SPEC]);
      expect(await search("nobody has this name")).toEqual([]);
    });

    it("are all found without a name, in the order of their slugs (D1-208)", async () => {
      const all = slugs(await search());
      expect(all).toEqual([...all].sort());
      expect(slugs(await search(""))).toEqual(all);
    });
  });

  describe("endpoints", () => {
    it("are refused with 400 for a method without a path, and a path without a method (D1-160)", async () => {
      for (const [query, missing] of [
        [{ method: "GET" }, "path"],
        [{ path: "/v1" }, "method"],
      ] as const) {
        const { status, body } = await endpoints("treasury", query);
        expect([status, body]).toEqual([400, { error: `Missing parameter: ${missing}` }]);
      }
    });

    it("are not found for a provider without a spec, as a list or by method and path (D1-161, D1-164, D1-209)", async () => {
      for (const query of [{}, { method: "GET", path: "/v1/vans" }]) {
        const { status, body } = await endpoints(WITHOUT_SPEC, query);
        expect([status, body]).toEqual([404, { error: `No spec version for ${WITHOUT_SPEC}` }]);
      }
    });
  });

  describe("credentials", () => {
    it.each([
      ["no key", ""],
      ["a key of nobody's", "live_nobody"],
      ["a key that is not live", "demo-catalog-service"],
      ["another family's key", demoSecret("banking")],
      ["a person's password", `service@tributary.example:${DEMO_PASSWORD}`],
    ])("%s is 401, in the documents' words (D1-155, D1-156, D1-157, D1-159)", async (_, key) => {
      for (const [path, body] of [
        [`${SEARCH}?q=a`, undefined],
        [endpointsOf("nope"), undefined],
        [RESOLVE, {}],
      ] as const) {
        const answer = await ask(path, { key, body });
        expect([answer.status, answer.body]).toEqual([401, { error: "Invalid API key" }]);
      }
    });
  });

  it("every refusal is one text in `error`, also for an unknown path or method (D1-159, D1-209)", async () => {
    for (const [path, sent, status] of [
      ["/api/v1/nothing", {}, 404],
      [SEARCH, { body: {} }, 405],
      [RESOLVE, { body: { slug: "x" } }, 400],
      [RESOLVE, { body: 1 }, 400],
      [RESOLVE, {}, 405],
    ] as const) {
      const answer = await ask(path, sent);
      expect([answer.status, answer.body]).toEqual([status, { error: expect.stringMatching(/./) }]);
    }
  });

  it("shows usage at /dashboard: plan, used, remaining and reset of each key, without scripts (D1-153)", async () => {
    await ask(SEARCH, { as: "agent" });
    const response = await fetch(`${families.baseUrl("catalog")}/dashboard`);
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    const rows = [...html.matchAll(/<tr>\n(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "")),
    );
    const rowOf = (owner: string | undefined) => rows.find(([name]) => name === owner);
    const agent = families.person(demoIndex.agent).displayName;
    expect(rows).toHaveLength(5);
    expect(rowOf(agent)).toEqual([agent, "live_…gent", "Free", "1", "99", "1 of 100", "2026-12-01"]);
    expect(rowOf("service")).toEqual([
      "service",
      "live_…vice",
      "Pro",
      expect.any(String),
      "unlimited",
      "",
      "–",
    ]);
    for (const persona of ["service", "agent"] as const)
      expect(html).not.toContain(demoSecret("catalog", persona));
  });
});

it("the usage view escapes HTML in names (D1-153)", () => {
  const key = { email: "a", owner: `<script>"&'`, hint: "<b>", plan: "free", submits: true } as const;
  const html = dashboard([{ key, used: 250, limit: 100, resetAt: 0 }], 0);
  expect(html).toContain("<td>&lt;script&gt;&quot;&amp;&#39;</td>");
  expect(html).toContain("<code>&lt;b&gt;</code>");
  expect(html).toContain('<td class="number">0</td>');
});

describe("submitting a spec", () => {
  let families: TestFamilies;
  beforeEach(async () => {
    families = await startFamilies();
    return () => families.close();
  });
  const resolve = (body: unknown) => call<{ provider: Provider }>(families, RESOLVE, { body });
  const listed = async (slug: string) =>
    (await call<{ endpoints: Endpoint[] }>(families, endpointsOf(slug))).body.endpoints;

  it("takes every contract's document (D1-152)", async () => {
    for (const contract of contracts) {
      const document = openApi(contract, basePathOf(contract.name));
      expect(ingest("x", document, 0).endpoints).toHaveLength(Object.keys(contract.bound).length);
    }
  });

  const info = { title: "T", version: "1" };
  const withParameter = (parameter: object) => ({
    openapi: "3.1.0",
    info,
    paths: { "/a": { get: { parameters: [parameter] } } },
  });
  it.each([
    ["is nothing", {}, "openapi is missing"],
    ["is of another version", { ...printed, openapi: "2.0" }, "OpenAPI 3.0 or 3.1 is read, not 2.0"],
    ["has no title", { ...printed, info: { version: "1" } }, "info.title is missing"],
    ["has no paths", { openapi: "3.1.0", info }, "paths is missing"],
    [
      "has a path without its slash",
      { openapi: "3.1.0", info, paths: { "v1/a": {} } },
      "the path v1/a does not begin with a slash",
    ],
    [
      "refers to what is not there",
      withParameter({ $ref: "#/components/parameters/a" }),
      "#/components/parameters/a leads nowhere",
    ],
    [
      "refers to another document",
      withParameter({ $ref: "https://elsewhere.example/a" }),
      "https://elsewhere.example/a leads nowhere",
    ],
    [
      "refers to what every object has",
      withParameter({ $ref: "#/constructor" }),
      "#/constructor leads nowhere",
    ],
    [
      "refers in a circle",
      {
        ...withParameter({ $ref: "#/components/parameters/a" }),
        components: { parameters: { a: { $ref: "#/components/parameters/a" } } },
      },
      "#/components/parameters/a leads nowhere",
    ],
    ["has a parameter without a name", withParameter({ in: "query" }), "the name of a parameter is missing"],
    ["has a parameter that is nowhere", withParameter({ name: "a", in: "body" }), "a is in body"],
  ])("refuses a spec that %s, and stores nothing (D1-160, D1-187)", async (_, spec, why) => {
    const { status, body } = await resolve({ slug: WITHOUT_SPEC, spec });
    expect([status, body]).toEqual([400, { error: `Invalid spec: ${why}` }]);
    expect((await call(families, endpointsOf(WITHOUT_SPEC))).status).toBe(404);
  });

  it("refuses a spec that is too large (D1-160)", async () => {
    const paths = Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`/${n}`, { get: {} }]));
    const { body } = await resolve({ slug: WITHOUT_SPEC, spec: { openapi: "3.0.0", info, paths } });
    expect(body).toEqual({ error: "Invalid spec: it has more than 2000 endpoints" });
  });

  it("ignores entries that are no path, and unknown members", async () => {
    const spec = {
      openapi: "3.1.0",
      info,
      paths: { "x-note": 1, "/a": { get: {}, "x-note": {}, summary: "A" }, "/b": null },
    };
    await resolve({ slug: WITHOUT_SPEC, spec });
    expect(await listed(WITHOUT_SPEC)).toMatchObject([
      { method: "GET", path: "/a", summary: "A", operation_id: null, parameters: [], security: [] },
    ]);
  });
});

describe("limits", () => {
  let families: TestFamilies;
  beforeEach(async () => {
    families = await startFamilies({ clock: movableClock(Date.UTC(2026, 10, 30, 23, 50)) });
    return async () => {
      expect(families.bugs).toEqual([]);
      await families.close();
    };
  });
  const ask = (sent: RequestOptions = {}) => call(families, SEARCH, sent);
  async function served(times: number, sent?: RequestOptions) {
    for (let n = 0; n < times; n++) expect((await ask(sent)).status).toBe(200);
  }

  it("counted requests survive a restart (D1-172)", async () => {
    const data = join(mkdtempSync(join(tmpdir(), "tributary-catalog-")), "families.db");
    const { clock } = families;
    {
      await using first = await startFamilies({ data, clock });
      for (let n = 0; n < 100; n++) expect((await call(first, SEARCH, { as: "agent" })).status).toBe(200);
    }
    {
      await using again = await startFamilies({ data, clock });
      for (let n = 0; n < 20; n++) expect((await call(again, SEARCH)).status).toBe(200);
      expect((await call(again, SEARCH)).headers.get("retry-after")).toBe("60");
      clock.advance(MINUTE);
      expect((await call(again, SEARCH, { as: "agent" })).body).toMatchObject({ limit: 100, remaining: 0 });
    }
    rmSync(dirname(data), { recursive: true });
  });

  it("counts the requests of a key, also refused ones, but not those over its limits, nor the usage view (D1-172)", async () => {
    await call(families, endpointsOf("nope"), { as: "agent" });
    await call(families, endpointsOf("treasury", { path: "/" }), { as: "agent" });
    await ask({ as: "agent", key: "live_wrong" });
    const view = async () => (await fetch(`${families.baseUrl("catalog")}/dashboard`)).text();
    expect(await view()).toContain("2 of 100");
    expect(await view()).toContain("2 of 100");
    await served(98, { as: "agent" });
    await ask({ as: "agent" });
    expect(await view()).toContain("100 of 100");
  });
});
