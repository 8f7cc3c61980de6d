import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authenticator } from "#subgraphs/kit/access/authentication.ts";
import { signerKeys } from "#subgraphs/kit/access/jwks.ts";
import { passingTime, setClockBy } from "#test/kit/passing-time.ts";

const keys = await generateKeyPair("ES256");
const published = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };

let signer: Server;
let url: URL;
let asked: number;
let status: number;
beforeEach(async () => {
  asked = 0;
  status = 200;
  signer = createServer((_request, response) => {
    asked++;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys: [published] }));
  });
  await new Promise<void>((done) => signer.listen(0, "127.0.0.1", done));
  url = new URL(`http://127.0.0.1:${(signer.address() as AddressInfo).port}/keys`);
});
afterEach(() => new Promise((done) => signer.close(done)));

const header = (kid: string) => ({ alg: "ES256", kid });
const MINUTE = 60_000;
const NO_TOKEN = { payload: "", signature: "" };
const codeOf = (promise: unknown) =>
  Promise.resolve(promise).then(
    () => "found",
    (error: { code?: string }) => error.code,
  );

describe("the keys of a signer", () => {
  it("are used for a day after they could last be read, and are read again as soon as they can", async () => {
    const { pass, end } = passingTime({ stands: true });
    try {
      const unreachable: unknown[] = [];
      const find = signerKeys(url, { onUnreachable: (...why) => unreachable.push(why) });
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
      status = 500;
      pass(11 * MINUTE);
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
      expect(unreachable).toEqual([[expect.any(String), 11 * MINUTE]]);
      // During the pause no request waits for the signer. It may have published the other key meanwhile.
      const before = asked;
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
      expect(await codeOf(find(header("two"), NO_TOKEN))).toBe("AUTHENTICATION_UNAVAILABLE");
      expect(asked).toBe(before);
      pass(25 * 60 * MINUTE);
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("AUTHENTICATION_UNAVAILABLE");
      status = 200;
      pass(MINUTE);
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
    } finally {
      end();
    }
  });

  it.each([
    ["forward", 60],
    ["back", -60],
  ])(
    "are read for a new key though the clock is set %s by an hour, and not for each request",
    async (_, by) => {
      const { pass } = passingTime({ stands: true });
      try {
        const find = signerKeys(url);
        expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
        setClockBy(by * MINUTE);
        expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("found");
        expect(await codeOf(find(header("two"), NO_TOKEN))).toBe("ERR_JWKS_NO_MATCHING_KEY");
        expect(asked).toBe(1);
        pass(MINUTE);
        expect(await codeOf(find(header("two"), NO_TOKEN))).toBe("ERR_JWKS_NO_MATCHING_KEY");
        expect(asked).toBe(2);
      } finally {
        vi.restoreAllMocks();
      }
    },
  );

  it("that could never be read are reported once a pause, by their cause and without the address", async () => {
    await new Promise((done) => signer.close(done));
    const unreachable: unknown[] = [];
    let now = 0;
    const find = signerKeys(url, { now: () => now, onUnreachable: (...why) => unreachable.push(why) });
    for (let i = 0; i < 3; i++)
      expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("AUTHENTICATION_UNAVAILABLE");
    expect(unreachable).toEqual([["ECONNREFUSED", undefined]]);
    now += 6_000;
    expect(await codeOf(find(header("one"), NO_TOKEN))).toBe("AUTHENTICATION_UNAVAILABLE");
    expect(unreachable).toHaveLength(2);
    signer = createServer().listen(0);
  });

  it("must include the key of a token, else the token is refused", async () => {
    const find = signerKeys(url);
    expect(await codeOf(find(header("two"), NO_TOKEN))).toBe("ERR_JWKS_NO_MATCHING_KEY");
  });
});

describe("a caller whose token cannot be checked", () => {
  const settings = {
    kind: "jwt" as const,
    issuer: "https://issuer.example",
    audience: "tributary",
    clockToleranceS: 5,
  };
  const token = (claims: object = {}) =>
    new SignJWT({ scope: "read", ...claims })
      .setProtectedHeader({ alg: "ES256", kid: "one" })
      .setIssuer("https://issuer.example")
      .setAudience("tributary")
      .setExpirationTime("5m")
      .sign(keys.privateKey);

  it("gets a retryable error, not UNAUTHENTICATED", async () => {
    status = 503;
    const authenticate = authenticator({ ...settings, keys: url });
    const headers = { authorization: `Bearer ${await token()}` };
    await expect(authenticate({ headers })).rejects.toMatchObject({
      extensions: { code: "AUTHENTICATION_UNAVAILABLE", retryable: true },
    });
  });

  it("may have a token of any length that the headers of a request may have", async () => {
    const authenticate = authenticator({ ...settings, keys: url });
    const headers = { authorization: `Bearer ${await token({ padding: "x".repeat(12_000) })}` };
    expect((await authenticate({ headers })).scopes).toEqual(new Set(["read"]));
  });

  it("has the scopes of the groups that a claim names, whatever its form", async () => {
    const byClaim = async (groupsClaim: string, claims: object) =>
      [
        ...(
          await authenticator(
            { ...settings, keys: url, groupsClaim },
            { scopesOfGroups: (groups) => groups.map((group) => `of:${group}`) },
          )({ headers: { authorization: `Bearer ${await token(claims)}` } })
        ).scopes,
      ].slice(1);
    expect(await byClaim("groups", { groups: ["a", 7, "b"] })).toEqual(["of:a", "of:b"]);
    expect(await byClaim("role", { role: "a" })).toEqual(["of:a"]);
    expect(await byClaim("realm_access.roles", { realm_access: { roles: ["a"] } })).toEqual(["of:a"]);
    expect(await byClaim("https://x.example/roles", { "https://x.example/roles": ["a"] })).toEqual(["of:a"]);
    expect(await byClaim("groups", {})).toEqual([]);
    expect(await byClaim("constructor.name", {})).toEqual([]);
  });

  it.each([
    [undefined, "kim@example.org"],
    [true, "kim@example.org"],
    ["true", "kim@example.org"],
    [false, undefined],
    ["false", undefined],
    [0, undefined],
    [null, undefined],
    ["no", undefined],
  ])("has an address only if the signer verified it: %s", async (verified, email) => {
    const authenticate = authenticator({ ...settings, keys: url });
    const claims = { email: "kim@example.org", ...(verified !== undefined && { email_verified: verified }) };
    const headers = { authorization: `Bearer ${await token(claims)}` };
    expect((await authenticate({ headers })).email).toBe(email);
  });
});

describe("a header that came twice", () => {
  const proxy = authenticator({
    kind: "proxy",
    networks: ["127.0.0.1/32"],
    userHeader: "x-forwarded-user",
    scopesHeader: "x-forwarded-scopes",
  });
  it.each(["x-forwarded-user", "x-forwarded-scopes", "x-forwarded-groups"])(
    "is refused: %s",
    async (name) => {
      const headers = { "x-forwarded-user": "kim", "x-forwarded-scopes": "read, write" };
      const rawHeaders = Object.entries(headers).flat();
      const address = "127.0.0.1";
      expect((await proxy({ headers, rawHeaders, address })).scopes).toEqual(new Set(["read", "write"]));
      const twice = [...rawHeaders, name.toUpperCase(), "x", name, "y"];
      await expect(proxy({ headers, rawHeaders: twice, address })).rejects.toMatchObject({
        extensions: { code: "UNAUTHENTICATED" },
      });
    },
  );
});
