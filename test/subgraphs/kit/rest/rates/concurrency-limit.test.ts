/** The number of calls at once that is learnt from round-trip times, in virtual time. */
import { describe, expect, it } from "vitest";
import { adaptive, courseOf, type Phase, simulate } from "#bench/adaptive/concurrency.ts";
import type { Overload } from "#bench/adaptive/family.ts";
import { ConcurrencyLimit } from "#subgraphs/kit/rest/rates/concurrency-limit.ts";
import { ConcurrencyLimits } from "#subgraphs/kit/rest/rates/concurrency-limits.ts";

const SEEDS = [1, 2, 3, 4];
/** Slow enough for a simulation of a minute to take a moment. */
const COURSE = { medianMs: [80, 120], load: 1.2, burst: 1.5, noise: 0.25 } as const;

const phasesOf = (overload: Overload, some: Partial<Parameters<typeof courseOf>[2]> = {}) =>
  SEEDS.map((seed) => simulate(courseOf(seed, overload, { ...COURSE, ...some }), adaptive()));

const least = (runs: readonly (readonly Phase[])[], of: (phase: Phase) => number) =>
  Math.min(...runs.flat().map(of));

/** Runs so many windows of a hundred calls, all at once, each taking so long. */
function windows(limit: ConcurrencyLimit, count: number, ms: (atOnce: number) => number, from = 0): number {
  let now = from;
  for (let i = 0; i < count * 4; i++) {
    const atOnce = limit.limit;
    for (let call = 0; call < atOnce; call++) limit.began();
    const endedAt = now + ms(atOnce);
    for (let call = 0; call < atOnce; call++)
      limit.ended({ operation: "list", startedAt: now, endedAt, dropped: false });
    now = endedAt;
  }
  return now;
}

const limitOf = (initial = 64) => new ConcurrencyLimit({ initial, least: 4, most: 256 });

describe("a family whose capacity falls from 200 calls at once to 20 and comes back", () => {
  it("is given at least 90 % of what it can answer after five seconds, where it queues what is too much", () => {
    const runs = phasesOf("queues");
    expect(least(runs, ({ goodput }) => goodput)).toBeGreaterThan(0.9);
    for (const phase of runs.flat()) expect(phase.waitMs).toBeLessThan(100);
    for (const phase of runs.flat()) expect(phase.swing).toBeLessThan(0.25);
  });

  it("is given at least 90 % of what it can answer after five seconds, where it refuses what is too much", () => {
    const runs = phasesOf("refuses");
    expect(least(runs, ({ goodput }) => goodput)).toBeGreaterThan(0.9);
    for (const phase of runs.flat()) expect(phase.dropped).toBeLessThan(0.15);
  });

  it("keeps its calls where each of them becomes three times slower and nothing waits", () => {
    const runs = phasesOf("queues", { fallsTo: 200, slowness: 3 });
    expect(least(runs, ({ goodput }) => goodput)).toBeGreaterThan(0.9);
  });

  it("keeps its calls where they become three times slower and their times vary by half of what they are", () => {
    for (const seed of [1_000, 1_030, 1_033]) {
      const [, slower] = simulate(courseOf(seed, "queues", { fallsTo: 200, slowness: 3 }), adaptive());
      expect(slower?.goodput).toBeGreaterThan(0.9);
    }
  });

  it("gets fewer calls at once within five seconds, even where 240 calls of a quarter of a second wait in it", () => {
    for (const seed of [1_016, 1_036, 1_049]) {
      const [, fallen] = simulate(courseOf(seed, "queues"), adaptive());
      expect(fallen?.swing).toBeLessThan(0.5);
    }
  });
});

describe("the limit of calls at once", () => {
  it("grows while calls take the same time, and no further than its bound", () => {
    const limit = limitOf();
    windows(limit, 30, () => 50);
    expect(limit.limit).toBe(256);
  });

  it("falls where calls take longer the more of them there are, and no further than its bound", () => {
    const limit = limitOf();
    const now = windows(limit, 10, () => 50);
    windows(limit, 20, (atOnce) => 50 * Math.max(1, atOnce), now);
    expect(limit.limit).toBeLessThan(16);
    expect(limit.limit).toBeGreaterThanOrEqual(4);
  });

  it("stays where less than half of it is used, however long calls take", () => {
    const limit = limitOf();
    for (let i = 0; i < 500; i++) {
      limit.began();
      const startedAt = i * 1_000;
      limit.ended({
        operation: "list",
        startedAt,
        endedAt: startedAt + (i < 100 ? 50 : 900),
        dropped: false,
      });
    }
    expect(limit.limit).toBe(64);
    expect(limit.underWay).toBe(0);
  });

  it("does not fall because calls of a slow operation come to those of a fast one", () => {
    const limit = limitOf();
    let now = windows(limit, 10, () => 20);
    for (let i = 0; i < 40; i++) {
      const atOnce = limit.limit;
      for (let call = 0; call < atOnce; call++) limit.began();
      for (let call = 0; call < atOnce; call++) {
        const [operation, ms] = call % 2 ? (["list", 20] as const) : (["export", 400] as const);
        limit.ended({ operation, startedAt: now, endedAt: now + ms, dropped: false });
      }
      now += 400;
    }
    expect(limit.limit).toBeGreaterThan(200);
  });

  it("is one for each credential, so that a tenant whose calls are slow takes nothing from another", () => {
    const limits = new ConcurrencyLimits(128);
    const slow = limits.of("slow");
    const now = windows(slow, 10, () => 50);
    windows(slow, 20, (atOnce) => 50 * atOnce, now);
    windows(limits.of("fast"), 30, () => 50);
    expect(limits.of("slow").limit).toBeLessThan(16);
    expect(limits.of("fast").limit).toBe(128);
  });

  it("keeps the limit of a credential with calls under way when a thousand others come", () => {
    const limits = new ConcurrencyLimits(128);
    const busy = limits.of("busy");
    busy.began();
    const idle = limits.of("idle");
    for (let i = 0; i < 1_100; i++) limits.of(`other ${i}`);
    expect(limits.of("busy")).toBe(busy);
    expect(limits.of("idle")).not.toBe(idle);
  });
});
