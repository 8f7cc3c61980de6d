/** `extensions.sources`: the failing families, reported to the caller, with and without subgraph processes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const QUERY = `{ users(first: 2) { nodes { email marketingContact { id } payments(first: 1) { nodes { id } } } } }`;

describe.each([
  ["in one process", {}],
  ["with subgraphs over HTTP", { SUBGRAPHS: "http" }],
])("the families' state, %s,", (_name, form) => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy({
      ...form,
      ...settings({ limits: { tryMs: 300 } }),
      SUPPORT_DESK_CREDENTIAL: `service:${demoSecret("supportDesk", "endUser")}`,
      CRM_CREDENTIAL: "forward:x-crm-token",
    });
  });
  afterAll(() => deployment.stop());
  beforeEach(() => deployment.families.setFaults(""));

  const ask = async (faults: string, headers: Record<string, string> = {}, query = QUERY) => {
    deployment.families.setFaults(faults);
    return (await deployment.graphql(query, { headers })).body;
  };
  const ok = ["banking", "identity", "marketing"].map((family) => ({ family, status: "OK" }));
  const reported = { "x-upstream-report": "1" };

  it("is also that of the people index: DOWN while it cannot be read, OK once it can", async () => {
    const [someone] = deployment.families.company.people;
    const query = `{ user(email: "${someone?.email}") { identityUser { id } } }`;
    const down = await ask("identity=reset", { "x-request-id": "mine" }, query);
    expect(down.errors).toMatchObject([{ extensions: { family: "identity", requestId: "mine" } }]);
    expect(down.extensions?.sources).toEqual([{ family: "identity", status: "DOWN" }]);
    const up = await ask("", reported, query);
    expect(up.extensions?.sources).toEqual([{ family: "identity", status: "OK" }]);
  });

  it("is returned on request, and otherwise only if a family has failed", async () => {
    expect((await ask("")).extensions).toBeUndefined();
    expect((await ask("", reported)).extensions?.sources).toEqual(ok);
    expect((await ask("marketing=reset")).extensions).toEqual({
      sources: ok.map((each) => (each.family === "marketing" ? { ...each, status: "DOWN" } : each)),
    });
  });

  it.each([
    ["status:503", { status: "DOWN" }],
    ["status:401", { status: "DOWN" }],
    ["hang", { status: "DEGRADED" }],
    ["throttle:60", { status: "DEGRADED", retryAfterMs: 60_000 }],
  ])("with %s is reported once for each family, beside data of the others", async (fault, state) => {
    const { data, extensions, errors } = await ask(`banking=${fault}`);
    expect(extensions?.sources).toEqual([
      { family: "banking", ...state, ...("retryAfterMs" in state && { retryAfterMs: expect.any(Number) }) },
      ...ok.slice(1),
    ]);
    expect(data?.["users"]).toMatchObject({ nodes: [{ payments: null }, { payments: null }] });
    expect(errors).toMatchObject(
      [0, 1].map((index) => ({
        path: ["users", "nodes", index, "payments"],
        extensions: { family: "banking" },
      })),
    );
  });

  it("is OK if the family refuses an operation: the error of its field has the reason", async () => {
    const { data, errors, extensions } = await ask(
      "",
      reported,
      "{ supportDesk { ticketForms { id } ticketMetricSets(first: 1) { nodes { id } } } }",
    );
    expect(data?.["supportDesk"]).toEqual({ ticketForms: expect.any(Array), ticketMetricSets: null });
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN", family: "supportDesk" } }]);
    expect(extensions?.sources).toEqual([{ family: "supportDesk", status: "OK" }]);
  });

  it("is returned for a family that was not called because it has no credential", async () => {
    const query = "{ crm { personFields(first: 1) { nodes { id } } } }";
    expect((await ask("", {}, query)).extensions?.sources).toEqual([{ family: "crm", status: "DEGRADED" }]);
    expect((await ask("", { "x-crm-token": demoSecret("crm") }, query)).extensions).toBeUndefined();
  });
});
