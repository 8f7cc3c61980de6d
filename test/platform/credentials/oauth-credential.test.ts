/** Tokens by OAuth 2, against an authorization server on this machine. */
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jwtVerify } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notedSecrets } from "#platform/credentials/credential.ts";
import { OAuthCredential } from "#platform/credentials/oauth-credential.ts";
import { JWT_BEARER, readOAuthSettings } from "#platform/credentials/oauth-settings.ts";
import { setClockBy } from "#test/kit/passing-time.ts";

interface TokenRequest {
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

/** An authorization server with the answers of `next`, which records its requests. */
async function authorizationServer(next: (count: number) => { status?: number; body: object }) {
  const asked: TokenRequest[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    const { authorization } = request.headers;
    asked.push({ authorization, form: Object.fromEntries(new URLSearchParams(text)) });
    const { status = 200, body } = next(asked.length);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { asked, tokenUrl: `http://127.0.0.1:${port}/token` };
}

function settingsFile(settings: object): string {
  const folder = mkdtempSync(join(tmpdir(), "oauth-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "crm.json");
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

function opened(file: string) {
  const warnings: string[] = [];
  const credential = new OAuthCredential(file, "crm", (text) => warnings.push(text));
  ends.push(() => credential.close());
  return { credential, warnings };
}

const token = (count: number, more: object = {}) => ({
  body: { access_token: `token-number-${count}`, token_type: "Bearer", expires_in: 3_600, ...more },
});

describe("a token by OAuth 2", () => {
  it("is fetched by client credentials with scope and audience, once for all waiting calls", async () => {
    const { asked, tokenUrl } = await authorizationServer((count) => token(count));
    const settings = {
      tokenUrl,
      clientId: "us",
      clientSecret: "very-secret",
      scope: "read",
      audience: "crm",
    };
    const { credential } = opened(settingsFile(settings));
    expect(credential.secret).toBeUndefined();
    await Promise.all([credential.ready(), credential.ready()]);
    expect(credential.secret).toBe("token-number-1");
    expect(asked).toEqual([
      {
        authorization: `Basic ${Buffer.from("us:very%2Dsecret").toString("base64")}`,
        form: { grant_type: "client_credentials", scope: "read", audience: "crm" },
      },
    ]);
    expect([...notedSecrets()]).toEqual(expect.arrayContaining(["token-number-1", "very-secret"]));
  });

  it("is renewed before it expires, with the client's secret in the body if that is configured", async () => {
    const { asked, tokenUrl } = await authorizationServer((count) => token(count, { expires_in: 1 }));
    const settings = { tokenUrl, clientId: "us", clientSecret: "s", clientAuth: "post" };
    const { credential } = opened(settingsFile(settings));
    await credential.ready();
    await vi.waitFor(() => expect(credential.secret).toBe("token-number-2"), {
      timeout: 30_000,
      interval: 5,
    });
    expect(asked[1]?.form).toMatchObject({ client_id: "us", client_secret: "s" });
  });

  it("is fetched by a refresh token, and a new refresh token is written to the file", async () => {
    const { asked, tokenUrl } = await authorizationServer((count) =>
      token(count, { expires_in: 1, refresh_token: `refresh-${count}` }),
    );
    const file = settingsFile({ tokenUrl, clientId: "us", refreshToken: "refresh-0" });
    const { credential, warnings } = opened(file);
    await credential.ready();
    expect(asked[0]?.form).toMatchObject({ grant_type: "refresh_token", refresh_token: "refresh-0" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      clientId: "us",
      refreshToken: "refresh-1",
    });
    await vi.waitFor(() => expect(asked[1]?.form["refresh_token"]).toBe("refresh-1"), { timeout: 30_000 });
    expect(warnings).toEqual([]);
  });

  it("is missing while the authorization server refuses, and one warning without a secret reports it", async () => {
    const { asked, tokenUrl } = await authorizationServer((count) =>
      count < 2
        ? { status: 401, body: { error: "invalid_client", error_description: "secret" } }
        : token(count),
    );
    const { credential, warnings } = opened(
      settingsFile({ tokenUrl, clientId: "us", clientSecret: "hidden" }),
    );
    await credential.ready();
    expect(credential.secret).toBeUndefined();
    expect(warnings).toEqual([
      "The token of crm cannot be fetched: the authorization server answers 401 invalid_client",
    ]);
    expect(asked).toHaveLength(1);
    await vi.waitFor(() => expect(credential.secret).toBe("token-number-2"), { timeout: 30_000 });
  });

  it.each([
    ["forward", 3_600_000],
    ["back", -3_600_000],
  ])(
    "is used, and renewed when a family refuses it, although the clock is set %s by an hour",
    async (_, ms) => {
      const { asked, tokenUrl } = await authorizationServer((count) => token(count));
      const { credential } = opened(settingsFile({ tokenUrl, clientId: "us", clientSecret: "s" }));
      await credential.ready();
      setClockBy(ms);
      expect(credential.secret).toBe("token-number-1");
      credential.refused();
      const now = performance.now.bind(performance);
      vi.spyOn(performance, "now").mockImplementation(() => now() + 5_000);
      credential.refused();
      await vi.waitFor(() => expect(credential.secret).toBe("token-number-2"), { timeout: 30_000 });
      expect(asked).toHaveLength(2);
    },
  );

  it("is used until it expires while it cannot be renewed", async () => {
    const { tokenUrl } = await authorizationServer((count) =>
      count === 1 ? token(count, { expires_in: 2 }) : { status: 500, body: {} },
    );
    const { credential, warnings } = opened(settingsFile({ tokenUrl, clientId: "us", clientSecret: "s" }));
    await credential.ready();
    await vi.waitFor(() => expect(warnings).toHaveLength(1), { timeout: 30_000, interval: 5 });
    expect(credential.secret).toBe("token-number-1");
    await vi.waitFor(() => expect(credential.secret).toBeUndefined(), { timeout: 30_000 });
  });
});

/** A private key in a file, and the key that verifies its signatures. */
function keyPair(type: "rsa" | "ec") {
  const { privateKey, publicKey } =
    type === "rsa"
      ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  const folder = mkdtempSync(join(tmpdir(), "key-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const keyFile = join(folder, "key.pem");
  // The older form of RSA keys, which many consoles still issue.
  const form = privateKey.asymmetricKeyType === "rsa" ? "pkcs1" : "pkcs8";
  writeFileSync(keyFile, privateKey.export({ type: form as "pkcs8", format: "pem" }));
  return { keyFile, publicKey };
}

describe("another grant", () => {
  it("sends its own parameters, such as those of account credentials", async () => {
    const { asked, tokenUrl } = await authorizationServer((count) => token(count));
    const settings = {
      ...{ tokenUrl, clientId: "us", clientSecret: "s" },
      ...{ grantType: "account_credentials", parameters: { account_id: "acme" } },
    };
    const { credential } = opened(settingsFile(settings));
    await credential.ready();
    expect(credential.secret).toBe("token-number-1");
    expect(asked[0]?.form).toEqual({ grant_type: "account_credentials", account_id: "acme" });
    expect(asked[0]?.authorization).toMatch(/^Basic /);
  });

  it.each(["rsa", "ec"] as const)("exchanges a JWT signed with the key of a file (%s)", async (type) => {
    const { asked, tokenUrl } = await authorizationServer((count) => token(count));
    const { keyFile, publicKey } = keyPair(type);
    const claims = { sub: "robot@acme.example", aud: "https://login.example" };
    const settings = { tokenUrl, clientId: "us", grantType: JWT_BEARER, keyFile, keyId: "k1", claims };
    const { credential, warnings } = opened(settingsFile(settings));
    await credential.ready();
    expect([credential.secret, warnings]).toEqual(["token-number-1", []]);
    const { form, authorization } = asked[0] ?? { form: {}, authorization: "" };
    expect([form["grant_type"], authorization]).toEqual([JWT_BEARER, undefined]);
    const { payload, protectedHeader } = await jwtVerify(form["assertion"] ?? "", publicKey);
    expect(payload).toMatchObject({ iss: "us", ...claims, jti: expect.any(String) });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    expect(protectedHeader).toEqual({ alg: type === "rsa" ? "RS256" : "ES256", typ: "JWT", kid: "k1" });
  });

  it.each(["rsa", "ec"] as const)("authenticates the client by a signed JWT (%s)", async (type) => {
    const { asked, tokenUrl } = await authorizationServer((count) => token(count));
    const { keyFile, publicKey } = keyPair(type);
    const settings = { tokenUrl, clientId: "us", clientAuth: "private_key_jwt", keyFile, scope: "read" };
    const { credential, warnings } = opened(settingsFile(settings));
    await credential.ready();
    expect([credential.secret, warnings]).toEqual(["token-number-1", []]);
    const { client_assertion: assertion = "", ...form } = asked[0]?.form ?? {};
    expect(form).toMatchObject({
      grant_type: "client_credentials",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      scope: "read",
    });
    const { payload } = await jwtVerify(assertion, publicKey, { audience: tokenUrl });
    expect(payload).toMatchObject({ iss: "us", sub: "us" });
  });
});

const secretly = { tokenUrl: "https://c.example/t", clientId: "u", clientSecret: "s" };

describe("the settings file of a token", () => {
  it.each([
    [{ clientId: "us", clientSecret: "s" }, 'needs "tokenUrl"'],
    [{ tokenUrl: "http://crm.example/token", clientId: "us", clientSecret: "s" }, "must be an https URL"],
    [{ tokenUrl: "https://crm.example/token", clientId: "us" }, 'needs "clientSecret", "refreshToken" or'],
    [{ tokenUrl: "https://crm.example/token", clientId: 7, clientSecret: "s" }, '"clientId" must be a text'],
    [{ tokenUrl: "https://c.example/t", clientId: "u", clientSecret: "s", secret: "x" }, "unknown member"],
    [
      { tokenUrl: "https://c.example/t", clientId: "u", clientSecret: "s", clientAuth: "jwt" },
      "must be one of basic, post, private_key_jwt, tls, none",
    ],
    [{ ...secretly, clientAuth: "private_key_jwt" }, 'needs "keyFile"'],
    [{ ...secretly, grantType: JWT_BEARER }, 'needs "keyFile"'],
    [{ ...secretly, keyFile: "/no/such/key" }, '"keyFile" must name a private key in PEM form'],
    [
      { ...secretly, clientSecret: undefined, clientAuth: "post" },
      'needs "clientSecret" with "clientAuth": "post"',
    ],
    [{ ...secretly, grantType: "refresh_token" }, '"refreshToken" and "grantType" do not fit'],
    [{ ...secretly, parameters: { client_id: "me" } }, '"parameters" must not have client_id'],
    [{ ...secretly, parameters: { n: 1 } }, '"parameters" must be an object of texts'],
  ])("with %j is refused with the name of the member", (settings, message) => {
    expect(() => readOAuthSettings(settingsFile(settings))).toThrow(message);
  });
});
