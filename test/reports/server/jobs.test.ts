/** Checks of reports, files and comparisons take a process each: few run, few wait, the rest are refused. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { QueueFull, Runs } from "#reports/server/runs.ts";

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
