/** Runs of a report whose processes can be killed, for the test and for the soak. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResultInfo, RunJob } from "#reports/server/protocol.ts";
import { startJob, type WorkerProgram } from "#reports/server/worker-process.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { named, sendTo } from "#test/reports/kit/run.ts";

/** A run of a named report in a new folder. */
export function newJob(): RunJob {
  const folder = mkdtempSync(join(tmpdir(), "report-run-"));
  const { name, files } = named("support-load");
  return { kind: "run", source: { name, files }, parameters: {}, folder, mostRows: 100_000, waitMs: 0 };
}

export interface Running {
  /** Requests that it has sent to the gateway. */
  readonly asked: readonly string[];
  readonly done: Promise<ResultInfo>;
}

/** Runs a job. @param killAt the page in flight at which the process is killed */
export function runJob(
  job: RunJob,
  program: WorkerProgram,
  tributary: Tributary,
  killAt = Number.POSITIVE_INFINITY,
): Running {
  const asked: string[] = [];
  const send = sendTo(tributary);
  const running = startJob(job, program, {
    async execute(query, variables) {
      // Sent by the client itself during a long request; it reads no page.
      if (query.startsWith("query ReportRateLimits")) return send({ query, variables });
      asked.push(JSON.stringify([query, variables]));
      if (asked.length === killAt) running.kill();
      return send({ query, variables });
    },
  });
  return { asked, done: running.done as Promise<ResultInfo> };
}

export const rowsOf = ({ folder }: RunJob): string => readFileSync(join(folder, "rows.ndjson"), "utf8");

/** Up to four nested lists are read at the same time, so each may have a page in flight. */
export const AT_ONCE = 4;
