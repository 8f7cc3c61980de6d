/**
 * Adaptive concurrency in virtual time: a family whose capacity falls from 200 calls at once to 20 and
 * comes back, beside a fixed limit of 64. `npx tsx bench/adaptive/concurrency.ts [seeds] [first seed]`
 */
import { ConcurrencyLimit } from "#subgraphs/kit/rest/rates/concurrency-limit.ts";
import { Agenda, type Overload, randomBy, SimulatedFamily } from "./family.ts";

/** What decides how many calls are under way. */
export type Limiter = Pick<ConcurrencyLimit, "limit" | "began" | "ended">;

export const fixed = (limit: number): Limiter => ({ limit, began: () => undefined, ended: () => undefined });
export const adaptive = (): Limiter => new ConcurrencyLimit({ initial: 16, least: 4, most: 256 });

export interface Course {
  readonly seed: number;
  readonly overload: Overload;
  /** Median times of two operations, ms. */
  readonly medianMs: readonly [number, number];
  readonly noise: number;
  /** Calls that arrive, as a part of what 200 at once can answer. */
  readonly load: number;
  /** Every five seconds so many times as many for half a second. */
  readonly burst: number;
  /** Calls at once in the first phase. */
  readonly beginsWith: number;
  /** In the phase in the middle: calls at once, and how many times as long each takes. */
  readonly fallsTo: number;
  readonly slowness: number;
}

export interface Phase {
  readonly capacity: number;
  /** Answers of the last part of the phase as a part of what there could have been. */
  readonly goodput: number;
  /** The same of the first five seconds. */
  readonly goodputAtFirst: number;
  /** 95th percentile of the time that a call waited in the family for others, ms, after five seconds. */
  readonly waitMs: number;
  /** The limit after five seconds: its median, and how far it went from there, up or down. */
  readonly limit: number;
  readonly swing: number;
  readonly dropped: number;
}

/** A call that has waited so long for its turn is given up, ms. */
const PATIENCE_MS = 100;
export const PHASE_MS = 20_000;
const SETTLED_MS = 5_000;

interface Seen {
  readonly waits: number[];
  readonly limits: number[];
  answered: number;
  early: number;
  offered: number;
  offeredEarly: number;
  dropped: number;
}

/** Three phases: the whole capacity, what it falls to, and the whole again. */
export function simulate(course: Course, limiter: Limiter): readonly Phase[] {
  const agenda = new Agenda();
  const random = randomBy(course.seed);
  const family = new SimulatedFamily(agenda, random, 200, course);
  const fullRate = 200 / family.meanMs;
  const waiting: { readonly operation: number; readonly since: number }[] = [];
  let underWay = 0;
  let seen: Seen = nothing();
  let began = 0;

  const send = () => {
    while (waiting.length > 0 && underWay < limiter.limit) {
      const call = waiting.shift();
      if (!call || agenda.now - call.since > PATIENCE_MS) continue;
      const startedAt = agenda.now;
      underWay++;
      limiter.began();
      family.call(call.operation, ({ dropped, waitedMs }) => {
        underWay--;
        const endedAt = agenda.now;
        limiter.ended({ operation: `${call.operation}`, startedAt, endedAt, dropped });
        const isEarly = endedAt - began < SETTLED_MS;
        if (dropped) seen.dropped++;
        else if (isEarly) seen.early++;
        else seen.answered++;
        if (!isEarly && !dropped && startedAt - began >= SETTLED_MS) seen.waits.push(waitedMs);
        send();
      });
    }
  };
  const arrive = () => {
    const isBurst = agenda.now % 5_000 < 500;
    const rate = fullRate * course.load * (isBurst ? course.burst : 1);
    agenda.add(agenda.now - Math.log(1 - random()) / rate, () => {
      if (agenda.now - began < SETTLED_MS) seen.offeredEarly++;
      else seen.offered++;
      waiting.push({ operation: random() < 0.5 ? 0 : 1, since: agenda.now });
      send();
      arrive();
    });
  };
  const look = () => {
    if (agenda.now - began >= SETTLED_MS) seen.limits.push(limiter.limit);
    agenda.add(agenda.now + 50, look);
  };
  arrive();
  look();

  return [course.beginsWith, course.fallsTo, 200].map((capacity, index) => {
    began = index * PHASE_MS;
    seen = nothing();
    family.capacity = capacity;
    family.slowness = index === 1 ? course.slowness : 1;
    agenda.runUntil(began + PHASE_MS);
    const rate = capacity / family.meanMs;
    const could = (offered: number, ms: number) => Math.min(offered, rate * ms);
    const limit = at(seen.limits, 0.5);
    return {
      capacity,
      goodput: seen.answered / could(seen.offered, PHASE_MS - SETTLED_MS),
      goodputAtFirst: seen.early / could(seen.offeredEarly, SETTLED_MS),
      waitMs: at(seen.waits, 0.95),
      limit,
      swing: Math.max(at(seen.limits, 1) / limit - 1, 1 - at(seen.limits, 0) / limit),
      dropped: seen.dropped / Math.max(1, seen.offered + seen.offeredEarly),
    };
  });
}

const nothing = (): Seen => ({
  waits: [],
  limits: [],
  answered: 0,
  early: 0,
  offered: 0,
  offeredEarly: 0,
  dropped: 0,
});

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A course by its seed, with times, noise and load of its own. */
export function courseOf(seed: number, overload: Overload, some: Partial<Course> = {}): Course {
  const random = randomBy(seed);
  const median = 20 + 60 * random();
  return {
    seed,
    overload,
    medianMs: [median, median * (1 + 3 * random())],
    noise: 0.1 + 0.4 * random(),
    load: 1.1 + random(),
    burst: 1 + 2 * random(),
    beginsWith: 200,
    fallsTo: 20,
    slowness: 1,
    ...some,
  };
}

function main(): void {
  const seeds = Number(process.argv[2] ?? 20);
  const firstSeed = Number(process.argv[3] ?? 1);
  const kinds: [string, Overload, Partial<Course>][] = [
    ["queues", "queues", {}],
    ["shares its time", "shares", {}],
    ["refuses", "refuses", {}],
    ["becomes three times slower, with the same capacity", "queues", { fallsTo: 200, slowness: 3 }],
    ["queues, and has 20 from the beginning", "queues", { beginsWith: 20 }],
    ["queues, load of a third", "queues", { load: 0.33 }],
  ];
  console.log(
    "family\tlimit\tphase\tgoodput (least)\tfirst 5 s (least)\twait p95 ms (most)\tover 100 ms\tlimit\tswing (most)\tover 0.2\trefused",
  );
  for (const [name, overload, some] of kinds)
    for (const [limiterName, make] of [
      ["fixed 64", () => fixed(64)],
      ["adaptive", adaptive],
    ] as const) {
      const runs = Array.from({ length: seeds }, (_, i) =>
        simulate(courseOf(firstSeed + i, overload, some), make()),
      );
      for (const phase of [0, 1, 2]) {
        const of = (pick: (phase: Phase) => number) => runs.map((run) => pick(run[phase] as Phase));
        const goodput = of((one) => one.goodput);
        const first = of((one) => one.goodputAtFirst);
        const waits = of((one) => one.waitMs);
        const swings = of((one) => one.swing);
        console.log(
          [
            name,
            limiterName,
            phase + 1,
            `${at(goodput, 0.5).toFixed(2)} (${Math.min(...goodput).toFixed(2)})`,
            `${at(first, 0.5).toFixed(2)} (${Math.min(...first).toFixed(2)})`,
            `${at(waits, 0.5).toFixed(0)} (${Math.max(...waits).toFixed(0)})`,
            `${waits.filter((ms) => ms > 100).length} of ${seeds}`,
            at(
              of((one) => one.limit),
              0.5,
            ).toFixed(0),
            `${at(swings, 0.5).toFixed(2)} (${Math.max(...swings).toFixed(2)})`,
            `${swings.filter((swing) => swing > 0.2).length} of ${seeds}`,
            at(
              of((one) => one.dropped),
              0.5,
            ).toFixed(3),
          ].join("\t"),
        );
      }
    }
}

if (process.argv[1]?.endsWith("concurrency.ts")) main();
