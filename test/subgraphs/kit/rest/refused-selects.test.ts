/** A service that lacks a member that we select costs neither a read nor an error of the client's. */
import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { erp } from "#contracts/erp/index.ts";
import { projects } from "#contracts/projects/index.ts";
import { createLog } from "#platform/http/log.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { openMetrics } from "#platform/telemetry/metrics.ts";
import { serviceIdentity } from "#platform/telemetry/service-identity.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { failure, reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";

const company_id = "1b1a0d0e-0000-4000-8000-000000000001";
const vendor = { "@odata.etag": "1", id: "1b1a0d0e-0000-4000-8000-000000000002", displayName: "Adatum" };
const refusal = (message: string) => reply({ error: { code: "BadRequest", message } }, 400);
const unknownMember = refusal("Could not find a property named 'website' on type 'vendor'.");

const caller = (): RestCaller => ({
  signal: new AbortController().signal,
  forwarded: {},
  requestId: "request",
  deadline: performance.now() + 15_000,
});

describe("a $select that the service refuses", async () => {
  let server: ScriptedUpstream;
  let client: RestClient;
  let logged: Record<string, unknown>[];
  const metrics = await openMetrics(serviceIdentity("test"));
  beforeEach(async () => {
    logged = [];
    server = await startScripted((response: ServerResponse, request) => {
      const url = new URL(request.url, server.origin);
      if (url.searchParams.get("$select")?.includes("website")) return unknownMember(response, request);
      if (url.searchParams.has("fields[users]")) return refusal("users: health")(response, request);
      if (url.pathname.startsWith("/projects/"))
        return reply({ projects: [], updates: [] })(response, request);
      if (url.searchParams.has("$filter")) return refusal("The filter is wrong")(response, request);
      const isOne = url.pathname.endsWith(")");
      return reply(isOne ? vendor : { value: [vendor] })(response, request);
    });
    const log = createLog("info", [], { write: (line: string) => void logged.push(JSON.parse(line)) });
    client = new RestClient(
      erp,
      { baseUrl: server.origin, credential: { secret: "one" } },
      { ...defaultLimits, tries: 1 },
      undefined,
      new UpstreamLog(log, metrics),
    );
    return async () => {
      await client.close();
      await server[Symbol.asyncDispose]();
    };
  });

  const read = (name: "getVendor" | "listVendors" | "getUnit", input: Readonly<Record<string, unknown>>) => {
    const one = caller();
    const operation = name === "getUnit" ? erp.bound.getUnitOfMeasure : erp.bound[name];
    const all = { company_id, vendor_id: vendor.id, unitOfMeasure_id: vendor.id, ...input };
    return client.call(client.prepare(operation, all, one), one);
  };
  const selects = () =>
    server.requests.map(({ url }) => new URL(url, server.origin).searchParams.get("$select"));

  it("is left out, once for all reads of its entity, and reported once", async () => {
    const $select = ["displayName", "website"];
    const before = await counted();
    expect((await read("getVendor", { $select })).body).toMatchObject({ displayName: "Adatum" });
    expect(selects()).toEqual(["displayName,website", null]);
    await read("getVendor", { $select: ["website"] });
    await read("listVendors", { $select });
    expect(selects().slice(2)).toEqual([null, null]);
    await read("getUnit", { $select: ["displayName"] });
    expect(selects().at(-1)).toBe("displayName");
    expect(logged).toMatchObject([{ family: "erp", operation: "erp.getVendor", level: 40 }]);
    expect((await counted()) - before).toBe(1);
  });

  it("is one call for callers that read the same at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => read("getVendor", { $select: ["website"] })));
    expect(answers.map(({ body }) => body)).toMatchObject([vendor, vendor, vendor]);
    expect(server.requests).toHaveLength(2);
  });

  it("stays where the refusal has another reason", async () => {
    const input = { $select: ["displayName"], $filter: "x eq 1" };
    expect(await failure(read("listVendors", input))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(selects()).toEqual(["displayName", null]);
    await read("getVendor", { $select: ["displayName"] });
    // The service has shown that it knows the member.
    await failure(read("listVendors", input));
    expect(selects().slice(2)).toEqual(["displayName", "displayName"]);
    expect(logged).toEqual([]);
  });

  it("is left out where it is `fields[…]` by type, for that list alone", async () => {
    const people = new RestClient(projects, { baseUrl: server.origin, credential: { secret: "one" } });
    const list = (operation: "listProjects" | "listUpdates", fields: Record<string, string[]>) => {
      const one = caller();
      return people.call(people.prepare(projects.bound[operation], { fields, skipCounts: true }, one), one);
    };
    const health = ["id", "health"];
    expect((await list("listProjects", { projects: ["id", "name"], users: health })).status).toBe(200);
    await list("listProjects", { projects: ["id", "website"] });
    await list("listUpdates", { updates: health });
    const sent = server.requests.map(({ url }) => [...new URL(url, server.origin).searchParams.keys()]);
    expect(sent).toEqual([
      ["skipCounts", "fields[projects]", "fields[users]"],
      ["skipCounts"],
      ["skipCounts"],
      ["skipCounts", "fields[updates]"],
    ]);
    await people.close();
  });

  async function counted(): Promise<number> {
    const { values } = await metrics.refusedSelects.get();
    return values.find(({ labels }) => labels.family === "erp")?.value ?? 0;
  }
});
