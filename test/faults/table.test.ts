/** The fault table with few operations: each row in one drawn family of each half, or in all families if whole. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { drawn } from "#test/kit/draws.ts";
import { passingTime } from "#test/kit/passing-time.ts";
import { settings } from "#test/kit/settings.ts";
import { families, operations } from "#test/subgraphs/kit/rest/contracts.ts";
import { type FaultRead, reads } from "./reads.ts";
import { rows } from "./rows.ts";
import { callsOf, type Trial, tryRow, turns } from "./trial.ts";
import { type Fronts, startFronts } from "./under-fault.ts";

const LIMIT = 2_000_000;

let fronts: Fronts;
/** Deployments: one with long time limits for a busy machine, one with short limits for faults that use them up. */
let patient: Deployment;
let hasty: Deployment;
let time: ReturnType<typeof passingTime>;
const unhandled: unknown[] = [];
const keep = (reason: unknown) => void unhandled.push(reason);
const inTurn = turns(24);
const trialOf = ({ origin }: Deployment): Trial => ({
  fronts,
  gateway: { origin, leaks: fronts.leaks },
  scale: { latencyMs: 100, hugeBytes: 4 * LIMIT },
  operations: 32,
  inTurn,
  later: async (ms) => time.pass(ms),
});
beforeAll(async () => {
  time = passingTime();
  process.on("unhandledRejection", keep);
  fronts = await startFronts();
  const env = settings({ limits: { bodyBytes: LIMIT, operationMs: 60_000 } }, fronts.env);
  patient = await deploy(settings({ limits: { tryMs: 25_000 } }, env));
  hasty = await deploy(settings({ limits: { tryMs: 4_000 } }, env), {}, patient.families);
  fronts.answerFrom(patient.families.baseUrls);
  for (const read of reads) await callsOf(trialOf(patient), read);
});
afterAll(async () => {
  await hasty.stop();
  await patient.stop();
  // After the gateways have stopped, no connection is open.
  for (const standIn of fronts.of.values())
    await vi.waitFor(async () => expect(await standIn.connections()).toBe(0), 30_000);
  await fronts[Symbol.asyncDispose]();
  process.off("unhandledRejection", keep);
  time.end();
});
afterEach(async () => {
  await fronts.heal();
  expect(unhandled).toEqual([]);
  expect(patient.families.bugs).toEqual([]);
  const logged = [...patient.logged, ...hasty.logged];
  expect(logged.filter((line) => fronts.logLeaks.test(line) || line.includes('"bug"'))).toEqual([]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

describe("the reads that faults are tried on", () => {
  it("cover every family, every kind of paging and every kind of credential", () => {
    const ways = (all: readonly { family: string; operation: string }[]) =>
      new Set(
        all.flatMap(({ family, operation }) => {
          const contract = families.find(({ name }) => name === family);
          const page = contract?.bound[operation]?.spec.page?.name;
          return [family, contract?.auth.scheme, contract?.auth.header, ...(page ? [page] : [])];
        }),
      );
    expect(ways(reads)).toEqual(ways(operations.map(({ family, name }) => ({ family, operation: name }))));
  });
});

/**
 * Two halves of the families, so that healthy families are called together with failing ones. Families with a rate
 * limit are left out, because its calls are too few.
 */
const halves = [0, 1].map((half) =>
  families.filter(({ rateLimit }) => !rateLimit).flatMap(({ name }, i) => (i % 2 === half ? name : [])),
);

describe.each(rows.map((row) => [row.name, row] as const))("%s", (_name, row) => {
  it.each([0, 1])(
    "costs a family the fields that the plan allows (%i)",
    { timeout: 180_000 },
    async (half) => {
      const tried = drawn(`${row.name} ${half}`, halves[half] ?? [], 0.1);
      const healthy = reads.filter(({ family }) => halves[1 - half]?.includes(family));
      const wrong = await tryRow(
        trialOf(row.waits ? hasty : patient),
        row,
        tried.map((name, i) => ({
          reads: reads.filter(({ family }) => family === name),
          healthy: healthy[i % healthy.length] as FaultRead,
        })),
      );
      expect(wrong).toEqual([]);
    },
  );
});
