/** Subscriptions over HTTP: both modes of the protocol, filters, resuming, rights, limits and the end of a stream. */

import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "graphql-sse";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LiveConnectEventsDocument } from "#generated/test/graphql.ts";
import { demoEnvelopes } from "#services/demo/things/e-signature.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { sampleOf, samplesIn } from "#test/platform/telemetry/samples.ts";
import { followEnvelopes } from "../../../docs/examples/live-events/src/events.ts";
import { BlockReader, message, type Payload, RECEIVED, report, subscribe } from "./events.ts";

const SECRET = "a-secret-with-which-tokens-are-signed";
const METRICS_TOKEN = "a-token-that-is-long-enough-to-be-one";
let folder: string;
let deployment: Deployment;
let withTokens: Deployment;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tributary-live-"));
  deployment = await deploy({ INBOX_FILE: join(folder, "inbox.db"), METRICS_TOKEN });
  withTokens = await deploy(
    {
      INBOX_FILE: ":memory:",
      AUTH: "jwt",
      JWT_SECRET: SECRET,
      JWT_ISSUER: "https://tokens.example",
      JWT_AUDIENCE: "tributary",
      ...settings({ access: { jwt: { clockToleranceS: 0 } }, limits: { subscriptionsPerCaller: 2 } }),
    },
    {},
    deployment.families,
  );
});
afterAll(async () => {
  await withTokens.stop();
  await deployment.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => deployment.families.setFaults(""));

const upstreamId = ({ data }: Payload) => data?.connectEventReceived?.upstreamId;
let names = 0;
const fresh = () => `event-${names++}`;

describe("a subscription with a stream of its own", () => {
  it("starts with its position, has each event with an id, and ends when its client leaves", async () => {
    const { response, reader, leave } = await subscribe(deployment.origin);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    const began = (await reader.next())?.["id"];
    expect(began).toMatch(/^[0-9a-f]{16}\.\d+$/);
    const [one, two] = [fresh(), fresh()];
    await report(deployment.origin, message(one), message(two), message(one));
    const events = [await reader.event(), await reader.event()];
    expect(events.map((event) => event && upstreamId(event.payload))).toEqual([one, two]);
    for (const event of events) expect(event?.payload.extensions?.["lastEventId"]).toBe(event?.["id"]);
    leave();
    await expect
      .poll(() => deployment.logged.filter((line) => line.includes("subscription ended")))
      .toEqual([expect.stringContaining('"events":2,"reason":"client left"')]);
  });

  it("is counted for the client named in its headers", async () => {
    const headers = { "apollographql-client-name": "dashboard", "apollographql-client-version": "3" };
    const { reader, leave } = await subscribe(deployment.origin, { headers });
    await reader.next();
    await report(deployment.origin, message(fresh()));
    await reader.event();
    leave();
    const answer = await deployment.get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
    const labels = { client_name: "dashboard", client_version: "3", outcome: "ok" };
    // The subscription itself, and the query of its event.
    expect(sampleOf(samplesIn(await answer.text()), "tributary_client_operations_total", labels)).toBe(2);
  });

  it("has the selections of an ordinary query, also in fragments and under an alias, for the events of its filter", async () => {
    const { reader, leave } = await subscribe(deployment.origin, {
      query: LiveConnectEventsDocument.toString(),
      variables: { filter: { events: ["ENVELOPE_VOIDED"], envelopeIds: [demoEnvelopes.sent] }, with: true },
    });
    const wanted = fresh();
    await report(
      deployment.origin,
      message(fresh()),
      message(fresh(), "envelope-voided", demoEnvelopes.moving),
      message(wanted, "envelope-voided"),
    );
    expect((await reader.event())?.payload).toMatchObject({
      data: {
        got: {
          upstreamId: wanted,
          events: ["ENVELOPE_VOIDED"],
          envelope: { upstreamId: demoEnvelopes.sent, documents: [{ name: "Agreement" }, {}, {}] },
        },
      },
    });
    leave();
  });

  it("has the errors of a family at their path in the event, and continues", async () => {
    const { reader, leave } = await subscribe(deployment.origin, {
      query: "subscription { got: connectEventReceived { upstreamId envelope { documents { name } } } }",
    });
    await reader.next();
    deployment.families.setFaults("eSignature=reset");
    await report(deployment.origin, message(fresh()));
    const failed = await reader.event();
    expect(failed?.payload.errors).toMatchObject([
      { path: ["got", "envelope", "documents"], extensions: { family: "eSignature" } },
    ]);
    deployment.families.setFaults("");
    const after = fresh();
    await report(deployment.origin, message(after));
    expect((await reader.event())?.payload).toMatchObject({ data: { got: { upstreamId: after } } });
    leave();
  });

  it("makes one REST call for all subscribers with the same selections of an event", async () => {
    const query = "subscription { connectEventReceived { upstreamId envelope { documents { name } } } }";
    const streams = await Promise.all([1, 2, 3].map(() => subscribe(deployment.origin, { query })));
    for (const { reader } of streams) await reader.next();
    const before = deployment.families.calls.length;
    const id = fresh();
    await report(deployment.origin, message(id));
    for (const { reader, leave } of streams) {
      expect(upstreamId((await reader.event())?.payload ?? {})).toBe(id);
      leave();
    }
    expect(deployment.families.calls.length - before).toBe(1);
  });

  it("is accepted by GET as well, if no page of another origin could have sent it", async () => {
    const address = `/graphql?query=${encodeURIComponent(RECEIVED)}`;
    const accept = { accept: "text/event-stream" };
    const refused = await deployment.get(address, accept);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("CSRF")]);
    const taken = await deployment.get(address, { ...accept, "apollo-require-preflight": "1" });
    expect([taken.status, taken.headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    await taken.body?.cancel();
  });

  it("is refused with the accepted media type if its client reads no event stream, and with a reason if it is not valid", async () => {
    const { status, body } = await deployment.graphql(RECEIVED);
    expect([status, body.errors?.[0]?.message]).toEqual([200, expect.stringContaining("text/event-stream")]);
    const refusalOf = async (query: string, headers: Record<string, string> = {}) =>
      (await (await subscribe(deployment.origin, { query, headers })).reader.event())?.payload.errors?.[0];
    const two = "subscription { a: connectEventReceived { id } b: connectEventReceived { id } }";
    expect(await refusalOf(two)).toMatchObject({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
    const conditional = await subscribe(deployment.origin, {
      query: "subscription ($on: Boolean!) { connectEventReceived @include(if: $on) { id } }",
      variables: { on: true },
    });
    expect([conditional.response.status, await conditional.response.text()]).toEqual([
      400,
      expect.stringContaining("without directives"),
    ]);
    const empty = "subscription { connectEventReceived(filter: { events: [] }) { id } }";
    expect(await refusalOf(empty)).toMatchObject({
      extensions: { code: "BAD_USER_INPUT", argument: "events" },
    });
    expect(await refusalOf(RECEIVED, { "last-event-id": "17" })).toMatchObject({
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(await refusalOf(RECEIVED, { "last-event-id": "0123456789abcdef.17" })).toMatchObject({
      extensions: { code: "INVALID_CURSOR" },
      message: expect.stringContaining("no longer complete"),
    });
  });
});

describe("the client of graphql-sse", () => {
  it.each([false, true])("reads queries and events (single connection: %s)", async (singleConnection) => {
    const options = { url: `${deployment.origin}/graphql`, retryAttempts: 0 };
    const client = singleConnection
      ? createClient({ ...options, singleConnection: true, lazyCloseTimeout: 1_000 })
      : createClient({ ...options, singleConnection: false });
    const results: unknown[] = [];
    const done = new Promise<void>((resolve, reject) => {
      const id = fresh();
      const end = client.subscribe(
        { query: RECEIVED },
        {
          next(result) {
            results.push(result);
            end();
          },
          error: reject,
          complete: resolve,
        },
      );
      // The service also sends messages before the stream is open, until the first event arrives.
      const timer = setInterval(() => {
        if (results.length > 0) clearInterval(timer);
        else void report(deployment.origin, message(`${id}-${names++}`));
      }, 100);
    });
    await done;
    expect(results).toMatchObject([{ data: { connectEventReceived: {} } }]);
    const answers = client.iterate({ query: "{ users(first: 1) { nodes { id } } }" });
    expect(await answers.next()).toMatchObject({ value: { data: { users: { nodes: [{}] } } } });
    expect(await answers.next()).toMatchObject({ done: true });
    client.dispose();
  });
});

describe("a shared stream", () => {
  const put = () => fetch(`${deployment.origin}/graphql`, { method: "PUT" });
  const post = (token: string, operationId: string | undefined, query: string) =>
    fetch(`${deployment.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-graphql-event-stream-token": token },
      body: JSON.stringify({ query, extensions: { operationId } }),
    });

  it("is reserved, opened once, and used by operations with an id each", async () => {
    const reserved = await put();
    const token = await reserved.text();
    expect([reserved.status, token]).toEqual([201, expect.stringMatching(/^[\w-]{32}$/)]);
    const streamAt = (by: string) => deployment.get(`/graphql?token=${by}`, { accept: "text/event-stream" });
    const stream = await streamAt(token);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect((await streamAt(token)).status).toBe(409);
    expect((await streamAt("another")).status).toBe(404);
    expect((await post("another", "1", "{ __typename }")).status).toBe(404);
    expect((await post(token, undefined, "{ __typename }")).status).toBe(400);
    expect((await post(token, "1", "{ nothing }")).status).toBe(400);
    expect((await post(token, "1", RECEIVED)).status).toBe(202);
    expect((await post(token, "1", RECEIVED)).status).toBe(409);
    const remove = (path: string) =>
      fetch(`${deployment.origin}/graphql${path}`, {
        method: "DELETE",
        headers: { "x-graphql-event-stream-token": token },
      });
    expect([(await remove("")).status, (await remove("?operationId=1")).status]).toEqual([400, 200]);
    await stream.body?.cancel();
  });

  it("ends a running query when its client removes it, without waiting for its families", async () => {
    // The bank answers only after the end of the test.
    const times = settings({ limits: { tryMs: 120000, operationMs: 120000 } });
    await using slow = await deploy(times, {}, deployment.families);
    const url = `${slow.origin}/graphql`;
    const token = await (await fetch(url, { method: "PUT" })).text();
    const own = { "x-graphql-event-stream-token": token };
    const headers = { "content-type": "application/json", ...own };
    const reader = new BlockReader(
      await slow.get(`/graphql?token=${token}`, { accept: "text/event-stream" }),
    );
    const ask = (operationId: string, query: string) =>
      fetch(url, { method: "POST", headers, body: JSON.stringify({ query, extensions: { operationId } }) });
    deployment.families.setFaults("banking=latency:110000");
    const asked = ask("1", '{ payment(id: "BankPayment:1002") { id } }');
    const isRefused = async () => expect((await ask("1", "{ __typename }")).status).toBe(409);
    await vi.waitFor(isRefused, { timeout: 20_000 });
    const ended = await fetch(`${url}?operationId=1`, { method: "DELETE", headers: own });
    expect(ended.status).toBe(200);
    expect((await asked).status).toBe(202);
    expect((await ask("2", "{ __typename }")).status).toBe(202);
    expect(await reader.event()).toMatchObject({ payload: { id: "2", payload: { data: {} } } });
  });
});

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe("resuming", () => {
  it("continues after the last event of the client, also after a restart, with the events between", async () => {
    const env = { INBOX_FILE: join(folder, "restarted.db") };
    let lastEventId = "";
    const seen: (string | undefined)[] = [];
    await (async () => {
      await using before = await deploy(env, {}, deployment.families);
      const { reader, leave } = await subscribe(before.origin);
      await report(before.origin, message("a"), message("b"));
      const first = await reader.event();
      seen.push(upstreamId(first?.payload ?? {}));
      lastEventId = first?.["id"] ?? "";
      leave();
    })();
    await using after = await deploy(env, {}, deployment.families);
    await report(after.origin, message("c"));
    for (const how of [{ headers: { "last-event-id": lastEventId } }, { extensions: { lastEventId } }]) {
      const { reader, leave } = await subscribe(after.origin, how);
      const events = [await reader.event(), await reader.event()];
      expect([...seen, ...events.map((event) => event && upstreamId(event.payload))]).toEqual([
        "a",
        "b",
        "c",
      ]);
      leave();
    }
    // The client of the example reconnects automatically.
    const followed: string[] = [];
    const end = followEnvelopes(`${after.origin}/graphql`, {
      lastEventId,
      handle: ({ id }) => followed.push(id),
      ended: (reason) => followed.push(String(reason)),
      retry: () => pause(20),
    });
    await expect.poll(() => followed).toEqual(["ConnectEvent:b", "ConnectEvent:c"]);
    after.app.server.closeAllConnections();
    // Our connection may have been closed, too.
    await expect.poll(() => report(after.origin, message("d")).then(() => "sent", String)).toBe("sent");
    await expect.poll(() => followed).toEqual(["ConnectEvent:b", "ConnectEvent:c", "ConnectEvent:d"]);
    end();
    // If the gateway ends, it sends open streams a retry time instead of a completion.
    const { reader } = await subscribe(after.origin);
    const token = await (await fetch(`${after.origin}/graphql`, { method: "PUT" })).text();
    const shared = new BlockReader(
      await after.get(`/graphql?token=${token}`, { accept: "text/event-stream" }),
    );
    const joined = await subscribe(after.origin, {
      headers: { "x-graphql-event-stream-token": token },
      extensions: { operationId: "1" },
    });
    expect(joined.response.status).toBe(202);
    for (const each of [reader, shared]) await each.next();
    const closing = after.app.close();
    for (const each of [reader, shared]) {
      expect(Number((await each.next())?.["retry"])).toBeGreaterThan(0);
      expect(await each.event()).toBeUndefined();
    }
    // Their connections are closed, because open ones would delay the end.
    await expect.poll(() => connectionsOf(after.app.server)).toBe(0);
    await closing;
  });
});

describe("with tokens", () => {
  const sign = (subject: string, scope: string, until: number | string = "5m") =>
    new SignJWT({ scope })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(subject)
      .setIssuer("https://tokens.example")
      .setAudience("tributary")
      .setExpirationTime(until)
      .sign(new TextEncoder().encode(SECRET));
  const bearer = async (...token: Parameters<typeof sign>) => ({
    authorization: `Bearer ${await sign(...token)}`,
  });

  it("a subscription requires the scopes of its selections, also those within the event", async () => {
    const codeOf = async (query: string, scope: string) => {
      const { response } = await subscribe(withTokens.origin, { query, headers: await bearer("s", scope) });
      const { errors } = (await response.clone().json()) as Payload;
      return [response.status, errors?.[0]?.extensions];
    };
    await expect(codeOf(RECEIVED, "identity:read")).resolves.toEqual([
      403,
      expect.objectContaining({ code: "FORBIDDEN", missingScopes: ["e_signature:read"] }),
    ]);
    const person = "subscription { connectEventReceived { sender { tickets { nodes { id subject } } } } }";
    await expect(codeOf(person, "e_signature:read identity:read")).resolves.toMatchObject([
      403,
      { code: "FORBIDDEN" },
    ]);
  });

  it("a caller has a maximum number of concurrent subscriptions, and each frees its place when it ends", async () => {
    const headers = await bearer("busy", "e_signature:read");
    const open = await Promise.all([1, 2].map(() => subscribe(withTokens.origin, { headers })));
    const refused = await subscribe(withTokens.origin, { headers });
    expect([refused.response.status, refused.response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await refused.response.clone().text()).toContain("2 is the most");
    const other = await subscribe(withTokens.origin, { headers: await bearer("other", "e_signature:read") });
    expect(other.response.status).toBe(200);
    other.leave();
    for (const { leave } of open) leave();
    await expect
      .poll(async () => {
        const again = await subscribe(withTokens.origin, { headers });
        again.leave();
        return again.response.status;
      })
      .toBe(200);
  });

  it("a subscription ends when its token expires, with an error that asks for a new token", async () => {
    const ends = Math.floor(Date.now() / 1_000) + 2;
    const { reader } = await subscribe(withTokens.origin, {
      headers: await bearer("short", "e_signature:read", ends),
    });
    const last = await reader.event();
    expect(last?.payload.errors).toMatchObject([
      { message: expect.stringContaining("authenticate again"), extensions: { code: "UNAUTHENTICATED" } },
    ]);
    expect((await reader.event())?.["event"]).toBe("complete");
    expect(await reader.next()).toBeUndefined();
  });
});
