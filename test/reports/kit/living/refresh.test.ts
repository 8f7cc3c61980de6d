/** Reports that read only what changed: their tables are those of a whole walk. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { outcomeLines } from "#reports/kit/asking/completeness.ts";
import { runs } from "#test/kit/draws.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { LivingCrm, MINUTE, type Step } from "./histories.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

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
  kind: fc.constantFrom("create", "change", "change", "mark", "remove", "wait"),
  person: fc.nat({ max: 30 }),
});

describe("a report with refresh: incremental", () => {
  it("has the rows of a whole walk after any changes, row by row", async () => {
    await crm.run();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const one of steps) crm.apply(one);
        const [living, whole] = [await crm.run(), await crm.run({ whole: true })];
        expect(living.outcome.complete).toBe(true);
        expect(living.rows).toEqual(whole.rows);
      }),
      { numRuns: runs(25) },
    );
  });

  it("says since when it read changes, and until when it knows deletions", async () => {
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

  it("costs a twentieth of the calls of a walk at most, and a sweep of its budget finds a deletion", async () => {
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
    let runs = 0;
    for (let rows = refreshed.rows; !gone(rows, id) && runs <= 5; runs++)
      ({ rows } = await many.run({ sweep: 5 }));
    expect(runs).toBe(Math.ceil(pages / 5));
    const [living, walked] = [await many.run({ sweep: 1 }), await many.run({ whole: true })];
    expect(living.rows).toEqual(walked.rows);
  });
});
