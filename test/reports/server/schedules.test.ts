/** Scheduled reports: valid schedules, deliveries, and cases without a delivery. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import {
  type Delivered,
  type DeliveryOptions,
  deliverWebhook,
  signatureOf,
  whyNotSent,
} from "#reports/server/schedules/deliver.ts";
import { isPublicAddress } from "#reports/server/schedules/public-addresses.ts";
import { scheduledReport, scriptedGateway, scriptedWorker } from "./scripted-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "report-schedules-"));
const secrets = ["a-secret-that-is-long-enough-to-be-one", "the-former-one-of-the-same-receiver"];
const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let statuses: number[] = [];
const receiver = createServer(async (message, response) => {
  let body = "";
  for await (const chunk of message) body += String(chunk);
  received.push({ headers: message.headers, body });
  response.writeHead(statuses.shift() ?? 204).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends to the receiver of this test instead of the host of the URL. */
const here = (): DeliveryOptions => ({
  folder: join(folder, "delivered"),
  hosts: ["hooks.example.org"],
  secret: secrets,
  send: ({ lookup: _, ...options }, answer) =>
    request({ ...options, hostname: "127.0.0.1", port: (receiver.address() as AddressInfo).port }, answer),
});

const schedule = {
  cron: "0 6 * * 1-5",
  timeZone: "Europe/Berlin",
  jitter: 60,
  retries: 1,
  deliver: { format: "csv" as const, file: true, webhook: "https://hooks.example.org/reports" },
};
const files = (text: string) => ({ "report.yaml": text, "mine.graphql": "{ users { nodes { id } } }" });

describe("the schedule of a report", () => {
  it("is refused with the file if its time never comes, or its result has no receiver", () => {
    const withSchedule = (change: object) => () =>
      readDefinition("mine", files(`title: Mine\nschedule: ${JSON.stringify({ ...schedule, ...change })}\n`));
    expect(withSchedule({})().schedule).toEqual(schedule);
    expect(withSchedule({ cron: "0 6 31 2 *" })).toThrow(/report.yaml: schedule: .* never comes/);
    expect(withSchedule({ cron: "x" })).toThrow(/has 5 fields/);
    expect(withSchedule({ cron: "99 * * * *" })).toThrow(/is no cron expression/);
    expect(withSchedule({ timeZone: "Mars/North" })).toThrow(/is no time zone/);
    expect(withSchedule({ deliver: { format: "csv" } })).toThrow(/goes nowhere/);
    expect(withSchedule({ deliver: { format: "xlsx", file: true, bom: true } })).toThrow(
      /are for the format/,
    );
    expect(withSchedule({ deliver: { format: "csv", file: true, separator: "x" } })).toThrow(
      /separator must be , or ; or | or tab/,
    );
    expect(withSchedule({ deliver: { format: "csv", webhook: "http://a.example" } })).toThrow(/https URL/);
  });

  it("runs the report as the caller of its token, again if it failed, and delivers the result", async () => {
    const report = scheduledReport(schedule);
    const module = scriptedWorker(folder, [report], ["fail", { complete: true }]);
    const gateway = scriptedGateway(folder, module, { delivery: here() });
    statuses = [503];
    await gateway.fire();
    const { said, slept } = gateway;
    const states = (await gateway.list()).map(({ state, delivery }) => [state, delivery?.state]);
    await gateway.close();
    expect(states).toEqual([
      ["FINISHED", "DELIVERED"],
      ["FAILED", undefined],
    ]);
    // Half of the jitter, the pause before the second run, the pause before the second request.
    expect(slept).toEqual([30_000, 60_000, 60_000]);
    expect(said).toEqual([
      "a result was written to reports.schedules.folder",
      "a result was not delivered yet; it is tried again",
      "a result was sent to its webhook",
    ]);
    const [name = ""] = readdirSync(join(folder, "delivered"));
    expect(name).toMatch(/^mine-\d{8}-\d{4}\.csv$/);
    expect(readFileSync(join(folder, "delivered", name), "utf8")).toBe("a,b\n1,2\n");
    expect(received.map(({ body }) => body)).toEqual(["a,b\n1,2\n", "a,b\n1,2\n"]);
  });

  it("applies to saved reports, until they are deleted", async () => {
    const own = mkdtempSync(join(folder, "saved-"));
    const report = scheduledReport({ ...schedule, jitter: 0 });
    let reports = [report];
    const gateway = scriptedGateway(own, scriptedWorker(own, [], [{ complete: true }]), {
      delivery: here(),
      saved: { reports: async () => reports },
      clock: { now: new Date("2026-11-23T00:00:00Z") },
    });
    await gateway.schedules.update();
    reports = [];
    await gateway.fire();
    expect(await gateway.list()).toEqual([]);
    reports = [report];
    await gateway.fire();
    expect(await gateway.only()).toMatchObject({ firing: "2026-11-24T05:00:00.000Z" });
    await gateway.close();
  });

  it("delivers no result if the condition of its delivery is false", async () => {
    const own = mkdtempSync(join(folder, "due-"));
    const report = scheduledReport(schedule);
    const gateway = scriptedGateway(own, scriptedWorker(own, [report], [{ complete: true, isDue: false }]), {
      delivery: { ...here(), folder: join(own, "delivered") },
    });
    await gateway.fire();
    expect((await gateway.list()).map(({ delivery }) => delivery)).toEqual([
      { state: "NOT_DUE", tries: 0, writtenAt: null, sentAt: null, mailedAt: null, problem: null },
    ]);
    expect(gateway.said).toEqual(["a result was not delivered: its condition does not hold"]);
    expect(readdirSync(own)).not.toContain("delivered");
    await gateway.close();
  });

  it("signs the result, and sends it to no other host and to no private address", async () => {
    received.length = 0;
    const path = join(folder, "result.csv");
    writeFileSync(path, "a\n1\n");
    const delivered: Delivered = {
      run: "r",
      report: "mine",
      complete: false,
      path,
      name: "mine.csv",
      contentType: "text/csv",
      notes: [],
    };
    await deliverWebhook(delivered, "https://hooks.example.org/x?y=1", here());
    const [{ headers, body }] = received as [{ headers: IncomingHttpHeaders; body: string }];
    const [, seconds] = /^t=(\d+),/.exec(String(headers["x-report-signature"])) ?? [];
    expect(headers["x-report-signature"]).toBe(signatureOf(Buffer.from(body), secrets, Number(seconds)));
    expect(headers["x-report-complete"]).toBe("false");
    await expect(deliverWebhook(delivered, "https://other.example.org/", here())).rejects.toThrow(
      /not in reports.schedules.webhookHosts/,
    );
    expect(whyNotSent("https://169.254.169.254/x", { hosts: ["169.254.169.254"], secret: secrets })).toMatch(
      /not public/,
    );
    expect(whyNotSent("http://hooks.example.org/", here())).toMatch(/no https/);
    const named = { hosts: ["localhost:9"], secret: secrets };
    await expect(deliverWebhook(delivered, "https://localhost:9/", named)).rejects.toThrow(/not public/);
    const local = [
      "127.0.0.1",
      "10.1.2.3",
      "::1",
      "::ffff:10.0.0.1",
      "fd00::1",
      "64:ff9b::a00:1",
      "172.31.0.1",
    ];
    expect(local.filter(isPublicAddress)).toEqual([]);
    expect(["1.1.1.1", "2606:4700::1111", "172.32.0.1"].every(isPublicAddress)).toBe(true);
    expect(received).toHaveLength(1);
  });
});
