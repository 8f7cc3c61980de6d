/** Runs that can be compared: those of one report, also before it was saved. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";
import { compareRuns } from "#reports/kit/stored/compare.ts";
import { saveRun } from "#reports/kit/stored/run-folder.ts";
import { storeRun } from "#reports/kit/stored/store-run.ts";

const folder = mkdtempSync(join(tmpdir(), "compared-runs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a report of that name and title over payments of these states. @returns its folder */
async function run(id: string, name: string, title: string, states: readonly string[]): Promise<string> {
  const own = join(folder, id);
  mkdirSync(own);
  const files = {
    "report.yaml": `title: ${title}\nkey: [id]\n`,
    "bank.graphql": "{ banking { payments(first: 9) { nodes { id status } } } }",
    "report.sql": "select id, status from payments",
  };
  const definition = readDefinition(name, files);
  const nodes = states.map((status, at) => ({ id: `BankPayment:${at}`, status }));
  const payments = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  const ask = withRetryAfter(async () => ({ data: { banking: { payments } } }), { waitMs: 0 });
  saveRun(own, { id, source: { name, files }, parameters: {} });
  await storeRun({ folder: own, definition, prepared: await prepare(definition), ask, mostRows: 100 });
  return own;
}

describe("two runs", () => {
  it("of a composed report and of the report that was saved of it are compared", async () => {
    const composed = await run("composed", "unsaved", "Payments", ["SENT", "PENDING"]);
    const saved = await run("saved", "payments", "Payments", ["SENT", "SENT", "FAILED"]);
    const { counts, same } = await compareRuns(composed, saved, () => {});
    expect({ ...counts, same }).toEqual({ added: 1, removed: 0, changed: 1, unknown: 0, same: 1 });
  });

  it("of different reports are refused", async () => {
    const mine = await run("mine", "unsaved", "Mine", ["SENT"]);
    const other = await run("other", "other", "Other", ["SENT"]);
    await expect(compareRuns(mine, other, () => {})).rejects.toThrow("different reports");
  });
});
