/** Calls that are retried, and calls that are not. */
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { backoffMs, RetryBudget, retryAfterMs } from "#subgraphs/kit/rest/retry-policy.ts";
import {
  failure,
  hang,
  type Reply,
  reply,
  reset,
  resetInBody,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "./sample.ts";

const CLOSED_PORT = "http://127.0.0.1:1";

describe("a call that fails", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => {
    // Each test has its own client, as breaker, budget and throttling are its state.
    client = clientOf(server.origin);
    server.requests.length = 0;
    vi.spyOn(Math, "random").mockReturnValue(0.01);
    return async () => {
      vi.restoreAllMocks();
      await client[Symbol.asyncDispose]();
    };
  });

  const passing: [string, Reply][] = [
    ["a reset", reset],
    ["a reset within the body", resetInBody],
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
    ["429 without a time", status(429)],
    ["429 with a time that is past", status(429, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })],
    ["429 with a time that cannot be read", status(429, { "retry-after": "maintenance 2099" })],
    ["503 with a time of no seconds", status(503, { "retry-after": "0" })],
  ];
  it.each(passing)("is tried up to three times after %s when it reads", async (_name, fault) => {
    server.script(fault, fault, reply(thing));
    const retried = vi.fn();
    const answer = await client.call("getThing", { id: "1" }, {}, retried);
    expect(answer.body).toEqual(thing);
    expect(server.requests).toHaveLength(3);
    expect(retried).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["a reset", reset, "UPSTREAM_UNAVAILABLE"],
    ["502", status(502), "UPSTREAM_ERROR"],
    ["503", status(503), "UPSTREAM_ERROR"],
    ["504", status(504), "UPSTREAM_ERROR"],
    ["429", status(429), "RATE_LIMITED"],
  ] as const)("is never tried a fourth time after %s", async (_name, fault, code) => {
    server.script(fault);
    expect(await failure(client.read())).toMatchObject({ code, retryable: true, family: "sample" });
    expect(server.requests).toHaveLength(3);
  });

  it("is tried once more after 500, no more", async () => {
    server.script(status(500));
    expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_ERROR", status: 500 });
    expect(server.requests).toHaveLength(2);
  });

  it("is not tried again after a try that took too long", async () => {
    await using hasty = clientOf(server.origin, { limits: { tryMs: 80 } });
    server.script(hang);
    expect(await failure(hasty.read())).toMatchObject({ code: "UPSTREAM_TIMEOUT", retryable: true });
    expect(server.requests).toHaveLength(1);
  });

  it("is waited for as long as the family may take to answer", async () => {
    await using hasty = clientOf(server.origin, { limits: { tryMs: 80 } });
    const slow: Reply = (response, request) => setTimeout(() => reply([thing])(response, request), 250);
    server.script(slow);
    expect((await hasty.call("searchThings", {})).body).toEqual([thing]);
    expect(await failure(hasty.read())).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });

  it.each([400, 401, 403, 404, 409, 422, 501, 505])("is not tried again after %i", async (code) => {
    server.script(status(code));
    await failure(client.read());
    expect(server.requests).toHaveLength(1);
  });

  it("is tried again by POST when the POST only reads", async () => {
    server.script(reset, reply([thing]));
    const { body } = await client.call("findThings", { body: { ids: ["1"] } });
    expect(body).toEqual([thing]);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]).toMatchObject({ method: "POST", body: '{"ids":["1"]}' });
  });

  it("is not tried again when the wait would end after the operation's deadline", async () => {
    server.script(status(503, { "retry-after": "2" }));
    const caller = { deadline: performance.now() + 1_000 };
    expect(await failure(client.read("1", caller))).toMatchObject({ code: "UPSTREAM_ERROR" });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["createThing", { body: { name: "One" } }],
    ["putThing", { id: "1", body: { name: "One" } }],
    ["putThing", { id: "1", "Idempotency-Key": "", body: { name: "One" } }],
    ["touchThing", { id: "1" }],
  ] as const)("is sent exactly once when it writes, whatever the fault (%s)", async (name, input) => {
    await using hasty = clientOf(server.origin, { limits: { tryMs: 80 } });
    for (const fault of [reset, hang, status(500), status(502), status(503), status(504)]) {
      server.requests.length = 0;
      server.script(fault);
      const error = await failure(hasty.call(name, input));
      expect(error).toMatchObject({ code: "OUTCOME_UNKNOWN", retryable: false });
      expect(server.requests).toHaveLength(1);
    }
  });

  it("was not taken when a write is answered with 429: it is limited, and is not sent again", async () => {
    server.script(status(429));
    const error = await failure(client.call("touchThing", { id: "1" }));
    expect(error).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(server.requests).toHaveLength(1);
  });

  it("is sent again with the same idempotency key when the contract has one", async () => {
    server.script(reset, status(502), reply(thing));
    const { body } = await client.call("putThing", {
      id: "1",
      "Idempotency-Key": "k-1",
      body: { name: "One" },
    });
    expect(body).toEqual(thing);
    expect(server.requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["k-1", "k-1", "k-1"]);
    expect(new Set(server.requests.map(({ body: sent }) => sent))).toEqual(new Set(["name=One"]));
  });

  it.each([
    ["503", status(503)],
    ["429", status(429, { "retry-after": "60" })],
    ["a refusal", status(409)],
  ])(
    "has an unknown outcome if its first try was lost, for any response to the second (%s)",
    async (_name, second) => {
      server.script(reset, second);
      const call = client.call("putThing", { id: "1", "Idempotency-Key": "k-1", body: { name: "One" } });
      expect(await failure(call)).toMatchObject({ code: "OUTCOME_UNKNOWN", idempotencyKey: "k-1" });
    },
  );

  it("is refused before it is sent with an idempotency key of more than 255 characters", async () => {
    server.script(reply(thing));
    const put = (key: string) =>
      client.call("putThing", { id: "1", "Idempotency-Key": key, body: { name: "One" } });
    expect(await failure(put("k".repeat(256)))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(server.requests).toHaveLength(0);
    expect((await put("k".repeat(255))).body).toEqual(thing);
  });

  it("has an unknown outcome when every try with the idempotency key is lost", async () => {
    server.script(reset);
    const call = client.call("putThing", { id: "1", "Idempotency-Key": "k-1", body: { name: "One" } });
    expect(await failure(call)).toMatchObject({ code: "OUTCOME_UNKNOWN", idempotencyKey: "k-1" });
    expect(server.requests).toHaveLength(3);
  });

  it.each(["getThing", "createThing"] as const)(
    "is tried three times when the connection is refused, and is no unknown outcome (%s)",
    async (name) => {
      await using lost = clientOf(CLOSED_PORT);
      const retried = vi.fn();
      const error = await failure(lost.call(name, { id: "1", body: { name: "One" } }, {}, retried));
      expect(error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryable: true });
      expect(retried).toHaveBeenCalledTimes(2);
    },
  );

  it("succeeds once the port is open, also when it writes", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.99);
    const free = await startScripted();
    const { port } = new URL(free.origin);
    await free[Symbol.asyncDispose]();
    await using late = clientOf(free.origin);
    const listener = createServer((_request, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify(thing));
    });
    const listen = () => void (listener.listening || listener.listen(Number(port), "127.0.0.1"));
    try {
      const { body } = await late.call("createThing", { body: { name: "One" } }, {}, listen);
      expect(body).toEqual(thing);
    } finally {
      listener.closeAllConnections();
      listener.close();
    }
  });

  it("at a rate of one in five is retried, so that 294 of 300 reads succeed with at most 30% more calls", async () => {
    let calls = 0;
    server.script((response, request) => (++calls % 5 === 0 ? reset : reply(thing))(response, request));
    const answers = await Promise.allSettled(Array.from({ length: 300 }, (_, i) => client.read(`${i}`)));
    const good = answers.filter(({ status: outcome }) => outcome === "fulfilled").length;
    expect(good).toBeGreaterThanOrEqual(294);
    expect(calls).toBeLessThanOrEqual(300 * 1.3);
  });
});

describe("a family whose every call fails", () => {
  it("gets no more retries after five failures in a row, and retries again after a success", async () => {
    await using server = await startScripted(status(500));
    await using client = clientOf(server.origin);
    for (let i = 0; i < 10; i++) await failure(client.read(`${i}`));
    // Two calls were retried. After the fifth failure in a row, no call was.
    expect(server.requests).toHaveLength(12);
    server.script(reply(thing), status(500), reply(thing));
    await client.read("well");
    expect((await client.read("again")).body).toEqual(thing);
  });
});

describe("the retry budget of a family", () => {
  it("ends retries when calls fail widely, and grows again with every success", () => {
    const budget = new RetryBudget(20);
    expect([1, 2, 3, 4, 5].map(() => budget.take())).toEqual([true, true, true, true, false]);
    for (let i = 0; i < 5; i++) budget.succeeded();
    expect([budget.take(), budget.take()]).toEqual([true, false]);
  });

  it("never grows beyond its size", () => {
    const budget = new RetryBudget(5);
    for (let i = 0; i < 100; i++) budget.succeeded();
    expect([budget.take(), budget.take()]).toEqual([true, false]);
  });
});

describe("the time to wait before a retry", () => {
  it("is random, at most 100 ms doubled at each retry, and never over 2 s", () => {
    for (let retry = 0; retry < 30; retry++)
      for (let i = 0; i < 50; i++)
        expect(backoffMs(retry)).toBeLessThanOrEqual(Math.min(2_000, 100 * 2 ** retry));
  });

  const now = Date.parse("2026-03-01T12:00:00Z");
  it.each([
    ["0", 0],
    ["120", 120_000],
    [" 7 ", 7_000],
    ["Sun, 01 Mar 2026 12:00:30 GMT", 30_000],
    ["Sunday, 01-Mar-26 12:00:30 GMT", 30_000],
    ["Sun, 01 Mar 2026 11:00:00 GMT", 0],
  ])("is read from Retry-After: %j is %i ms", (value, ms) => {
    expect(retryAfterMs(value, now)).toBe(ms);
  });

  it.each([
    "",
    " ",
    "abc",
    "-1",
    "1.5",
    "1e3",
    "soon 2099",
    "9".repeat(12),
    "2099-01-01",
    "Sun 2099",
    ["1"],
    undefined,
  ])("is our own when Retry-After is %j", (value) => {
    expect(retryAfterMs(value, now)).toBeUndefined();
  });
});
