/** Subgraphs with AUTH=jwt and no secret verify tokens themselves, for other routers. */
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { createLog } from "#platform/http/log.ts";
import { localSubgraphsSecret } from "#subgraphs/kit/files/stored-keys.ts";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { type OpenSubgraph, openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { settings } from "#test/kit/settings.ts";

const secret = "a secret of the signer that is long enough to be one";
const AUTH = {
  AUTH: "jwt",
  JWT_SECRET: secret,
  JWT_ISSUER: "signer",
  JWT_AUDIENCE: "tributary",
  FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
};

async function token(scope: string, more: Record<string, unknown> = {}, key = secret) {
  const signed = await new SignJWT({ scope, ...more })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("signer")
    .setAudience("tributary")
    .setExpirationTime("5m")
    .sign(Buffer.from(key));
  return { authorization: `Bearer ${signed}` };
}

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

let families: TestFamilies;
const open = new Map<SubgraphName, OpenSubgraph>();
const urls = new Map<string, string>();
const configured = (env: Environment = {}) =>
  readConfig({
    env: { SERVICES_URL: `http://127.0.0.1:${families.port}`, NODE_ENV: "test", DEMO: "on", ...AUTH, ...env },
    families: familiesOf(),
    role: "subgraph",
    demo: demoCredentials,
  });
beforeAll(async () => {
  families = await startFamilies({ people: 250 });
  for (const name of ["identity", "collaboration", "business"] as const) {
    const subgraph = await openSubgraph(name, configured(), createLog("silent", []));
    open.set(name, subgraph);
    urls.set(name, await subgraph.app.listen({ host: "127.0.0.1", port: 0 }));
  }
});
afterAll(async () => {
  for (const { app, close } of open.values()) {
    await app.close();
    await close();
  }
  await families.close();
});

async function ask(
  name: SubgraphName | "some",
  query: string,
  headers: Record<string, string> = {},
  variables: object = {},
  more: object = {},
): Promise<Answer> {
  const answer = await fetch(`${urls.get(name)}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables, ...more }),
  });
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions["code"]);
const ENTITIES = "query ($r: [_Any!]!) { _entities(representations: $r) ";
const someone = () => ({ __typename: "User", email: families.company.people[3]?.email });

describe("a subgraph that verifies tokens", () => {
  it("refuses fields that demand a scope to a caller without a token, and makes no call", async () => {
    const before = families.calls.length;
    const asked = [
      await ask("identity", "{ users(first: 1) { nodes { displayName } } }"),
      await ask("collaboration", "{ tickets(first: 1) { nodes { id } } }"),
      await ask(
        "business",
        `${ENTITIES} { ... on User { payments(first: 1) { nodes { id } } } } }`,
        {},
        {
          r: [someone()],
        },
      ),
    ];
    for (const answer of asked) {
      expect(answer.data).toBeNull();
      expect(codes(answer)).toEqual(["UNAUTHENTICATED"]);
      expect(answer.errors?.[0]?.extensions["requestId"]).toEqual(expect.any(String));
    }
    expect(families.calls.length).toBe(before);
  });

  it("returns _service and __typename without a token, so that a router can compose and check its health", async () => {
    expect((await ask("business", "{ _service { sdl } }")).data).toMatchObject({
      _service: { sdl: expect.stringContaining("type Query") },
    });
    expect(await ask("identity", "{ __typename }")).toMatchObject({ data: { __typename: "Query" } });
  });

  it("lists the missing scopes in the error, and serves a token that has them", async () => {
    const query = "{ tickets(first: 1) { nodes { id subject } } }";
    const refused = await ask("collaboration", query, await token("identity:read"));
    expect(codes(refused)).toEqual(["FORBIDDEN"]);
    expect(refused.errors?.[0]?.extensions["missingScopes"]).toContain("support_desk:read");
    const answered = await ask("collaboration", query, await token("support_desk:read support_desk:agent"));
    expect(answered.errors).toBeUndefined();
    expect(answered.data?.["tickets"]).toMatchObject({ nodes: [{ id: expect.any(String) }] });
  });

  it("refuses a mutation to a caller who may only read", async () => {
    const mutation =
      'mutation { updateTicket(input: { id: "SupportTicket:1", solved: true }) { ticket { id } } }';
    const answer = await ask("collaboration", mutation, await token("support_desk:read support_desk:agent"));
    expect(codes(answer)).toEqual(["FORBIDDEN"]);
    expect(answer.errors?.[0]?.extensions["missingScopes"]).toContain("support_desk:write");
  });

  const UPDATE = '{ updateTicket(input: { id: "SupportTicket:1", solved: true }) { ticket { id } } }';

  it.each([
    ["an anonymous query", "{ tickets(first: 1) { nodes { id } } }"],
    ["a named query", "query Named { tickets(first: 1) { nodes { id } } }"],
    ["an anonymous mutation", `mutation ${UPDATE}`],
    ["a named mutation", `mutation Named ${UPDATE}`],
  ])("checks %s whose operation name is empty, and makes no call without a token", async (_which, query) => {
    const before = families.calls.length;
    const answer = await ask("collaboration", query, {}, {}, { operationName: "" });
    expect(answer.data).toBeNull();
    expect(codes(answer)).toEqual(["UNAUTHENTICATED"]);
    expect(families.calls.length).toBe(before);
  });

  it("runs nothing of a document in which the operation is not found", async () => {
    const two = "query A { __typename } query B { __typename }";
    for (const operationName of ["", "C", null])
      expect(await ask("business", two, {}, {}, { operationName })).toMatchObject({
        data: null,
        errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
      });
    const named = await ask("business", two, {}, {}, { operationName: "B" });
    expect(named.data).toEqual({ __typename: "Query" });
  });

  it("reads long documents and bodies of callers with a token only, who are found out first", async () => {
    const url = `${urls.get("business")}/graphql`;
    const send = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: body ?? null,
        ...(typeof body !== "string" && { duplex: "half" }),
      });
    const holder = await token("banking:read");
    const forged = await token("banking:read", {}, "another secret, also long enough to be one");
    const aliases = (count: number) =>
      JSON.stringify({
        query: `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(" ")} }`,
      });
    const tokens = aliases(800);
    const refused = await send(tokens);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("2000 tokens");
    expect((await send(tokens, holder)).status).toBe(200);
    expect(await (await send('{"query":"{ nonsense"}', forged)).text()).toContain("UNAUTHENTICATED");
    expect((await send(aliases(7_000), holder)).status).toBe(400);

    const long = JSON.stringify({ query: "{ __typename }", variables: { unused: "x".repeat(300_000) } });
    expect((await send(long)).status).toBe(413);
    // The stream stays open, so no data is left to be sent when the server answers and closes.
    const open = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(long)) });
    expect((await send(open)).status).toBe(413);
    expect((await send(long, forged)).status).toBe(413);
    expect((await send(long, holder)).status).toBe(200);
  });

  it("does not reveal by `node` or by a representation whether an object exists", async () => {
    const node = (id: string, headers?: Record<string, string>) =>
      ask("identity", "query ($id: ID!) { node(id: $id) { id } }", headers, { id });
    expect(codes(await node("SupportTicket:1"))).toEqual(codes(await node("SupportTicket:99999999")));
    expect(codes(await node("BankPayment:1002"))).toEqual(["UNAUTHENTICATED"]);
    expect(codes(await node("BankPayment:1002", await token("support_desk:read")))).toEqual(["FORBIDDEN"]);

    const reader = await token("banking:read");
    const first = await ask("business", "{ banking { payments(first: 1) { nodes { id } } } }", reader);
    const { banking } = first.data as { banking: { payments: { nodes: { id: string }[] } } };
    const id = banking.payments.nodes[0]?.id;
    const exists = (headers?: Record<string, string>) =>
      ask("business", `${ENTITIES} { __typename } }`, headers, {
        r: [{ __typename: "BankPayment", id }],
      });
    expect(codes(await exists())).toEqual(["UNAUTHENTICATED"]);
    expect(codes(await exists(await token("support_desk:read")))).toEqual(["FORBIDDEN"]);
    expect((await exists(reader)).data).toEqual({
      _entities: [{ __typename: "BankPayment" }],
    });
  });

  it("refuses the fields that routers fetch for other fields, without the scopes of one of those", async () => {
    const hidden = (headers?: Record<string, string>) =>
      ask("identity", `${ENTITIES} { ... on User { idsFromIdentity } } }`, headers, { r: [someone()] });
    expect(codes(await hidden())).toEqual(["UNAUTHENTICATED"]);
    expect(codes(await hidden(await token("directory:read")))).toEqual(["FORBIDDEN"]);
    // The contact center looks up a person by these ids.
    expect((await hidden(await token("contact_centre:read"))).errors).toBeUndefined();
  });

  it("refuses a token of another signer and other credentials, for any query", async () => {
    const forged = await token("support_desk:read", {}, "another secret, also long enough to be one");
    expect(codes(await ask("collaboration", "{ __typename }", forged))).toEqual(["UNAUTHENTICATED"]);
    expect(codes(await ask("collaboration", "{ __typename }", { authorization: "Basic abc" }))).toEqual([
      "UNAUTHENTICATED",
    ]);
  });

  it("has the viewer of the token, and that of the header only from the gateway with the secret", async () => {
    const query = "{ viewer { email } }";
    const email = families.company.people[3]?.email ?? "";
    expect((await ask("identity", query, { "x-viewer": email })).data).toBeNull();
    const known = { ...(await token("", { email })), "x-viewer": "somebody@example.org" };
    expect((await ask("identity", query, known)).data).toEqual({ viewer: { email } });
    const shown = { "x-subgraphs-secret": localSubgraphsSecret(configured()) ?? "", "x-viewer": email };
    expect((await ask("identity", query, shown)).data).toEqual({ viewer: { email } });
    // The gateway has verified the caller's permissions.
    const { data } = await ask("identity", "{ users(first: 1) { nodes { displayName } } }", shown);
    expect(data?.["users"]).toMatchObject({ nodes: [{ displayName: expect.any(String) }] });
  });
});

describe("a deployment of some of the families", () => {
  it("refuses the fields that a router would fetch for fields of other families", async () => {
    const env = { FAMILIES: "identity,crm" };
    const { app, close } = await openSubgraph("business", configured(env), createLog("silent", []));
    try {
      urls.set("some", await app.listen({ host: "127.0.0.1", port: 0 }));
      const query = `${ENTITIES} { ... on User { idsFromCrm } } }`;
      const hidden = (headers?: Record<string, string>) => ask("some", query, headers, { r: [someone()] });
      expect(codes(await hidden())).toEqual(["UNAUTHENTICATED"]);
      const holder = await token("crm:read identity:read directory:read no caller");
      expect(codes(await hidden(holder))).toEqual(["FORBIDDEN"]);
    } finally {
      await app.close();
      await close();
    }
  });
});

describe("the settings of a subgraph that verifies tokens", () => {
  it("allow an address beyond loopback without a secret, and demand a key, issuer and audience", () => {
    expect(configured({ HOST: "0.0.0.0" }).auth.kind).toBe("jwt");
    expect(() => configured({ HOST: "0.0.0.0", AUTH: "off" })).toThrow("SUBGRAPHS_SECRET, or AUTH=jwt");
    expect(() => configured({ JWT_SECRET: "" })).toThrow("AUTH=jwt needs one of JWT_SECRET");
    expect(() => configured({ JWT_AUDIENCE: "" })).toThrow("JWT_AUDIENCE is needed");
  });

  it("demand no key if the subgraph serves the gateway alone, by a secret", () => {
    const config = configured({ JWT_SECRET: "", SUBGRAPHS_SECRET: "0123456789abcdef0123456789abcdef" });
    expect(config.subgraphsSecret).toBeDefined();
  });

  it("name the headers that credentials are forwarded from, also of families of other subgraphs", () => {
    const env = {
      CRM_CREDENTIAL: "forward:x-crm",
      BANKING_CREDENTIAL: "forward:x-bank",
      SOCIAL_CREDENTIAL: "service:x",
    };
    const { forwardedHeaders } = readConfig({
      env: { NODE_ENV: "test", DEMO: "on", ...AUTH, ...env },
      families: [],
      role: "subgraph",
      demo: demoCredentials,
      all: familiesOf(),
    });
    expect([...forwardedHeaders].sort()).toEqual(["x-bank", "x-crm"]);
  });

  it("take no header for the operation that means something else to a subgraph", () => {
    expect(
      configured(settings({ deployment: { operationIdHeader: "X-Request-Id" } })).operationIdHeader,
    ).toBe("x-request-id");
    for (const header of ["authorization", "x-operation", "x-viewer", "x-subgraphs-secret", "x y"])
      expect(() => configured(settings({ deployment: { operationIdHeader: header } }))).toThrow(
        "deployment.operationIdHeader must be",
      );
  });
});
