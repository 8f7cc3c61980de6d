/** The client against stand-in services with faults: one of the tests' own, and all with a contract. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { service } from "#services/kit/service.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { failure } from "#test/kit/scripted-upstream.ts";
import { families as contracts } from "./contracts.ts";
import { sample } from "./sample.ts";

/** Long enough for a response in several parts. */
const thingOf = (id: string) => ({ id, name: "x".repeat(10_000) });

/** The family of the tests as a stand-in service. */
const sampleService = service(sample, () => ({
  getThing: ({ id }) => thingOf(id),
  listThings: () => ["1", "2", "3"].map(thingOf),
  findThings: ({ body }) => body.ids.map(thingOf),
  searchThings: () => [],
  createThing: ({ body }) => ({ id: "4", ...body }),
  putThing: ({ id, body }) => ({ id, ...body }),
  touchThing: () => undefined,
  exportThing: ({ id }) => thingOf(id),
  getSecret: ({ id }) => thingOf(id),
  getFile: () => Buffer.from("file"),
}));

const caller = (): RestCaller => ({
  signal: new AbortController().signal,
  forwarded: {},
  requestId: "request",
  deadline: performance.now() + 15_000,
});

const opened = (families: TestFamilies, family: Family, limits: Partial<Limits> = {}) =>
  new RestClient(
    family,
    { baseUrl: families.baseUrl(family.name), credential: { secret: demoSecret(family.name) } },
    { ...defaultLimits, ...limits },
  );

describe("a local family that misbehaves", () => {
  let families: TestFamilies;
  let upstream: RestClient;
  const list = () => {
    const own = caller();
    return upstream.call(upstream.prepare(sample.bound.listThings, {}, own), own);
  };
  beforeAll(async () => {
    families = await startFamilies({ services: [{ service: sampleService, seed: () => undefined }] });
  });
  afterAll(() => families.close());
  beforeEach(() => {
    upstream = opened(families, sample, { tryMs: 400, bodyBytes: 200_000 });
    families.setFaults("");
    families.calls.length = 0;
    return () => upstream.close();
  });

  it.each([
    ["status:503", "UPSTREAM_ERROR", 3],
    ["status:500", "UPSTREAM_ERROR", 2],
    ["reset", "UPSTREAM_UNAVAILABLE", 3],
    ["hang", "UPSTREAM_TIMEOUT", 1],
    ["slow", "UPSTREAM_TIMEOUT", 1],
    ["throttle:60", "RATE_LIMITED", 1],
    ["truncate", "UPSTREAM_BAD_RESPONSE", 1],
    ["html", "UPSTREAM_BAD_RESPONSE", 1],
    ["empty", "UPSTREAM_BAD_RESPONSE", 1],
    ["huge:4", "UPSTREAM_BAD_RESPONSE", 1],
    ["redirect", "UPSTREAM_BAD_RESPONSE", 1],
  ])("(%s) fails with %s after %i calls, and recovers when the fault ends", async (fault, code, tries) => {
    families.setFaults(`sample=${fault}`);
    const error = await failure(list());
    expect(error).toMatchObject({ code, family: "sample" });
    expect(JSON.stringify(error)).not.toMatch(/http|127\.0\.0\.1|Injected|elsewhere/);
    expect(families.calls).toHaveLength(tries);
    families.setFaults("");
    if (code !== "RATE_LIMITED") expect((await list()).status).toBe(200);
    expect(families.bugs).toEqual([]);
  });

  it("that responds 150 ms late is read with one call", async () => {
    families.setFaults("sample=latency:150");
    expect((await list()).status).toBe(200);
    expect(families.calls).toHaveLength(1);
  });

  it("in 5% of its calls fails at most 4 of 200 reads", async () => {
    families.setFaults("sample=status:503:0.05");
    const patient = opened(families, sample);
    const own = caller();
    const call = (id: number) =>
      patient.call(patient.prepare(sample.bound.getThing, { id: `${id}` }, own), own);
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, i) => call(i)));
    await patient.close();
    expect(outcomes.filter(({ status }) => status === "rejected").length).toBeLessThanOrEqual(4);
    expect(families.calls.length).toBeLessThanOrEqual(200 * 1.2);
  });
});

describe("each local family", () => {
  it("receives only its own credential, in its documented form", async () => {
    await using families = await startFamilies({ people: 250 });
    for (const family of contracts) {
      const client = opened(families, family);
      const read = Object.values(family.bound).find(({ method }) => method === "GET");
      if (!read) throw new Error(`${family.name} has no read`);
      const input = Object.fromEntries(read.template.params.map((name) => [name, "1"]));
      const own = { ...caller(), forwarded: { authorization: "Bearer somebody's" } };
      try {
        await client
          .call(client.prepare(read, { ...input, ...requiredOf(read.query) }, own), own)
          .catch(() => undefined);
      } finally {
        await client.close();
      }
    }
    expect(new Set(families.calls.map(({ family }) => family)).size).toBe(contracts.length);
    for (const { family, headers } of families.calls) {
      const contract = contracts.find(({ name }) => name === family);
      expect(headers[contract?.auth.header ?? ""]).toBe(contract?.auth.present(demoSecret(family)));
      expect(JSON.stringify(headers)).not.toContain("somebody");
    }
  });
});

const requiredOf = (query: Readonly<Record<string, { readonly required: boolean }>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, { required }]) => (required ? [[name, "1"]] : [])),
  );
