/** The console's requests to its gateway, and the trace of an operation. */
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { contractOf } from "#gateway/console/console-api.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { deploy, sharedDeployment } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const secret = "a-secret-that-is-long-enough-to-be-one";
const access = {
  AUTH: "jwt",
  JWT_SECRET: secret,
  JWT_ISSUER: "https://issuer.example",
  JWT_AUDIENCE: "tributary",
};
const tokenWith = (scope: string) =>
  new SignJWT({ scope })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("ada")
    .setIssuer(access.JWT_ISSUER)
    .setAudience(access.JWT_AUDIENCE)
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(secret));

const QUERY =
  "{ users(first: 20) { nodes { email tickets(first: 3) { nodes { subject } } mine: payments(first: 3) { nodes { status } } } } }";

interface Call {
  readonly id: number;
  readonly family: string;
  readonly operation: string;
  readonly route: string;
  readonly paths: readonly string[];
  readonly tries: number;
  readonly status?: number;
  readonly bytes: number;
  readonly roundTrip: number;
  readonly outcome: string;
}

interface Node {
  readonly kind: string;
  readonly requests?: readonly number[];
  readonly nodes?: readonly Node[];
}

const requestsIn = ({ requests = [], nodes = [] }: Node): readonly number[] => [
  ...requests,
  ...nodes.flatMap(requestsIn),
];

const deployment = await sharedDeployment();

async function traced(query: string, headers: Record<string, string> = {}, of = deployment) {
  const { body } = await of.graphql(query, { headers: { "x-upstream-report": "trace", ...headers } });
  const extensions = body.extensions as unknown as {
    readonly upstream: {
      readonly calls: number;
      readonly roundTrips: number;
      readonly requests?: readonly Call[];
    };
    readonly plan?: Node;
  };
  return { body, ...extensions };
}

const post = async (path: string, body: unknown, of = deployment, headers = {}) =>
  fetch(`${of.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("the trace of an operation", () => {
  it("has each call of the report, with its route, status and the paths that waited for it", async () => {
    const { upstream, plan } = await traced(QUERY);
    const requests = upstream.requests ?? [];
    expect(requests).toHaveLength(upstream.calls);
    expect(Math.max(...requests.map(({ roundTrip }) => roundTrip))).toBe(upstream.roundTrips);
    for (const call of requests) {
      expect(call).toMatchObject({ status: 200, tries: 1, outcome: "ok" });
      expect(call.route).toMatch(/^GET \/[\w/{}]+$/);
      expect(call.bytes).toBeGreaterThan(0);
    }
    const pathsOf = (family: string) =>
      new Set(requests.filter((call) => call.family === family).flatMap(({ paths }) => paths));
    expect(pathsOf("supportDesk")).toEqual(new Set(["users.nodes.@.tickets"]));
    expect(pathsOf("banking")).toEqual(new Set(["users.nodes.@.mine"]));
    expect(plan?.kind).toBe("Sequence");
    expect(plan && [...requestsIn(plan)].sort((a, b) => a - b)).toEqual(requests.map(({ id }) => id));
  });

  it("has the code of the error of a failed call, and the number of tries", async () => {
    deployment.families.setFaults("banking=status:503");
    const { upstream } = await traced(QUERY);
    deployment.families.setFaults("");
    const failed = upstream.requests?.filter(({ family }) => family === "banking") ?? [];
    expect(failed.length).toBeGreaterThan(0);
    for (const call of failed) expect(call).toMatchObject({ outcome: "UPSTREAM_ERROR", status: 503 });
    expect(Math.max(...failed.map(({ tries }) => tries))).toBeGreaterThan(1);
  });

  it("contains no value of the answer", async () => {
    const { body, upstream, plan } = await traced(QUERY);
    const text = JSON.stringify({ upstream, plan });
    const emails = JSON.stringify(body.data).match(/[\w.]+@[\w.]+/g) ?? [];
    expect(emails.length).toBeGreaterThan(10);
    for (const email of emails) expect(text).not.toContain(email);
    expect(text).not.toMatch(/127\.0\.0\.1|https?:/);
  });

  it("is not recorded unless the client requests it", async () => {
    const { body } = await deployment.graphql(QUERY, { headers: { "x-upstream-report": "1" } });
    expect(body.extensions).toHaveProperty("upstream.calls");
    expect(body.extensions).not.toHaveProperty("upstream.requests");
    expect(body.extensions).not.toHaveProperty("plan");
  });

  it("requires a scope of its own if access control is on; without it only the counts are returned", async () => {
    await using closed = await deploy(access, {}, deployment.families);
    const query = "{ banking { customers(first: 2) { nodes { displayName } } } }";
    const withScope = await traced(
      query,
      { authorization: `Bearer ${await tokenWith("upstream:trace banking:read")}` },
      closed,
    );
    expect(withScope.upstream.requests?.length).toBeGreaterThan(0);
    const without = await traced(
      query,
      { authorization: `Bearer ${await tokenWith("banking:read")}` },
      closed,
    );
    expect(without.upstream.calls).toBeGreaterThan(0);
    expect(without.upstream).not.toHaveProperty("requests");
    expect(without.plan).toBeUndefined();
  });
});

describe("the estimate of a document", () => {
  const estimate = async (query: string, of = deployment, headers = {}) =>
    (await (await post("/console/api/estimate", { query }, of, headers)).json()) as {
      readonly calls: number;
      readonly likely: number;
      readonly exceeds?: object;
      readonly families: readonly { readonly family: string; readonly calls: number }[];
      readonly sizes: readonly { readonly first: number; readonly calls: number }[];
      readonly problem?: string;
      readonly fits?: number;
      readonly missingScopes: readonly string[];
    };

  it("is at least the number of calls that the operation then makes, and its families add up to it", async () => {
    const { calls, likely, families } = await estimate(QUERY);
    const { upstream } = await traced(QUERY);
    expect(likely).toBeGreaterThanOrEqual(upstream.calls / 2);
    expect(likely).toBeLessThanOrEqual(calls);
    expect(calls).toBeGreaterThanOrEqual(upstream.calls);
    expect(families.map(({ family }) => family).sort()).toEqual(["banking", "identity", "supportDesk"]);
    expect(families.reduce((sum, share) => sum + share.calls, 0)).toBe(calls);
  });

  it("has the calls for other lengths of lists, in increasing order", async () => {
    const { sizes } = await estimate(QUERY);
    expect(sizes.map(({ first }) => first)).toEqual([10, 50, 250]);
    expect(sizes.map(({ calls }) => calls)).toEqual(sizes.map(({ calls }) => calls).sort((a, b) => a - b));
  });

  it("names the limit that the document may or probably will exceed, and a length that fits", async () => {
    await using small = await deploy(
      settings({ limits: { callsPerOperation: 20 } }),
      {},
      deployment.families,
    );
    const exceeds = async (query: string) => (await estimate(query, small)).exceeds;
    const limit = { limit: "limits.callsPerOperation", most: 20 };
    expect(await exceeds("{ users(first: 10) { nodes { email } } }")).toBeUndefined();
    expect(await exceeds(QUERY.replaceAll(/first: \d+/g, "first: 50"))).toEqual({ ...limit, by: "most" });
    const factors = (first: number) =>
      `{ users(first: ${first}) { nodes { identityUser { factors { type } } } } }`;
    const { fits = 0, ...likely } = await estimate(factors(50), small);
    expect(likely.exceeds).toEqual({ ...limit, by: "likely" });
    expect(await exceeds(factors(fits))).toBeUndefined();
    const session = await (await small.get("/console/api/session")).json();
    expect(session).toMatchObject({ limits: { calls: 20 } });
  });

  it.each([
    ["a fragment within itself", "{ ...A } fragment A on Query { ...A }"],
    ["a field that does not exist", "{ nothing }"],
    [
      "selections without end",
      `{ ...F0 } ${Array.from({ length: 40 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(" ")} fragment F40 on Query { __typename }`,
    ],
  ])("refuses %s before it walks the document", async (_name, query) => {
    expect(await estimate(query)).toEqual({ problem: expect.any(String) });
  });

  it("names the scopes that the caller lacks", async () => {
    await using closed = await deploy(access, {}, deployment.families);
    const authorization = `Bearer ${await tokenWith("other")}`;
    const { missingScopes } = await estimate("{ tickets(first: 1) { nodes { id } } }", closed, {
      authorization,
    });
    expect(missingScopes).toEqual(["support_desk:agent", "support_desk:read"]);
  });

  it("has the error of a document that cannot be parsed, and refuses a body without a document", async () => {
    expect((await estimate("{ users(")).problem).toMatch(/Syntax Error/);
    expect((await post("/console/api/estimate", { document: "{ a }" })).status).toBe(400);
  });
});

describe("the console's interface", () => {
  it("is refused to callers who may not call the endpoint", async () => {
    await using closed = await deploy(access, {}, deployment.families);
    for (const path of ["session", "families"])
      expect((await closed.get(`/console/api/${path}`)).status).toBe(401);
    expect((await post("/console/api/estimate", { query: "{ __typename }" }, closed)).status).toBe(401);
    const authorization = `Bearer ${await tokenWith("bank:card_pin:read")}`;
    const session = await (await closed.get("/console/api/session", { authorization })).json();
    expect(session).toMatchObject({ subject: "ada", scopes: ["bank:card_pin:read"], trace: false });
  });

  it("has each family's calls of the last minutes, and the failed ones", async () => {
    await traced("{ banking { customers(first: 1) { nodes { displayName } } } }");
    const answer = (await (await deployment.get("/console/api/families")).json()) as {
      readonly families: readonly {
        readonly family: string;
        readonly calls: number;
        readonly p50Ms?: number;
      }[];
    };
    expect(answer.families).toHaveLength(familiesOf().length);
    const banking = answer.families.find(({ family }) => family === "banking");
    expect(banking).toMatchObject({ circuit: "closed", credential: "configured" });
    expect(banking?.calls).toBeGreaterThan(0);
    expect(banking?.p50Ms).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|https?:/);
  });

  it("reports a family as not well while a fault of its stand-in service is on", async () => {
    await using development = await deploy({ NODE_ENV: "development" });
    const set = (profile: string) =>
      fetch(`${development.origin}/console/api/faults/banking`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ profile }),
      });
    const read = async () => {
      const answer: unknown = await (await development.get("/console/api/families")).json();
      return answer;
    };
    const banking = (state: object) => ({
      families: expect.arrayContaining([expect.objectContaining({ family: "banking", calls: 0, ...state })]),
    });
    expect(await read()).toMatchObject(banking({ health: "ok", reason: "", fault: "" }));
    expect((await set("latency:50")).status).toBe(200);
    expect(await read()).toMatchObject(
      banking({ health: "degraded", reason: "the fault latency:50 is switched on", fault: "latency:50" }),
    );
    await set("");
    expect(await read()).toMatchObject(banking({ health: "ok", reason: "", fault: "" }));
  });

  it("reports that the answers of a family equal their contract", async () => {
    await traced("{ banking { customers(first: 1) { nodes { displayName } } } }");
    const { families } = (await (await deployment.get("/console/api/families")).json()) as {
      readonly families: readonly { readonly family: string; readonly contract?: object }[];
    };
    expect(families.find(({ family }) => family === "banking")?.contract).toEqual({ differs: false });
  });

  it("names differing members of a contract, and only counts members that the family invented", () => {
    const differences = {
      missing: ["[].id", "[].a", "[].b", "[].c", "[].d", "[].e"],
      otherType: ["[].total"],
      unknown: ["[].x<script>", "[].y"],
      renamed: {},
      renames: {},
    };
    expect(contractOf({ operation: "sample.listOrders", at: 0, differences })).toEqual({
      differs: true,
      operation: "sample.listOrders",
      at: "1970-01-01T00:00:00.000Z",
      missing: ["[].id", "[].a", "[].b", "[].c", "[].d"],
      otherType: ["[].total"],
      unknown: 2,
    });
  });
});
