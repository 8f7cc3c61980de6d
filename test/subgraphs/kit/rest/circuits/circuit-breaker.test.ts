/** A failing family is not called for a while, and called again after it has recovered. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { passingTime, setClockBy } from "#test/kit/passing-time.ts";
import {
  failure,
  hang,
  heldReply,
  type Reply,
  reply,
  reset,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "#test/subgraphs/kit/rest/sample.ts";

describe("the breaker of a family", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  let later: (ms: number) => void;
  beforeEach(async () => {
    later = passingTime({ stands: true }).pass;
    server = await startScripted();
    client = clientOf(server.origin, { limits: { tries: 1 } });
    return async () => {
      vi.restoreAllMocks();
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  /** Makes calls one after the other with this reply, and ignores the outcomes. */
  async function calls(count: number, answer: Reply): Promise<void> {
    server.script(answer);
    for (let i = 0; i < count; i++) await client.read(`${i}`).catch(() => undefined);
  }
  const read = () => failure(client.read("probe"));

  it.each([
    ["500", status(500)],
    ["503", status(503)],
    ["a reset", reset],
    ["HTML", reply("<html>")],
  ] as const)("opens after twenty calls that met %s, and then nothing is called", async (_name, fault) => {
    await calls(19, fault);
    expect(client.upstream.circuit).toBe("closed");
    await calls(1, fault);
    expect(client.upstream.circuit).toBe("open");
    server.requests.length = 0;
    for (let i = 0; i < 50; i++)
      expect(await read()).toMatchObject({
        code: "UPSTREAM_UNAVAILABLE",
        retryable: true,
        retryAfterMs: 30_000,
      });
    expect(server.requests).toHaveLength(0);
  });

  it("opens when half of the calls fail, and not when fewer do", async () => {
    await calls(12, reply(thing));
    await calls(11, status(500));
    expect(client.upstream.circuit).toBe("closed");
    await calls(1, status(500));
    expect(client.upstream.circuit).toBe("open");
  });

  it("is shown as open until no call came for two minutes after its probe was due", async () => {
    await calls(20, status(500));
    later(149_000);
    expect(client.upstream.circuit).toBe("open");
    await calls(1, status(500)); // the probe
    later(100_000);
    expect(client.upstream.circuit).toBe("open");
    later(51_000);
    expect(client.upstream.circuit).toBe("closed");
    await calls(1, status(500)); // a probe again
    expect(client.upstream.circuit).toBe("open");
  });

  it("fails a write as not made while connections fail", async () => {
    await calls(20, reset);
    const error = await failure(client.call("createThing", { body: { name: "One" } }));
    expect(error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryable: true });
  });

  it.each([400, 401, 403, 404, 409, 422, 429])("never opens for %i", async (code) => {
    await calls(60, status(code));
    expect(client.upstream.circuit).toBe("closed");
  });

  it("counts a refusal as a success, and stays closed at a quarter of faults", async () => {
    await calls(45, status(404));
    await calls(15, status(500));
    await calls(15, status(429));
    await calls(15, status(500));
    expect(client.upstream.circuit).toBe("closed");
  });

  it("ignores calls that are more than ten seconds old", async () => {
    await calls(19, status(500));
    later(11_000);
    await calls(5, status(500));
    expect(client.upstream.circuit).toBe("closed");
    later(3_600_000);
    await calls(15, status(500));
    expect(client.upstream.circuit).toBe("closed");
  });

  it("does not count calls that their callers left", async () => {
    server.script(hang);
    for (let i = 0; i < 40; i++) {
      const leaving = new AbortController();
      const call = failure(client.read(`${i}`, { signal: leaving.signal }));
      await server.arrived(i + 1);
      leaving.abort();
      await call;
    }
    await server.abandoned(40);
    expect(client.upstream.circuit).toBe("closed");
    server.script(reply(thing));
    expect((await client.read()).body).toEqual(thing);
  });

  it("sends one probe after thirty seconds, fails other calls meanwhile, and closes when the probe succeeds", async () => {
    await calls(20, status(500));
    later(29_000);
    expect(await read()).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    server.requests.length = 0;
    const probe = heldReply(reply(thing));
    server.script(probe.reply);
    later(1_500);
    const probing = client.read("first");
    await server.arrived(1);
    expect(client.upstream.circuit).toBe("half-open");
    const errors = await Promise.all(Array.from({ length: 10 }, (_, i) => failure(client.read(`${i}`))));
    expect(errors.every(({ code }) => code === "UPSTREAM_UNAVAILABLE")).toBe(true);
    expect(server.requests).toHaveLength(1);
    probe.release();
    expect((await probing).body).toEqual(thing);
    expect(client.upstream.circuit).toBe("closed");
    await calls(18, status(500));
    expect(client.upstream.circuit).toBe("closed");
  });

  it("closes when the probe is refused, because the family is reachable", async () => {
    await calls(20, status(500));
    later(31_000);
    server.script(status(404));
    expect(await read()).toMatchObject({ code: "NOT_FOUND" });
    expect(client.upstream.circuit).toBe("closed");
  });

  it("stays open for another thirty seconds when the probe fails", async () => {
    await calls(20, status(500));
    later(31_000);
    server.requests.length = 0;
    expect(await read()).toMatchObject({ code: "UPSTREAM_ERROR" });
    later(29_000);
    expect(await read()).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(server.requests).toHaveLength(1);
    later(2_000);
    server.script(reply(thing));
    expect((await client.read()).body).toEqual(thing);
  });

  it.each([
    ["forward", 3_600_000],
    ["back", -3_600_000],
  ])("sends its probe after thirty seconds, though the clock is set %s by an hour", async (_, ms) => {
    await calls(20, status(500));
    setClockBy(ms);
    server.script(reply(thing));
    expect(await read()).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryAfterMs: 30_000 });
    later(30_000);
    expect((await client.read()).body).toEqual(thing);
    expect(client.upstream.circuit).toBe("closed");
  });

  it("stays open when the caller of the probe leaves", async () => {
    await calls(20, status(500));
    later(31_000);
    server.requests.length = 0;
    server.script(hang);
    const leaving = new AbortController();
    const probe = failure(client.read("probe", { signal: leaving.signal }));
    await server.arrived(1);
    leaving.abort();
    await probe;
    await vi.waitFor(() => expect(client.upstream.circuit).toBe("open"), 30_000);
  });

  it("stops retries as soon as it opens", async () => {
    await using trying = clientOf(server.origin);
    server.script(status(503));
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => failure(trying.read(`${i}`))));
    expect(outcomes.every(({ code }) => code === "UPSTREAM_ERROR" || code === "UPSTREAM_UNAVAILABLE")).toBe(
      true,
    );
    expect(trying.upstream.circuit).toBe("open");
    // Sixty, if each were tried three times.
    expect(server.requests.length).toBeLessThan(40);
  });

  it("opens only for the operation that fails", async () => {
    await calls(20, status(500));
    server.script(reply([thing]));
    expect((await client.call("searchThings", {})).status).toBe(200);
    expect(await read()).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("opens only for the caller whose ids fail", async () => {
    server.script(status(500));
    const poison = { callerName: "subject poison" };
    for (let i = 0; i < 25; i++) await client.read(`${i}`, poison).catch(() => undefined);
    expect(await failure(client.read("1", poison))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    server.script(reply(thing));
    expect((await client.read("1", { callerName: "subject good" })).body).toEqual(thing);
  });

  it("opens for everybody when most of several callers fail", async () => {
    server.script(status(500));
    for (let i = 0; i < 21; i++)
      await client.read(`${i}`, { callerName: `subject ${i % 3}` }).catch(() => undefined);
    server.requests.length = 0;
    expect(await failure(client.read("1", { callerName: "subject new" }))).toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(server.requests).toHaveLength(0);
  });

  it("does not affect other families", async () => {
    await using other = clientOf(server.origin, { limits: { tries: 1 } });
    await calls(20, status(500));
    server.script(reply(thing));
    expect((await other.read()).body).toEqual(thing);
  });
});
