/** Leftovers of a schedule: attempts that were not chosen, and times of reports without a schedule. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryOf } from "#reports/server/engine/run-record.ts";
import {
  type Clock,
  type ScriptedGateway,
  scheduledReport,
  scriptedGateway,
  scriptedWorker,
} from "#test/reports/server/scripted-jobs.ts";

const root = mkdtempSync(join(tmpdir(), "schedule-leftovers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = "";
let clock: Clock;
beforeEach(() => {
  folder = mkdtempSync(join(root, "case-"));
  clock = { now: new Date("2026-01-01T05:59:59Z") };
});

const schedule = {
  cron: "0 6 1 1 *",
  timeZone: "UTC",
  retries: 2,
  deliver: { format: "csv" as const, file: true },
};
const report = scheduledReport(schedule);
const open = (module: string) =>
  scriptedGateway(folder, module, { clock, delivery: { hosts: [], folder: join(folder, "out") } });
const deliveries = async ({ list }: ScriptedGateway) => (await list()).map(deliveryOf);

describe("the attempts of a scheduled report", () => {
  it("have NOT_CHOSEN as delivery if another one was chosen", async () => {
    const gateway = open(scriptedWorker(folder, [report], [{ complete: false }, { complete: true }]));
    await gateway.fire();
    expect(await deliveries(gateway)).toMatchObject([
      { state: "DELIVERED", problem: null },
      { state: "NOT_CHOSEN", tries: 0, problem: "another run of the same time was chosen" },
    ]);
    await gateway.close();
  });

  it("end as not delivered if the schedule of their report was removed before one was chosen", async () => {
    const before = open(scriptedWorker(folder, [report], [{ complete: false }]));
    await before.fire(0);
    expect((await before.only()).state).toBe("FINISHED");
    expect(await deliveries(before)).toEqual([null]);
    await before.close();
    const after = open(scriptedWorker(folder, [scheduledReport(null)], []));
    await after.settle();
    expect(await deliveries(after)).toMatchObject([
      { state: "FAILED", problem: "its report does not run by a schedule any more" },
    ]);
    await after.close();
  });
});

describe("a planned time", () => {
  it("is deleted if the schedule of its report was removed, and those of other reports are run", async () => {
    const gone = { ...report, name: "gone" };
    const before = open(scriptedWorker(folder, [report, gone], [{ complete: true }]));
    await before.schedules.update();
    await before.close();
    const module = scriptedWorker(
      folder,
      [report, { ...scheduledReport(null), name: "gone" }],
      [{ complete: true }],
    );
    const after = open(module);
    await after.fire();
    expect((await after.list()).map((run) => [run.report, run.delivery?.state])).toEqual([
      ["mine", "DELIVERED"],
    ]);
    await after.close();
  });
});
