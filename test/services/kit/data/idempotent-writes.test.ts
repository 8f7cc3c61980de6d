import { describe, expect, it } from "vitest";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { idempotentWrites } from "#services/kit/data/idempotent-writes.ts";
import { createJobs } from "#services/kit/data/jobs.ts";
import { openStore } from "#services/kit/data/store.ts";

const DAY = 24 * 3_600_000;

function writes() {
  const clock = movableClock(0);
  const store = openStore(":memory:");
  const jobs = createJobs(store, clock, () => undefined);
  return { clock, jobs, once: idempotentWrites(store, jobs) };
}

describe("writes with an idempotency key", () => {
  it("are done once for a key, and a repeated request gets the first answer", () => {
    const { once } = writes();
    let done = 0;
    const write = () => ({ number: ++done });
    expect([once("a", ["loan"], write), once("a", ["loan"], write), once("b", ["loan"], write)]).toEqual([
      { number: 1 },
      { number: 1 },
      { number: 2 },
    ]);
  });

  it("are done each time without a key, and again a day later with the same key", () => {
    const { once, clock, jobs } = writes();
    let done = 0;
    const write = () => ({ number: ++done });
    once(undefined, ["loan"], write);
    once(null, ["loan"], write);
    once("a", ["loan"], write);
    clock.advance(DAY);
    jobs.runDue();
    expect(once("a", ["loan"], write)).toEqual({ number: 4 });
  });

  it("refuse a key that another request used, and repeat a refusal", () => {
    const { once } = writes();
    once("a", ["loan", 1], () => ({}));
    expect(() => once("a", ["loan", 2], () => ({}))).toThrow("was used for another request");
    let tries = 0;
    const refused = () => {
      tries += 1;
      throw new Problem(422, "The book is out");
    };
    for (const _ of [1, 2]) expect(() => once("b", ["loan"], refused)).toThrow("The book is out");
    expect(tries).toBe(1);
  });
});
