import Type from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shapeDifferences } from "#contracts/kit/shape-differences.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { examine, isHealthy } from "#scripts/doctor/examine.ts";
import { table } from "#scripts/doctor/main.ts";
import { reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";
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

  it("makes one harmless read, and never a write", async () => {
    server.script(reply(list));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(server.requests.map(({ method }) => method)).toEqual(["GET"]);
    expect(diagnosis).toMatchObject({ reachable: "ok", credential: "ok", advice: [] });
    expect(diagnosis.reads[0]).toMatchObject({ operation: "sample.listThings", paging: "understood" });
    expect(isHealthy(diagnosis)).toBe(true);
  });

  it("reads deep what an earlier answer gave the id of, but no secret and no file", async () => {
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

  it("says what to set where the credential is refused", async () => {
    server.script(reply({ error: "no" }, 401));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.credential).toBe("refused");
    expect(diagnosis.advice[0]).toMatch(/^SAMPLE_CREDENTIAL is refused; SAMPLE_AUTH says/);
    expect(isHealthy(diagnosis)).toBe(false);
    expect(table([diagnosis])).toMatch(
      /refused {2,}0 of 1[\s\S]*sample\.listThings: UPSTREAM_MISCONFIGURED \(401\)/,
    );
  });

  it("names the members that are missing, of another type or unknown, never their values", async () => {
    server.script(reply({ ...list, data: [{ id: 7, title: "hidden value" }] }));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads[0]).toMatchObject({
      missing: ["data[].name"],
      otherType: ["data[].id"],
      unknown: ["data[].title"],
    });
    expect(JSON.stringify(diagnosis)).not.toContain("hidden value");
  });

  it("says that a list is not where the contract has it", async () => {
    server.script(reply({ rows: [] }));
    const diagnosis = await examine(sample, settings(), limits, false);
    expect(diagnosis.reads[0]?.paging).toBe("not understood");
    expect(isHealthy(diagnosis)).toBe(false);
  });

  it("says which setting has a host that cannot be reached", async () => {
    const diagnosis = await examine(sample, { ...settings(), baseUrl: "https://127.0.0.1:1" }, limits, false);
    expect(diagnosis).toMatchObject({ reachable: "ECONNREFUSED", credential: "unknown", reads: [] });
    expect(diagnosis.advice).toEqual(["SAMPLE_URL: the host 127.0.0.1:1 cannot be reached (ECONNREFUSED)"]);
  });
});

describe("differences of a body from its schema", () => {
  const schema = Type.Object({
    id: Type.Union([Type.String(), Type.Integer()]),
    at: Type.Optional(Type.String()),
  });

  it("are none for null, for an optional member that is missing, and for any variant", () => {
    for (const body of [{ id: 1 }, { id: "1", at: null }])
      expect(shapeDifferences(schema, body)).toEqual({ missing: [], otherType: [], unknown: [] });
    expect(shapeDifferences(schema, { id: true, at: 3 }).otherType).toEqual(["id", "at"]);
    expect(shapeDifferences(schema, [])).toMatchObject({ otherType: ["(the body)"] });
  });
});
