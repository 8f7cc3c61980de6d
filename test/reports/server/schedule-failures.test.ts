/** Scheduled reports if runs, deliveries, credentials or whole gateways fail. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SharedAway } from "#platform/shared/shared.ts";
import { deliveryOf, expiresAt, type RunRecord } from "#reports/server/run-store.ts";
import type { Runs } from "#reports/server/runs.ts";
import type { DeliveryOptions } from "#reports/server/schedules/deliver.ts";
import {
  type Step,
  scheduledReport,
  scheduler,
  scriptedRuns,
  scriptedWorker,
  stepsDone,
} from "./scripted-jobs.ts";
import { until } from "./worker.ts";

const root = mkdtempSync(join(tmpdir(), "schedule-failures-"));
let folder = "";
let requests = 0;
let statuses: number[] = [];
const receiver = createServer((_, response) => {
  requests++;
  response.writeHead(statuses.shift() ?? 204).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  receiver.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(root, "case-"));
  requests = 0;
  statuses = [];
});

const delivery: DeliveryOptions = {
  hosts: ["hooks.example.org"],
  secret: ["a-secret-that-is-long-enough-to-be-one"],
  send: ({ lookup: _, ...options }, answer) =>
    request({ ...options, hostname: "127.0.0.1", port: (receiver.address() as AddressInfo).port }, answer),
};
const schedule = {
  cron: "0 6 1 1 *",
  timeZone: "UTC",
  deliver: { format: "csv" as const, webhook: "https://hooks.example.org/reports" },
};
const report = scheduledReport({ ...schedule, retries: 2 });

const opened = (steps: readonly Step[], options: Parameters<typeof scriptedRuns>[2] = {}): Runs =>
  scriptedRuns(folder, scriptedWorker(folder, [report], steps), options);
const only = (runs: Runs): RunRecord => {
  const [run, ...others] = runs.list("scheduler");
  if (!run || others.length > 0) throw new Error(`${others.length + 1} runs, and not one`);
  return run;
};
/** Each year has one time of the schedule, and a time runs once. */
const inYear = (year: number): Date => new Date(`${year}-01-01T06:00:00Z`);
/** Waits like a gateway that is stopped meanwhile. */
const untilStopped = (_ms: number, signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));

describe("the delivery of a scheduled report", () => {
  it("goes on at the next start where a stop of the gateway cut it off, and is made once", async () => {
    const before = opened([{ complete: true }]);
    statuses = [503];
    const stopped = scheduler(before, { delivery, sleep: untilStopped, random: () => 0 });
    const firing = stopped.schedules.fire(report);
    await until(async () => (requests === 1 && only(before).delivery?.tries === 1 ? true : undefined));
    stopped.schedules.close();
    before.close();
    await firing;
    const after = scriptedRuns(folder, join(folder, "worker.mjs"));
    expect(only(after).delivery).toMatchObject({ state: "PENDING", tries: 1, sentAt: null });
    expect(only(after).delivery?.problem).toContain("status 503");
    const next = scheduler(after, { delivery });
    await next.schedules.resume(report);
    expect(only(after).delivery).toMatchObject({ state: "DELIVERED", tries: 2, problem: null });
    await next.schedules.resume(report);
    next.schedules.close();
    after.close();
    expect([requests, stepsDone(folder)]).toEqual([2, 1]);
  });

  it("ends with the reason in the state of the run where the receiver refuses it, or after six tries", async () => {
    const runs = opened([{ complete: true }]);
    let year = 2025;
    const { schedules, slept } = scheduler(runs, { delivery, now: () => inYear(year) });
    statuses = [400];
    await schedules.fire(report);
    const refused = only(runs);
    expect(refused.delivery).toMatchObject({ state: "FAILED", tries: 1, sentAt: null });
    expect(refused.delivery?.problem).toBe("not sent to its webhook: it answered with status 400");
    runs.delete(refused);
    statuses = [500, 500, 500, 500, 500, 500];
    year++;
    await schedules.fire(report);
    expect(only(runs).delivery).toMatchObject({ state: "FAILED", tries: 6 });
    expect(slept).toEqual([1, 2, 4, 8, 16].map((minutes) => minutes * 60_000));
    await schedules.resume(report);
    schedules.close();
    runs.close();
    expect(requests).toBe(7);
  });

  it("keeps its run beyond the retention while it is pending, and fails where the schedule is gone", async () => {
    const before = opened([{ complete: true }], { now: () => new Date("2026-01-01T00:00:00Z") });
    statuses = [503];
    const stopped = scheduler(before, { delivery, sleep: untilStopped, random: () => 0 });
    const firing = stopped.schedules.fire(report);
    await until(async () => (before.list("scheduler")[0]?.delivery?.tries === 1 ? true : undefined));
    stopped.schedules.close();
    before.close();
    await firing;
    const now = () => new Date("2026-02-01T00:00:00Z");
    const module = scriptedWorker(folder, [scheduledReport(null)], [{ complete: true }]);
    const after = scriptedRuns(folder, module, { now });
    expect(only(after).delivery?.state).toBe("PENDING");
    const next = scheduler(after, { delivery });
    await next.schedules.start();
    next.schedules.close();
    after.close();
    expect(only(after).delivery).toMatchObject({
      state: "FAILED",
      problem: "its report does not run by a schedule any more",
    });
    const last = scriptedRuns(folder, module, { now });
    last.close();
    expect(last.list("scheduler")).toEqual([]);
  });

  it("says that a receiver did not answer in time, and not by which error that ended", async () => {
    const runs = opened([{ complete: true }]);
    const { schedules } = scheduler(runs, {
      delivery: {
        ...delivery,
        send: (options, answer) => request({ ...options, signal: AbortSignal.abort() }, answer),
      },
    });
    await schedules.fire(report);
    schedules.close();
    runs.close();
    expect(only(runs).delivery?.problem).toBe("not sent to its webhook: it did not answer in time");
  });

  it("is tried as a file and as a request, each whatever became of the other", async () => {
    const both = scheduledReport({ ...schedule, deliver: { ...schedule.deliver, file: true } });
    const runs = opened([{ complete: true }]);
    // A file in the place of the folder, until the first pause.
    const place = join(folder, "delivered");
    writeFileSync(place, "");
    const { schedules, said } = scheduler(runs, {
      delivery: { ...delivery, folder: place },
      async sleep() {
        rmSync(place, { force: true });
        mkdirSync(place);
      },
    });
    await schedules.fire(both);
    schedules.close();
    runs.close();
    expect(said).toEqual([
      "a result was sent to its webhook",
      "a result was not delivered yet; it is tried again",
      "a result was written to reports.schedules.folder",
    ]);
    expect(requests).toBe(1);
    expect(readdirSync(place)).toHaveLength(1);
    expect(only(runs).delivery).toMatchObject({ state: "DELIVERED", problem: null });
  });
});

describe("the runs of a scheduled report", () => {
  it("leave the best result where no attempt is complete and the last one fails", async () => {
    const runs = opened([
      { complete: false, tables: [true, false], rows: 1 },
      { complete: false, tables: [false, false], rows: 9 },
      "fail",
    ]);
    const { schedules } = scheduler(runs, { delivery });
    await schedules.fire(report);
    schedules.close();
    runs.close();
    const delivered = runs.list("scheduler").filter((run) => run.delivery?.state === "DELIVERED");
    expect(delivered.map(({ result }) => result?.rows)).toEqual([1]);
    expect([requests, stepsDone(folder)]).toEqual([1, 3]);
  });

  it("say that there is nothing to deliver where every attempt fails, and are not tried anew at a start", async () => {
    const runs = opened(["fail"]);
    const { schedules, said } = scheduler(runs, { delivery });
    await schedules.fire(report);
    await schedules.resume(report);
    schedules.close();
    runs.close();
    // None of them says that another one was chosen.
    expect(runs.list("scheduler").map((run) => deliveryOf(run)?.problem)).toEqual(
      Array(3).fill("no run of this time has a result"),
    );
    expect(said).toEqual(["a scheduled report failed"]);
  });

  it("begin again at the next start where a stop of the gateway came between two attempts", async () => {
    const before = opened(["fail", { complete: true }]);
    const stopped = scheduler(before, { delivery, sleep: untilStopped, random: () => 0 });
    const firing = stopped.schedules.fire(report);
    await until(async () => (before.list("scheduler")[0]?.state === "FAILED" ? true : undefined));
    stopped.schedules.close();
    before.close();
    await firing;
    const after = scriptedRuns(folder, join(folder, "worker.mjs"));
    const next = scheduler(after, { delivery });
    await next.schedules.resume(report);
    next.schedules.close();
    after.close();
    expect(after.list("scheduler").map(({ state }) => state)).toEqual(["FINISHED", "FAILED"]);
    expect(requests).toBe(1);
  });

  it("wait for a full queue, which costs no result", async () => {
    const runs = opened(["wait", { complete: true }]);
    const caller = { headers: {}, rawHeaders: [], address: "" };
    const others = Array.from({ length: 21 }, () =>
      runs.start(report, "scheduler", caller, { parameters: {} }),
    );
    await until(async () => (stepsDone(folder) === 1 ? true : undefined));
    const { schedules, said, slept } = scheduler(runs, {
      delivery,
      async sleep(ms) {
        slept.push(ms);
        for (const run of others) if (runs.has(run)) runs.delete(run);
      },
    });
    await schedules.fire(report);
    schedules.close();
    runs.close();
    expect(said[0]).toBe("a scheduled report waits: too many runs are queued");
    expect(slept).toEqual([60_000]);
    expect(only(runs).delivery?.state).toBe("DELIVERED");
  });

  it("say in their state that the credential of schedules is refused, at a start and in a run", async () => {
    const runs = opened(["ask"]);
    const owners = ["scheduler", undefined, undefined, undefined, undefined];
    let year = 2024;
    const now = () => inYear(year);
    const refused = scheduler(runs, { delivery, now, identify: async () => owners.shift() });
    await refused.schedules.start();
    year++;
    await refused.schedules.fire(report);
    refused.schedules.close();
    expect(only(runs)).toMatchObject({
      state: "FAILED",
      error: { code: "UNAUTHENTICATED", message: expect.stringContaining("REPORTS_SCHEDULE_TOKEN") },
    });
    runs.delete(only(runs));
    // Accepted when it starts; the first operation is refused.
    const accepted = ["scheduler"];
    year++;
    const lost = scheduler(runs, { delivery, now, identify: async () => accepted.shift() });
    await lost.schedules.fire(report);
    lost.schedules.close();
    const waiting = only(runs);
    expect(waiting).toMatchObject({ state: "WAITING_FOR_CALLER", error: { code: "UNAUTHENTICATED" } });
    expect(lost.said).toContain("a scheduled report waits");
    runs.close();
    // The next start has a credential that is accepted.
    const after = scriptedRuns(folder, join(folder, "worker.mjs"), { host: { execute: async () => ({}) } });
    const next = scheduler(after, { delivery });
    await next.schedules.resume(report);
    next.schedules.close();
    after.close();
    expect(only(after)).toMatchObject({ state: "FINISHED", error: null, delivery: { state: "DELIVERED" } });
  });

  it("are delivered where somebody goes on with one whose credential was refused, also after a start", async () => {
    const before = opened(["ask"]);
    const accepted = ["scheduler"];
    const lost = scheduler(before, { delivery, identify: async () => accepted.shift() });
    await lost.schedules.fire(report);
    lost.schedules.close();
    before.close();
    const after = scriptedRuns(folder, join(folder, "worker.mjs"), { host: { execute: async () => ({}) } });
    const still = scheduler(after, { delivery, identify: async () => undefined });
    await still.schedules.resume(report);
    expect(only(after).state).toBe("WAITING_FOR_CALLER");
    after.resume(only(after), { headers: {}, rawHeaders: [], address: "" });
    await until(async () => (only(after).delivery?.state === "DELIVERED" ? true : undefined));
    still.schedules.close();
    after.close();
    expect(requests).toBe(1);
  });

  it("are not made again at a start where the run that was delivered is gone", async () => {
    const runs = opened([{ complete: false }, { complete: true }]);
    const { schedules } = scheduler(runs, { delivery });
    await schedules.fire(report);
    const [delivered, incomplete] = runs.list("scheduler");
    expect([delivered?.delivery?.state, incomplete?.delivery]).toEqual(["DELIVERED", undefined]);
    if (delivered) runs.delete(delivered);
    runs.close();
    schedules.close();
    const after = scriptedRuns(folder, join(folder, "worker.mjs"));
    const next = scheduler(after, { delivery });
    await next.schedules.resume(report);
    next.schedules.close();
    after.close();
    expect([requests, stepsDone(folder)]).toEqual([1, 2]);
  });

  it("begin at the next start where a stop came after their time was taken and before the first run", async () => {
    const before = opened([{ complete: true }]);
    let waits = 0;
    const stopped = scheduler(before, {
      delivery,
      random: () => 0,
      takeOnce: async () => true,
      identify: async () => undefined,
      sleep(ms, signal) {
        waits++;
        return untilStopped(ms, signal);
      },
    });
    const firing = stopped.schedules.fire(report);
    await until(async () => (waits === 1 ? true : undefined));
    stopped.schedules.close();
    before.close();
    await firing;
    const after = scriptedRuns(folder, join(folder, "worker.mjs"));
    expect(after.list("scheduler")).toEqual([]);
    const next = scheduler(after, { delivery, takeOnce: async () => false });
    await next.schedules.resume(report);
    expect(only(after).delivery?.state).toBe("DELIVERED");
    await next.schedules.resume(report);
    next.schedules.close();
    after.close();
    expect([requests, stepsDone(folder)]).toEqual([1, 1]);
  });

  it("are made where the store took their time and went away before it answered", async () => {
    const runs = opened([{ complete: true }]);
    const taken = new Map<string, string>();
    const takeOnce = async (id: string, _ms: number, by: string) => {
      if (taken.has(id)) return taken.get(id) === by;
      taken.set(id, by);
      throw new SharedAway();
    };
    const now = () => new Date("2026-01-01T06:00:00Z");
    const { schedules } = scheduler(runs, { delivery, takeOnce, now });
    await schedules.fire(report);
    await schedules.fire(report);
    schedules.close();
    runs.close();
    expect(only(runs).delivery?.state).toBe("DELIVERED");
    expect(requests).toBe(1);
  });

  it("are those of one time for a gateway that is minutes late", async () => {
    const runs = opened([{ complete: true }]);
    const taken: string[] = [];
    const takeOnce = async (id: string) => {
      taken.push(id);
      return taken.length === 1;
    };
    for (const time of ["2026-01-01T06:00:00.010Z", "2026-01-01T06:07:11Z"]) {
      const { schedules } = scheduler(runs, { delivery, takeOnce, now: () => new Date(time) });
      await schedules.fire(report);
      schedules.close();
    }
    runs.close();
    expect(new Set(taken)).toEqual(new Set(["schedule:mine:2026-01-01T06:00:00.000Z"]));
    expect(only(runs).delivery?.state).toBe("DELIVERED");
  });

  it("are those of one gateway where several share a store, also where the store was away for a while", async () => {
    const runs = opened([{ complete: true }]);
    const taken = new Set<string>();
    let isAway = true;
    const takeOnce = async (id: string) => {
      if (isAway) throw new SharedAway();
      return !taken.has(id) && taken.add(id) !== undefined;
    };
    const now = () => new Date("2026-01-01T06:00:42Z");
    const sleep = async () => {
      isAway = false;
    };
    const gateways = [1, 2, 3].map(() => scheduler(runs, { delivery, takeOnce, now, sleep }));
    await Promise.all(gateways.map(({ schedules }) => schedules.fire(report)));
    for (const { schedules } of gateways) schedules.close();
    runs.close();
    expect([...taken]).toEqual(["schedule:mine:2026-01-01T06:00:00.000Z"]);
    expect(only(runs).firing).toBe("2026-01-01T06:00:00.000Z");
    expect(requests).toBe(1);
  });
});

describe("a run that waits for its caller", () => {
  it("is deleted with its rows at the end of its retention, and a start does not prolong it", async () => {
    const caller = { headers: {}, rawHeaders: [], address: "" };
    const first = opened(["ask"], { now: () => new Date("2026-01-01T00:00:00Z") });
    const { id } = first.start(report, "ana", caller, { parameters: {} });
    const waiting = await until(async () => {
      const run = first.get(id, "ana");
      return run?.state === "WAITING_FOR_CALLER" ? run : undefined;
    });
    expect(expiresAt(waiting)).toBe("2026-01-02T00:00:00.000Z");
    first.close();
    const startedAt = (time: string) => {
      const runs = scriptedRuns(folder, join(folder, "worker.mjs"), { now: () => new Date(time) });
      runs.close();
      return runs.list("ana").length;
    };
    expect(startedAt("2026-01-01T23:59:00Z")).toBe(1);
    expect(startedAt("2026-01-02T00:00:01Z")).toBe(0);
    expect(readdirSync(join(folder, "runs"))).toEqual([]);
  });
});
