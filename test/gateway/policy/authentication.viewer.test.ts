/** `viewer`: the caller's person, from the token, the proxy or the configuration. */
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGatewayConfig } from "#gateway/read-config.ts";
import type { Environment } from "#platform/config/setting.ts";
import { authenticator } from "#subgraphs/kit/access/authentication.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const secret = "a secret of the signer that is long enough to be one";
const VIEWER = "{ viewer { id email displayName tickets(first: 1) { nodes { requester { email } } } } }";
const AUTH = { AUTH: "jwt", JWT_SECRET: secret, JWT_ISSUER: "signer", JWT_AUDIENCE: "tributary" };
const FILES = { FILES_SECRET: Buffer.alloc(32, 7).toString("base64") };

async function token(claims: Record<string, unknown>): Promise<{ authorization: string }> {
  const signed = await new SignJWT({ scope: "identity:read support_desk:read support_desk:agent", ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("signer")
    .setAudience("tributary")
    .setExpirationTime("5m")
    .sign(Buffer.from(secret));
  return { authorization: `Bearer ${signed}` };
}

describe.each([
  ["in one process", {}],
  ["over HTTP", { SUBGRAPHS: "http", ...FILES }],
])("the viewer %s", (_form, env) => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy({ ...AUTH, ...env });
  });
  afterAll(() => deployment.stop());

  const person = (index: number) => {
    const found = deployment.families.company.people[index];
    if (!found) throw new Error("the demo company has people");
    return found;
  };

  it("is the person of the token's address, with the fields of all families", async () => {
    const { email, displayName } = person(3);
    const { body } = await deployment.graphql(VIEWER, {
      headers: await token({ email: email.toUpperCase() }),
    });
    expect(body).toEqual({
      data: {
        viewer: { id: `User:${email}`, email, displayName, tickets: { nodes: [{ requester: { email } }] } },
      },
    });
  });

  it("is another person for each caller, also under the same request id", async () => {
    const answers = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const headers = { ...(await token({ email: person(index).email })), "x-request-id": "same" };
        return (await deployment.graphql("{ viewer { email } }", { headers })).body.data;
      }),
    );
    expect(answers).toEqual([0, 1, 2].map((index) => ({ viewer: { email: person(index).email } })));
  });

  it("is null if the token has no address, an invalid one, or one that is not verified", async () => {
    const { email } = person(1);
    for (const claims of [{}, { email: "nobody" }, { email: [email] }, { email, email_verified: false }]) {
      const { body } = await deployment.graphql("{ viewer { email } }", { headers: await token(claims) });
      expect(body).toEqual({ data: { viewer: null } });
    }
  });

  it("is null if a client names a person in a header of its own", async () => {
    const headers = {
      ...(await token({})),
      "x-viewer": person(1).email,
      "x-forwarded-user": person(1).email,
    };
    expect((await deployment.graphql("{ viewer { email } }", { headers })).body.data).toEqual({
      viewer: null,
    });
  });
});

describe("the viewer", () => {
  const callerBy = async (env: Environment, headers: Record<string, string> = {}) =>
    authenticator(readGatewayConfig({ NODE_ENV: "test", ...env }).auth)({ headers });

  it("is read from another claim if one is configured", async () => {
    const claim = "https://signer.example/email";
    const headers = await token({ email: "a@b.example", [claim]: "c@d.example" });
    const caller = await callerBy(settings({ access: { jwt: { emailClaim: claim } } }, AUTH), headers);
    expect(caller.email).toBe("c@d.example");
  });

  it("is the configured address if no authentication is configured, and null without one", async () => {
    expect(await callerBy({})).not.toHaveProperty("email");
    const known = await callerBy(settings({ access: { viewerEmail: "Zoë.Ångström@Example.org" } }));
    expect(known).toMatchObject({ authenticated: true, email: "zoë.ångström@example.org" });
    await expect(callerBy(settings({ access: { viewerEmail: "a@b.example" } }, AUTH))).rejects.toThrow(
      /access\.viewerEmail is for/,
    );
    await expect(callerBy(settings({ access: { viewerEmail: "nobody" } }))).rejects.toThrow(
      /access\.viewerEmail must be an e-mail/,
    );
  });

  it("is the user whom the proxy names, or the address in its header for e-mail addresses", async () => {
    const proxy = {
      kind: "proxy",
      networks: ["10.0.0.0/8"],
      userHeader: "x-user",
      scopesHeader: "x-s",
    } as const;
    const shown = (headers: Record<string, string | string[]>) => ({ headers, address: "10.1.2.3" });
    const byName = authenticator(proxy);
    expect(await byName(shown({ "x-user": "Ada@B.example" }))).toMatchObject({ email: "ada@b.example" });
    expect(await byName(shown({ "x-user": "ada" }))).not.toHaveProperty("email");
    const byHeader = authenticator({ ...proxy, emailHeader: "x-mail" });
    expect(await byHeader(shown({ "x-user": "u1", "x-mail": "ada@b.example" }))).toMatchObject({
      subject: "u1",
      email: "ada@b.example",
    });
    // Two values mean that one is from the proxy and one from the client.
    for (const more of [{}, { "x-mail": ["ada@b.example", "eve@b.example"] }])
      expect(await byHeader(shown({ "x-user": "ada@b.example", ...more }))).not.toHaveProperty("email");
  });
});
