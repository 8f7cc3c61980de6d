/** Scheduled reports if runs, deliveries, credentials or whole gateways fail. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StoreAway } from "#reports/server/engine/job.ts";
import { deliveryOf, expiresAt, type RunRecord } from "#reports/server/engine/run-record.ts";
import type { DeliveryOptions } from "#reports/server/schedules/deliver.ts";
import {
  type Clock,
  type GatewayOptions,
  type ScriptedGateway,
  type Step,
  scheduledReport,
  scriptedGateway,
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

const caller = { headers: {}, rawHeaders: [], address: "" };
const beforeTime = (): Clock => ({ now: new Date("2026-01-01T05:59:59Z") });

/** A gateway on the folder of the case. @param steps steps of its runs; by default those of the previous gateway */
function opened(steps?: readonly Step[], options: Partial<GatewayOptions> = {}): ScriptedGateway {
  const module = steps ? scriptedWorker(folder, [report], steps) : join(folder, "worker.mjs");
  return scriptedGateway(folder, module, { delivery, ...options });
}

describe("the delivery of a scheduled report", () => {
  it("continues at the next start after a stop of the gateway, and is sent once", async () => {
    const clock = beforeTime();
    const before = opened([{ complete: true }], { clock });
    statuses = [503];
    await before.fire(0);
    const { delivery: pending } = await before.only();
    expect(pending).toMatchObject({ state: "PENDING", tries: 1, sentAt: null });
    expect(pending?.problem).toContain("status 503");
    await before.close();
    const after = opened(undefined, { clock });
    await after.settle();
    expect((await after.only()).delivery).toMatchObject({ state: "DELIVERED", tries: 2, problem: null });
    await after.close();
    expect([requests, stepsDone(folder)]).toEqual([2, 1]);
  });

  it("is not sent again if the store refused to record it for a while", async () => {
    const gateway = opened([{ complete: true }]);
    const { engine } = gateway.runs;
    const commit = engine.commit.bind(engine);
    let refusals = 0;
    engine.commit = async (step) => {
      if (step.change?.changes.delivery?.sentAt && refusals++ === 0) throw new StoreAway("ECONNREFUSED");
      return commit(step);
    };
    await gateway.fire();
    expect((await gateway.only()).delivery).toMatchObject({ state: "DELIVERED", tries: 1 });
    await gateway.close();
    expect([requests, refusals]).toEqual([1, 3]);
    expect(gateway.said).toContain("the state of a delivery cannot be stored");
  });

  it("ends with the reason in the state of the run if the receiver refuses it, or after six tries", async () => {
    const gateway = opened([{ complete: true }]);
    statuses = [400];
    await gateway.fire();
    const refused = await gateway.only();
    expect(refused.delivery).toMatchObject({ state: "FAILED", tries: 1, sentAt: null });
    expect(refused.delivery?.problem).toBe("not sent to its webhook: it answered with status 400");
    await gateway.runs.delete(refused);
    statuses = [500, 500, 500, 500, 500, 500];
    await gateway.fire();
    expect((await gateway.only()).delivery).toMatchObject({ state: "FAILED", tries: 6 });
    expect(gateway.slept).toEqual([1, 2, 4, 8, 16].map((minutes) => minutes * 60_000));
    await gateway.close();
    expect(requests).toBe(7);
  });

  it("preserves its run beyond the retention while it is pending, and fails if the schedule was removed", async () => {
    const before = opened([{ complete: true }]);
    statuses = [503];
    await before.fire(0);
    await before.close();
    const clock = { now: new Date("2026-02-01T00:00:00Z") };
    const module = scriptedWorker(folder, [scheduledReport(null)], [{ complete: true }]);
    const after = scriptedGateway(folder, module, { delivery, clock });
    await after.settle();
    expect((await after.only()).delivery).toMatchObject({
      state: "FAILED",
      problem: "its report does not run by a schedule any more",
    });
    await after.close();
    const last = scriptedGateway(folder, module, { delivery, clock });
    await expect.poll(last.list).toEqual([]);
    await last.close();
  });

  it("reports that a receiver did not answer in time, without the internal error", async () => {
    const send: DeliveryOptions["send"] = (options, answer) =>
      request({ ...options, signal: AbortSignal.abort() }, answer);
    const gateway = opened([{ complete: true }], { delivery: { ...delivery, send } });
    await gateway.fire();
    expect((await gateway.only()).delivery?.problem).toBe(
      "not sent to its webhook: it did not answer in time",
    );
    await gateway.close();
  });

  it("is tried as a file and as a request, each independent of the other", async () => {
    const both = scheduledReport({ ...schedule, deliver: { ...schedule.deliver, file: true } });
    // A file in the place of the folder, until the first pause.
    const place = join(folder, "delivered");
    writeFileSync(place, "");
    const gateway = scriptedGateway(folder, scriptedWorker(folder, [both], [{ complete: true }]), {
      delivery: { ...delivery, folder: place },
      onPause() {
        rmSync(place, { force: true });
        mkdirSync(place);
      },
    });
    await gateway.fire();
    expect(gateway.said).toEqual([
      "a result was sent to its webhook",
      "a result was not delivered yet; it is tried again",
      "a result was written to reports.schedules.folder",
    ]);
    expect(requests).toBe(1);
    expect(readdirSync(place)).toHaveLength(1);
    expect((await gateway.only()).delivery).toMatchObject({ state: "DELIVERED", problem: null });
    await gateway.close();
  });
});

describe("the runs of a scheduled report", () => {
  it("deliver the best result if no attempt is complete and the last one fails", async () => {
    const gateway = opened([
      { complete: false, tables: [true, false], rows: 1 },
      { complete: false, tables: [false, false], rows: 9 },
      "fail",
    ]);
    await gateway.fire();
    const delivered = (await gateway.list()).filter((run) => run.delivery?.state === "DELIVERED");
    expect(delivered.map(({ result }) => result?.rows)).toEqual([1]);
    expect(gateway.slept).toEqual([60_000, 120_000]);
    await gateway.close();
    expect([requests, stepsDone(folder)]).toEqual([1, 3]);
  });

  it("report that there is no result if each attempt fails, and are not repeated at a start", async () => {
    const clock = beforeTime();
    const gateway = opened(["fail"], { clock });
    await gateway.fire();
    // None of them has the state of an attempt that was not chosen.
    const problems = (await gateway.list()).map((run) => deliveryOf(run)?.problem);
    expect(problems).toEqual(Array(3).fill("no run of this time has a result"));
    expect(gateway.said).toEqual(["a scheduled report failed"]);
    await gateway.close();
    const next = opened(undefined, { clock });
    await next.settle();
    expect(await next.list()).toHaveLength(3);
    await next.close();
  });

  it("start again at the next start if the gateway stopped between two attempts", async () => {
    const clock = beforeTime();
    const before = opened(["fail", { complete: true }], { clock });
    await before.fire(0);
    expect((await before.only()).state).toBe("FAILED");
    await before.close();
    const after = opened(undefined, { clock });
    await after.settle();
    expect((await after.list()).map(({ state }) => state)).toEqual(["FINISHED", "FAILED"]);
    await after.close();
    expect(requests).toBe(1);
  });

  it("wait for a full queue, and no result is lost", async () => {
    const gateway = opened(["wait", { complete: true }]);
    const others: RunRecord[] = [];
    for (let at = 0; at < 21; at++) {
      others.push(await gateway.runs.start(report, "scheduler", caller, { parameters: {} }));
      await until(async () => (stepsDone(folder) === 1 ? true : undefined));
    }
    const firing = gateway.fire();
    await until(async () => (gateway.said.length > 0 ? true : undefined));
    for (const run of others) await gateway.runs.delete(run);
    await firing;
    expect(gateway.said[0]).toBe("a scheduled report waits: too many runs are queued");
    expect(gateway.slept).toEqual([60_000]);
    expect((await gateway.only()).delivery?.state).toBe("DELIVERED");
    await gateway.close();
  });

  it("have a refused credential of schedules in their state, at a start and during a run", async () => {
    const clock = beforeTime();
    const owners = ["scheduler"];
    const refused = opened(["ask"], { clock, identify: async () => owners.shift() });
    await refused.schedules.start();
    await refused.fire();
    const failed = await refused.only();
    expect(failed).toMatchObject({
      state: "FAILED",
      error: { code: "UNAUTHENTICATED", message: expect.stringContaining("REPORTS_SCHEDULE_TOKEN") },
    });
    await refused.runs.delete(failed);
    await refused.close();
    // Accepted when it starts; the first operation is refused.
    const accepted = ["scheduler"];
    const lost = opened(undefined, { clock, identify: async () => accepted.shift() });
    await lost.fire(1);
    const waiting = await lost.only();
    expect(waiting).toMatchObject({ state: "WAITING_FOR_CALLER", error: { code: "UNAUTHENTICATED" } });
    expect(lost.said).toContain("a scheduled report waits");
    await lost.close();
    // The next start has a credential that is accepted.
    const next = opened(undefined, { clock, host: { execute: async () => ({}) } });
    await next.settle();
    expect(await next.only()).toMatchObject({
      state: "FINISHED",
      error: null,
      delivery: { state: "DELIVERED" },
    });
    await next.close();
  });

  it("are delivered if a caller resumes one whose credential was refused, also after a start", async () => {
    const clock = beforeTime();
    const accepted = ["scheduler"];
    const lost = opened(["ask"], { clock, identify: async () => accepted.shift() });
    await lost.fire();
    await lost.close();
    const host = { execute: async () => ({}) };
    const still = opened(undefined, { clock, host, identify: async () => undefined });
    await still.settle();
    const waiting = await still.only();
    expect(waiting.state).toBe("WAITING_FOR_CALLER");
    await still.runs.resume(waiting, caller);
    await still.settle();
    expect((await still.only()).delivery?.state).toBe("DELIVERED");
    await still.close();
    expect(requests).toBe(1);
  });

  it("are not repeated at a start if the run that was delivered was deleted", async () => {
    const clock = beforeTime();
    const gateway = opened([{ complete: false }, { complete: true }], { clock });
    await gateway.fire();
    const [delivered, incomplete] = await gateway.list();
    expect([delivered?.delivery?.state, incomplete?.delivery]).toEqual(["DELIVERED", undefined]);
    if (delivered) await gateway.runs.delete(delivered);
    await gateway.close();
    const next = opened(undefined, { clock });
    await next.settle();
    await next.close();
    expect([requests, stepsDone(folder)]).toEqual([1, 2]);
  });

  it("start at the next start if the gateway stopped after taking their time and before the first run", async () => {
    const clock = beforeTime();
    const before = opened([{ complete: true }], { clock, identify: async () => undefined });
    await before.fire(1);
    await before.close();
    const after = opened(undefined, { clock });
    expect(await after.list()).toEqual([]);
    await after.settle();
    expect((await after.only()).delivery?.state).toBe("DELIVERED");
    await after.close();
    expect([requests, stepsDone(folder)]).toEqual([1, 1]);
  });
});

describe("a run that waits for its caller", () => {
  it("is deleted with its rows at the end of its retention, which a start does not prolong", async () => {
    const module = scriptedWorker(folder, [report], ["ask"]);
    const first = scriptedRuns(folder, module, { now: () => new Date("2026-01-01T00:00:00Z") });
    const { id } = await first.start(report, "ana", caller, { parameters: {} });
    const waiting = await until(async () => {
      const run = await first.get(id, "ana");
      return run?.state === "WAITING_FOR_CALLER" ? run : undefined;
    });
    expect(expiresAt(waiting)).toBe("2026-01-02T00:00:00.000Z");
    first.close();
    await first.engine.close();
    const startedAt = async (time: string, left: number) => {
      const runs = scriptedRuns(folder, module, { now: () => new Date(time) });
      await expect.poll(async () => (await runs.list("ana")).map(expiresAt)).toHaveLength(left);
      await expect
        .poll(() => readdirSync(join(folder, "runs")).filter((name) => name === id))
        .toHaveLength(left);
      const [run] = await runs.list("ana");
      runs.close();
      await runs.engine.close();
      return run && expiresAt(run);
    };
    expect(await startedAt("2026-01-01T23:59:00Z", 1)).toBe("2026-01-02T00:00:00.000Z");
    expect(await startedAt("2026-01-02T00:00:01Z", 0)).toBeUndefined();
  });
});
