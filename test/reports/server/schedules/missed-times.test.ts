/** Times of schedules that came while no gateway waited for them, or that the end of one cut off before their run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Runs } from "#reports/server/runs.ts";
import type { SchedulesOptions } from "#reports/server/schedules/schedules.ts";
import {
  scheduledReport,
  scheduler,
  scriptedRuns,
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

let folder = "";
let module = "";
beforeEach(() => {
  folder = mkdtempSync(join(root, "case-"));
  module = scriptedWorker(folder, [report], [{ complete: true }]);
});

type TakeOnce = NonNullable<SchedulesOptions["takeOnce"]>;

/** A store that several gateways share. */
function store(): TakeOnce {
  const taken = new Map<string, string>();
  return async (id, _ms, by) => {
    if (!taken.has(id)) taken.set(id, by);
    return taken.get(id) === by;
  };
}

interface Opened {
  readonly runs: Runs;
  readonly schedules: ReturnType<typeof scheduler>["schedules"];
  readonly said: readonly string[];
  close(): void;
}

/** Opens a gateway. @param name of its own folder of runs */
function open(time: string, options: Partial<SchedulesOptions> = {}, name = "a"): Opened {
  const runs = scriptedRuns(join(folder, name), module);
  const delivery = { hosts: [], folder: join(folder, "delivered") };
  const { schedules, said } = scheduler(runs, { delivery, now: () => new Date(time), ...options });
  const close = () => {
    schedules.close();
    runs.close();
  };
  return { runs, schedules, said, close };
}

const firings = ({ runs }: Opened) => runs.list("scheduler").map(({ firing }) => firing);
const states = ({ runs }: Opened) => runs.list("scheduler").map(({ delivery }) => delivery?.state);

/** Starts and ends a gateway that has nothing to run. */
async function startAndEnd(time: string, options: Partial<SchedulesOptions> = {}, name = "a") {
  const gateway = open(time, options, name);
  await gateway.schedules.start();
  gateway.close();
  return gateway;
}

/** Ends a gateway while it waits for what `options` make it wait for, after the time has come. */
async function endedWithin(options: (reached: () => void) => Partial<SchedulesOptions>, name = "a") {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const gateway = open(TIME, options(reach), name);
  const firing = gateway.schedules.fire(report);
  await reached;
  gateway.close();
  return { gateway, firing };
}

const withinJitter = (reached: () => void): Partial<SchedulesOptions> => ({
  sleep(_ms, signal) {
    reached();
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
  },
});

describe("a time of a schedule", () => {
  it("within whose jitter a gateway ends is run once by the next one, and not by further ones", async () => {
    const { gateway, firing } = await endedWithin(withinJitter);
    await firing;
    expect(firings(gateway)).toEqual([]);
    const next = open(AFTER);
    await next.schedules.start();
    await expect.poll(() => states(next)).toEqual(["DELIVERED"]);
    expect(firings(next)).toEqual([TIME]);
    next.close();
    await startAndEnd(AFTER);
    expect(stepsDone(folder)).toBe(1);
  });

  it("between the end of one gateway and the start of the next is run once by that one", async () => {
    await startAndEnd(BEFORE);
    const next = open(AFTER);
    await next.schedules.start();
    await expect.poll(() => states(next)).toEqual(["DELIVERED"]);
    expect(firings(next)).toEqual([TIME]);
    // Its cron may come at the very second at which the start made up for the time.
    await next.schedules.fire(report);
    next.close();
    await startAndEnd(AFTER);
    expect(stepsDone(folder)).toBe(1);
  });

  it("is left out more than an hour after its jitter, which the log says once", async () => {
    const late = "2026-01-01T07:10:01Z";
    await startAndEnd(BEFORE);
    const { said } = await startAndEnd(late);
    expect(said).toEqual([expect.stringMatching(/was left out: no gateway ran then/)]);
    expect((await startAndEnd(late)).said).toEqual([]);
    const { firing } = await endedWithin(withinJitter, "b");
    await firing;
    expect((await startAndEnd(late, {}, "b")).said).toEqual([expect.stringMatching(/was left out/)]);
    expect(stepsDone(folder)).toBe(0);
  });

  it("is not made up for where its schedule is new, or was another one before", async () => {
    await startAndEnd(AFTER);
    await startAndEnd(BEFORE, {}, "b");
    module = scriptedWorker(
      folder,
      [scheduledReport({ ...schedule, cron: "5 6 1 1 *" })],
      [{ complete: true }],
    );
    await startAndEnd(AFTER, {}, "b");
    expect(stepsDone(folder)).toBe(0);
  });

  it("is run by one gateway where several make up for it, and by none where another one ran it", async () => {
    const takeOnce = store();
    for (const name of ["a", "b", "c"]) await startAndEnd(BEFORE, { takeOnce }, name);
    const { firing } = await endedWithin((reached) => ({ ...withinJitter(reached), takeOnce }), "d");
    await firing;
    const gateways = ["a", "b"].map((name) => open(AFTER, { takeOnce }, name));
    await Promise.all(gateways.map(({ schedules }) => schedules.start()));
    await expect.poll(() => gateways.flatMap(states)).toEqual(["DELIVERED"]);
    for (const gateway of gateways) gateway.close();
    for (const name of ["c", "d"]) await startAndEnd(AFTER, { takeOnce }, name);
    expect(stepsDone(folder)).toBe(1);
  });

  it("is not lost where a gateway ends after it took the time and before it knew that it had", async () => {
    const takeOnce = store();
    const { gateway } = await endedWithin((reached) => ({
      async takeOnce(id, ms, by) {
        await takeOnce(id, ms, by);
        reached();
        return new Promise(() => {});
      },
    }));
    expect(firings(gateway)).toEqual([]);
    const next = open(AFTER, { takeOnce });
    await next.schedules.start();
    await expect.poll(() => states(next)).toEqual(["DELIVERED"]);
    next.close();
    expect(stepsDone(folder)).toBe(1);
  });
});
