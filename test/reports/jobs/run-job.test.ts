/** Messages of the run's process to the gateway about an incomplete run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runJob } from "#reports/jobs/run-job.ts";

const folder = mkdtempSync(join(tmpdir(), "run-job-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  "report.yaml": "title: Customers\n",
  "bank.graphql": "{ banking { customers(first: 2) { nodes { displayName } } } }",
};

describe("the result of an incomplete run", () => {
  it("has the missing data as members, by family and by table, beside the same as text", async () => {
    const answer = {
      data: { banking: { customers: null } },
      errors: [
        {
          message: "down",
          path: ["banking", "customers"],
          extensions: { code: "UPSTREAM_ERROR", family: "banking" },
        },
      ],
    };
    const job = { kind: "run", source: { name: "mine", files }, parameters: {} } as const;
    const host = { execute: async () => answer, progress() {} };
    const { outcome } = await runJob({ ...job, folder, mostRows: 10, waitMs: 0 }, host);
    const failed = { code: "UPSTREAM_ERROR", field: "banking.customers" };
    expect(outcome.lacks).toEqual([
      {
        kind: "FAMILY",
        family: "banking",
        pages: 0,
        asked: 1,
        lastFailed: true,
        fields: [{ ...failed, message: "down", count: 1 }],
      },
    ]);
    expect(outcome.tables.map(({ lacks, missing }) => ({ lacks, missing }))).toEqual([
      {
        lacks: [{ kind: "FIELD", family: "banking", ...failed }],
        missing: ["banking: failing: banking.customers"],
      },
    ]);
    expect(outcome.notes).toContain("banking: 0 of 1 page, then failing: banking.customers");
  });
});
