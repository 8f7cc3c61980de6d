/** Responses with 429: the client waits for a family's limit, for each credential separately. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  failure,
  heldReply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "./sample.ts";

const as = (user: string) => ({ forwarded: { "x-user": user } });

describe("a family that answers 429", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeEach(async () => {
    server = await startScripted();
    client = clientOf(server.origin, { settings: { credential: { forward: "x-user" } } });
    return async () => {
      vi.restoreAllMocks();
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  it("with a second to wait is called again after the second, and not before", async () => {
    server.script(status(429, { "retry-after": "1" }), reply(thing));
    expect((await client.read("1", as("a"))).body).toEqual(thing);
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(999);
    expect(server.requests).toHaveLength(2);
  });

  it("to an operation with a limit of its own gets no more calls of it, but calls of others", async () => {
    server.script((response, request) =>
      (request.url.endsWith("/export") ? status(429, { "retry-after": "30" }) : reply(thing))(
        response,
        request,
      ),
    );
    expect(await failure(client.call("exportThing", { id: "1" }, as("a")))).toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(await failure(client.call("exportThing", { id: "2" }, as("a")))).toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(server.requests).toHaveLength(1);
    expect((await client.read("1", as("a"))).body).toEqual(thing);
    server.script(status(429, { "retry-after": "30" }));
    await failure(client.read("2", as("b")));
    await failure(client.call("exportThing", { id: "1" }, as("b")));
    expect(server.requests).toHaveLength(3);
  });

  it("gets no other call with that credential until then, but calls with other credentials", async () => {
    server.script((response, request) =>
      (request.headers["authorization"] === "a" ? status(429, { "retry-after": "30" }) : reply(thing))(
        response,
        request,
      ),
    );
    await failure(client.read("1", as("a")));
    expect(server.requests).toHaveLength(1);
    const errors = await Promise.all(
      Array.from({ length: 20 }, (_, i) => failure(client.read(`${i}`, as("a")))),
    );
    for (const error of errors)
      expect(error).toMatchObject({
        code: "RATE_LIMITED",
        retryable: true,
        retryAfterMs: expect.toSatisfy((ms: number) => ms > 25_000 && ms <= 30_000),
      });
    const write = await failure(client.call("touchThing", { id: "1" }, as("a")));
    expect(write).toMatchObject({ code: "RATE_LIMITED" });
    expect(server.requests).toHaveLength(1);
    expect((await client.read("1", as("b"))).body).toEqual(thing);
  });

  it("is called again when the time is over", async () => {
    server.script(status(429, { "retry-after": "30" }), reply(thing));
    await failure(client.read("1", as("a")));
    const real = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => real() + 30_000);
    expect((await client.read("1", { ...as("a"), deadline: real() + 60_000 })).body).toEqual(thing);
  });

  it.each([
    ["60", 60_000],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000],
  ])("with a wait above our limit (%s) fails at once with retryAfterMs", async (value, ms) => {
    server.script(status(429, { "retry-after": value }), reply(thing));
    const error = await failure(client.read("1", as("a")));
    expect(error).toMatchObject({ code: "RATE_LIMITED", status: 429, family: "sample" });
    expect(error["retryAfterMs"]).toBeLessThanOrEqual(ms);
    expect(error["retryAfterMs"]).toBeGreaterThan(ms - 20_000);
    expect(server.requests).toHaveLength(1);
  });

  it.each(["abc", "-5", "", "Wed, 21 Oct 2015 07:28:00 GMT", "0"])(
    "with an invalid Retry-After (%j) is called again after our own back-off",
    async (value) => {
      vi.spyOn(Math, "random").mockReturnValue(0.5);
      server.script(status(429, { "retry-after": value }), reply(thing));
      expect((await client.read("1", as("a"))).body).toEqual(thing);
      const [first, second] = server.requests;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(45);
    },
  );

  it("is not called again by a call with a shorter wait, after another call got a longer one", async () => {
    const late = heldReply(status(429, { "retry-after": "30" }));
    server.script(late.reply, status(429, { "retry-after": "1" }), reply(thing));
    const slow = failure(client.read("1", as("a")));
    await server.arrived(1);
    const quick = failure(client.read("2", as("a")));
    await server.arrived(2);
    late.release();
    expect(await slow).toMatchObject({ code: "RATE_LIMITED" });
    expect(await quick).toMatchObject({ code: "RATE_LIMITED" });
    expect(server.requests).toHaveLength(2);
  });

  it("with a used-up quota fails with its reset time, without a retry; the next call is sent (D1-167)", async () => {
    const resetAt = Math.ceil(Date.now() / 1_000) + 86_400;
    const body = { error: "Monthly quota exceeded", limit: 100, remaining: 0, reset_at: resetAt };
    server.script(reply(body, 429), reply(thing));
    const error = await failure(client.read("1", as("a")));
    expect(error).toMatchObject({
      code: "RATE_LIMITED",
      status: 429,
      quota: { limit: 100, remaining: 0, resetAt: new Date(resetAt * 1_000).toISOString() },
      retryAfterMs: expect.toSatisfy((ms: number) => ms > 86_390_000 && ms <= 86_401_000),
    });
    expect(server.requests).toHaveLength(1);
    // No call waits for a reset that may be weeks away, as a change of the plan ends the limit sooner.
    expect((await client.read("1", as("a"))).body).toEqual(thing);
  });

  it.each([
    ["no number", { error: "x", limit: "100", remaining: 0, reset_at: 1_900_000_000 }],
    ["a part missing", { error: "x", limit: 100, remaining: 0 }],
    ["no date", { error: "x", limit: 100, remaining: 0, reset_at: 1e300 }],
    ["nothing", { error: "x" }],
  ])("without a whole quota in its body (%s) has none in its error (D1-169)", async (_, body) => {
    server.script(reply(body, 429, { "retry-after": "60" }));
    const error = await failure(client.read("1", as("a")));
    expect(error).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 60_000 });
    expect(error).not.toHaveProperty("quota");
  });

  it("never opens the breaker", async () => {
    server.script(status(429, { "retry-after": "60" }));
    for (let i = 0; i < 60; i++) await failure(client.read("1", as(`user-${i}`)));
    expect(client.upstream.circuit).toBe("closed");
    server.script(reply(thing));
    expect((await client.read("1", as("somebody"))).body).toEqual(thing);
  });
});
