/** The REST client whose calls at once are learnt, over real connections. */
import { describe, expect, it, vi } from "vitest";
import { hang, type Reply, reply, reset, startScripted, status } from "#test/kit/scripted-upstream.ts";
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
});
