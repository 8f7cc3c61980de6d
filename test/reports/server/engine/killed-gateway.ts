/** A gateway's reports in a separate process, which the test kills. Its parent sends it ids of runs. */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { workOn } from "#reports/server/add-reports.ts";
import { RunEngine } from "#reports/server/engine/engine.ts";
import { PostgresJobs } from "#reports/server/engine/postgres.ts";
import { S3Files, type S3Options } from "#reports/server/files/s3-files.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import { Runs } from "#reports/server/runs.ts";
import { Schedules } from "#reports/server/schedules/schedules.ts";

export interface KilledGateway {
  readonly database: string;
  readonly files: S3Options;
  readonly folder: string;
  /** Module of the program of jobs. */
  readonly module: string;
  readonly report: ReportInfo;
  /** The port of the receiver of deliveries. */
  readonly receiver: number;
}

const [, , settings = ""] = process.argv;
const { database, files, folder, module, report, receiver } = JSON.parse(
  readFileSync(settings, "utf8"),
) as KilledGateway;
const caller = { headers: {}, rawHeaders: [], address: "" };
const scheduled = { caller, identify: async () => "" };
const jobs = new PostgresJobs({ url: database, leaseS: 2, pollMs: 100 });
await jobs.prepare();
const engine = new RunEngine(jobs);
const runs = new Runs({
  folder,
  engine,
  files: new S3Files(files),
  program: { module, niceness: 0 },
  host: { execute: async () => ({}) },
  atOnce: 4,
  mostRows: 10,
  scheduled,
});
const schedules = new Schedules({
  ...scheduled,
  runs,
  log: { info: () => {}, warn: (fields, text) => console.error(text, fields) },
  delivery: {
    folder: join(folder, "delivered"),
    hosts: ["hooks.example.org"],
    secret: ["a-secret-that-is-long-enough-to-be-one"],
    send: ({ lookup: _, ...options }, answer) =>
      request({ ...options, hostname: "127.0.0.1", port: receiver }, answer),
  },
});
workOn(runs, schedules);
await schedules.start();
// A schedule of seconds is planned each second instead of each minute.
setInterval(() => void schedules.update(), 500);
process.on("message", async (id: string) => {
  await runs.start(report, "", caller, { parameters: {} }, id);
  process.send?.(id);
});
process.send?.("ready");
