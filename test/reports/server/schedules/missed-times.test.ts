/** Times of schedules that passed while no gateway was running, or just before the end of a gateway. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  type GatewayOptions,
  type ScriptedGateway,
  scheduledReport,
  scriptedGateway,
  scriptedWorker,
  stepsDone,
} from "#test/reports/server/scripted-jobs.ts";

const root = mkdtempSync(join(tmpdir(), "missed-times-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const schedule = {
  cron: "0 6 1 1 *",
  timeZone: "UTC",
  jitter: 600,
  deliver: { format: "csv" as const, file: true },
};
const report = scheduledReport(schedule);
const TIME = "2026-01-01T06:00:00.000Z";
const [BEFORE, AFTER] = ["2026-01-01T05:50:00Z", "2026-01-01T06:20:00Z"];
/** More than an hour after the jitter. */
const LATE = "2026-01-01T07:10:01Z";

let folder = "";
let module = "";
beforeEach(() => {
  folder = mkdtempSync(join(root, "case-"));
  module = scriptedWorker(folder, [report], [{ complete: true }]);
});

type Options = Partial<GatewayOptions>;

/** Opens a gateway. @param name name of its folder of runs */
function open(time: string, options: Options = {}, name = "a"): ScriptedGateway {
  const delivery = { hosts: [], folder: join(folder, "delivered") };
  const clock = { now: new Date(time) };
  return scriptedGateway(join(folder, name), module, { delivery, clock, ...options });
}

const firings = async ({ list }: ScriptedGateway) => (await list()).map(({ firing }) => firing);

/** Starts a gateway, and ends it when it has no more work. @returns the times of its runs, and its log */
async function startAndEnd(time: string, options: Options = {}, name = "a") {
  const gateway = open(time, options, name);
  await gateway.schedules.start();
  await gateway.settle();
  const ran = await firings(gateway);
  await gateway.close();
  return { ran, said: gateway.said };
}
const ranAfter = async (options: Options = {}, name = "a") => (await startAndEnd(AFTER, options, name)).ran;

/** Ends a gateway within the jitter of the time. */
async function endWithinJitter(options: Options = {}, name = "a") {
  const gateway = open(BEFORE, options, name);
  await gateway.fire(0);
  expect(await firings(gateway)).toEqual([]);
  await gateway.close();
}

describe("a time of a schedule", () => {
  it("during whose jitter a gateway ends is run once by the next gateway, and not by later ones", async () => {
    await endWithinJitter();
    expect(await ranAfter()).toEqual([TIME]);
    expect(await ranAfter()).toEqual([TIME]);
    expect(stepsDone(folder)).toBe(1);
  });

  it("between the end of one gateway and the start of the next is run once by the next", async () => {
    await startAndEnd(BEFORE);
    expect(await ranAfter()).toEqual([TIME]);
    expect(await ranAfter()).toEqual([TIME]);
    expect(stepsDone(folder)).toBe(1);
  });

  it("is skipped more than an hour after its jitter, which is logged once", async () => {
    await startAndEnd(BEFORE);
    await endWithinJitter({}, "b");
    for (const name of ["a", "b"]) {
      const late = await startAndEnd(LATE, {}, name);
      expect(late).toEqual({ ran: [], said: [expect.stringMatching(/is left out: .* an hour past/)] });
      expect(await startAndEnd(LATE, {}, name)).toEqual({ ran: [], said: [] });
    }
  });

  it("before the start is not run if its schedule is new, or has changed", async () => {
    expect(await ranAfter()).toEqual([]);
    await startAndEnd(BEFORE, {}, "b");
    module = scriptedWorker(
      folder,
      [scheduledReport({ ...schedule, cron: "5 6 1 1 *" })],
      [{ complete: true }],
    );
    expect(await ranAfter({}, "b")).toEqual([]);
    expect(stepsDone(folder)).toBe(0);
  });

  it("is also run if its schedule is first read within the second before it", async () => {
    const gateway = open("2026-01-01T05:59:59.700Z");
    await gateway.fire();
    expect(await firings(gateway)).toEqual([TIME]);
    await gateway.close();
  });

  it("is not run if a later one was missed too", async () => {
    await startAndEnd(BEFORE);
    const { ran, said } = await startAndEnd("2027-01-01T06:20:00Z");
    expect(ran).toEqual(["2027-01-01T06:00:00.000Z"]);
    expect(said).toContain("a time of a scheduled report is not made up for: a later one has come since");
  });

  it("is run if the previous run has ended, and so has the gateway that was to deliver it", async () => {
    const hourly = scheduledReport({ ...schedule, cron: "0 * * * *", jitter: 0 });
    module = scriptedWorker(folder, [hourly], [{ complete: true }]);
    const gateway = open(BEFORE);
    const { engine } = gateway.runs;
    const commit = engine.commit.bind(engine);
    // The decision after the run is a job, which becomes due again when the lease of that gateway expires.
    engine.commit = ({ jobs = [], ...step }) =>
      commit({
        ...step,
        jobs: jobs.filter(({ data }) => data.run === undefined || step.change === undefined),
      });
    await gateway.fire();
    const first = await gateway.only();
    expect([first.state, first.firing, first.settled]).toEqual(["FINISHED", TIME, undefined]);
    engine.commit = commit;
    await gateway.fire();
    expect(await gateway.list()).toMatchObject([
      { firing: "2026-01-01T07:00:00.000Z", delivery: { state: "DELIVERED" } },
      { firing: TIME, delivery: { state: "DELIVERED" } },
    ]);
    expect(gateway.said.join()).not.toContain("left out");
    await gateway.close();
  });

  it("that is run late causes the next one to be skipped while it still runs", async () => {
    await startAndEnd(BEFORE);
    module = scriptedWorker(folder, [report], ["wait"]);
    const gateway = open(AFTER, { random: () => 0 });
    await expect.poll(() => stepsDone(folder)).toBe(1);
    const next = gateway.fire();
    await expect
      .poll(() => gateway.said)
      .toContain("a scheduled report was left out: that of an earlier time still runs or is tried again");
    expect(await firings(gateway)).toEqual([TIME]);
    await gateway.close();
    await next;
  });
});
