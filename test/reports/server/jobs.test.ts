/** Checks of reports, files and comparisons take a process each: few run, few wait, the rest are refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { QueueFull } from "#reports/server/jobs.ts";
import { Runs } from "#reports/server/runs.ts";

const folder = mkdtempSync(join(tmpdir(), "report-jobs-"));
const module = join(folder, "worker.mjs");
// It says when it began, takes a while, and says when it ended.
writeFileSync(
  module,
  `process.once("message", async () => {
    const began = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.send({ type: "done", value: { began, ended: Date.now() } });
  });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the processes of a gateway's reports", () => {
  it("run so many at once as are set, and a caller who asks for too many is refused", async () => {
    const runs = new Runs({
      folder: join(folder, "runs"),
      program: { module },
      host: { execute: async () => undefined },
      atOnce: 2,
      mostRows: 1,
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, () => runs.check({ name: "unsaved", files: {} })),
    );
    runs.close();
    const times = answers.flatMap((answer) =>
      answer.status === "fulfilled" ? [answer.value as unknown as { began: number; ended: number }] : [],
    );
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(times).toHaveLength(52);
    expect(refused.every((reason) => reason instanceof QueueFull)).toBe(true);
    for (const { began } of times) {
      const beside = times.filter((other) => other.began <= began && began < other.ended);
      expect(beside.length).toBeLessThanOrEqual(2);
    }
  });
});

describe("the folder of a gateway's runs", () => {
  it("may hold an unreadable run and refuse to store another one without an end of the gateway", async () => {
    const place = join(folder, "damaged");
    const damaged = "0".repeat(32);
    mkdirSync(join(place, damaged), { recursive: true });
    writeFileSync(join(place, damaged, "run.json"), "{");
    const problems: object[] = [];
    const runs = new Runs({
      folder: place,
      program: { module },
      host: { execute: async () => undefined },
      atOnce: 1,
      mostRows: 1,
      onProblem: (fields) => problems.push(fields),
    });
    expect(problems).toEqual([{ run: damaged }]);
    const report = { name: "unsaved", title: "Unsaved", retentionDays: 1, files: {} };
    const caller = { headers: {}, rawHeaders: [], address: "" };
    const run = runs.start(report, "", caller, { parameters: {} });
    // Its folder cannot be made any more, as on a full disk.
    rmSync(runs.folderOf(run), { recursive: true });
    writeFileSync(runs.folderOf(run), "");
    await new Promise<void>((end) => runs.follow(run, { run: () => {}, progress: () => {}, end }));
    runs.close();
    expect(run.state).toBe("FINISHED");
    expect(problems.slice(1)).toMatchObject([{ run: run.id, reason: expect.any(String) }]);
  });
});
