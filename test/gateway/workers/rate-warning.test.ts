import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { rateWarning } from "#gateway/workers/rate-warning.ts";
import { sample, sampleWithRate } from "#test/subgraphs/kit/rest/sample.ts";

describe("The warning of workers that share no store", () => {
  it("names the share of each documented rate that a worker has", () => {
    const text = rateWarning(familiesOf(), 4);
    expect(text).toMatch(
      /^WORKERS=4 without REDIS_URL: each worker calls families at 1\/4 of each documented/,
    );
    expect(text).not.toContain("exceed");
  });

  it("names each rate with fewer calls than there are workers", () => {
    expect(rateWarning([sample], 2)).toMatch(
      / A share is at least one call: together they can exceed the rate of sample\.exportThing$/,
    );
    expect(rateWarning([sampleWithRate], 8)).toMatch(/exceed the rate of sample\.exportThing$/);
    expect(rateWarning([sampleWithRate], 9)).toMatch(/exceed the rate of sample, sample\.exportThing$/);
    expect(rateWarning(familiesOf(), 101)).toMatch(/exceed the rate of supportDesk\.\w+, supportDesk\.\w+$/);
  });
});
