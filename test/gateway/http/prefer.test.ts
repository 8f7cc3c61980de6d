/**
 * Clients that can wait: `Prefer: wait`, from the request to the family and back, with and without subgraph
 * processes.
 */
import { describe, expect, it } from "vitest";
import { waitOf } from "#gateway/http/prefer.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { rated } from "#test/kit/rated-family.ts";
import { settings } from "#test/kit/settings.ts";
import { testClock } from "#test/kit/test-clock.ts";

/** Ten calls of a family with a documented rate. */
const TEN = rated.several(10);
/** Number of operations that exhaust the rate. */
const TIMES = rated.limit / 10;
const SPAN = 60_000;

describe("the `wait` preference of a client", () => {
  it.each([
    ["wait=30", 30],
    ["respond-async, wait=30", 30],
    ['Wait = "30"', 30],
    ["wait=30; more=1", 30],
    [["return=minimal", "wait=30"], 30],
    ["wait=999999999", 86_400],
    ["wait=1, wait=2", 1],
  ])("is read from %j", (header, seconds) => {
    expect(waitOf(header)).toBe(seconds);
  });

  it.each([undefined, "", "wait", "wait=", "wait=0", "wait=-1", "wait=1.5", "await=3", "wait=3s", 'wait="3'])(
    "is ignored in %j",
    (header) => {
      expect(waitOf(header)).toBeUndefined();
    },
  );
});

describe.each([{}, { SUBGRAPHS: "http" }])("a gateway with %j", (env) => {
  it("waits as long as a client prefers, up to the configured limit, and reserves a share of the rate for other clients", async () => {
    await using deployment = await deploy(settings({ limits: { patientMs: 20000 } }, env));
    const { graphql, families } = deployment;
    const ask = (headers = {}) => graphql(TEN, { headers });
    for (let i = 0; i < TIMES - 3; i++) {
      const answer = await ask({ prefer: "wait=10" });
      expect(answer.body.errors).toBeUndefined();
      expect(answer.headers.get("preference-applied")).toBe("wait=10");
    }
    expect(families.calls).toHaveLength(rated.limit - 30);
    // The remaining rate is reserved for callers that cannot wait. The next turn is after the time limit.
    const late = await ask({ prefer: "wait=3600" });
    expect(late.headers.get("preference-applied")).toBe("wait=20");
    expect(late.body.errors).toMatchObject(
      Array.from({ length: 10 }, () => ({ extensions: { code: "RATE_LIMITED", family: rated.name } })),
    );
    expect(families.calls).toHaveLength(rated.limit - 30);
    for (let i = 0; i < 3; i++) {
      const answer = await ask();
      expect(answer.body.errors).toBeUndefined();
      expect(answer.headers.has("preference-applied")).toBe(false);
    }
    const refused = await ask();
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: "RATE_LIMITED",
      retryable: true,
      retryAfterMs: expect.toSatisfy((ms: number) => ms > 0 && ms <= SPAN),
    });
    expect(families.calls).toHaveLength(rated.limit);
  });
});

describe("an operation in process", () => {
  /** Ends when the clock has advanced far enough. */
  async function eventually(asked: ReturnType<Tributary["ask"]>, advance: () => void) {
    let over = false;
    void asked.finally(() => {
      over = true;
    });
    while (!over) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      advance();
    }
    return asked;
  }

  it("waits for its turn up to `patienceMs`, and calls to the family stay within its rate", async () => {
    const clock = testClock();
    await using tributary = await startTributary({ families: { clock }, gateway: { clock } });
    for (let i = 0; i < TIMES; i++) expect((await tributary.ask(TEN)).errors).toEqual([]);
    const now = await tributary.ask(TEN);
    expect(now.calls).toEqual([]);
    expect(now.errors[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: SPAN });
    const waited = await eventually(tributary.ask(TEN, {}, { patienceMs: SPAN * 2 }), () =>
      clock.advance(1_000),
    );
    expect(waited.errors).toEqual([]);
    expect(waited.calls).toHaveLength(10);
    expect(tributary.families.calls.some(({ status }) => status === 429)).toBe(false);
  });

  it("that waits too long ends at its own time limit, and its call is never sent", async () => {
    const clock = testClock();
    await using tributary = await startTributary({
      families: { clock },
      gateway: { clock: { now: clock.now, after: (_ms, run) => clock.after(Number.MAX_SAFE_INTEGER, run) } },
    });
    for (let i = 0; i < TIMES; i++) await tributary.ask(TEN);
    const before = tributary.families.calls.length;
    // By the families' clock, the turn would come soon, but the clock does not advance.
    clock.advance(SPAN - 100);
    const { errors } = await tributary.ask(TEN, {}, { patienceMs: 300 });
    expect(errors[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
    expect(tributary.families.calls).toHaveLength(before);
    expect(clock.waiting).toBe(0);
  });
});
