/** Rules of the learnt limit of calls at once that hold for any sequence of calls, in virtual time. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConcurrencyLimit } from "#subgraphs/kit/rest/rates/concurrency-limit.ts";
import { ConcurrencyLimits } from "#subgraphs/kit/rest/rates/concurrency-limits.ts";
import { FairQueue } from "#subgraphs/kit/rest/rates/fair-queue.ts";

const CREDENTIALS = ["one", "two", "three"] as const;

/** Calls that are asked for at once, and how those under way end after it. */
const step = fc.record({
  credential: fc.constantFrom(...CREDENTIALS),
  owner: fc.constantFrom("a", "b"),
  operation: fc.constantFrom("list", "get"),
  calls: fc.integer({ min: 0, max: 150 }),
  /** How far the clock goes on before calls end, ms. */
  ms: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 50, max: 5_000 })),
  /** The share of the calls under way that end, and how. */
  ending: fc.double({ min: 0, max: 1, noNaN: true }),
  outcome: fc.constantFrom("answered", "answered", "answered", "dropped", "nothing"),
  /** Callers that give up while they wait. */
  leaving: fc.integer({ min: 0, max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const steps = fc.array(step, { minLength: 1, maxLength: 60 });

interface RunningCall {
  readonly lane: ConcurrencyLimit;
  readonly operation: string;
  readonly startedAt: number;
}

/** The places of one family and the limits of its credentials, as the transport uses them. */
class Places {
  readonly #queue: FairQueue;
  readonly limits: ConcurrencyLimits;
  readonly running: RunningCall[] = [];
  readonly waiting: Set<() => void> = new Set();
  #now = 0;
  /** Calls that got a place beyond what their credential or the family may have. */
  excess = 0;

  constructor(readonly connections: number) {
    this.#queue = new FairQueue(connections);
    this.limits = new ConcurrencyLimits(connections);
  }

  get load() {
    return this.#queue.load;
  }

  take({ credential, owner, operation, calls, ms, ending, outcome, leaving }: Step): void {
    const lane = this.limits.of(credential);
    for (let i = 0; i < calls; i++) this.#ask(lane, owner, operation);
    for (const leave of [...this.waiting].slice(0, leaving)) leave();
    this.#now += ms;
    this.#end(Math.ceil(ending * this.running.length), outcome);
  }

  /** All that wait get their turn and end. */
  drain(): void {
    while (this.running.length > 0) this.#end(this.running.length, "nothing");
  }

  #ask(lane: ConcurrencyLimit, owner: string, operation: string): void {
    const enter = () => {
      if (lane.underWay > lane.limit || this.load.running > this.connections) this.excess++;
      this.running.push({ lane, operation, startedAt: this.#now });
    };
    if (this.#queue.tryEnter(lane)) {
      enter();
      return;
    }
    const giveUp = this.#queue.wait(
      owner + this.#nameOf(lane),
      () => {
        this.waiting.delete(leave);
        enter();
      },
      lane,
    );
    const leave = () => {
      this.waiting.delete(leave);
      giveUp();
    };
    this.waiting.add(leave);
  }

  #nameOf(lane: ConcurrencyLimit): string {
    return CREDENTIALS.find((credential) => this.limits.of(credential) === lane) ?? "";
  }

  #end(count: number, outcome: string): void {
    for (const { lane, operation, startedAt } of this.running.splice(0, count)) {
      if (outcome === "nothing") lane.left();
      else lane.ended({ operation, startedAt, endedAt: this.#now, dropped: outcome === "dropped" });
      this.#queue.release();
    }
  }
}

describe("for any calls, times and outcomes", () => {
  it("each limit stays within its bounds, and no call starts beyond it or beyond the connections", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), steps, (connections, taken) => {
        const places = new Places(connections);
        for (const one of taken) {
          places.take(one);
          expect(places.load.running).toBe(places.running.length);
          expect(places.load.queued).toBe(places.waiting.size);
          for (const credential of CREDENTIALS) {
            const { limit, underWay } = places.limits.of(credential);
            expect(limit).toBeGreaterThanOrEqual(Math.min(4, connections));
            expect(limit).toBeLessThanOrEqual(connections);
            expect(underWay).toBeGreaterThanOrEqual(0);
          }
        }
        expect(places.excess).toBe(0);
      }),
    );
  });

  it("no place leaks: after all calls have ended none is taken, and nobody waits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), steps, (connections, taken) => {
        const places = new Places(connections);
        for (const one of taken) places.take(one);
        places.drain();
        expect(places.load).toEqual({ running: 0, queued: 0 });
        for (const credential of CREDENTIALS) expect(places.limits.of(credential).underWay).toBe(0);
      }),
    );
  });

  it("the calls of one credential never change the limit of another", () => {
    const limitsOfOne = (taken: readonly Step[], isAlone: boolean) => {
      // So many connections that the credentials do not take places from each other.
      const limits = new ConcurrencyLimits(256);
      let now = 0;
      return taken.map(({ credential, operation, calls, ms, outcome }) => {
        const startedAt = now;
        now += ms;
        if (!isAlone || credential === "one") {
          const lane = limits.of(credential);
          const count = Math.min(calls, lane.limit);
          for (let i = 0; i < count; i++) lane.began();
          for (let i = 0; i < count; i++)
            if (outcome === "nothing") lane.left();
            else lane.ended({ operation, startedAt, endedAt: now, dropped: outcome === "dropped" });
        }
        return limits.of("one").limit;
      });
    };
    fc.assert(
      fc.property(steps, (taken) => {
        expect(limitsOfOne(taken, false)).toEqual(limitsOfOne(taken, true));
      }),
    );
  });
});
