import { beforeEach, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { openApi } from "#contracts/kit/openapi.ts";
import {
  CatalogNodesDocument,
  EndpointByMethodAndPathDocument,
  EndpointsOfProviderDocument,
  ProvidersByNameDocument,
  ResolveSpecDocument,
} from "#generated/test/graphql.ts";
import { OUTSIDE, WITHOUT_SPEC } from "#services/demo/things/catalog.ts";
import { services } from "#services/index.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const families = services.map(({ service }) => service.family);
const treasury = families.find(({ name }) => name === "treasury");
if (!treasury) throw new Error("there is no treasury");
const treasuryOperations = Object.keys(treasury.operations);
/** Output of `npm run openapi treasury`. */
const printed = JSON.parse(JSON.stringify(openApi(treasury, "/treasury"))) as object;

interface Provider {
  readonly id: string;
  readonly upstreamId: string;
  readonly family: string | null;
  readonly spec: object | null;
  readonly endpoints: readonly { readonly method: string; readonly path: string }[] | null;
}
interface Listed {
  readonly catalog: { readonly providers: readonly Provider[] };
}

const tributary = await sharedTributary();
// Each test starts in a new minute.
beforeEach(() => tributary.families.clock.advance(60_000));

describe("the catalog", () => {
  it("finds providers by name with their description, in one call (D1-003, D1-149, D1-181)", async () => {
    const { data, errors, calls } = await tributary.ask(ProvidersByNameDocument);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      catalog: {
        providers: [
          {
            id: "ApiProvider:treasury",
            upstreamId: "treasury",
            name: "Treasury",
            description: expect.stringContaining(`${treasuryOperations.length} operations`),
            family: "treasury",
            baseUrl: "/treasury",
            spec: {
              title: "Treasury",
              version: expect.any(String),
              openapi: "3.1.0",
              endpointCount: treasuryOperations.length,
              ingestedAt: "2026-11-01T12:00:00.000Z",
            },
          },
        ],
      },
    });
    expect(operationsOf(calls)).toEqual(["catalog.searchProviders"]);
    expect(calls[0]).toMatchObject({ path: "/api/v1/providers/search", query: { q: "Treas" } });
    expect(calls[0]?.headers["x-api-key"]).toBe(demoSecret("catalog"));
  });

  it("lists every provider and every endpoint: a call for each provider, none twice, none without a spec (D1-150, D1-164)", async () => {
    const { data, errors, calls } = await tributary.ask<Listed>(
      "{ catalog { providers { id upstreamId family spec { version } endpoints { method path } again: endpoints { provider { name } } } } }",
    );
    expect(errors).toEqual([]);
    const { providers } = data.catalog;
    for (const { name, bound } of families)
      expect(providers.find(({ family }) => family === name)?.endpoints).toHaveLength(
        Object.keys(bound).length,
      );
    const known = providers.filter(({ spec }) => spec !== null);
    expect(providers.filter(({ spec }) => spec === null)).toMatchObject([
      { upstreamId: WITHOUT_SPEC, endpoints: null },
      { upstreamId: "payroll-bureau", endpoints: null },
    ]);
    expect(calls[0]?.query).toEqual({});
    expect(calls.map(({ path }) => path).sort()).toEqual(
      [
        "/api/v1/providers/search",
        ...known.map(({ upstreamId }) => `/api/v1/providers/${upstreamId}/endpoints`),
      ].sort(),
    );
  });

  it("has all members of an endpoint", async () => {
    const data = await tributary.data(EndpointsOfProviderDocument, { id: OUTSIDE });
    expect(data).toMatchObject({
      catalog: {
        provider: {
          endpoints: [
            {
              operation: "announceParcel",
              requestMediaTypes: ["application/json"],
              access: [{ schemes: ["key"], scopes: [] }],
            },
            {
              id: `ApiEndpoint:${OUTSIDE}:GET:%2Fv1%2Fparcels%2F%7Bnumber%7D`,
              upstreamId: "/v1/parcels/{number}",
              method: "GET",
              path: "/v1/parcels/{number}",
              operation: "getParcel",
              summary: "Get a parcel",
              description: "Where it is, and where it has been.",
              deprecated: false,
              tags: ["parcels"],
              requestMediaTypes: [],
              parameters: [
                {
                  name: "number",
                  place: "PATH",
                  required: true,
                  description: "As it stands on the label.",
                  type: "string",
                  style: "simple",
                  explode: false,
                  values: [],
                },
                { name: "language", place: "QUERY", values: ["en", "de", "fr"] },
                { name: "session", place: "COOKIE", type: "string|null" },
              ],
              responses: [
                { status: "200", description: "The parcel.", mediaTypes: ["application/json"] },
                { status: "default", mediaTypes: ["application/problem+json"] },
              ],
              access: [{ scopes: [] }, { schemes: ["oauth"], scopes: ["parcels:read"] }],
            },
            { operation: "track", deprecated: true, access: [] },
          ],
        },
      },
    });
  });

  it("looks up one endpoint by exactly its method and path; null if it does not exist (D1-151, D1-163)", async () => {
    const path = "/v1/treasury/outbound_payments";
    const { data, errors, calls } = await tributary.ask(EndpointByMethodAndPathDocument, { path });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      catalog: {
        providers: [
          {
            one: { operation: "createOutboundPayment" },
            same: { summary: "Create outbound payment" },
            small: null,
            slash: null,
          },
        ],
      },
    });
    expect(calls.slice(1).map(({ query }) => query)).toEqual([
      { method: "POST", path },
      { method: "post", path },
      { method: "POST", path: `${path}/` },
    ]);
  });

  it("reads providers and endpoints as nodes; null if they do not exist (D1-161, D1-162)", async () => {
    const endpoint = `ApiEndpoint:${OUTSIDE}:GET:%2Fv1%2Ftrack`;
    const ids = [
      `ApiProvider:${OUTSIDE}`,
      endpoint,
      "ApiProvider:nope",
      "ApiProvider:parcel",
      "ApiEndpoint:nope:GET:%2F",
    ];
    const { data, errors, calls } = await tributary.ask(CatalogNodesDocument, { ids });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      nodes: [
        { id: ids[0], name: "Parcel tracking" },
        { id: endpoint, operation: "track", provider: { upstreamId: OUTSIDE, spec: { version: "2.4.0" } } },
        null,
        null,
        null,
      ],
    });
    expect(calls.length).toBeLessThanOrEqual(5);
  });

  it.each(['method: " ", path: "/v1"', 'method: "GET", path: ""'])(
    "does not look an endpoint up by a blank method or path (%s)",
    async (args) => {
      const { errors, calls } = await tributary.ask(
        `{ catalog { provider(id: "treasury") { endpoint(${args}) { operation } } } }`,
      );
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(operationsOf(calls)).not.toContain("catalog.listProviderEndpoints");
    },
  );

  it.each([
    ["a provider by another type's id", 'provider(id: "Ticket:1") { id }'],
    ["a provider by what is no slug", 'provider(id: "a/b") { id }'],
    ["providers by a name that is too long", `providers(filter: { text: "${"x".repeat(101)}" }) { id }`],
  ])("does not request %s (D1-160)", async (_, selection) => {
    const { errors, calls } = await tributary.ask(`{ catalog { ${selection} } }`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });
});

describe("submitting a spec", () => {
  it("ingests the document of a contract, and its endpoints exist at once (D1-152, D1-165, D1-187)", async () => {
    await using own = await startTributary();
    const input = { providerId: `ApiProvider:${WITHOUT_SPEC}`, spec: printed };
    const { data, errors, calls } = await own.ask(ResolveSpecDocument, { input });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      resolveApiSpec: {
        provider: {
          id: `ApiProvider:${WITHOUT_SPEC}`,
          spec: { title: "Treasury", openapi: "3.1.0", endpointCount: treasuryOperations.length },
          endpoints: expect.arrayContaining(
            treasuryOperations.map((operation) => expect.objectContaining({ operation })),
          ),
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["catalog.resolveProvider", "catalog.listProviderEndpoints"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ slug: WITHOUT_SPEC, spec: printed });
  });

  it.each([
    ["one that has a spec", "treasury", "BAD_USER_INPUT", "treasury has a spec version already"],
    ["one that there is not", "nope", "NOT_FOUND", "Couldn't find ApiProvider"],
  ])(
    "for a provider that is %s is refused in its payload (D1-160, D1-162)",
    async (_, provider, code, message) => {
      const { data, errors } = await tributary.ask(ResolveSpecDocument, {
        input: { providerId: provider, spec: printed },
      });
      expect(errors).toEqual([]);
      expect(data).toEqual({
        resolveApiSpec: { provider: null, userErrors: [{ field: null, message, code }] },
      });
    },
  );

  it("is refused in its payload without an OpenAPI document (D1-160)", async () => {
    const { data } = await tributary.ask(ResolveSpecDocument, {
      input: { providerId: WITHOUT_SPEC, spec: {} },
    });
    expect(data).toMatchObject({
      resolveApiSpec: {
        userErrors: [{ code: "BAD_USER_INPUT", message: "Invalid spec: openapi is missing" }],
      },
    });
  });

  it("is refused in its payload by a key without permission (D1-158)", async () => {
    await using reader = await startTributary({ persona: "endUser" });
    const { data, errors } = await reader.ask(ResolveSpecDocument, {
      input: { providerId: WITHOUT_SPEC, spec: printed },
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ resolveApiSpec: { provider: null, userErrors: [{ code: "FORBIDDEN" }] } });
    const listed = await reader.data<Listed>("{ catalog { providers { id } } }");
    expect(listed.catalog.providers.length).toBeGreaterThan(0);
  });

  it.each([["text"], [[{}]], [1], [null]])("is not sent when it is %j, no object", async (spec) => {
    const { errors, calls } = await tributary.ask(ResolveSpecDocument, {
      input: { providerId: WITHOUT_SPEC, spec },
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    expect(calls).toEqual([]);
  });
});

describe("the catalog in trouble", () => {
  const ask = (at: Tributary) => at.ask<Listed>("{ catalog { providers { id } } }");

  it("refuses a wrong key: UPSTREAM_MISCONFIGURED, without the key (D1-155, D1-156, D1-157)", async () => {
    await using wrong = await startTributary({
      settings: { catalog: { credential: { secret: "live_wrong" } } },
    });
    const { data, errors } = await ask(wrong);
    expect(data).toEqual({ catalog: { providers: null } });
    expect(errors).toMatchObject([
      { extensions: { code: "UPSTREAM_MISCONFIGURED", family: "catalog", status: 401 } },
    ]);
    expect(JSON.stringify(errors)).not.toContain("live_");
  });

  it("answers 500: that field has an error without the body, others of the catalog and of other families resolve (D1-170)", async () => {
    const spec = {
      title: "X",
      version: "1",
      openapi: "3.1.0",
      endpoints_count: 1,
      ingested_at: "2026-01-01T00:00:00Z",
    };
    const found = { providers: [{ slug: "x", name: "X", description: null, spec }] };
    await using upstream = await startScripted((response, request) =>
      (request.url.includes("/search") ? reply(found) : reply({ error: "no disk on db-7" }, 500))(
        response,
        request,
      ),
    );
    await using own = await startTributary({ settings: { catalog: { baseUrl: upstream.origin } } });
    const { data, errors } = await own.ask(
      `{ catalog { providers { upstreamId endpoints { id } } } users(first: 1) { nodes { id } } }`,
    );
    expect(data).toMatchObject({
      catalog: { providers: [{ upstreamId: "x", endpoints: null }] },
      users: { nodes: [{ id: expect.any(String) }] },
    });
    expect(errors).toMatchObject([
      {
        path: ["catalog", "providers", 0, "endpoints"],
        extensions: { code: "UPSTREAM_ERROR", family: "catalog", status: 500 },
      },
    ]);
    expect(JSON.stringify([data, errors])).not.toContain("db-7");
  });

  it("limits an address: RATE_LIMITED until Retry-After, without a quota (D1-166, D1-168, D1-171)", async () => {
    await using own = await startTributary();
    const headers = { "x-api-key": demoSecret("catalog") };
    const url = `${own.families.baseUrl("catalog")}/api/v1/providers/search?q=x`;
    for (let n = 0; n < 119; n++) expect((await fetch(url, { headers })).status).toBe(200);
    expect((await ask(own)).errors).toEqual([]);
    const { errors, calls } = await ask(own);
    expect(calls).toHaveLength(1);
    expect(errors).toMatchObject([
      { extensions: { code: "RATE_LIMITED", retryable: true, status: 429, retryAfterMs: 60_000 } },
    ]);
    expect(errors[0]?.extensions).not.toHaveProperty("quota");
    // The gateway waits for that time: until then it does not send reads or writes.
    const write = await own.ask(ResolveSpecDocument, {
      input: { providerId: WITHOUT_SPEC, spec: printed },
    });
    expect(write.calls).toEqual([]);
    expect(write.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });

  it("has one text as the reason of a refusal, and the payload has this text (D1-159)", async () => {
    await using reader = await startTributary({ persona: "endUser" });
    for (const [at, persona, input] of [
      [tributary, "service", { providerId: "nope", spec: {} }],
      [tributary, "service", { providerId: WITHOUT_SPEC, spec: {} }],
      [reader, "endUser", { providerId: WITHOUT_SPEC, spec: printed }],
    ] as const) {
      const { data, calls } = await at.ask(ResolveSpecDocument, { input });
      const refused = calls.at(-1);
      const again = await fetch(at.families.baseUrl("catalog") + refused?.path, {
        method: "POST",
        headers: { "x-api-key": demoSecret("catalog", persona), "content-type": "application/json" },
        body: refused?.body ?? null,
      });
      const body = (await again.json()) as { error: string };
      expect([again.status, Object.keys(body)]).toEqual([refused?.status, ["error"]]);
      expect(data.resolveApiSpec.userErrors).toMatchObject([{ message: body.error }]);
    }
  });

  it.each([
    ["Free", "agent", [429]],
    ["Pro", "service", []],
  ] as const)(
    "is governed by keys and plans: 130 calls in a month by a key of the %s plan (D1-154, D1-174)",
    async (_plan, persona, refusals) => {
      await using own = await startTributary({ persona });
      const refused: unknown[] = [];
      for (let n = 0; n < 130 && refused.length === 0; n++) {
        if (n % 100 === 99) own.families.clock.advance(60_000);
        refused.push(...(await ask(own)).errors.map(({ extensions }) => extensions["status"]));
      }
      expect(refused).toEqual(refusals);
    },
  );

  it("gives the Free plan a new quota with the month (D1-173)", async () => {
    await using own = await startTributary({ persona: "agent" });
    const { clock } = own.families;
    const headers = { "x-api-key": demoSecret("catalog", "agent") };
    const search = () => fetch(`${own.families.baseUrl("catalog")}/api/v1/providers/search?q=x`, { headers });
    for (let n = 0; n < 100; n++) expect((await search()).status).toBe(200);
    clock.advance(60_000);
    const used = (await (await search()).json()) as { reset_at: number };
    clock.advance(used.reset_at * 1_000 - clock.now());
    const { errors, calls } = await ask(own);
    expect(errors).toEqual([]);
    expect(calls.map(({ status }) => status)).toEqual([200]);
  });

  it("has a monthly quota on the Free plan: RATE_LIMITED until it is reset, with the quota (D1-167, D1-169, D1-172)", async () => {
    const today = new Date();
    // A day in the middle of next month, so that the reset is in the future for the machine's clock too.
    const clock = movableClock(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 10));
    const reset = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1));
    await using own = await startTributary({ persona: "agent", families: { clock } });
    for (let n = 0; n < 100; n++) expect((await ask(own)).errors).toEqual([]);
    clock.advance(60_000);
    const { errors, calls } = await ask(own);
    expect(calls).toHaveLength(1);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: "RATE_LIMITED",
          status: 429,
          quota: { limit: 100, remaining: 0, resetAt: reset.toISOString() },
        },
      },
    ]);
    const wait = Number(errors[0]?.extensions["retryAfterMs"]);
    expect(Math.abs(wait - (reset.getTime() - Date.now()))).toBeLessThan(5_000);
    const write = await own.ask(ResolveSpecDocument, {
      input: { providerId: WITHOUT_SPEC, spec: printed },
    });
    expect(write.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", quota: { limit: 100 } } }]);
  });
});
