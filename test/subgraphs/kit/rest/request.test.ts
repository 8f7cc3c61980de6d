/** Calls on the wire. No value of a client can turn a call into another one. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failure, reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "./sample.ts";

/** The wire's parameter is not in the graph: the field that was given the value names its argument. */
const unusable = { code: "BAD_USER_INPUT", retryable: false };

describe("a call", () => {
  let server: ScriptedUpstream;
  let elsewhere: ScriptedUpstream;
  let client: SampleClient;
  beforeAll(async () => {
    server = await startScripted(reply(thing));
    elsewhere = await startScripted(reply(thing));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await elsewhere[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    client = clientOf(server.origin);
    server.script(reply(thing));
    server.requests.length = 0;
    elsewhere.requests.length = 0;
    return () => client[Symbol.asyncDispose]();
  });

  it.each([
    ["", "/things/1"],
    ["/", "/things/1"],
    ["/api", "/api/things/1"],
    ["/api/v2/", "/api/v2/things/1"],
    ["/a%20b", "/a%20b/things/1"],
  ])("has the path of the base URL (%j)", async (base, path) => {
    await using based = clientOf(server.origin + base);
    await based.read();
    expect(server.requests[0]?.url).toBe(path);
  });

  it.each([301, 302, 303, 307, 308])(
    "never follows a redirect (%i): nothing reaches where it points",
    async (code) => {
      for (const location of [
        `${elsewhere.origin}/things/1`,
        `//${new URL(elsewhere.origin).host}/`,
        "/things/2",
      ]) {
        server.requests.length = 0;
        server.script(reply("", code, { location }));
        expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
        expect(server.requests).toHaveLength(1);
      }
      expect(elsewhere.requests).toHaveLength(0);
    },
  );

  it("never follows a redirect of a write either", async () => {
    server.script(reply("", 307, { location: `${elsewhere.origin}/things` }));
    const error = await failure(client.call("createThing", { body: { name: "One" } }));
    expect(error).toMatchObject({ code: "OUTCOME_UNKNOWN" });
    expect(elsewhere.requests).toHaveLength(0);
  });

  it.each(["//HOST/things", "http://HOST/", "\\\\HOST\\x", "@HOST", "x@HOST", ":80@HOST", "https:HOST"])(
    "never leaves the family's host, whatever the id (%s)",
    async (pattern) => {
      const id = pattern.replace("HOST", new URL(elsewhere.origin).host);
      const answer = await client.read(id).catch(() => undefined);
      expect(elsewhere.requests).toHaveLength(0);
      for (const { url, headers } of server.requests) {
        expect(url).toMatch(/^\/things\/[^/]+$/);
        expect(headers["host"]).toBe(new URL(server.origin).host);
      }
      expect(server.requests).toHaveLength(answer ? 1 : 0);
    },
  );

  it.each(["", " ", ".", "..", "a/b", "a\\b", "a?b", "a#b", "%2e%2e", "a\nb", "\ud800", "x".repeat(257)])(
    "is not sent for an id that cannot be in a path (%j)",
    async (id) => {
      expect(await failure(client.read(id))).toEqual(unusable);
      expect(server.requests).toHaveLength(0);
    },
  );

  it.each(["a\r\nx-evil: 1", "a\nb", "a\0b", "snow\u2603", "x".repeat(9_000)])(
    "is not made for a header value that cannot be sent (%j)",
    async (value) => {
      const error = await failure(client.call("getThing", { id: "1", "x-org": value }));
      expect(error).toEqual(unusable);
      expect(server.requests).toHaveLength(0);
    },
  );

  it("is not made with a forwarded credential that could break out of its header", async () => {
    await using forwarding = clientOf(server.origin, { settings: { credential: { forward: "x-user" } } });
    const caller = { forwarded: { "x-user": "a\r\nx-evil: 1" } };
    expect(await failure(forwarding.read("1", caller))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await failure(forwarding.read("1"))).toMatchObject({ code: "UNAUTHENTICATED", family: "sample" });
    expect(server.requests).toHaveLength(0);
  });

  it("carries the family's credential, its own declared headers, and nothing else of the caller's", async () => {
    const forwarded = { cookie: "session=1", "x-user": "me", authorization: "Bearer mine" };
    await client.call("getThing", { id: "1", "x-org": "acme", cookie: "a=b" }, { forwarded });
    const { headers } = server.requests[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      authorization: "Bearer one",
      "x-org": "acme",
      accept: "application/json",
    });
    expect(Object.keys(headers).sort()).toEqual(
      ["accept", "accept-encoding", "authorization", "connection", "host", "user-agent", "x-org"].sort(),
    );
  });

  it("carries its credential in the header that is configured, where the documents name none (D1-189)", async () => {
    await using renamed = clientOf(server.origin, { settings: { header: "x-sample-key" } });
    await renamed.read();
    expect(server.requests[0]?.headers).toMatchObject({ "x-sample-key": "Bearer one" });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it.each([
    [{ scheme: "SSWS" }, { authorization: "SSWS one" }],
    [{ header: "x-api-token", scheme: "" }, { "x-api-token": "one" }],
    [{ header: "x-auth", scheme: "Key" }, { "x-auth": "Key one" }],
    [{ scheme: "Basic" }, { authorization: "Basic b25l" }],
  ])("sends its credential as set by %j", async (settings, headers) => {
    await using client = clientOf(server.origin, { settings });
    await client.read();
    expect(server.requests[0]?.headers).toMatchObject(headers);
  });

  it("carries the headers of the settings, but none that the call has itself", async () => {
    const headers = { "user-agent": "us/1.0", "x-org": "settings", "x-team": "a" };
    await using client = clientOf(server.origin, { settings: { headers } });
    await client.call("getThing", { id: "1", "x-org": "call" });
    expect(server.requests[0]?.headers).toMatchObject({ ...headers, "x-org": "call" });
  });

  it("is not sent while there is no token by OAuth", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "oauth-")), "sample.json");
    writeFileSync(
      file,
      JSON.stringify({ tokenUrl: `${server.origin}/token`, clientId: "us", clientSecret: "s" }),
    );
    server.script(reply({}, 500));
    await using client = clientOf(server.origin, { settings: { credential: { oauth: file } } });
    await client.upstream.ready();
    await expect(client.read()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(server.requests.map(({ url }) => url)).toEqual(["/token"]);
    rmSync(join(file, ".."), { recursive: true });
  });

  it("counts a 429 for the configured credential, and the rate limits show it", async () => {
    server.script(reply({}, 429, { "retry-after": "60" }));
    await expect(client.read()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const caller = { signal: new AbortController().signal, forwarded: {}, requestId: "r", deadline: 0 };
    expect(client.upstream.ratesOf(caller).throttledMs).toBeGreaterThan(50_000);
  });

  it("sends a query value as one value, with any characters", async () => {
    const q = "a&b=c#d?e=%66+g h\u00e9\r\n\u2603";
    await client.call("getThing", { id: "1", q });
    const url = new URL(server.requests[0]?.url ?? "", server.origin);
    expect([...url.searchParams]).toEqual([["q", q]]);
    expect(url.pathname).toBe("/things/1");
  });

  it("is not made for text that is no Unicode", async () => {
    const query = failure(client.call("getThing", { id: "1", q: "a\ud800" }));
    expect(await query).toEqual(unusable);
    const form = failure(client.call("putThing", { id: "1", body: { name: "a\udc00" } }));
    expect(await form).toEqual(unusable);
    expect(server.requests).toHaveLength(0);
  });

  it("takes scope keys from the settings unless the call names its own", async () => {
    await using scoped = clientOf(server.origin, { settings: { scope: { "x-org": "default" } } });
    await scoped.read();
    await scoped.call("getThing", { id: "1", "x-org": "own" });
    await scoped.call("getThing", { id: "1", "x-org": null });
    expect(server.requests.map(({ headers }) => headers["x-org"])).toEqual(["default", "own", "default"]);
  });

  it("sends bodies in the encoding that the contract names", async () => {
    await client.call("createThing", { body: { name: 'a"b' } });
    await client.call("putThing", { id: "1", body: { name: "a&b=c" } });
    await client.call("touchThing", { id: "1" });
    expect(server.requests.map(({ body, headers }) => [headers["content-type"], body])).toEqual([
      ["application/json", '{"name":"a\\"b"}'],
      ["application/x-www-form-urlencoded", "name=a%26b%3Dc"],
      [undefined, ""],
    ]);
  });

  it.each([
    [{}, { name: "One" }],
    [{ bodyForm: "plain" }, { name: "One" }],
    [{ bodyForm: "wrapped" }, { request: { name: "One" } }],
  ] as const)("sends a body with a documented wrapper as set by %j", async (settings, sent) => {
    await using own = clientOf(server.origin, { settings });
    server.script(reply(thing), reply([thing]));
    await own.call("createThing", { body: { name: "One" } });
    await own.call("findThings", { body: { ids: ["1"] } });
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([sent, { ids: ["1"] }]);
  });
});
