/** One documented limit: never exceeded in the family's count, in turn, with a share for calls that cannot wait. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interactiveShare, type Permit, SlidingWindow } from "#subgraphs/kit/rest/rates/sliding-window.ts";
import { runs } from "#test/kit/draws.ts";
import { testClock } from "#test/kit/test-clock.ts";

const SPAN = 60_000;
const forever = new AbortController().signal;

function opened(calls: number) {
  const clock = testClock();
  const window = new SlidingWindow({ calls, perMs: SPAN, per: "account" }, clock);
  /** Takes an available permit and releases it, as a call does that ends at once. */
  const use = (patient = false) => {
    const place = window.tryAcquire(patient);
    if (typeof place === "number") throw new Error(`there is none for ${place} ms`);
    place.release(true);
  };
  const useAll = (count: number, patient = false) => {
    for (let i = 0; i < count; i++) use(patient);
  };
  return { clock, window, use, useAll };
}

/** Lets the waiting calls go on as far as possible. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The largest number of instants within one span. */
function densest(instants: readonly number[]): number {
  const sorted = [...instants].sort((a, b) => a - b);
  return Math.max(
    0,
    ...sorted.map((at) => sorted.filter((other) => other >= at && other < at + SPAN).length),
  );
}

describe("a rate", () => {
  it("allows calls up to its limit, and then returns the wait until the next", () => {
    const { clock, window, useAll, use } = opened(100);
    useAll(40);
    clock.advance(10_000);
    useAll(60);
    expect(window.tryAcquire(false)).toBe(50_000);
    expect(window.state()).toEqual({ remaining: 0, resetMs: 60_000 });
    clock.advance(50_000);
    useAll(40);
    expect(window.tryAcquire(false)).toBe(10_000);
    clock.advance(10_000);
    use();
  });

  it("counts a call from when it ends: it may have arrived as late as that", () => {
    const { clock, window } = opened(1);
    const place = window.tryAcquire(false) as Permit;
    clock.advance(SPAN * 2);
    expect(window.tryAcquire(false)).toBe(SPAN);
    place.release(true);
    expect(window.tryAcquire(false)).toBe(SPAN);
    clock.advance(SPAN - 1);
    expect(window.tryAcquire(false)).toBe(1);
    clock.advance(1);
    expect(window.tryAcquire(false)).not.toBeTypeOf("number");
  });

  it("is not used up by calls that were never sent", () => {
    const { window, use } = opened(1);
    for (let i = 0; i < 5; i++) (window.tryAcquire(false) as Permit).release(false);
    expect(window.state()).toEqual({ remaining: 1, resetMs: 0 });
    use();
  });

  it("is never exceeded as the family counts, for any callers and any time at which each call arrives", async () => {
    const step = fc.record({
      wait: fc.nat(20_000),
      patient: fc.boolean(),
      lasts: fc.nat(5_000),
      /** Time of the call's arrival, relative to its duration. */
      arrives: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(step, { maxLength: 60 }),
        async (calls, steps) => {
          const { clock, window } = opened(calls);
          const arrivals: number[] = [];
          const run = (place: Permit, { lasts, arrives }: { lasts: number; arrives: number }) => {
            arrivals.push(clock.now() + lasts * arrives);
            clock.after(lasts, () => place.release(true));
          };
          for (const one of steps) {
            clock.advance(one.wait);
            const place = one.patient ? window.acquire(SPAN * 100, forever) : window.tryAcquire(false);
            if (place instanceof Promise) void place.then((late) => run(late, one));
            else if (typeof place !== "number") run(place, one);
            await Promise.resolve();
          }
          for (let i = 0; i < 200 && clock.waiting > 0; i++) {
            clock.advance(SPAN);
            await settle();
          }
          expect(densest(arrivals)).toBeLessThanOrEqual(calls);
          // Each caller who could wait got a turn.
          expect(arrivals.length).toBeGreaterThanOrEqual(steps.filter(({ patient }) => patient).length);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe("waiting calls", () => {
  it("get permits in the order of their arrival", async () => {
    const { clock, window, useAll } = opened(4);
    useAll(4);
    const served: number[] = [];
    for (const n of [1, 2, 3, 4, 5])
      void (window.acquire(SPAN * 9, forever) as Promise<Permit>).then((place) => {
        served.push(n);
        place.release(true);
      });
    clock.advance(SPAN);
    await settle();
    // A part of the rate is reserved for calls that cannot wait.
    expect(served).toEqual([1, 2, 3]);
    clock.advance(SPAN);
    await settle();
    expect(served).toEqual([1, 2, 3, 4, 5]);
    expect(clock.waiting).toBe(0);
  });

  it("leave a share to calls that cannot wait, and get their own share", async () => {
    const { clock, window, useAll, use } = opened(100);
    const share = interactiveShare(100);
    expect(share).toBe(25);
    useAll(100 - share, true);
    expect(window.tryAcquire(true)).toBe(SPAN);
    useAll(share - 1);
    const turn = window.acquire(SPAN * 2, forever);
    let served = false;
    void Promise.resolve(turn).then(() => {
      served = true;
    });
    use(); // the last permit of the share
    expect(window.tryAcquire(false)).toBe(SPAN);
    clock.advance(SPAN);
    await settle();
    expect(served).toBe(true);
    expect(window.state().remaining).toBe(99);
  });

  it("are not overtaken by calls that cannot wait, beyond the share of those", () => {
    const { clock, window, useAll } = opened(8);
    useAll(8);
    void window.acquire(SPAN * 9, forever);
    for (let i = 0; i < 6; i++) void window.acquire(SPAN * 9, forever);
    clock.advance(SPAN - 1);
    expect(window.tryAcquire(false)).toBe(1);
    clock.advance(1);
    // Six of the waiting calls have permits and one still waits, so two permits are left for others.
    useAll(2);
    expect(window.tryAcquire(false)).toBe(SPAN);
  });

  it("that would wait too long are refused at once, with the wait that they would need", () => {
    const { window, useAll } = opened(4);
    useAll(4);
    expect(window.acquire(SPAN - 1, forever)).toBe(SPAN);
    const waiting = [1, 2, 3].map(() => window.acquire(SPAN, forever));
    for (const turn of waiting) expect(turn).toBeInstanceOf(Promise);
    // After three other calls, the wait is a whole span longer.
    expect(window.acquire(SPAN * 2 - 1, forever)).toBe(SPAN * 2);
  });

  it("that leave free their permit for the next waiting call", async () => {
    const { clock, window, useAll } = opened(1);
    useAll(1);
    const leaving = new AbortController();
    const first = window.acquire(SPAN * 9, leaving.signal) as Promise<Permit>;
    const second = window.acquire(SPAN * 9, forever) as Promise<Permit>;
    leaving.abort(new Error("left"));
    await expect(first).rejects.toThrow("left");
    clock.advance(SPAN);
    (await second).release(false);
    expect(clock.waiting).toBe(0);
  });
});
