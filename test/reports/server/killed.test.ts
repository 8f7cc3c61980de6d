/** A run whose process is killed goes on where it was: the same rows, and no page read twice but the one in flight. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ResultInfo, RunJob } from "#reports/server/protocol.ts";
import { ProcessEnded, startJob, type WorkerProgram } from "#reports/server/worker-process.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { named, sendTo } from "#test/reports/kit/run.ts";
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
  const folder = mkdtempSync(join(tmpdir(), "report-run-"));
  folders.push(folder);
  const { name, files } = named("support-load");
  return { kind: "run", source: { name, files }, parameters: {}, folder, mostRows: 100_000, waitMs: 0 };
}

/** Runs a job. @param killAt the page in flight at which the process is killed */
function run(job: RunJob, killAt = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const send = sendTo(tributary);
  const running = startJob(job, program, {
    async execute(query, variables) {
      asked.push(JSON.stringify([query, variables]));
      if (asked.length === killAt) running.kill();
      return send({ query, variables });
    },
  });
  return { asked, done: running.done as Promise<ResultInfo> };
}

const rowsOf = ({ folder }: RunJob) => readFileSync(join(folder, "rows.ndjson"), "utf8");

/** Up to four lists within rows are read at the same time: each may have had a page in flight. */
const AT_ONCE = 4;

describe("a run whose process is killed", () => {
  const undisturbed = jobIn();
  let whole: readonly string[];
  let result: ResultInfo;
  beforeAll(async () => {
    const running = run(undisturbed);
    result = await running.done;
    whole = running.asked;
  });

  it("asks for each page once where nothing kills it", () => {
    expect(whole.length).toBeGreaterThan(10);
    expect(new Set(whole).size).toBe(whole.length);
  });

  it.each([3, -6])(
    "goes on with the page in flight and has the same rows (killed at page %i)",
    async (page) => {
      const job = jobIn();
      const first = run(job, page < 0 ? whole.length + page : page);
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
