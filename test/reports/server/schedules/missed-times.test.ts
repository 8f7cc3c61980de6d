/** Times of schedules that came while no gateway waited for them, or that the end of one cut off before their run. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const LAST_YEAR = "2025-01-01T06:00:00.000Z";
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

const stateFile = (file: string, name = "a") => join(folder, name, "runs", file);

/** Starts a gateway, and waits until it knows of a time and has nothing left to do. */
async function settled(time: string, seen: string, options: Partial<SchedulesOptions> = {}, name = "a") {
  const gateway = open(time, options, name);
  await gateway.schedules.start();
  expect(JSON.parse(readFileSync(stateFile("schedules.json", name), "utf8"))).toMatchObject([{ time: seen }]);
  await expect.poll(() => existsSync(stateFile("firings.json", name))).toBe(false);
  return gateway;
}

/** Starts a gateway before the time, and ends it. */
async function startAndEndBefore(options: Partial<SchedulesOptions> = {}, name = "a") {
  (await settled(BEFORE, LAST_YEAR, options, name)).close();
}

/** Runs of a gateway that starts after the time, and of all earlier gateways with the same folder. */
async function ranAfter(options: Partial<SchedulesOptions> = {}, name = "a", seen = TIME) {
  const gateway = await settled(AFTER, seen, options, name);
  gateway.close();
  return firings(gateway);
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
    expect(await ranAfter()).toEqual([TIME]);
    expect(stepsDone(folder)).toBe(1);
  });

  it("between the end of one gateway and the start of the next is run once by that one", async () => {
    await startAndEndBefore();
    const next = open(AFTER);
    await next.schedules.start();
    await expect.poll(() => states(next)).toEqual(["DELIVERED"]);
    expect(firings(next)).toEqual([TIME]);
    // Its cron may come at the very second at which the start made up for the time.
    await next.schedules.fire(report);
    next.close();
    expect(await ranAfter()).toEqual([TIME]);
    expect(stepsDone(folder)).toBe(1);
  });

  it("is left out more than an hour after its jitter, which the log says once", async () => {
    const late = "2026-01-01T07:10:01Z";
    const saidAt = async (name: string) => {
      const gateway = await settled(late, TIME, {}, name);
      gateway.close();
      expect(firings(gateway)).toEqual([]);
      return gateway.said;
    };
    await startAndEndBefore();
    expect(await saidAt("a")).toEqual([expect.stringMatching(/is left out: .* no gateway is known/)]);
    expect(await saidAt("a")).toEqual([]);
    const { firing } = await endedWithin(withinJitter, "b");
    await firing;
    expect(await saidAt("b")).toEqual([expect.stringMatching(/is left out/)]);
  });

  it("is logged as left out by one of several gateways, and by none where another one ran it", async () => {
    const late = "2026-01-01T07:10:01Z";
    const saidBy = async (names: readonly string[], takeOnce: TakeOnce) => {
      const said: string[] = [];
      for (const name of names) {
        const gateway = await settled(late, TIME, { takeOnce }, name);
        gateway.close();
        said.push(...gateway.said);
      }
      return said;
    };
    const [never, once] = [store(), store()];
    for (const name of ["a", "b"]) await startAndEndBefore({ takeOnce: never }, name);
    expect(await saidBy(["a", "b"], never)).toEqual([expect.stringMatching(/is left out/)]);
    for (const name of ["c", "d"]) await startAndEndBefore({ takeOnce: once }, name);
    const { firing } = await endedWithin((reached) => ({ ...withinJitter(reached), takeOnce: once }), "e");
    await firing;
    expect(await ranAfter({ takeOnce: once }, "c")).toEqual([TIME]);
    expect(await saidBy(["d", "e"], once)).toEqual([]);
  });

  it("is not made up for where its schedule is new, or was another one before", async () => {
    expect(await ranAfter()).toEqual([]);
    await startAndEndBefore({}, "b");
    module = scriptedWorker(
      folder,
      [scheduledReport({ ...schedule, cron: "5 6 1 1 *" })],
      [{ complete: true }],
    );
    expect(await ranAfter({}, "b", "2026-01-01T06:05:00.000Z")).toEqual([]);
    expect(stepsDone(folder)).toBe(0);
  });

  it("runs also where its schedule is first seen within the second before or after it", async () => {
    for (const [name, first] of [
      ["a", "2026-01-01T05:59:59.700Z"],
      ["b", "2026-01-01T06:00:00.002Z"],
    ] as const) {
      let now = new Date(first);
      const gateway = open(first, { now: () => now }, name);
      await gateway.schedules.start();
      now = new Date("2026-01-01T06:00:00.003Z");
      await gateway.schedules.fire(report);
      gateway.close();
      expect(firings(gateway), first).toEqual([TIME]);
    }
  });

  it("is not run where a later one was missed too", async () => {
    const earlier = "2026-01-01T05:30:00.000Z";
    const { cron, timeZone } = schedule;
    mkdirSync(join(folder, "a", "runs"), { recursive: true });
    writeFileSync(
      stateFile("firings.json"),
      JSON.stringify([earlier, TIME].map((firing) => ({ report: "mine", firing, by: firing }))),
    );
    writeFileSync(
      stateFile("schedules.json"),
      JSON.stringify([{ report: "mine", cron, timeZone, time: TIME }]),
    );
    const gateway = await settled(AFTER, TIME);
    gateway.close();
    expect(firings(gateway)).toEqual([TIME]);
    expect(gateway.said).toContain(
      "a time of a scheduled report is not made up for: a later one has come since",
    );
  });

  it("that is made up for still goes on when the next one comes, which is left out", async () => {
    await startAndEndBefore();
    module = scriptedWorker(folder, [report], ["wait"]);
    let now = new Date(AFTER);
    const gateway = open(AFTER, { now: () => now });
    await gateway.schedules.start();
    await expect.poll(() => stepsDone(folder)).toBe(1);
    now = new Date("2027-01-01T06:00:00Z");
    await gateway.schedules.fire(report);
    gateway.close();
    expect(firings(gateway)).toEqual([TIME]);
    expect(gateway.said).toContain(
      "a scheduled report was left out: that of an earlier time still runs or is tried again",
    );
  });

  it("is no reason to run anything where the file of times is broken, which the log says", async () => {
    mkdirSync(join(folder, "a", "runs"), { recursive: true });
    writeFileSync(stateFile("schedules.json"), '[{"report": "mi');
    const gateway = await settled(AFTER, TIME);
    gateway.close();
    expect(firings(gateway)).toEqual([]);
    expect(gateway.said).toEqual(["the stored times of schedules cannot be read: the file counts as empty"]);
    const whole = await settled(AFTER, TIME);
    whole.close();
    expect(whole.said).toEqual([]);
  });

  it("is run by one gateway where several make up for it, and by none where another one ran it", async () => {
    const takeOnce = store();
    for (const name of ["a", "b", "c"]) await startAndEndBefore({ takeOnce }, name);
    const { firing } = await endedWithin((reached) => ({ ...withinJitter(reached), takeOnce }), "d");
    await firing;
    const gateways = ["a", "b"].map((name) => open(AFTER, { takeOnce }, name));
    await Promise.all(gateways.map(({ schedules }) => schedules.start()));
    await expect.poll(() => gateways.flatMap(states)).toEqual(["DELIVERED"]);
    for (const gateway of gateways) gateway.close();
    for (const name of ["c", "d"]) expect(await ranAfter({ takeOnce }, name)).toEqual([]);
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

  it("does not begin once the gateway ends, also where it was taken at that moment", async () => {
    let take = (_: boolean) => {};
    const { gateway, firing } = await endedWithin((reached) => ({
      takeOnce() {
        reached();
        return new Promise((resolve) => {
          take = resolve;
        });
      },
    }));
    take(true);
    await firing;
    expect(firings(gateway)).toEqual([]);
    expect(await ranAfter({ takeOnce: async () => true })).toEqual([TIME]);
  });
});
