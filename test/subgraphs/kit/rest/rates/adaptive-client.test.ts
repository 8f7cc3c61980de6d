/** The REST client whose calls at once are learnt, over real connections. */
import { describe, expect, it, vi } from "vitest";
import {
  failure,
  hang,
  type Reply,
  reply,
  reset,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, thing } from "#test/subgraphs/kit/rest/sample.ts";

/** Answers one call after the other, each after so long. */
function oneByOne(ms: number): Reply {
  let last = Promise.resolve();
  return (response, request) => {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, ms)));
    void last.then(() => reply(thing)(response, request));
  };
}

describe("a client whose number of calls at once is learnt", () => {
  it("sends fewer calls at once to a family that works on one at a time, and answers all callers", async () => {
    await using server = await startScripted(oneByOne(4));
    await using client = clientOf(server.origin, {
      limits: { adaptiveConcurrency: "on", tryMs: 30_000 },
    });
    for (let i = 0; i < 70; i++) await client.read(`${i}`);
    let isOver = false;
    let answered = 0;
    const callers = Array.from({ length: 100 }, async (_, caller) => {
      for (let i = 0; !isOver; i++) {
        await client.read(`${caller}-${i}`, { deadline: performance.now() + 60_000 });
        answered++;
      }
    });
    await vi.waitUntil(() => client.upstream.load.running === 16, { timeout: 20_000, interval: 1 });
    await vi.waitUntil(() => client.upstream.load.running <= 8, { timeout: 40_000 });
    expect(client.upstream.load.queued).toBeGreaterThan(30);
    isOver = true;
    await Promise.all(callers);
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(client.upstream.load).toEqual({ running: 0, queued: 0 });
  }, 90_000);

  it("has all its places again after calls that failed, that hung and that were given up", async () => {
    await using server = await startScripted(reply(thing));
    await using client = clientOf(server.origin, {
      limits: { adaptiveConcurrency: "on", connections: 4, tries: 1, tryMs: 200 },
    });
    const leaving = new AbortController();
    for (const fault of [status(503), status(500), status(429), status(404), reset, hang]) {
      server.script(fault);
      const calls = Array.from({ length: 6 }, (_, i) => client.read(`${i}`, { signal: leaving.signal }));
      await Promise.allSettled(calls);
    }
    server.script(hang);
    const left = client.read("left", { signal: leaving.signal });
    leaving.abort();
    await Promise.allSettled([left]);
    await vi.waitUntil(() => client.upstream.load.running === 0, { timeout: 10_000 });
    expect(client.upstream.load).toEqual({ running: 0, queued: 0 });
  });

  it("refuses the calls of one credential that has filled its part of the queue, and none of another's", async () => {
    await using server = await startScripted(hang);
    await using client = clientOf(server.origin, {
      limits: { adaptiveConcurrency: "on", connections: 20, queued: 20, tries: 1, tryMs: 60_000 },
      settings: { credential: { forward: "authorization" } },
    });
    const leaving = new AbortController();
    const read = (caller: string, i: number) =>
      client.read(`${i}`, { signal: leaving.signal, forwarded: { authorization: caller } });
    // 16 at once at first, and half of the queue.
    const first = Array.from({ length: 26 }, (_, i) => read("one", i));
    await server.arrived(16);
    expect(await failure(read("one", 26))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    const other = read("two", 0);
    await server.arrived(17);
    expect(server.requests.at(-1)?.headers["authorization"]).toBe("two");
    leaving.abort();
    await Promise.allSettled([...first, other]);
    await vi.waitUntil(() => client.upstream.load.running === 0, { timeout: 10_000 });
  });

  it("lets the calls of our own credential, which all are of one lane, fill the queue", async () => {
    await using server = await startScripted(hang);
    await using client = clientOf(server.origin, {
      limits: { adaptiveConcurrency: "on", connections: 4, queued: 4, tries: 1, tryMs: 60_000 },
    });
    const leaving = new AbortController();
    const calls = Array.from({ length: 8 }, (_, i) => client.read(`${i}`, { signal: leaving.signal }));
    await vi.waitUntil(() => client.upstream.load.queued === 4, { timeout: 10_000 });
    expect(await failure(client.read("8"))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    leaving.abort();
    await Promise.allSettled(calls);
  });
});
