/** Callers that a subgraph's port and a metrics port answer, and the headers that they trust. */
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { createServer, portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { unknownCaller } from "#subgraphs/kit/access/authentication.ts";
import { requirementsOf } from "#subgraphs/kit/access/authorization-requirements.ts";
import { localSubgraphsSecret } from "#subgraphs/kit/files/stored-keys.ts";
import { Callers } from "#subgraphs/process/callers.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";

const folder = mkdtempSync(join(tmpdir(), "subgraph-callers-"));
afterAll(() => rmSync(folder, { recursive: true }));
const INBOX_FILE = join(folder, "inbox.db");
const SECRET = "0123456789abcdef0123456789abcdef";
const log = createLog("silent", []);

interface Answer {
  readonly statusCode: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

async function openIdentity(env: Environment = {}) {
  const config = readConfig({
    env: { NODE_ENV: "test", INBOX_FILE, ...env },
    families: familiesOf(),
    role: "subgraph",
    demo: demoCredentials,
  });
  const { app, metricsApp, close } = await openSubgraph("identity", config, log);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const send = (method: string, headers: Record<string, string>, body = "") =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        { port: portOf(app), host: "127.0.0.1", path: "/graphql", method, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () =>
            resolve({
              statusCode: answer.statusCode,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  const post = (headers: Record<string, string>, type = "application/json") =>
    send(
      "POST",
      { host: "127.0.0.1:4001", "content-type": type, ...headers },
      JSON.stringify({ query: "{ viewer { email } }" }),
    );
  return {
    metricsApp,
    post,
    send,
    async viewer(headers: Record<string, string>) {
      const { text } = await post({ "x-viewer": "kim@example.org", ...headers });
      const { data } = JSON.parse(text) as { data: { viewer: { email: string } | null } };
      return data.viewer?.email ?? null;
    },
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections();
      await app.close();
      await close();
    },
  };
}

describe("a subgraph's port", () => {
  it("accepts the viewer's header only with the secret", async () => {
    await using open = await openIdentity();
    expect(await open.viewer({})).toBe(null);
    expect(await open.viewer({ "x-subgraphs-secret": SECRET })).toBe(null);
    const stored = localSubgraphsSecret({ inboxFile: INBOX_FILE }) ?? "";
    expect(stored).toHaveLength(43);
    expect(await open.viewer({ "x-subgraphs-secret": stored })).toBe("kim@example.org");

    await using closed = await openIdentity({ SUBGRAPHS_SECRET: SECRET });
    expect((await closed.post({ "x-viewer": "kim@example.org" })).statusCode).toBe(401);
    expect((await closed.post({ "x-subgraphs-secret": stored })).statusCode).toBe(401);
    expect(await closed.viewer({ "x-subgraphs-secret": SECRET })).toBe("kim@example.org");
  });

  it("on loopback accepts only host names of this machine, so that no foreign page reads it", async () => {
    await using open = await openIdentity();
    for (const host of ["evil.example:4001", "evil.example", "127.0.0.1.evil.example"])
      expect((await open.post({ host })).statusCode).toBe(421);
    for (const host of ["localhost:4001", "127.0.0.1", "[::1]:4001"])
      expect((await open.post({ host })).statusCode).toBe(200);
    // Beyond loopback it has unknown host names, and the secret.
    await using closed = await openIdentity({
      SUBGRAPHS_SECRET: SECRET,
      HOST: "0.0.0.0",
      FILES_SECRET: `${"A".repeat(43)}=`,
    });
    expect((await closed.post({ host: "identity.internal", "x-subgraphs-secret": SECRET })).statusCode).toBe(
      200,
    );
  });

  it("refuses requests that a page can send without a preflight, and refuses preflights", async () => {
    await using open = await openIdentity();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await open.post({ origin: "https://evil.example" }, type)).statusCode).toBe(415);
    expect((await open.send("GET", { host: "localhost" })).statusCode).toBe(405);
    const preflight = await open.send("OPTIONS", {
      host: "localhost",
      origin: "https://evil.example",
      "access-control-request-method": "POST",
    });
    expect(preflight.statusCode).toBe(405);
    expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the credentials of a caller", () => {
  it("are the bearer token and the headers of the settings, and no id of a trace", async () => {
    const callers = new Callers({ secrets: [SECRET], forwards: ["x-crm"] });
    const app = createServer({ bodyBytes: 1_000 });
    app.get("/", async (request) => (await callers.identify(request)).forwarded);
    const own = { authorization: "Bearer one", "x-crm": "two" };
    const headers = { ...own, "x-b3-spanid": "3", "x-datadog-parent-id": "4", "x-amzn-trace-id": "5" };
    expect((await app.inject({ url: "/", headers })).json()).toEqual(own);
    // The gateway has the settings of all families, so its headers are forwarded alone.
    const shown = { "x-subgraphs-secret": SECRET, "x-of-another": "6" };
    expect((await app.inject({ url: "/", headers: shown })).json()).toEqual({ "x-of-another": "6" });
    await app.close();
  });

  it("names a caller as our gateway admits them, and anybody else by their address", async () => {
    const callers = new Callers({ secrets: [SECRET] });
    const app = createServer({ bodyBytes: 1_000 });
    app.get("/", async (request) => ({ name: (await callers.identify(request)).name }));
    const named = { "x-viewer-name": "one" };
    const ofGateway = { ...named, "x-subgraphs-secret": SECRET };
    expect((await app.inject({ url: "/", headers: ofGateway })).json()).toEqual({ name: "one" });
    expect((await app.inject({ url: "/", headers: named })).json()).toEqual({ name: "address 127.0.0.1" });
    await app.close();
  });
});

describe("the check of a caller", () => {
  it("runs the only operation of a document for an empty name, and refuses a document without that operation", async () => {
    const sdl =
      'type Query { open: Int } type Mutation { write: Int @requiresScopes(scopes: [["a:write"]]) }';
    const policy = {
      requirements: requirementsOf(parse(sdl)),
      notCounted: new Set<string>(),
      readOnly: false,
    };
    const tokens = { policy, authenticate: async () => unknownCaller };
    const callers = new Callers({ secrets: [], tokens });
    const app = createServer({ bodyBytes: 1_000 });
    app.get<{ Querystring: { query: string; operationName?: string } }>("/", async (request) => {
      const caller = await callers.identify(request);
      return { code: caller.refusal(parse(request.query.query), request.query, "r")?.code };
    });
    const codeOf = async (document: string, name?: string) => {
      const query = { query: document, ...(name !== undefined && { operationName: name }) };
      return (await app.inject({ url: "/", query })).json<{ code?: string }>().code;
    };
    for (const name of [undefined, ""]) {
      expect(await codeOf("mutation { write }", name)).toBe("UNAUTHENTICATED");
      expect(await codeOf("{ open }", name)).toBeUndefined();
      expect(await codeOf("query A { open } query B { open }", name)).toBe("BAD_USER_INPUT");
    }
    expect(await codeOf("query A { open }", "B")).toBe("BAD_USER_INPUT");
    await app.close();
  });
});

describe("a metrics port on loopback", () => {
  it("accepts only host names of this machine", async () => {
    await using open = await openIdentity({ METRICS_PORT: "4549" });
    const statusFor = async (host: string) =>
      (await open.metricsApp?.inject({ url: "/metrics", headers: { host } }))?.statusCode;
    expect(await statusFor("evil.example:4549")).toBe(421);
    expect(await statusFor("localhost:4549")).toBe(200);
  });
});
