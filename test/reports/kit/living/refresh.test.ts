/** Reports that read only changes have the same tables as reports that read everything. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { outcomeLines } from "#reports/kit/asking/completeness.ts";
import { isWhole, runs } from "#test/kit/draws.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { LivingCrm, MINUTE, type RunStep, type Step } from "./histories.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** Histories of `npm run test:whole`, which take hours. */
const HISTORIES = isWhole ? 10_000 : runs(40);
const LIMIT_MS = isWhole ? 4 * 3_600_000 : 120_000;

let tributary: Tributary;
let crm: LivingCrm;
beforeAll(async () => {
  tributary = await startTributary();
  crm = new LivingCrm(tributary);
  crm.keepOnly(12);
});
afterAll(async () => {
  await crm[Symbol.asyncDispose]();
  await tributary.close();
});

const step = fc.record<Step>({
  kind: fc.constantFrom("create", "import", "change", "change", "mark", "remove", "wait"),
  person: fc.nat({ max: 30 }),
});
const run = fc.record<RunStep>({
  kind: fc.constant("run"),
  sweep: fc.constantFrom(0, 1, 8),
  skew: fc.constantFrom(0, 0, -90, -4, 4, 90),
  at: fc.nat({ max: 6 }),
  meanwhile: fc.option(fc.oneof(step, fc.constantFrom("fail" as const, "end" as const)), { nil: undefined }),
});
const history = fc.array(fc.oneof({ arbitrary: step, weight: 2 }, run), { minLength: 1, maxLength: 14 });

describe("a report with refresh: incremental", () => {
  it(
    "has the rows of a complete read after any history, row by row",
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          await using own = new LivingCrm(tributary);
          own.keepOnly(8);
          own.grow(8);
          await own.run();
          for (const one of steps) await own.do(one);
          // Objects that the first one finds without their change are read by the next one.
          await own.run();
          const [living, whole] = [await own.run(), await own.run({ whole: true })];
          expect(living.outcome.complete).toBe(true);
          expect(living.rows).toEqual(whole.rows);
        }),
        { numRuns: HISTORIES, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
      );
    },
    LIMIT_MS * 2,
  );

  it("reports the start of the changes that it read, and the time until which deletions are included", async () => {
    tributary.families.clock.advance(60 * MINUTE);
    crm.apply({ kind: "change", person: 1 });
    await crm.run();
    const { outcome } = await crm.run();
    const [table] = outcome.tables.filter(({ name }) => name === "living.allPeople");
    const now = new Date(tributary.families.clock.now()).toISOString();
    expect(table?.refreshed?.sweptAt).toBe(now);
    expect(outcomeLines(outcome)).toContain(
      `living.allPeople: changes since ${table?.refreshed?.since} were read; deletions are known until ${now}`,
    );
    expect(Date.parse(table?.refreshed?.since ?? "")).toBeLessThanOrEqual(Date.parse(now) - 5 * MINUTE);
  });
});

describe("a refresh of many people", () => {
  const PEOPLE = 5_100;
  const gone = (rows: readonly string[], id: number) =>
    !rows.some((row) => row.includes(`"CrmPerson:${id}"`));

  it("costs at most a twentieth of the calls of a complete read, and a sweep of its budget finds a deletion", async () => {
    await using many = new LivingCrm(tributary);
    many.grow(PEOPLE);
    const whole = await many.run();
    expect(whole.rows).toHaveLength(PEOPLE);
    const id = many.people[0]?.person.id ?? 0;
    tributary.families.clock.advance(60 * MINUTE);
    many.apply({ kind: "change", person: 5 });
    many.apply({ kind: "mark", person: 0 });
    await many.run({ sweep: 0 });
    const refreshed = await many.run({ sweep: 0 });
    expect(refreshed.calls).toBeLessThanOrEqual(whole.calls / 20);
    expect(gone(refreshed.rows, id)).toBe(false);
    const pages = Math.ceil(PEOPLE / 250);
    const sweep = 11;
    let runs = 0;
    for (let rows = refreshed.rows; !gone(rows, id) && runs <= 2; runs++)
      ({ rows } = await many.run({ sweep }));
    expect(runs).toBe(Math.ceil(pages / sweep));
    const [living, walked] = [await many.run({ sweep: 1 }), await many.run({ whole: true })];
    expect(living.rows).toEqual(walked.rows);
  });
});
