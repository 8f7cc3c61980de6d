/** Secrets that are replaced while processes with the old secret and with the new one run at the same time. */
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGateway } from "#gateway/serve.ts";
import type { Config } from "#platform/config/config.ts";
import type { SecretValues } from "#platform/config/kinds.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { settings } from "#test/kit/settings.ts";
import { type Answer, type Deployment, deploy, sharedDeployment } from "./deployment.ts";

const FORMER = "the-former-secret-of-32-characters";
const NEW = "the-new-secret-that-is-long-enough";
const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;

const deployment = await sharedDeployment({ SUBGRAPHS: "http", SUBGRAPHS_SECRET: `${FORMER},${NEW}` });

/** Another gateway of the same deployment. */
async function gatewayWith(changed: Partial<Config>) {
  const logged: string[] = [];
  const log = createLog("error", [], { write: (line: string) => void logged.push(line) });
  const { app, close } = await openGateway({ ...deployment.config, ...changed }, log);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${portOf(app)}`;
  return {
    logged,
    async graphql(query: string): Promise<Answer["body"]> {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ query });
      const response = await fetch(`${origin}/graphql`, { method: "POST", headers, body });
      return (await response.json()) as Answer["body"];
    },
    readyz: () => fetch(`${origin}/readyz`),
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections();
      await app.close();
      await close();
    },
  };
}

const PAYMENT = '{ payment(id: "BankPayment:1") { id } user(email: "kim@example.org") { email } }';
const codesOf = ({ errors = [] }: Answer["body"]) => errors.map(({ extensions }) => extensions["code"]);

describe("SUBGRAPHS_SECRET", () => {
  it.each<[string, SecretValues<string>]>([
    ["the former one", [FORMER]],
    ["the former one before the new one", [FORMER, NEW]],
    ["the new one before the former one", [NEW, FORMER]],
    ["the new one", [NEW]],
  ])("of gateways may be %s while subgraphs accept both", async (_, subgraphsSecret) => {
    await using gateway = await gatewayWith({ subgraphsSecret });
    expect(codesOf(await gateway.graphql(PAYMENT))).toEqual([]);
    expect(gateway.logged).toEqual([]);
  });

  it("of one subgraph that differs is logged once, fails only that subgraph's fields, and makes it count as unavailable", async () => {
    const { app, close } = await openSubgraph(
      "business",
      { ...deployment.config, subgraphsSecret: ["another-secret-of-the-right-length"] },
      createLog("silent"),
    );
    await app.listen({ port: 0, host: "127.0.0.1" });
    const subgraphUrls = { ...deployment.config.subgraphUrls, business: `http://127.0.0.1:${portOf(app)}` };
    await using gateway = await gatewayWith({ subgraphUrls });
    const written = deployment.families.calls.length;
    const read = await gateway.graphql(PAYMENT);
    const wrote = await gateway.graphql(
      'mutation { deleteAccountingPayment(input: { id: "AccountingPayment:1" }) { userErrors { code } } }',
    );
    expect(codesOf(read)).toEqual(["SUBGRAPH_REFUSED"]);
    expect(codesOf(wrote)).toEqual(["SUBGRAPH_REFUSED"]);
    expect(read.data).toMatchObject({ payment: null, user: { email: "kim@example.org" } });
    expect(deployment.families.calls.slice(written)).toEqual([]);
    const readiness = await gateway.readyz();
    expect(readiness.status).toBe(200);
    expect(await readiness.json()).toMatchObject({
      subgraphs: { business: "down", identity: "up", collaboration: "up" },
    });
    expect(gateway.logged.filter((line) => line.includes("another SUBGRAPHS_SECRET"))).toHaveLength(1);
    expect(gateway.logged.join()).not.toContain(FORMER);
    await app.close();
    await close();
  });
});

describe("a deployment whose secrets are replaced", () => {
  const [former, current] = KEYS.map((key) => key.toString("base64"));
  const bearer = (secret: string) =>
    new SignJWT({ scope: "identity:read" })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("signer")
      .setAudience("tributary")
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(secret));
  let turned: Deployment;
  beforeAll(async () => {
    turned = await deploy(
      {
        AUTH: "jwt",
        JWT_SECRET: `${NEW},${FORMER}`,
        JWT_ISSUER: "signer",
        JWT_AUDIENCE: "tributary",
        FILES_SECRET: `${current},${former}`,
        METRICS_TOKEN: `${NEW}, ${FORMER}`,
        INBOX_FILE: ":memory:",
        ...settings({ families: { eSignature: { webhook: { token: `${NEW},${FORMER}` } } } }),
      },
      {},
      deployment.families,
    );
  });
  afterAll(() => turned.stop());

  it.each([
    ["former", FORMER],
    ["new", NEW],
  ])("accepts callers, webhooks and readers of metrics with the %s one, and no others", async (_, secret) => {
    const viewer = async (by: string) =>
      turned.graphql("{ viewer { email } }", { headers: { authorization: `Bearer ${await bearer(by)}` } });
    expect((await viewer(secret)).status).toBe(200);
    expect((await viewer(`${NEW},${FORMER}`)).status).toBe(401);
    const post = (token: string) =>
      fetch(`${turned.origin}/webhooks/e-signature`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: "{}",
      });
    // The body is not a message. Only the sender is accepted.
    expect((await post(secret)).status).toBe(400);
    expect((await post(`${NEW},${FORMER}`)).status).toBe(401);
    const metrics = (token: string) => turned.get("/metrics", { authorization: `Bearer ${token}` });
    expect((await metrics(secret)).status).toBe(200);
    expect((await metrics("neither-of-the-two-secrets-of-this")).status).toBe(401);
  });
});
