/** When a slow read is asked a second time, in virtual time. */
import { describe, expect, it } from "vitest";
import { type HedgeRun, type Slowness, simulateHedging } from "#bench/adaptive/hedging.ts";
import { HedgePolicy } from "#subgraphs/kit/rest/hedging/hedge-policy.ts";

const SEEDS = [1, 2];

const compared = (slowness: Slowness, of: (run: HedgeRun) => number) =>
  SEEDS.map((seed) => {
    const hedged = simulateHedging(slowness, seed, new HedgePolicy());
    expect(hedged.requests).toBeLessThanOrEqual(1.05);
    return of(hedged) / of(simulateHedging(slowness, seed));
  });

describe("a second request for slow reads", () => {
  it("makes the 99th percentile less than half where few requests are slow, for 5 % more of them", () => {
    for (const ratio of compared("some", ({ p99 }) => p99)) expect(ratio).toBeLessThan(0.4);
  });

  it("is seldom sent where it does not help: the family pauses, a key is slow, or there is too much to do", () => {
    for (const slowness of ["pauses", "by key", "overload"] as const)
      for (const seed of SEEDS)
        expect(simulateHedging(slowness, seed, new HedgePolicy()).requests).toBeLessThan(1.02);
  });
});

describe("the policy of second requests", () => {
  it("knows no delay for an operation before a hundred of its calls, and then the 95th percentile of them", () => {
    const policy = new HedgePolicy();
    for (let i = 1; i < 100; i++) policy.ended("list", i);
    expect(policy.delayOf("list")).toBeUndefined();
    policy.ended("list", 100);
    expect(policy.delayOf("list")).toBe(96);
    expect(policy.delayOf("other")).toBeUndefined();
  });

  it("grants one for twenty calls, and no more than five that were saved up", () => {
    const policy = new HedgePolicy();
    expect(policy.take()).toBe(false);
    for (let i = 0; i < 1_000; i++) policy.ended("list", 1);
    const granted = Array.from({ length: 10 }, () => policy.take()).filter(Boolean);
    expect(granted).toHaveLength(5);
    for (let i = 0; i < 20; i++) policy.ended("list", 1);
    expect(policy.take()).toBe(true);
    expect(policy.take()).toBe(false);
  });

  it("grants none for two thousand calls after they have not helped, and then tries again", () => {
    const policy = new HedgePolicy();
    for (let i = 0; i < 100; i++) policy.ended("list", 1);
    for (let i = 0; i < 30; i++) policy.settled(false);
    expect(policy.take()).toBe(false);
    for (let i = 0; i < 1_999; i++) policy.ended("list", 1);
    expect(policy.take()).toBe(false);
    policy.ended("list", 1);
    expect(policy.take()).toBe(true);
  });
});
