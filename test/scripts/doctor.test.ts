import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import Type from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shapeDifferences } from "#contracts/kit/shape-differences.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { adviceOnReach } from "#scripts/doctor/advice.ts";
import { examine, isHealthy } from "#scripts/doctor/examine.ts";
import { table } from "#scripts/doctor/table.ts";
import { ownCertificate } from "#test/kit/own-certificate.ts";
import { hang, reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";
import { sample } from "#test/subgraphs/kit/rest/sample.ts";

const row = { id: "7", name: "Seven" };
const list = { data: [row], meta: { pagination: { total: 1, limit: 5, offset: 0 } } };
const limits = { ...defaultLimits, tryMs: 2_000, tries: 1 };

describe("the doctor", () => {
  let server: ScriptedUpstream;
  beforeAll(async () => {
    server = await startScripted(reply(list));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => {
    server.requests.length = 0;
  });
  const settings = () => ({ baseUrl: server.origin, credential: { secret: "one" } });

  it("makes one GET request, and never a write", async () => {
    server.script(reply(list));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(server.requests.map(({ method }) => method)).toEqual(["GET"]);
    expect(diagnosis).toMatchObject({ reachable: "ok", credential: "ok", advice: [] });
    expect(diagnosis.reads[0]).toMatchObject({ operation: "sample.listThings", paging: "understood" });
    expect(isHealthy(diagnosis)).toBe(true);
  });

  it("also reads objects by ids of earlier answers, but no secret and no file", async () => {
    server.script((response, request) =>
      reply(
        request.url.startsWith("/things/search") ? [row] : request.url.startsWith("/things?") ? list : row,
      )(response, request),
    );
    const diagnosis = await examine(sample, settings(), limits, true);
    expect(diagnosis.reads.map(({ operation }) => operation).sort()).toEqual([
      "sample.getThing",
      "sample.listThings",
      "sample.searchThings",
    ]);
    expect(server.requests.every(({ method }) => method === "GET")).toBe(true);
  });

  it("names the setting if the credential is refused", async () => {
    server.script(reply({ error: "no" }, 401));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.credential).toBe("refused");
    expect(diagnosis.advice[0]).toMatch(/^SAMPLE_CREDENTIAL is refused; families\.sample\.auth says/);
    expect(isHealthy(diagnosis)).toBe(false);
    expect(table([diagnosis])).toMatch(
      /refused {2,}0 of 1[\s\S]*sample\.listThings: UPSTREAM_MISCONFIGURED \(401\)/,
    );
  });

  it("names members that are missing, of another type or unknown, never their values", async () => {
    server.script(
      reply({
        ...list,
        data: [
          { id: "7", title: "hidden value" },
          { id: "8", name: {} },
        ],
      }),
    );
    const read = await examine(sample, settings(), limits, false);
    expect(read.reads[0]).toMatchObject({
      missing: [],
      otherType: ["data[].name"],
      unknown: ["data[].title"],
    });
    expect(JSON.stringify(read)).not.toContain("hidden value");
  });

  it("accepts an answer in another envelope and casing", async () => {
    server.script(reply({ ...list, data: undefined, results: [{ ID: 7, Name: "Seven" }] }));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads[0]).toMatchObject({
      missing: [],
      otherType: [],
      renamed: {},
      paging: "understood",
    });
  });

  it("proposes the setting for a renamed member, and reads with that setting", async () => {
    server.script(reply({ ...list, data: [{ id: "7", thingName: "Seven" }] }));
    const diagnosis = await examine(sample, settings(), limits, false);
    const proposed = "families: { sample: { spelling: { renames: { getThing: { name: thingName } } } } }";
    expect(diagnosis.advice).toEqual([
      `members seem to be sent under other names; if so, set in tributary.yaml ${proposed}`,
    ]);
    expect(table([diagnosis])).toContain(
      "sample.listThings: data[].name is missing, thingName is unknown beside it",
    );
    const renames = { getThing: { name: "thingName" } };
    const renamed = await examine(sample, { ...settings(), spelling: { renames } }, limits, false);
    expect(renamed.reads[0]).toMatchObject({ missing: [], unknown: [], renamed: {} });
    expect(renamed.advice).toEqual([]);
  });

  it("reports a problem if no read succeeds, as below a wrong path", async () => {
    server.script(reply({ error: "no such thing" }, 404));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(server.requests).toHaveLength(2);
    expect(diagnosis.credential).toBe("unknown");
    expect(isHealthy(diagnosis)).toBe(false);
  });

  it("tries another read if the first one is not found", async () => {
    server.script((response, request) =>
      request.url.startsWith("/things/search")
        ? reply([row])(response, request)
        : reply({ error: "no" }, 404)(response, request),
    );
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads.map(({ code }) => code)).toEqual(["NOT_FOUND", undefined]);
    expect(isHealthy(diagnosis)).toBe(true);
  });

  it("reports the paging of an empty list as unknown", async () => {
    server.script(reply({ ...list, data: null }));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads[0]?.paging).toBe("empty");
    expect(table([diagnosis])).toMatch(/1 of 1 .* 0 of 1$/m);
    expect(isHealthy(diagnosis)).toBe(true);
  });

  it("names an unexpected media type of an answer, and the host of a redirect", async () => {
    server.script(reply("<html>", 200, { "content-type": "text/html; charset=utf-8" }));
    const page = await examine(sample, settings(), limits, false);
    expect(page.advice).toEqual([
      "SAMPLE_URL: what answers there sends text/html, which is not as the family speaks",
    ]);
    expect(table([page])).toContain("sample.listThings: UPSTREAM_BAD_RESPONSE (200, text/html)");
    server.script(reply("", 302, { location: "https://login.example/?secret=1" }));
    const redirect = await examine(sample, settings(), limits, false);
    expect(redirect.advice[0]).toMatch(/^SAMPLE_URL: the answer is a redirect to login\.example, /);
    expect(JSON.stringify(redirect)).not.toContain("secret=1");
  });

  it("names the setting of the time limit for an answer that comes too late", async () => {
    server.script(hang);
    const diagnosis = await examine(sample, settings(), { ...limits, tryMs: 50 }, false);
    expect(diagnosis.advice).toEqual([
      "the family does not answer within 50 ms: families.sample.connection.timeoutMs, or limits.tryMs for all families, sets the limit",
    ]);
  });

  it("names the setting that makes a certificate of a private authority trusted", async () => {
    const tls = createServer(ownCertificate(), (_request, response) => response.end());
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    const { port } = tls.address() as AddressInfo;
    const own = { ...settings(), baseUrl: `https://127.0.0.1:${port}` };
    const diagnosis = await examine(sample, own, limits, false);
    tls.close();
    expect(diagnosis.advice[0]).toMatch(/cannot be reached \([A-Z_]+\); .*NODE_EXTRA_CA_CERTS/);
  });

  it("names the setting of a group in which no object is found", async () => {
    const group = { key: "thingsOf", parameter: "thingsOf", means: "The things.", normal: "all" };
    const readBy = { operation: "getThing", parameter: "id" };
    const family = { ...sample, settings: { scope: [{ ...group, readBy }] } };
    server.script((response, request) =>
      request.url.startsWith("/things?")
        ? reply(list)(response, request)
        : reply({ error: "no" }, 404)(response, request),
    );
    const diagnosis = await examine(family, { ...settings(), scope: { thingsOf: "all" } }, limits, false);
    expect(diagnosis.advice).toContain(
      "families.sample.scope.thingsOf is all: nothing is read there. The things.",
    );
  });

  it("sends a user-agent header, because some services refuse calls without one", async () => {
    server.script(reply(list));
    await examine(sample, settings(), limits, false);
    await examine(sample, { ...settings(), headers: { "user-agent": "ours/1" } }, limits, false);
    expect(server.requests.map(({ headers }) => headers["user-agent"])).toEqual(["Tributary", "ours/1"]);
  });

  it("reports a list that is at another position than in the contract", async () => {
    server.script(reply({ rows: [] }));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads[0]?.paging).toBe("not understood");
    expect(isHealthy(diagnosis)).toBe(false);
  });

  it("names the setting of a host that cannot be reached", async () => {
    const diagnosis = await examine(sample, { ...settings(), baseUrl: "https://127.0.0.1:1" }, limits, false);
    expect(diagnosis).toMatchObject({ reachable: "ECONNREFUSED", credential: "unknown", reads: [] });
    expect(diagnosis.advice).toEqual(["SAMPLE_URL: the host 127.0.0.1:1 cannot be reached (ECONNREFUSED)"]);
    const plain = await examine(sample, { ...settings(), baseUrl: "http://127.0.0.1:1" }, limits, false);
    expect(plain.reachable).toBe("ECONNREFUSED");
  });

  it("reports that the demo company does not run if a family has no URL", () => {
    expect(adviceOnReach("crm", new URL("http://127.0.0.1:4100/crm"), "ECONNREFUSED")).toBe(
      "families.crm.url is not set, and the demo company does not run: `tributary services` starts it",
    );
  });
});

describe("differences of a body from its schema", () => {
  const Part = Type.Object({ size: Type.Integer() });
  const schema = Type.Object({
    id: Type.Union([Type.String(), Type.Integer()]),
    offerAlgorithm: Type.Optional(Type.String()),
    createdAt: Type.Union([Type.String(), Type.Null()]),
    parts: Type.Optional(Type.Array(Part)),
  });
  const none = { missing: [], unknown: [], renamed: [] };

  it("are empty for null, for an optional member that is missing, and for another casing", () => {
    expect(shapeDifferences(schema, { id: 1, createdAt: null })).toEqual(none);
    expect(shapeDifferences(schema, { id: "1", createdAt: "x", created_at: "x" })).toEqual(none);
  });

  it("include a member as missing only if no row has it", () => {
    const rows = Type.Array(schema);
    expect(shapeDifferences(rows, [{ id: 1 }, { id: 2, createdAt: "x" }])).toEqual(none);
    expect(shapeDifferences(rows, [{ id: 1 }, { id: 2 }]).missing).toEqual(["[].createdAt"]);
    expect(shapeDifferences(rows, [{ id: 1 }], new Set(["id"])).missing).toEqual([]);
  });

  it("pair a missing member with an unknown one of a similar name and of its type", () => {
    const body = {
      id: 1,
      offeringAlgorithm: "ROUND_ROBIN",
      creationTime: 7,
      created: "x",
      parts: [{ sizes: 3 }],
    };
    const { missing, unknown, renamed } = shapeDifferences(schema, body);
    expect(missing).toEqual(["createdAt", "parts[].size"]);
    expect(unknown).toEqual(["offeringAlgorithm", "creationTime", "created", "parts[].sizes"]);
    expect(renamed.map(({ place, sent }) => [place, sent])).toEqual([
      ["offerAlgorithm", "offeringAlgorithm"],
      ["createdAt", "created"],
      ["parts[].size", "sizes"],
    ]);
    expect(renamed[2]?.type).toBe(Part.properties);
  });
});
