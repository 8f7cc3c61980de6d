/** A run whose process is killed resumes: it has the same rows, and only the page in flight is read twice. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ResultInfo, RunJob } from "#reports/server/protocol.ts";
import { ProcessEnded, type WorkerProgram } from "#reports/server/worker-process.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { AT_ONCE, newJob, rowsOf, runJob } from "./killed-runs.ts";
import { buildWorker } from "./worker.ts";

// Each job is a process that first loads the schema.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tributary: Tributary;
let program: WorkerProgram;
const folders: string[] = [];
beforeAll(async () => {
  program = await buildWorker("killed");
  tributary = await startTributary({ settings: scopes });
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await tributary.close();
});

function jobIn(): RunJob {
  const job = newJob();
  folders.push(job.folder);
  return job;
}

const run = (job: RunJob, killAt?: number) => runJob(job, program, tributary, killAt);

describe("a run whose process is killed", () => {
  const undisturbed = jobIn();
  let whole: readonly string[];
  let result: ResultInfo;
  beforeAll(async () => {
    const running = run(undisturbed);
    result = await running.done;
    whole = running.asked;
  });

  it("requests each page once if it is not killed", () => {
    expect(whole.length).toBeGreaterThan(10);
    expect(new Set(whole).size).toBe(whole.length);
  });

  // Random shares of all pages. The title has the share, so that a failure can be repeated.
  it.each([Math.random(), Math.random()])(
    "resumes with the page in flight and has the same rows (killed after %d of its pages)",
    async (share) => {
      const job = jobIn();
      const first = run(job, 2 + Math.floor(share * (whole.length - 2)));
      await expect(first.done).rejects.toThrow(ProcessEnded);
      const second = run(job);
      const resumed = await second.done;
      expect(resumed.complete).toBe(true);
      expect(rowsOf(job)).toBe(rowsOf(undisturbed));
      const asked = [...first.asked, ...second.asked];
      expect(new Set(asked)).toEqual(new Set(whole));
      expect(asked.length).toBeLessThanOrEqual(whole.length + AT_ONCE);
      expect(second.asked).not.toContain(whole[0]);
      expect(resumed.outcome.tables.map(({ name, pages, rows }) => [name, pages, rows])).toEqual(
        result.outcome.tables.map(({ name, pages, rows }) => [name, pages, rows]),
      );
    },
  );
});
