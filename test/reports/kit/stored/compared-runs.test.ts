/** Runs that can be compared: runs of one report, also from the time before it was saved. */
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

let runs = 0;
const folder = mkdtempSync(join(tmpdir(), "compared-runs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface StoredVariant {
  readonly name: string;
  readonly states: readonly string[];
  /** Further lines of its description. */
  readonly yaml?: string;
  readonly sql?: string;
  readonly timeZone?: string;
}

/** Runs a report over payments of these states. @returns its folder */
async function run({
  name,
  states,
  yaml = "",
  sql = "select id, status from payments",
  timeZone,
}: StoredVariant): Promise<string> {
  const id = String(runs++);
  const own = join(folder, id);
  mkdirSync(own);
  const files = {
    "report.yaml": `title: Payments\nkey: [id]\n${yaml}`,
    "bank.graphql": "{ banking { payments(first: 9) { nodes { id status } } } }",
    "report.sql": sql,
  };
  const definition = readDefinition(name, files);
  const nodes = states.map((status, at) => ({ id: `BankPayment:${at}`, status }));
  const payments = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  const ask = withRetryAfter(async () => ({ data: { banking: { payments } } }), { waitMs: 0 });
  saveRun(own, { id, source: { name, files }, parameters: {} });
  await storeRun({
    folder: own,
    definition,
    prepared: await prepare(definition, { timeZone }),
    ask,
    mostRows: 100,
  });
  return own;
}

describe("two runs", () => {
  const compared = async (before: StoredVariant, after: StoredVariant) => {
    const { counts, same } = await compareRuns(await run(before), await run(after), () => {});
    return { ...counts, same };
  };
  const states = ["SENT"];
  const noteOf = async (before: StoredVariant, after: StoredVariant) =>
    (await compareRuns(await run(before), await run(after), () => {})).note;
  const sql = "select id, status from payments where status is not null";

  it("of a composed report and of its saved report are compared, also after an edit", async () => {
    const yaml = "identity: 4f1c\n";
    const composed = { name: "unsaved", states: ["SENT", "PENDING"], yaml };
    const saved = { name: "payments", states: ["SENT", "SENT", "FAILED"], yaml };
    const counts = { added: 1, removed: 0, changed: 1, unknown: 0, same: 1 };
    expect(await compared(composed, saved)).toEqual(counts);
    expect(await compared(composed, { ...saved, sql })).toEqual(counts);
  });

  it("of a report and of its copy are compared", async () => {
    const copy = { name: "my-copy", states, yaml: "identity: payments\n" };
    expect(await compared({ name: "payments", states }, copy)).toMatchObject({ same: 1 });
  });

  it("of one unsaved report are compared if they read the same data", async () => {
    const one = { name: "unsaved", states };
    expect(await compared(one, { ...one, yaml: "about: Another text.\n" })).toMatchObject({ same: 1 });
    await expect(compared(one, { ...one, sql })).rejects.toThrow("different reports");
  });

  it("of different reports with the same title and columns are refused", async () => {
    const mine = { name: "mine", states };
    await expect(compared(mine, { name: "other", states })).rejects.toThrow("different reports");
    const made = { name: "unsaved", states, yaml: "identity: one\n" };
    await expect(compared(made, { ...made, yaml: "identity: two\n" })).rejects.toThrow("different reports");
    // A saved report keeps its identity if it is replaced.
    expect(await compared(mine, { ...mine, yaml: "identity: two\n" })).toMatchObject({ same: 1 });
  });

  it("of different time zones are compared with a note", async () => {
    const utc = { name: "payments", states };
    const berlin = { ...utc, timeZone: "Europe/Berlin" };
    expect(await noteOf(utc, berlin)).toBe(
      "The earlier run has the time zone UTC, the later one Europe/Berlin: days and months that the SQL makes of instants may differ for that alone.",
    );
    expect(await noteOf(berlin, berlin)).toBeNull();
    expect(await noteOf(utc, { ...utc, timeZone: "UTC" })).toBeNull();
  });
});
