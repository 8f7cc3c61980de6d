/** Leftovers of a schedule: attempts that were not chosen, and times of reports without a schedule. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { deliveryOf } from "#reports/server/run-store.ts";
import {
  scheduledReport,
  scheduler,
  scriptedRuns,
  scriptedWorker,
} from "#test/reports/server/scripted-jobs.ts";

const root = mkdtempSync(join(tmpdir(), "schedule-leftovers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const schedule = {
  cron: "0 6 1 1 *",
  timeZone: "UTC",
  retries: 2,
  deliver: { format: "csv" as const, file: true },
};
const report = scheduledReport(schedule);
const TIME = "2026-01-01T06:00:00.000Z";

/** A folder of runs in which times of two reports stand that were taken. */
function folderWithTimes(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(root, "case-"));
  mkdirSync(join(folder, "runs"));
  const file = join(folder, "runs", "firings.json");
  writeFileSync(file, JSON.stringify(["mine", "gone"].map((name) => ({ report: name, firing: TIME }))));
  return { folder, file };
}

describe("the attempts of a scheduled report", () => {
  it("say in their state that another one was chosen, so that nobody waits for their delivery", async () => {
    const folder = mkdtempSync(join(root, "case-"));
    const runs = scriptedRuns(
      folder,
      scriptedWorker(folder, [report], [{ complete: false }, { complete: true }]),
    );
    const { schedules } = scheduler(runs, { delivery: { hosts: [], folder: join(folder, "out") } });
    await schedules.fire(report);
    schedules.close();
    runs.close();
    const deliveries = runs.list("scheduler").map((run) => deliveryOf(run));
    expect(deliveries).toMatchObject([
      { state: "DELIVERED", problem: null },
      { state: "NOT_CHOSEN", tries: 0, problem: "another run of the same time was chosen" },
    ]);
  });

  it("end as not delivered where their report has no schedule any more before one was chosen", async () => {
    const folder = mkdtempSync(join(root, "case-"));
    const before = scriptedRuns(folder, scriptedWorker(folder, [report], [{ complete: false }]));
    const stopped = scheduler(before, {
      delivery: { hosts: [] },
      random: () => 0,
      sleep: (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(new Error("stopped"))),
        ),
    });
    const firing = stopped.schedules.fire(report);
    await expect.poll(() => before.list("scheduler")[0]?.state).toBe("FINISHED");
    stopped.schedules.close();
    before.close();
    await firing;
    const after = scriptedRuns(folder, scriptedWorker(folder, [scheduledReport(null)], []));
    expect(after.list("scheduler").map(deliveryOf)).toEqual([null]);
    const next = scheduler(after, { delivery: { hosts: [] } });
    await next.schedules.start();
    next.schedules.close();
    after.close();
    expect(after.list("scheduler").map(deliveryOf)).toMatchObject([
      { state: "FAILED", problem: "its report does not run by a schedule any more" },
    ]);
  });
});

describe("times that were taken and did not end", () => {
  it("are forgotten at the start where their report has no schedule any more, and the others end", async () => {
    const { folder, file } = folderWithTimes();
    const module = scriptedWorker(
      folder,
      [report, { ...scheduledReport(null), name: "gone" }],
      [{ complete: true }],
    );
    const runs = scriptedRuns(folder, module);
    const { schedules } = scheduler(runs, { delivery: { hosts: [], folder: join(folder, "out") } });
    await schedules.start();
    if (existsSync(file)) expect(readFileSync(file, "utf8")).not.toContain("gone");
    await expect.poll(() => existsSync(file)).toBe(false);
    schedules.close();
    runs.close();
    expect(runs.list("scheduler").map((run) => [run.firing, run.delivery?.state])).toEqual([
      [TIME, "DELIVERED"],
    ]);
  });

  it("are forgotten where no report runs by a schedule", async () => {
    const { folder, file } = folderWithTimes();
    const app = createServer({ bodyBytes: 1_000 });
    const { close } = addReports(app, {
      folder: join(folder, "runs"),
      atOnce: 1,
      mostRows: 1,
      program: { module: scriptedWorker(folder, [report], []) },
      authenticate: async () => undefined,
      execute: async () => undefined,
    });
    close();
    await app.close();
    expect(existsSync(file)).toBe(false);
  });
});
