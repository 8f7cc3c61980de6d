/** Limits of the client: documented rates, reported rates, and turns for callers who can wait. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  failure,
  heldReply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { type TestClock, testClock } from "#test/kit/test-clock.ts";
import { clientOf, type SampleClient, sampleWithRate, thing } from "#test/subgraphs/kit/rest/sample.ts";

const SPAN = 60_000;
const as = (user: string) => ({ forwarded: { "x-user": user } });
const patient = (user = "a") => ({ ...as(user), patient: true, deadline: performance.now() + SPAN * 5 });
const rates = (remaining: number, reset: number) =>
  reply(thing, 200, {
    "x-ratelimit-limit": "8",
    "x-ratelimit-remaining": `${remaining}`,
    "x-ratelimit-reset": `${reset}`,
  });

let server: ScriptedUpstream;
let client: SampleClient;
let clock: TestClock;
beforeEach(async () => {
  server = await startScripted(reply(thing));
  clock = testClock();
  client = clientOf(server.origin, {
    family: sampleWithRate,
    settings: { credential: { forward: "x-user" } },
    clock,
  });
  return async () => {
    await client[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  };
});

/** Waits until a call waits for the clock. */
async function someoneWaits() {
  while (clock.waiting === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("a documented rate", () => {
  it("is shared by all credentials, and a caller who cannot wait is refused before any call", async () => {
    for (let i = 0; i < 8; i++) await client.read(`${i}`, as(`user-${i}`));
    const error = await failure(client.read("9", as("another")));
    expect(error).toMatchObject({ code: "RATE_LIMITED", family: "sample", retryAfterMs: SPAN });
    expect(error).not.toHaveProperty("status");
    const write = await failure(client.call("touchThing", { id: "1" }, as("another")));
    expect(write).toMatchObject({ code: "RATE_LIMITED", retryable: true });
    expect(server.requests).toHaveLength(8);
    clock.advance(SPAN);
    await client.read("9", as("another"));
    expect(server.requests).toHaveLength(9);
  });

  it("of one operation does not delay other operations", async () => {
    await client.call("exportThing", { id: "1" }, as("a"));
    expect(await failure(client.call("exportThing", { id: "2" }, as("b")))).toMatchObject({
      code: "RATE_LIMITED",
      retryAfterMs: SPAN,
    });
    expect((await client.read("1", as("a"))).body).toEqual(thing);
    expect(server.requests).toHaveLength(2);
    // A call that was refused by its own limit has not used the family's.
    expect(client.upstream.ratesOf(callerOf("a")).rates[0]?.remaining).toBe(6);
  });

  it("counts tries, not calls", async () => {
    server.script(status(503), status(503), reply(thing));
    await client.read("1", as("a"));
    expect(server.requests).toHaveLength(3);
    expect(client.upstream.ratesOf(callerOf("a")).rates[0]).toMatchObject({ limit: 8, remaining: 5 });
  });

  it("is waited for by callers who can, and never exceeded, while a share is left to others", async () => {
    const arrivals: number[] = [];
    server.script((response, request) => {
      arrivals.push(clock.now());
      reply(thing)(response, request);
    });
    let open = 20;
    const answers = Array.from({ length: open }, (_, i) =>
      client.read(`${i}`, patient()).finally(() => open--),
    );
    await someoneWaits();
    await server.arrived(6);
    expect((await client.read("now", as("b"))).body).toEqual(thing);
    expect(server.requests).toHaveLength(7);
    while (open > 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      clock.advance(SPAN / 6);
    }
    for (const answer of answers) expect((await answer).body).toEqual(thing);
    expect(arrivals).toHaveLength(21);
    for (const at of arrivals)
      expect(arrivals.filter((other) => other >= at && other < at + SPAN).length).toBeLessThanOrEqual(8);
  });

  it("that is not free again within the time that is left is refused at once", async () => {
    for (let i = 0; i < 8; i++) await client.read(`${i}`, as("a"));
    const soon = { ...patient(), deadline: performance.now() + SPAN / 2 };
    expect(await failure(client.read("9", soon))).toMatchObject({
      code: "RATE_LIMITED",
      retryAfterMs: SPAN,
    });
    expect(clock.waiting).toBe(0);
    expect(server.requests).toHaveLength(8);
  });

  it("refuses a caller who cannot wait, even if an identical read of another caller is waiting", async () => {
    for (let i = 0; i < 8; i++) await client.read(`${i}`, as("a"));
    const waiting = client.read("same", patient());
    await someoneWaits();
    expect(await failure(client.read("same", as("a")))).toMatchObject({ code: "RATE_LIMITED" });
    clock.advance(SPAN);
    expect((await waiting).body).toEqual(thing);
    expect(server.requests).toHaveLength(9);
  });

  it("makes a write wait, which is not sent and has a known outcome if its caller leaves", async () => {
    for (let i = 0; i < 8; i++) await client.read(`${i}`, as("a"));
    const leaving = new AbortController();
    const write = failure(client.call("touchThing", { id: "1" }, { ...patient(), signal: leaving.signal }));
    await someoneWaits();
    leaving.abort();
    expect(await write).toMatchObject({ code: "RATE_LIMITED" });
    expect(clock.waiting).toBe(0);
    clock.advance(SPAN * 2);
    await client.read("after", as("a"));
    expect(server.requests.map(({ method }) => method)).not.toContain("POST");
  });

  it("makes a write wait, and what was read meanwhile is not joined after it", async () => {
    for (let i = 0; i < 8; i++) await client.read(`${i}`, as("a"));
    server.script((response, request) =>
      (request.method === "POST" ? status(204) : reply(thing))(response, request),
    );
    const write = client.call("touchThing", { id: "1" }, patient());
    await someoneWaits();
    clock.advance(SPAN);
    expect((await write).status).toBe(204);
    expect(server.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("a documented rate of a process that has a share of it", () => {
  const open = (processes: number, replaces = false) =>
    clientOf(server.origin, {
      family: sampleWithRate,
      limits: { rateShare: { processes, replaces } },
      clock,
    });

  it.each([
    [1, 8],
    [3, 2],
    [8, 1],
    [9, 1],
  ])("of %i processes allows %i calls of eight", async (processes, calls) => {
    await using one = open(processes);
    for (let i = 0; i < calls; i++) await one.read(`${i}`);
    expect(await failure(one.read("more"))).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: SPAN });
    expect(one.upstream.ratesLeft.get("*")).toBe(0);
    expect(server.requests).toHaveLength(calls);
  });

  it("allows no call for one span if another process had the share before", async () => {
    await using one = open(2, true);
    expect(await failure(one.read("early"))).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: SPAN });
    const waits = one.read("patient", { patient: true, deadline: performance.now() + SPAN * 5 });
    await someoneWaits();
    expect(server.requests).toHaveLength(0);
    clock.advance(SPAN);
    await waits;
    for (let i = 0; i < 3; i++) await one.read(`${i}`);
    expect(await failure(one.read("more"))).toMatchObject({ code: "RATE_LIMITED" });
    expect(server.requests).toHaveLength(4);
  });
});

describe("a family that answers 429", () => {
  it("is waited for by patient callers, for each Retry-After again", async () => {
    const told = status(429, { "retry-after": "30" });
    server.script(told, told, told, told, reply(thing));
    const answer = client.read("1", patient());
    for (let i = 1; i <= 4; i++) {
      await server.arrived(i);
      await someoneWaits();
      expect(server.requests).toHaveLength(i);
      clock.advance(30_000);
    }
    expect((await answer).body).toEqual(thing);
  });

  it("is not waited for beyond the time that is left", async () => {
    server.script(status(429, { "retry-after": "600" }));
    const error = await failure(client.read("1", patient()));
    expect(error).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 600_000 });
    expect(server.requests).toHaveLength(1);
  });

  it("for a used-up quota is not waited for: its reset is far away", async () => {
    const body = { error: "x", limit: 100, remaining: 0, reset_at: Math.ceil(Date.now() / 1_000) + 20 };
    server.script(reply(body, 429));
    expect(await failure(client.read("1", patient()))).toMatchObject({ quota: { limit: 100 } });
    expect(server.requests).toHaveLength(1);
    expect(client.upstream.ratesOf(callerOf("a")).quota).toMatchObject({ limit: 100, remaining: 0 });
    expect(client.upstream.ratesOf(callerOf("b")).quota).toBeUndefined();
  });

  it("refuses a write once: the refusal is reported, and the write is not sent again", async () => {
    server.script(status(429, { "retry-after": "30" }));
    expect(await failure(client.call("touchThing", { id: "1" }, patient()))).toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a family that reports its remaining calls", () => {
  it("gets no call beyond it, with that credential and of that operation", async () => {
    server.script(rates(1, 30));
    await client.read("1", as("a"));
    await client.read("2", as("a"));
    expect(await failure(client.read("3", as("a")))).toMatchObject({
      code: "RATE_LIMITED",
      retryAfterMs: 30_000,
    });
    expect(server.requests).toHaveLength(2);
    await client.read("3", as("b"));
    await client.call("searchThings", {}, as("a")).catch(() => undefined);
    expect(server.requests).toHaveLength(4);
    clock.advance(30_000);
    await client.read("3", as("a"));
    expect(server.requests).toHaveLength(5);
  });

  it("is limited by its smallest figure if responses arrive out of order", async () => {
    const late = heldReply(rates(2, 30));
    server.script(late.reply, rates(1, 30));
    const first = client.read("1", as("a"));
    await server.arrived(1);
    await client.read("2", as("a"));
    late.release();
    await first;
    await client.read("3", as("a"));
    expect(await failure(client.read("4", as("a")))).toMatchObject({ code: "RATE_LIMITED" });
    expect(server.requests).toHaveLength(3);
  });

  it("has a share of calls reserved for callers who cannot wait", async () => {
    server.script(rates(2, 30), reply(thing));
    await client.read("1", as("a"));
    const waiting = client.read("2", patient());
    await someoneWaits();
    await client.read("3", as("a"));
    await client.read("4", as("a"));
    expect(server.requests).toHaveLength(3);
    clock.advance(30_000);
    expect((await waiting).body).toEqual(thing);
  });

  it.each([
    ["no reset", { "x-ratelimit-remaining": "0" }],
    ["no figures", { "x-ratelimit-remaining": "none", "x-ratelimit-reset": "soon" }],
    ["a reset that is weeks away", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "2592000" }],
  ])("with %s is called without a limit", async (_, headers) => {
    server.script(reply(thing, 200, headers));
    for (let i = 0; i < 3; i++) await client.read(`${i}`, as("a"));
    expect(server.requests).toHaveLength(3);
  });
});

const callerOf = (user: string) => ({
  signal: new AbortController().signal,
  requestId: "request",
  deadline: Number.POSITIVE_INFINITY,
  ...as(user),
});

describe("a Retry-After of hours", () => {
  const HOURS = 4 * 3_600;
  const refusal = status(429, { "retry-after": String(HOURS) });
  const own = as("a");

  it("blocks the credential for a minute, then each operation until a call of it succeeds", async () => {
    await using free = clientOf(server.origin, {
      limits: { tries: 1 },
      settings: { credential: { forward: "x-user" } },
      clock,
    });
    server.script(refusal);
    await failure(free.read("1", own));
    expect(await failure(free.call("listThings", {}, own))).toMatchObject({ retryAfterMs: SPAN });
    expect(server.requests).toHaveLength(1);
    clock.advance(SPAN);
    // Refused again: this operation waits longer, and no other does.
    expect(await failure(free.read("2", own))).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(await failure(free.read("3", own))).toMatchObject({ retryAfterMs: SPAN });
    server.script(reply({ data: [] }));
    await free.call("listThings", {}, own);
    expect(server.requests).toHaveLength(3);
    clock.advance(SPAN);
    server.script(reply(thing));
    await free.read("4", own);
    await free.read("5", own);
    expect(server.requests).toHaveLength(5);
  });

  it("ends with one probe at a time", async () => {
    await using free = clientOf(server.origin, {
      limits: { tries: 1 },
      settings: { credential: { forward: "x-user" } },
      clock,
    });
    server.script(refusal);
    await failure(free.read("1", own));
    clock.advance(SPAN);
    const probe = heldReply(reply(thing));
    server.script(probe.reply, reply(thing));
    const asked = free.read("2", own);
    await server.arrived(2);
    expect(await failure(free.read("3", own))).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 1_000 });
    probe.release();
    await asked;
    await free.read("3", own);
    expect(server.requests).toHaveLength(3);
  });

  it("is replaced by the delay that a probe receives, even if that is shorter", async () => {
    await using free = clientOf(server.origin, {
      limits: { tries: 1 },
      settings: { credential: { forward: "x-user" } },
      clock,
    });
    server.script(refusal);
    await failure(free.read("1", own));
    clock.advance(SPAN);
    server.script(status(429, { "retry-after": "30" }), reply(thing));
    await failure(free.read("2", own));
    expect(await failure(free.read("3", own))).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 30_000 });
    clock.advance(30_000);
    await free.read("3", own);
    expect(server.requests).toHaveLength(3);
  });

  it("is not ended by the answer to a call that was sent before it", async () => {
    await using free = clientOf(server.origin, {
      limits: { tries: 1 },
      settings: { credential: { forward: "x-user" } },
      clock,
    });
    const early = heldReply(reply(thing));
    server.script(early.reply, refusal);
    const before = free.read("1", own);
    await server.arrived(1);
    await failure(free.read("2", own));
    early.release();
    await before;
    clock.advance(SPAN);
    const probe = heldReply(refusal);
    server.script(probe.reply);
    const asked = failure(free.read("3", own));
    await server.arrived(3);
    expect(await failure(free.read("4", own))).toMatchObject({ code: "RATE_LIMITED" });
    probe.release();
    await asked;
    expect(server.requests).toHaveLength(3);
  });
});
