/** Rules of second requests that hold for any sequence of calls. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HedgePolicy } from "#subgraphs/kit/rest/hedging/hedge-policy.ts";
import { HedgedReads } from "#subgraphs/kit/rest/hedging/hedged-reads.ts";
import { InflightRequest } from "#subgraphs/kit/rest/inflight-requests.ts";
import type { Permit } from "#subgraphs/kit/rest/rates/sliding-window.ts";
import { RequestFailure } from "#subgraphs/kit/rest/request-failure.ts";
import { failure, hang, reply, startScripted } from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleOperation, sample, thing } from "#test/subgraphs/kit/rest/sample.ts";

const LEARNT = 100;
/** What a second request costs, in calls, and how many can be saved up. */
const CALLS_PER_HEDGE = 20;
const MOST_SAVED = 5;

describe("the policy of second requests, for any sequence of calls", () => {
  it("grants one for twenty calls, and over any window five more at the most", () => {
    const event = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant("ended"), count: fc.integer({ min: 1, max: 60 }) }),
      },
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant("take"), count: fc.integer({ min: 1, max: 10 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("won"), count: fc.integer({ min: 1, max: 30 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("lost"), count: fc.integer({ min: 1, max: 30 }) }),
      },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 300 }), (events) => {
        const policy = new HedgePolicy();
        let calls = 0;
        let granted = 0;
        // The least of what was taken beyond the calls, from which any window may begin.
        let least = 0;
        for (const { kind, count } of events)
          for (let i = 0; i < count; i++) {
            if (kind === "ended") policy.ended("list", 10);
            else if (kind === "take") granted += Number(policy.take());
            else policy.settled(kind === "won");
            calls += Number(kind === "ended");
            const beyond = granted * CALLS_PER_HEDGE - calls;
            expect(beyond).toBeLessThanOrEqual(0);
            expect(beyond - least).toBeLessThanOrEqual(MOST_SAVED * CALLS_PER_HEDGE);
            least = Math.min(least, beyond);
          }
      }),
    );
  });
});

/** How a request ends, and how long after it was sent, ms. */
const ending = fc.record({
  as: fc.constantFrom("answer", "failure", "refusal"),
  afterMs: fc.integer({ min: 1, max: 200 }),
});
type Ending = typeof ending extends fc.Arbitrary<infer E> ? E : never;

const course = fc.record({
  first: ending,
  second: ending,
  /** Milliseconds until there are permits; undefined where a limit has no room. */
  permitsAfterMs: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
});
type Course = typeof course extends fc.Arbitrary<infer C> ? C : never;

class Refusal extends Error {}

const DELAY_MS = 50;

/** A policy that knows that a call takes 50 ms, and has five second requests saved up. */
function learntPolicy(): HedgePolicy {
  const policy = new HedgePolicy();
  for (let i = 0; i < LEARNT; i++) policy.ended("sample.getThing", DELAY_MS);
  return policy;
}

interface Seen {
  readonly outcome: string;
  readonly requests: number;
  readonly aborted: readonly string[];
  readonly hedged: number;
  readonly released: readonly boolean[];
  readonly bytes: number;
}

/** Makes one try of a call. */
async function tryOf(
  reads: HedgedReads,
  call: InflightRequest,
  { first, second, permitsAfterMs }: Course,
): Promise<Seen> {
  const aborted: string[] = [];
  const released: boolean[] = [];
  let requests = 0;
  let hedged = 0;
  let bytes = 0;
  const received = vi.spyOn(call, "received").mockImplementation((more) => {
    bytes += more;
  });
  const answer = reads.run(call, () => undefined, {
    send: (leg, leaves) => {
      const name = requests++ === 0 ? "first" : "second";
      const { as, afterMs }: Ending = name === "first" ? first : second;
      leaves();
      return new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => {
          leg.abortTry = undefined;
          leg.received(100);
          if (as === "answer") resolve(name);
          else if (as === "refusal") reject(new Refusal(name));
          else reject(new RequestFailure("UPSTREAM_UNAVAILABLE", "lost"));
        }, afterMs);
        leg.abortTry = () => {
          clearTimeout(timer);
          aborted.push(name);
          reject(new RequestFailure("UPSTREAM_UNAVAILABLE", "abandoned"));
        };
      });
    },
    permits: async () => {
      if (permitsAfterMs === undefined) return undefined;
      await new Promise((resolve) => setTimeout(resolve, permitsAfterMs));
      const permit: Permit = { release: (sent) => void released.push(sent) };
      return [permit, permit];
    },
    hedged: () => hedged++,
  });
  const outcome = answer.then(
    (name) => `answer of the ${name}`,
    (error: unknown) => (error instanceof Refusal ? `refusal of the ${error.message}` : "failure"),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  received.mockRestore();
  return { outcome: await outcome, requests, aborted, hedged, released, bytes };
}

/** What must become of a try that has a second request, as far as its endings say. */
function expected({ first, second, permitsAfterMs }: Course) {
  const sentAt = permitsAfterMs === undefined ? Number.POSITIVE_INFINITY : DELAY_MS + permitsAfterMs;
  const isHedged = first.afterMs > sentAt;
  const secondAt = sentAt + second.afterMs;
  const said = ({ as }: Ending, name: string) => (as === "failure" ? "failure" : `${as} of the ${name}`);
  const isFirst =
    !isHedged || second.as === "failure" || (first.as !== "failure" && first.afterMs < secondAt);
  const loser = isFirst ? { name: "second", at: secondAt } : { name: "first", at: first.afterMs };
  const bothFail = first.as === "failure" && second.as === "failure";
  const endedAt = isFirst ? first.afterMs : secondAt;
  return {
    isHedged,
    outcome: isFirst ? said(first, "first") : said(second, "second"),
    // Where both fail, each has come to its end.
    aborted: isHedged && !bothFail && loser.at > endedAt ? [loser.name] : [],
  };
}

describe("a read with a second request, for any times and endings", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => vi.useRealTimers());

  /** Ties in one millisecond may go either way. */
  const hasTie = ({ first, second, permitsAfterMs = 0 }: Course) =>
    first.afterMs === DELAY_MS ||
    first.afterMs === DELAY_MS + permitsAfterMs ||
    first.afterMs === DELAY_MS + permitsAfterMs + second.afterMs;

  async function withCall(run: (call: InflightRequest) => Promise<void>): Promise<void> {
    await using client = clientOf("http://127.0.0.1:1");
    const caller = {
      signal: new AbortController().signal,
      forwarded: {},
      requestId: "request",
      deadline: performance.now() + 15_000,
    };
    const prepared = client.upstream.prepare(sample.bound.getThing, { id: "1" }, caller);
    await run(new InflightRequest(prepared, "request", {}));
  }

  it("the first answer counts, the other request is aborted, and permits and bytes are counted once", async () => {
    await fc.assert(
      fc.asyncProperty(
        course.filter((one) => !hasTie(one)),
        (one) =>
          withCall(async (call) => {
            const seen = await tryOf(new HedgedReads(learntPolicy()), call, one);
            const { isHedged, outcome, aborted } = expected(one);
            expect(seen.outcome).toBe(outcome);
            expect(seen.requests).toBe(isHedged ? 2 : 1);
            expect(seen.hedged).toBe(isHedged ? 1 : 0);
            expect(seen.aborted).toEqual(aborted);
            expect(seen.bytes).toBe(100);
            // Permits that come too late are given back as unused.
            const wereGranted = one.permitsAfterMs !== undefined && one.first.afterMs > DELAY_MS;
            expect(seen.released).toEqual(wereGranted ? [isHedged, isHedged] : []);
          }),
      ),
    );
  });

  it("a call has one second request at the most, however often it is tried", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(course, { minLength: 2, maxLength: 5 }), (tries) =>
        withCall(async (call) => {
          const reads = new HedgedReads(learntPolicy());
          let hedged = 0;
          for (const one of tries) hedged += (await tryOf(reads, call, one)).hedged;
          expect(hedged).toBeLessThanOrEqual(1);
        }),
      ),
    );
  });
});

describe("a client that has learnt how long its calls take", () => {
  const writes: readonly (readonly [SampleOperation, Readonly<Record<string, unknown>>, unknown])[] = [
    ["createThing", { body: { name: "One" } }, thing],
    ["putThing", { id: "1", "Idempotency-Key": "one", body: { name: "One" } }, thing],
  ];
  it.each(writes)("sends no second request for the write %s", async (name, input, answer) => {
    await using server = await startScripted(reply(answer));
    await using client = clientOf(server.origin, { limits: { hedgedReads: "on", tries: 1, tryMs: 250 } });
    for (let i = 0; i < LEARNT; i++) await client.call(name, input);
    server.script(hang);
    await failure(client.call(name, input));
    expect(server.requests).toHaveLength(LEARNT + 1);
  });

  it("sends a second request only while more than a fifth of the connections is free", async () => {
    const CONNECTIONS = 10;
    const others = fc.integer({ min: 0, max: CONNECTIONS - 1 });
    await fc.assert(
      fc.asyncProperty(others, async (count) => {
        await using server = await startScripted(reply(thing));
        await using client = clientOf(server.origin, {
          limits: { hedgedReads: "on", tries: 1, tryMs: 400, connections: CONNECTIONS },
        });
        // Other calls that take long are of an operation whose times are not known.
        for (let i = 0; i < LEARNT; i++) await client.read(`${i}`);
        server.script(...Array.from({ length: count + 2 }, () => hang));
        const calls = Array.from({ length: count }, () =>
          failure(client.call("createThing", { body: { name: "One" } })),
        );
        await server.arrived(LEARNT + count);
        await failure(client.read("slow"));
        await Promise.all(calls);
        const hasRoom = count + 1 < 0.8 * CONNECTIONS;
        expect(server.requests).toHaveLength(LEARNT + count + (hasRoom ? 2 : 1));
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
