/** A selected member that a service lacks does not fail the read, and is not an error of the client. */
import type { ServerResponse } from "node:http";
import Type from "typebox";
import { beforeEach, describe, expect, it } from "vitest";
import { bearer } from "#contracts/kit/auth.ts";
import { csv, deep, family, get, optional } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { odataPage } from "#contracts/kit/pages/offset.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { createLog } from "#platform/http/log.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { openMetrics } from "#platform/telemetry/metrics.ts";
import { serviceIdentity } from "#platform/telemetry/service-identity.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { failure, reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";

const Row = Type.Object({ id: Type.String(), displayName: Type.Optional(Type.String()) });
/** The parameter that selects members is the same for all operations of the entity. */
const selectOf = () => ({ $select: csv(Type.String(), { selects: true }) });
const ofBoxes = selectOf();
const fields = () => deep(Type.Record(Type.String(), Type.Array(Type.String())), { selects: true });
const spec = { subgraph: "business", auth: bearer() } as const;

/** A family whose operations take `$select`, two of one entity and one of another. */
const selecting = family(
  "selecting",
  {
    ...spec,
    errors: errorBody(({ message }) => ({ error: { message } }), { message: ["error", "message"] }),
  },
  {
    getBox: get("/boxes({boxId})", { query: ofBoxes, returns: Row }),
    listBoxes: get("/boxes", {
      query: { $filter: optional(Type.String()), ...ofBoxes },
      page: odataPage(Row, { maxSize: 100, defaultSize: 20 }),
    }),
    getUnit: get("/units({unitId})", { query: selectOf(), returns: Row }),
  },
);
/** A family whose lists take `fields[…]` by type. */
const sparse = family(
  "sparse",
  { ...spec, errors: errorBody(({ message }) => ({ error: message }), { message: ["error"] }) },
  {
    listPlans: get("/plans/list", { query: { fields: fields() }, page: wholeList("plans", Row) }),
    listUpdates: get("/plans/updates", { query: { fields: fields() }, page: wholeList("updates", Row) }),
  },
);

const box = { id: "1", displayName: "Adatum" };
const refusal = (message: string) => reply({ error: { code: "BadRequest", message } }, 400);
const unknownMember = refusal("Could not find a property named 'website' on type 'box'.");

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
      if (url.pathname.startsWith("/plans/")) return reply({ plans: [], updates: [] })(response, request);
      if (url.searchParams.has("$filter")) return refusal("The filter is wrong")(response, request);
      const isOne = url.pathname.endsWith(")");
      return reply(isOne ? box : { value: [box] })(response, request);
    });
    const log = createLog("info", [], { write: (line: string) => void logged.push(JSON.parse(line)) });
    client = new RestClient(
      selecting,
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

  const read = (name: "getBox" | "listBoxes" | "getUnit", input: Readonly<Record<string, unknown>>) => {
    const one = caller();
    const all = { boxId: box.id, unitId: box.id, ...input };
    return client.call(client.prepare(selecting.bound[name], all, one), one);
  };
  const selects = () =>
    server.requests.map(({ url }) => new URL(url, server.origin).searchParams.get("$select"));

  it("is left out, once for all reads of its entity, and reported once", async () => {
    const $select = ["displayName", "website"];
    const before = await counted();
    expect((await read("getBox", { $select })).body).toMatchObject({ displayName: "Adatum" });
    expect(selects()).toEqual(["displayName,website", null]);
    await read("getBox", { $select: ["website"] });
    await read("listBoxes", { $select });
    expect(selects().slice(2)).toEqual([null, null]);
    await read("getUnit", { $select: ["displayName"] });
    expect(selects().at(-1)).toBe("displayName");
    expect(logged).toMatchObject([{ family: "selecting", operation: "selecting.getBox", level: 40 }]);
    expect((await counted()) - before).toBe(1);
  });

  it("is one call for callers that read the same at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => read("getBox", { $select: ["website"] })));
    expect(answers.map(({ body }) => body)).toMatchObject([box, box, box]);
    expect(server.requests).toHaveLength(2);
  });

  it("stays where the refusal has another reason", async () => {
    const input = { $select: ["displayName"], $filter: "x eq 1" };
    expect(await failure(read("listBoxes", input))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(selects()).toEqual(["displayName", null]);
    await read("getBox", { $select: ["displayName"] });
    // The service has accepted the member before.
    await failure(read("listBoxes", input));
    expect(selects().slice(2)).toEqual(["displayName", "displayName"]);
    expect(logged).toEqual([]);
  });

  it("is left out where it is `fields[…]` by type, for that list alone", async () => {
    const plans = new RestClient(sparse, { baseUrl: server.origin, credential: { secret: "one" } });
    const list = (operation: "listPlans" | "listUpdates", given: Record<string, string[]>) => {
      const one = caller();
      return plans.call(plans.prepare(sparse.bound[operation], { fields: given }, one), one);
    };
    const health = ["id", "health"];
    expect((await list("listPlans", { plans: ["id", "name"], users: health })).status).toBe(200);
    await list("listPlans", { plans: ["id", "website"] });
    await list("listUpdates", { updates: health });
    const sent = server.requests.map(({ url }) => [...new URL(url, server.origin).searchParams.keys()]);
    expect(sent).toEqual([["fields[plans]", "fields[users]"], [], [], ["fields[updates]"]]);
    await plans.close();
  });

  async function counted(): Promise<number> {
    const { values } = await metrics.refusedSelects.get();
    return values.find(({ labels }) => labels.family === "selecting")?.value ?? 0;
  }
});
