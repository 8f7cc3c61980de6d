/**
 * Hedged reads in virtual time: the 99th percentile and the calls, with and without a second request, for
 * families that are slow now and then for different reasons. `npx tsx bench/adaptive/hedging.ts [seeds] [first seed]`
 */
import { HedgePolicy } from "#subgraphs/kit/rest/hedging/hedge-policy.ts";
import { Agenda, normal, randomBy } from "./family.ts";

/** Why some requests of a family are slow. */
export type Slowness = "some" | "many" | "heavy tail" | "pauses" | "by key" | "overload";

export interface HedgeRun {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Requests for each call. */
  readonly requests: number;
}

const MEDIAN_MS = 50;
const CALLS = 20_000;
/** Between two calls, ms. */
const EVERY_MS = 10;
/** Calls before these are not counted: the percentile is still unknown. */
const WARMUP_CALLS = 500;
const PLACES = 5;

/** What a hedged call takes from the policy; without one, each call is one request. */
export function simulateHedging(slowness: Slowness, seed: number, policy?: HedgePolicy): HedgeRun {
  const agenda = new Agenda();
  const random = randomBy(seed);
  const times: number[] = [];
  let requests = 0;
  let working = 0;
  const queue: (() => void)[] = [];
  /** One request: how long it takes once it is worked on. */
  const request = (isSlowKey: boolean, done: () => void) => {
    requests++;
    const start = () => {
      working++;
      const ms = msOf(slowness, isSlowKey, agenda.now, random);
      agenda.add(agenda.now + ms, () => {
        working--;
        done();
        queue.shift()?.();
      });
    };
    if (slowness === "overload" && working >= PLACES) queue.push(start);
    else start();
  };
  for (let i = 0; i < CALLS; i++)
    agenda.add(i * EVERY_MS, () => {
      const startedAt = agenda.now;
      const isSlowKey = random() < 0.03;
      let isAnswered = false;
      let isHedged = false;
      const answered = (isSecond: boolean) => {
        if (isAnswered) return;
        isAnswered = true;
        if (isHedged) policy?.settled(isSecond);
        const ms = agenda.now - startedAt;
        if (i >= WARMUP_CALLS) times.push(ms);
        policy?.ended("list", ms);
      };
      request(isSlowKey, () => answered(false));
      const delay = policy?.delayOf("list");
      if (delay === undefined) return;
      agenda.add(startedAt + delay, () => {
        if (isAnswered || !policy?.take()) return;
        isHedged = true;
        request(isSlowKey, () => answered(true));
      });
    });
  agenda.runUntil(CALLS * EVERY_MS + 60_000);
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), requests: requests / CALLS };
}

function msOf(slowness: Slowness, isSlowKey: boolean, now: number, random: () => number): number {
  const sigma = slowness === "heavy tail" ? 0.9 : 0.3;
  const ms = MEDIAN_MS * Math.exp(sigma * normal(random));
  const isSlow =
    (slowness === "some" && random() < 0.03) ||
    (slowness === "many" && random() < 0.08) ||
    (slowness === "pauses" && now % 20_000 < 600) ||
    (slowness === "by key" && isSlowKey);
  return isSlow ? 10 * ms : ms;
}

function main(): void {
  const seeds = Number(process.argv[2] ?? 20);
  const firstSeed = Number(process.argv[3] ?? 1);
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  console.log("slow are\tp99 ms without\tp99 ms with\tp99 ratio (most)\tp95 ratio\trequests a call (most)");
  for (const slowness of ["some", "many", "heavy tail", "pauses", "by key", "overload"] as const) {
    const without: HedgeRun[] = [];
    const hedged: HedgeRun[] = [];
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      without.push(simulateHedging(slowness, seed));
      hedged.push(simulateHedging(slowness, seed, new HedgePolicy()));
    }
    const ratios = hedged.map(({ p99 }, i) => p99 / (without[i]?.p99 ?? 1));
    const p95s = hedged.map(({ p95 }, i) => p95 / (without[i]?.p95 ?? 1));
    const requests = hedged.map((run) => run.requests);
    console.log(
      [
        slowness,
        median(without.map(({ p99 }) => p99)).toFixed(0),
        median(hedged.map(({ p99 }) => p99)).toFixed(0),
        `${median(ratios).toFixed(2)} (${Math.max(...ratios).toFixed(2)})`,
        median(p95s).toFixed(2),
        `${median(requests).toFixed(3)} (${Math.max(...requests).toFixed(3)})`,
      ].join("\t"),
    );
  }
}

if (process.argv[1]?.endsWith("hedging.ts")) main();
