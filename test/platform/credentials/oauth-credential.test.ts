/** Tokens by OAuth 2, against an authorization server on this machine. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notedSecrets } from "#platform/credentials/credential.ts";
import { OAuthCredential } from "#platform/credentials/oauth-credential.ts";
import { readOAuthSettings } from "#platform/credentials/oauth-settings.ts";

interface Asked {
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) await end();
});

/** An authorization server that answers with what `next` gives, and notes what it was asked. */
async function authorizationServer(next: (count: number) => { status?: number; body: object }) {
  const asked: Asked[] = [];
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
  it("is fetched by client credentials with scope and audience, once for all who wait", async () => {
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

  it("is renewed before it ends, with the client's secret in the body where that is set", async () => {
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

  it("is fetched by a refresh token, and the one that replaces it is written to the file", async () => {
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

  it("is missing while the authorization server refuses, which a warning says once and without a secret", async () => {
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

  it("is used until its end while it cannot be renewed", async () => {
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

describe("the file of a token", () => {
  it.each([
    [{ clientId: "us", clientSecret: "s" }, 'needs "tokenUrl"'],
    [{ tokenUrl: "http://crm.example/token", clientId: "us", clientSecret: "s" }, "must be an https URL"],
    [{ tokenUrl: "https://crm.example/token", clientId: "us" }, 'needs "clientSecret" or "refreshToken"'],
    [{ tokenUrl: "https://crm.example/token", clientId: 7, clientSecret: "s" }, '"clientId" must be a text'],
    [{ tokenUrl: "https://c.example/t", clientId: "u", clientSecret: "s", secret: "x" }, "unknown member"],
    [
      { tokenUrl: "https://c.example/t", clientId: "u", clientSecret: "s", clientAuth: "jwt" },
      '"basic" or "post"',
    ],
  ])("with %j is refused by name of the member", (settings, message) => {
    expect(() => readOAuthSettings(settingsFile(settings))).toThrow(message);
  });
});
