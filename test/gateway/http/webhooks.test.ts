/** The gateway as a listener of e-signature's Connect: authentication, stored messages, and their retention. */

import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import { setUpDemoWebhook } from "#gateway/demo/demo-webhook-setup.ts";
import { demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { loopbackHosts } from "#services/kit/http/outbound.ts";
import { type Deployment, dataOf, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

let folder: string;
let files = 0;
const inboxFile = () => join(folder, `inbox-${files++}.db`);
let deployment: Deployment;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tributary-webhooks-"));
  file = inboxFile();
  deployment = await deploy({ INBOX_FILE: file });
});
afterAll(async () => {
  await deployment.stop();
  rmSync(folder, { recursive: true });
});

const { accountId } = MAIN_ACCOUNT;
const sim = (eventId?: string) => ({
  ...(eventId && { eventId }),
  event: "envelope-sent",
  configurationId: "1001",
  generatedDateTime: "2026-11-02T08:00:00.000Z",
  retryCount: 0,
  data: { accountId, envelopeId: demoEnvelopes.sent, envelopeSummary: { status: "sent" } },
});

interface MessageOptions {
  readonly to?: Deployment;
  readonly token?: string | undefined;
  readonly type?: string;
}
async function tell(body: unknown, { to = deployment, token = CONNECT_TOKEN, type }: MessageOptions = {}) {
  const response = await fetch(`${to.origin}/webhooks/e-signature`, {
    method: "POST",
    headers: {
      "content-type": type ?? "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

async function eventsAt(to: Deployment, filter = "") {
  const answer = await to.graphql(
    `{ eSignature { connectEvents(first: 50 ${filter}) { nodes { upstreamId events deliveryMode envelope { upstreamId } configuration { name } } } } }`,
  );
  expect(answer.body.errors).toBeUndefined();
  type Node = { upstreamId: string; events: string[]; deliveryMode: string };
  return dataOf<{ connectEvents: { nodes: Node[] } }>(answer, "eSignature").connectEvents.nodes;
}
const idsAt = async (to: Deployment) => (await eventsAt(to)).map(({ upstreamId }) => upstreamId);

describe("the webhook listener", () => {
  it("stores a message and answers 200; a repeated message is acknowledged and stored once", async () => {
    expect(await tell(sim("one"))).toMatchObject({ status: 200, body: { stored: true } });
    expect(await tell({ ...sim("one"), retryCount: 1 })).toMatchObject({
      status: 200,
      body: { stored: false },
    });
    expect(await idsAt(deployment)).toEqual(["one"]);
  });

  it("identifies a message without an id by its content", async () => {
    expect((await tell(sim())).body).toEqual({ stored: true });
    expect((await tell({ ...sim(), retryCount: 3 })).body).toEqual({ stored: false });
    expect((await tell({ ...sim(), event: "envelope-voided" })).body).toEqual({ stored: true });
  });

  it("refuses a message without the token, and never logs the token (D2-194)", async () => {
    for (const token of [
      "",
      "wrong",
      `${CONNECT_TOKEN}x`,
      CONNECT_TOKEN.slice(1),
      CONNECT_TOKEN.toUpperCase(),
    ]) {
      const { status, headers, body } = await tell(sim("forged"), { token });
      expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(body).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    }
    expect(await idsAt(deployment)).not.toContain("forged");
    expect(deployment.logged.join("")).not.toContain(CONNECT_TOKEN);
  });

  it("refuses a body that is no message of Connect, and does not store it", async () => {
    const before = await idsAt(deployment);
    for (const body of [
      "{",
      "null",
      "[]",
      {},
      { ...sim("x"), event: "" },
      { ...sim("x"), generatedDateTime: "yesterday" },
      { ...sim("x"), data: { accountId, envelopeId: "17" } },
    ])
      expect((await tell(body)).status).toBe(400);
    expect((await tell("<xml/>", { type: "text/xml" })).status).toBe(415);
    expect((await tell({ ...sim("x"), padding: "x".repeat(1_100_000) })).status).toBe(413);
    expect(await idsAt(deployment)).toEqual(before);
    expect((await deployment.get("/webhooks/e-signature")).status).toBe(405);
  });

  it("has all acknowledged messages after a restart", async () => {
    const before = await idsAt(deployment);
    await using again = await deploy({ INBOX_FILE: file }, {}, deployment.families);
    expect(await idsAt(again)).toEqual(before);
    expect((await tell(sim("one"), { to: again })).body).toEqual({ stored: false });
  });

  it("answers 503 while its file cannot be used, and reports it at the start, in readiness and in the log", async () => {
    const unusable = inboxFile();
    mkdirSync(unusable);
    await using broken = await deploy({ INBOX_FILE: unusable }, {}, deployment.families);
    const said = () => broken.logged.filter((line) => line.includes("INBOX_FILE cannot be used"));
    expect(said()).toHaveLength(1);
    expect(await (await broken.get("/readyz")).json()).toMatchObject({ inbox: "unavailable" });
    const refused = await tell(sim("lost"), { to: broken });
    expect(refused).toMatchObject({
      status: 503,
      body: { errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }] },
    });
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(said().join()).not.toContain(folder);
    rmSync(unusable, { recursive: true });
    expect(await tell(sim("lost"), { to: broken })).toMatchObject({ status: 200, body: { stored: true } });
    expect(await (await broken.get("/readyz")).json()).toMatchObject({ inbox: "ready" });
  });

  it("is read by a subgraph in a process of its own", async () => {
    await using apart = await deploy({ INBOX_FILE: inboxFile(), SUBGRAPHS: "http" }, {}, deployment.families);
    expect(await idsAt(apart)).toEqual([]);
    await tell(sim("apart"), { to: apart });
    expect(await idsAt(apart)).toEqual(["apart"]);
  });

  it("is not served without a way to verify the sender", async () => {
    const unused = inboxFile();
    const env = { INBOX_FILE: unused, NODE_ENV: "production", AUTH: "off", DEMO: "on" };
    await using off = await deploy(env, {}, deployment.families);
    expect((await tell(sim("off"), { to: off })).status).toBe(404);
    expect([await idsAt(off), existsSync(unused)]).toEqual([[], false]);
  });

  it("accepts JWTs of the configured authorization server (D2-194)", async () => {
    const secret = "a-secret-of-the-authorization-server";
    const env = {
      INBOX_FILE: inboxFile(),
      ...settings({
        families: {
          eSignature: {
            webhook: { jwtSecret: secret, issuer: "https://tokens.example", audience: "connect" },
          },
        },
      }),
    };
    await using jwt = await deploy(env, {}, deployment.families);
    const sign = (audience: string, key = secret, until = "5m") =>
      new SignJWT({})
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer("https://tokens.example")
        .setAudience(audience)
        .setExpirationTime(until)
        .sign(new TextEncoder().encode(key));
    expect((await tell(sim("jwt"), { to: jwt, token: await sign("connect") })).status).toBe(200);
    for (const token of [
      await sign("other"),
      await sign("connect", "another-secret-of-the-right-length"),
      await sign("connect", secret, "-1h"),
      CONNECT_TOKEN,
    ])
      expect((await tell(sim("forged"), { to: jwt, token })).status).toBe(401);
    expect(await idsAt(jwt)).toEqual(["jwt"]);
  });
});

describe("the demo company", () => {
  let demo: Deployment;
  beforeAll(async () => {
    demo = await deploy({ INBOX_FILE: inboxFile() }, { outboundHosts: loopbackHosts });
  });
  afterAll(() => demo.stop());

  it("reports the move of its envelope to the gateway that runs over it (D2-193, D2-196)", async () => {
    const { families, config, origin } = demo;
    await setUpDemoWebhook(config, `${origin}/graphql`);
    families.clock.advance(60_000);
    await families.runDue();
    const events = await eventsAt(demo, `filter: { envelopeIds: ["${demoEnvelopes.moving}"] }`);
    const envelope = { upstreamId: demoEnvelopes.moving };
    expect(events.map(({ upstreamId: _, ...event }) => event).sort(byName)).toEqual([
      {
        deliveryMode: "SIM",
        events: ["ENVELOPE_DELIVERED"],
        envelope,
        configuration: { name: "Every step of an envelope" },
      },
      {
        deliveryMode: "AGGREGATE",
        events: ["ENVELOPE_DELIVERED", "RECIPIENT_DELIVERED"],
        envelope,
        configuration: { name: "Steps with all their recipients" },
      },
      {
        deliveryMode: "SIM",
        events: ["RECIPIENT_DELIVERED"],
        envelope,
        configuration: { name: "What the first signer does" },
      },
    ]);
    families.clock.advance(240_000);
    await families.runDue();
    expect(await eventsAt(demo, "filter: { events: [ENVELOPE_COMPLETED] }")).toHaveLength(2);
    expect(families.bugs).toEqual([]);
  });

  it("gets the address of the listener again only if it has changed, and foreign families never get it", async () => {
    const { families, config } = demo;
    const puts = () => families.calls.filter(({ method }) => method === "PUT").length;
    await setUpDemoWebhook(config, "http://127.0.0.1:5000/graphql");
    const before = puts();
    await setUpDemoWebhook(config, "http://127.0.0.1:5000/graphql");
    expect(puts()).toBe(before);
    const foreign = { ...config, localFamilies: [] };
    const calls = families.calls.length;
    await setUpDemoWebhook(foreign, "http://127.0.0.1:6000/graphql");
    expect(families.calls).toHaveLength(calls);
  });
});

type Named = { readonly configuration?: { readonly name: string } };
const byName = (a: object, b: object) =>
  String((a as Named).configuration?.name).localeCompare(String((b as Named).configuration?.name));
