/** Messages of Connect over real sockets: their receivers, contents and retries. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ConnectSimMessage } from "#contracts/e-signature/index.ts";
import { demoEnvelopes, demoRecipients, MAIN_ACCOUNT, userIdOf } from "#services/demo/things/e-signature.ts";
import { retryWaits } from "#services/e-signature/support/connect-events.ts";
import type { EnvelopeStatus } from "#services/e-signature/tables.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { loopbackHosts } from "#services/kit/http/outbound.ts";
import { givingTokens, type Listener, startListener } from "#test/kit/listener.ts";
import { type ESignatureClient, moveIn, startESignature } from "./client.ts";

let client: ESignatureClient;
let listener: Listener;

/** Starts without the demo company's plan and its own configurations, which would call a gateway on this machine. */
async function start(options: Parameters<typeof startESignature>[0] = {}): Promise<ESignatureClient> {
  const started = await startESignature({ outboundHosts: loopbackHosts, ...options });
  for (const { value } of started.tables.connect.all()) started.tables.connect.delete(value.connectId);
  started.tables.connectOAuth.delete(MAIN_ACCOUNT.accountId);
  const moving = started.tables.envelopes.get(demoEnvelopes.moving);
  if (moving) started.tables.envelopes.put({ ...moving, status: "voided" });
  return started;
}
beforeEach(async () => {
  client = await start();
  listener = await startListener();
});
afterEach(async () => {
  await client.close();
  await listener[Symbol.asyncDispose]();
});

const sim = () => ({
  configurationType: "custom",
  urlToPublishTo: `${listener.url}/hook?from=connect`,
  name: "A listener",
  deliveryMode: "SIM",
  eventData: { version: "restv2.1" },
  events: ["envelope-sent", "envelope-delivered", "envelope-completed"],
  allUsers: true,
  allowEnvelopePublish: true,
});
const ofRecipients = () => ({
  ...sim(),
  configurationType: "customrecipient",
  events: ["recipient-sent", "recipient-delivered"],
});

async function configure(body: object): Promise<string> {
  const response = await client.ask("POST", "/connect", body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { connectId: string }).connectId;
}
const move = (name: keyof typeof demoEnvelopes, status: EnvelopeStatus) =>
  moveIn(client.families, name, status);
const heard = <T = ConnectSimMessage>() => listener.heard.map(({ text }) => JSON.parse(text) as T);
const happened = () => heard().map(({ event }) => event);
const emailOf = (index: number) => client.families.person(index).email;
const deliveries = () =>
  client.tables.deliveries.all().map(({ state, tries, outcome }) => [state, tries, outcome]);
/** Advances the clock to the next try. */
async function wait(ms: number): Promise<void> {
  client.families.clock.advance(ms);
  await client.families.runDue();
}

describe("messages of the SIM model", () => {
  it("are JSON models of the envelope, posted to the listener (D2-179, D2-182, D2-196)", async () => {
    const connectId = await configure(sim());
    await move("draft", "sent");
    const { accountId } = MAIN_ACCOUNT;
    expect(heard()).toEqual([
      {
        eventId: expect.stringMatching(/^[\da-f-]{36}$/),
        event: "envelope-sent",
        apiVersion: "v2.1",
        configurationId: connectId,
        generatedDateTime: new Date(client.families.clock.now()).toISOString(),
        retryCount: 0,
        uri: `/v2.1/accounts/${accountId}/envelopes/${demoEnvelopes.draft}`,
        data: {
          accountId,
          envelopeId: demoEnvelopes.draft,
          userId: userIdOf(emailOf(1)),
          envelopeSummary: expect.objectContaining({
            status: "sent",
            emailSubject: "Please sign: the draft agreement",
            sender: { userId: userIdOf(emailOf(1)), email: emailOf(1), name: expect.any(String) },
            recipients: expect.arrayContaining([
              expect.objectContaining({ recipientId: demoRecipients.signer, status: "sent" }),
            ]),
          }),
        },
      },
    ]);
  });

  it("are not written in XML, however the configuration is accepted (D2-203)", async () => {
    const { eventData: _, events: __, ...xml } = sim();
    await configure({ ...xml, envelopeEvents: ["Sent"] });
    await move("draft", "sent");
    expect([listener.heard, deliveries()]).toEqual([[], []]);
  });

  it("are about the envelopes that users send, or else about those that they receive (D2-178, D2-186)", async () => {
    const [sender, receiver] = [userIdOf(emailOf(1)), userIdOf(emailOf(2))];
    const others = { allUsers: false, userIds: [userIdOf(emailOf(20))] };
    await configure({ ...sim(), ...others });
    await configure({ ...ofRecipients(), ...others });
    await configure({ ...sim(), allUsers: false, userIds: [receiver] });
    await configure({ ...ofRecipients(), allUsers: false, userIds: [sender] });
    await move("draft", "sent");
    expect(happened()).toEqual([]);
    await configure({ ...sim(), allUsers: false, userIds: [sender] });
    await configure({ ...ofRecipients(), allUsers: false, userIds: [receiver] });
    await move("draft", "delivered");
    expect(happened().sort()).toEqual(["envelope-delivered", "recipient-delivered"]);
    const ofRecipient = heard().find(({ event }) => event === "recipient-delivered");
    expect(ofRecipient?.data.recipientId).toBe(demoRecipients.signer);
  });

  it("are sent only while the configuration is enabled (D2-188, D2-189)", async () => {
    const connectId = await configure({ ...sim(), allowEnvelopePublish: false });
    await move("draft", "sent");
    expect([happened(), deliveries()]).toEqual([[], []]);
    await client.ok("PUT", "/connect", { connectId, allowEnvelopePublish: true });
    await move("draft", "delivered");
    expect(happened()).toEqual(["envelope-delivered"]);
    await client.ok("PUT", "/connect", { connectId, allowEnvelopePublish: false });
    await move("draft", "completed");
    expect(happened()).toEqual(["envelope-delivered"]);
  });
});

describe("the Authorization token", () => {
  it("comes from the customer's authorization server, for the client's id and secret (D2-192, D2-193)", async () => {
    await using server = await startListener(givingTokens());
    const oauth = { authorizationServerUrl: `${server.url}/token`, clientId: "we", clientSecret: "s/e c" };
    expect((await client.ask("POST", "/connect/oauth", { ...oauth, scope: "hooks" })).status).toBe(201);
    await configure(sim());
    await move("draft", "sent");
    expect(server.heard).toEqual([
      {
        method: "POST",
        path: "/token",
        headers: expect.objectContaining({
          authorization: `Basic ${Buffer.from("we:s%2Fe%20c").toString("base64")}`,
          "content-type": "application/x-www-form-urlencoded",
        }),
        text: "grant_type=client_credentials&scope=hooks",
      },
    ]);
    await move("draft", "delivered"); // the token is valid for an hour
    await wait(3_600_000);
    await move("draft", "completed");
    expect(listener.heard.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-1",
      "Bearer token-1",
      "Bearer token-2",
    ]);
    expect((await client.ask("DELETE", "/connect/oauth")).status).toBe(200);
    await move("sent", "delivered");
    expect(listener.heard.at(-1)?.headers.authorization).toBeUndefined();
  });

  it("is requested again after the listener refused it, and no message is sent without it", async () => {
    await using server = await startListener(givingTokens());
    const oauth = { authorizationServerUrl: server.url, clientId: "we", clientSecret: "top-secret" };
    await client.ask("POST", "/connect/oauth", oauth);
    await configure({ ...sim(), enableLog: true });
    listener.answer = 401;
    await move("draft", "sent");
    listener.answer = 200;
    await wait(retryWaits[0] ?? 0);
    expect(listener.heard.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-1",
      "Bearer token-2",
    ]);
    const answers: Listener["answer"][] = [
      500,
      200,
      (response) => response.writeHead(200).end('{"access_token":"two\\r\\nlines"}'),
      (response) => response.writeHead(302, { location: listener.url }).end(),
    ];
    server.answer = 500;
    await client.ok("PUT", "/connect/oauth", { clientId: "other" });
    await move("thick", "delivered");
    for (const [index, answer] of answers.entries()) {
      server.answer = answer;
      await wait(retryWaits[index] ?? 0);
    }
    expect(server.heard).toHaveLength(2 + 1 + answers.length);
    expect(listener.heard).toHaveLength(2);
    expect(deliveries().at(-1)?.[2]).toBe("no token");
    const page = await (await fetch(`${client.families.baseUrl("eSignature")}/connect-console`)).text();
    expect(page + JSON.stringify(client.tables.deliveries.all())).not.toMatch(/top-secret|token-\d/);
  });
});

describe("the log of deliveries", () => {
  const states = () => {
    const all = client.tables.deliveries.all().map(({ state }) => state);
    return { waiting: all.filter((state) => state === "waiting").length, all: all.length };
  };

  it("has the 1,000 newest finished deliveries, beside any number of pending ones", async () => {
    await configure(sim());
    await move("draft", "sent");
    const { deliveries: table } = client.tables;
    const [first] = table.all();
    if (!first) throw new Error("There is no delivery");
    for (let n = 0; n < 1_000; n++) table.put({ ...first, eventId: `pending-${n}`, state: "waiting" });
    await move("draft", "delivered");
    expect(states()).toEqual({ waiting: 1_000, all: 1_002 });
    for (let n = 0; n < 999; n++) table.put({ ...first, eventId: `finished-${n}`, state: "failed" });
    await move("draft", "completed");
    expect(table.get(first.eventId)).toBeUndefined();
    expect(states()).toEqual({ waiting: 1_000, all: 2_001 });
  });
});

describe("a listener that does not acknowledge", () => {
  it("gets the same event again after longer and longer waits until it does (D2-541)", async () => {
    await configure(sim());
    listener.answer = 500;
    await move("draft", "sent");
    expect(deliveries()).toEqual([["waiting", 1, "500"]]);
    await wait((retryWaits[0] ?? 0) - 1);
    expect(listener.heard).toHaveLength(1);
    await wait(1);
    listener.answer = 204;
    await wait(retryWaits[1] ?? 0);
    const messages = heard();
    expect(messages.map(({ retryCount }) => retryCount)).toEqual([0, 1, 2]);
    expect(new Set(messages.map(({ eventId }) => eventId)).size).toBe(1);
    expect(deliveries()).toEqual([["acknowledged", 3, "204"]]);
    await wait(100 * (retryWaits.at(-1) ?? 0));
    expect(listener.heard).toHaveLength(3);
  });

  it("gets no further try after the last wait (D2-541)", async () => {
    await configure(sim());
    listener.answer = 503;
    await move("draft", "sent");
    for (const ms of retryWaits) await wait(ms);
    expect(deliveries()).toEqual([["failed", retryWaits.length + 1, "503"]]);
    await wait(100 * (retryWaits.at(-1) ?? 0));
    expect(listener.heard).toHaveLength(retryWaits.length + 1);
  });

  it("has redirects that are not followed and are no acknowledgement", async () => {
    await using elsewhere = await startListener();
    await configure(sim());
    listener.answer = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    await move("draft", "sent");
    expect([elsewhere.heard, deliveries()]).toEqual([[], [["waiting", 1, "307"]]]);
  });

  it("is a listener that sends no response in time; an endless 200 response is an acknowledgment", {
    timeout: 120_000,
  }, async () => {
    await configure(sim());
    listener.answer = () => undefined;
    await move("draft", "sent");
    expect(deliveries()).toEqual([["waiting", 1, "no answer in time"]]);
    listener.answer = (response) => {
      const more = () => response.destroyed || !response.write("x".repeat(65_536)) || setImmediate(more);
      response.writeHead(200).on("drain", more);
      more();
    };
    await wait(retryWaits[0] ?? 0);
    expect(deliveries()).toEqual([["acknowledged", 2, "200"]]);
  });

  it("gets no more events once its configuration is disabled or deleted", async () => {
    const [disabled, deleted] = [await configure(sim()), await configure(sim())];
    listener.answer = 500;
    await move("draft", "sent");
    await client.ok("PUT", "/connect", { connectId: disabled, allowEnvelopePublish: false });
    await client.ask("DELETE", `/connect/${deleted}`);
    await wait(retryWaits[0] ?? 0);
    expect(listener.heard).toHaveLength(2);
    expect(deliveries().map(([state]) => state)).toEqual(["dropped", "dropped"]);
  });

  it("gets no event once its host is no longer allowed", async () => {
    const connectId = await configure(sim());
    const row = client.tables.connect.get(connectId);
    if (row)
      client.tables.connect.put({ ...row, value: { ...row.value, urlToPublishTo: "http://10.0.0.1/" } });
    await move("draft", "sent");
    expect(deliveries()).toEqual([["waiting", 1, "no answer"]]);
  });
});

describe("events that are not delivered yet", () => {
  it("are delivered after a restart, also in the middle of a try", { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-connect-"));
    const data = join(folder, "families.db");
    const clock = movableClock();
    await client.close();
    client = await start({ data, clock });
    await configure(sim());
    listener.answer = () => undefined;
    const moving = move("draft", "sent");
    await expect.poll(() => listener.heard.length).toBe(1);
    await client.close();
    await moving;
    listener.answer = 200;
    client = await startESignature({ data, clock, outboundHosts: loopbackHosts });
    await client.families.runDue();
    const [first, second] = heard();
    expect(second).toEqual(first);
    expect(deliveries()).toEqual([["acknowledged", 1, "200"]]);
    await client.close();
    client = await start();
    rmSync(folder, { recursive: true });
  });
});
