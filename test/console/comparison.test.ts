/** Names of runs in the choice of two runs, and their comparison. */
import { afterEach, expect, it, vi } from "vitest";
import { compareRuns } from "#console/reports/comparison.ts";
import { figureQuery, runIn, runPart } from "#console/reports/run/figure.ts";
import { runName } from "#console/reports/run-name.ts";

const run = { createdAt: "2026-11-28T03:10:05Z", complete: true, parameters: {}, report: "paid" };

it("a run is named by its time, to the second, its parameters and its origin", () => {
  const [first, second] = [runName(run), runName({ ...run, createdAt: "2026-11-28T03:10:06Z" })];
  expect(first).not.toBe(second);
  const of = runName({ ...run, parameters: { email: "ada@example.org", filter: { status: ["OPEN"] } } });
  expect(of).toBe(`${first}: email ada@example.org, filter {"status":["OPEN"]}`);
  expect(runName({ ...run, report: "unsaved", complete: false })).toBe(`${first} (not saved, incomplete)`);
  expect(runName({ ...run, parameters: { text: "x".repeat(200) } })).toMatch(/x…$/);
});

it("the address of a run contains a figure, and can be read back", () => {
  const figures = [
    { column: "paid & more", row: 0 },
    { column: "paid", unit: "", label: "Ä/ö?", series: "OPEN", timeZone: "Europe/Berlin" },
    { column: "paid" },
  ];
  for (const figure of figures) expect(runIn(runPart("4f1c", figure))).toEqual({ id: "4f1c", figure });
  expect(runIn(runPart("4f1c"))).toEqual({ id: "4f1c", figure: undefined });
  expect(figureQuery({ column: "paid", row: 3 })).toBe("behind=paid&row=3");
});

afterEach(() => vi.unstubAllGlobals());

it("a comparison has a note about different time zones, and none for equal ones", async () => {
  const answer = {
    key: ["id"],
    added: 1,
    removed: 0,
    changed: 0,
    unknown: 0,
    same: 2,
    columns: [],
    rows: [],
  };
  const compared = async (note: string | null) => {
    vi.stubGlobal("fetch", async () => Response.json({ ...answer, note }));
    return compareRuns("b", "a", "changed", 0, 100);
  };
  expect(await compared("Other time zones.")).toMatchObject({ same: 2, note: "Other time zones." });
  expect(await compared(null)).toMatchObject({ note: "" });
});
