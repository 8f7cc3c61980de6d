/** Reads that get a second request when the first takes long, over real connections. */
import { describe, expect, it, vi } from "vitest";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Limits } from "#platform/limits/limits.ts";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import { HedgePolicy } from "#subgraphs/kit/rest/hedging/hedge-policy.ts";
import { HedgedReads } from "#subgraphs/kit/rest/hedging/hedged-reads.ts";
import { InflightRequest } from "#subgraphs/kit/rest/inflight-requests.ts";
import type { Permit } from "#subgraphs/kit/rest/rates/sliding-window.ts";
import {
  failure,
  hang,
  held,
  type Reply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import {
  clientOf,
  familyClientOf,
  type SampleClient,
  sample,
  thing,
} from "#test/subgraphs/kit/rest/sample.ts";

const LEARNT = 100;

/** A client that knows how long a thing takes. */
async function learntClient(
  server: ScriptedUpstream,
  limits: Partial<Limits> = {},
  settings: Parameters<typeof clientOf>[1] = {},
): Promise<SampleClient> {
  const client = clientOf(server.origin, { ...settings, limits: { hedgedReads: "on", tries: 1, ...limits } });
  for (let i = 0; i < LEARNT; i++) await client.read(`${i}`);
  expect(server.requests).toHaveLength(LEARNT);
  return client;
}

describe("a read whose first request takes long", () => {
  it("is answered by a second one, which the operation's budget, report and trace count, and the first is aborted", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    const context = contextFactory(
      [],
      new Map(),
    )({
      requestId: "request",
      signal: new AbortController().signal,
      forwarded: {},
    });
    const family = new FamilyClient(client.upstream, context);
    const { callsLeft } = context;
    server.script(hang, reply({ ...thing, name: "Second" }));
    const { body } = await family.fetch(sample.bound.getThing, { id: "slow" });
    expect(body).toEqual({ ...thing, name: "Second" });
    await server.abandoned(1);
    expect(server.requests.slice(LEARNT).map(({ url }) => url)).toEqual(["/things/slow", "/things/slow"]);
    expect(context.callsLeft).toBe(callsLeft - 2);
    expect(context.report.toJSON().families[0]).toMatchObject({ calls: 1, retries: 1 });
    await vi.waitUntil(() => client.upstream.load.running === 0, { timeout: 10_000 });
  });

  it("counts the bytes of one answer against what its operation may read, however many requests bring them", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    const large = JSON.stringify({ ...thing, name: "n".repeat(60_000) });
    let read = 0;
    const most = Buffer.byteLength(large) + 1;
    const budget = {
      get restBytesLeft() {
        return most - read;
      },
      readRest: (bytes: number) => {
        read += bytes;
        return read <= most;
      },
      restFailure: () => new TributaryError("QUERY_BUDGET_EXCEEDED", { requestId: "request" }),
      turn: () => undefined,
    };
    // All of the first answer but its last character comes, then all of the second.
    server.script((response) => {
      response.writeHead(200, { "content-type": "application/json" }).write(large.slice(0, -1));
    }, reply(large));
    const { body } = await client.read("slow", { budget });
    expect(body).toMatchObject({ id: "1" });
    expect(read).toBe(Buffer.byteLength(large));
    await server.abandoned(1);
  });

  it("is answered by the first request where that is answered before the second", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    const first = held(reply({ ...thing, name: "First" }));
    server.script(first.reply, hang);
    const read = client.read("slow");
    await server.arrived(LEARNT + 2);
    first.release();
    expect((await read).body).toEqual({ ...thing, name: "First" });
    await server.abandoned(1);
  });

  it("is one call of all who ask for it at once, with one second request", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    server.script(hang, reply(thing));
    const answers = await Promise.all([client.read("slow"), client.read("slow"), client.read("slow")]);
    expect(answers.map(({ body }) => body)).toEqual([thing, thing, thing]);
    expect(server.requests).toHaveLength(LEARNT + 2);
  });

  it("waits for the other request where one fails, and fails as the first one did where both fail", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    const first = held(reply(thing));
    server.script(first.reply, status(503));
    const read = client.read("slow");
    await server.arrived(LEARNT + 2);
    first.release();
    expect((await read).body).toEqual(thing);
    const failing = held(status(500));
    server.script(failing.reply, status(503));
    const failed = failure(client.read("slower"));
    await server.arrived(LEARNT + 4);
    failing.release();
    expect(await failed).toMatchObject({ code: "UPSTREAM_ERROR" });
    expect(client.upstream.circuit).toBe("closed");
  });

  it("ends both of its requests when its caller leaves", async () => {
    await using server = await startScripted(reply(thing));
    await using client = await learntClient(server);
    server.script(hang);
    const leaving = new AbortController();
    const read = failure(client.read("slow", { signal: leaving.signal }));
    await server.arrived(LEARNT + 2);
    leaving.abort();
    expect(await read).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await server.abandoned(2);
    await vi.waitUntil(() => client.upstream.load.running === 0, { timeout: 10_000 });
  });
});

/** A promise that a test resolves. */
function settable<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}

describe("the permits of a second request", () => {
  it("are given back unused where the first request is answered before they come", async () => {
    const policy = new HedgePolicy();
    for (let i = 0; i < LEARNT; i++) policy.ended("sample.getThing", 1);
    await using client = clientOf("http://127.0.0.1:1");
    const caller = {
      signal: new AbortController().signal,
      forwarded: {},
      requestId: "request",
      deadline: performance.now() + 15_000,
    };
    const call = new InflightRequest(
      client.upstream.prepare(sample.bound.getThing, { id: "1" }, caller),
      "request",
      {},
    );
    const released: boolean[] = [];
    const first = settable<string>();
    const permits = settable<readonly Permit[]>();
    const wanted = settable<void>();
    let sent = 0;
    const answer = new HedgedReads(policy).run(call, () => undefined, {
      send: (_, leaves) => {
        sent++;
        leaves();
        return first.promise;
      },
      permits: () => {
        wanted.resolve();
        return permits.promise;
      },
      hedged: () => undefined,
    });
    await wanted.promise;
    first.resolve("first");
    expect(await answer).toBe("first");
    permits.resolve([{ release: (isSent) => released.push(isSent) }]);
    await vi.waitUntil(() => released.length > 0, { timeout: 10_000 });
    expect(released).toEqual([false]);
    expect(sent).toBe(1);
  });
});

/** One request is sent, which ends at the try's time. */
async function expectOneRequest(
  first: Reply,
  makeCall: (client: SampleClient) => Promise<unknown>,
  limits: Partial<Limits> = {},
  last: Reply = reply(thing),
): Promise<void> {
  await using server = await startScripted(reply(thing));
  await using client = clientOf(server.origin, {
    limits: { hedgedReads: "on", tries: 1, tryMs: 250, ...limits },
  });
  for (let i = 0; i < LEARNT - 1; i++) await client.read(`${i}`);
  server.script(last);
  await client.read("last");
  server.script(first);
  await failure(makeCall(client));
  expect(server.requests).toHaveLength(LEARNT + 1);
}

describe("a read or write that gets no second request", () => {
  it("is a write, even one with an idempotency key", async () => {
    const input = { id: "1", "Idempotency-Key": "one", body: { name: "One" } };
    await expectOneRequest(hang, (client) => client.call("putThing", input));
  });

  it("is any read while hedged reads are off", async () => {
    await expectOneRequest(hang, (client) => client.read("slow"), { hedgedReads: "off" });
  });

  it("is that of a caller who can wait for a turn", async () => {
    await expectOneRequest(hang, (client) => client.read("slow", { patient: true }));
  });

  it("is a read of a family that reports less than a fifth of its rate as left", async () => {
    const headers = { "ratelimit-limit": "100", "ratelimit-remaining": "15", "ratelimit-reset": "60" };
    await expectOneRequest(hang, (client) => client.read("slow"), {}, reply(thing, 200, headers));
  });

  it("is a read while less than a fifth of the connections is free", async () => {
    await expectOneRequest(hang, (client) => client.read("slow"), { connections: 1 });
  });

  it("is a read of an operation that has used up most of its calls", async () => {
    await expectOneRequest(hang, ({ upstream }) =>
      familyClientOf(upstream, { callsLeft: 50 }).fetch(sample.bound.getThing, { id: "slow" }),
    );
  });
});
