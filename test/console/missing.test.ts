/** The console's text about an incomplete run. */
import { describe, expect, it } from "vitest";
import { listOf, objectOf } from "#console/kit/json.ts";
import { runLacksIn, tableLacksIn } from "#console/reports/lacks.ts";
import { missingOf, missingText, tableText } from "#console/reports/run/missing.ts";
import { Completeness, outcomeLines } from "#reports/kit/asking/completeness.ts";

const column = (label: string, mark: string) => ({ label, mark });

describe("an incomplete run", () => {
  it("has a sentence for each missing part, with the family's name, as in the HTML page", () => {
    const completeness = new Completeness();
    const notes = completeness.document("mine");
    const failed = (code: string, count?: number) => ({
      message: "`page` is too large",
      path: ["supportDesk", "tickets", 3, "subject"],
      extensions: { code, family: "supportDesk", ...(count !== undefined && { count }) },
    });
    notes.page({ list: [], families: ["supportDesk", "erp"], errors: [] });
    notes.page({ list: [], families: ["supportDesk"], errors: [failed("BAD_USER_INPUT")] });
    notes.page({ list: [], families: ["supportDesk"], errors: [failed("UPSTREAM_UNAVAILABLE", 50)] });
    notes.notWalked(["users", "tickets"], "CURSOR_STUCK");
    const table = { document: "mine", name: "tickets", path: ["supportDesk", "tickets"], families: [] };
    const outcome = completeness.outcome([table]);
    // The response of the gateway.
    const sent: unknown = JSON.parse(JSON.stringify(outcome));
    const lacks = runLacksIn(objectOf(sent)["lacks"]);
    expect(lacks).toEqual(outcome.lacks);
    const { parts, notes: texts } = missingOf({ lacks, notes: ["the same"], columns: [] });
    expect(texts).toEqual([]);
    expect(parts).toEqual([
      "Support desk: 1 of 3 pages, then refused and unavailable: supportDesk.tickets.subject (`page` is too large), supportDesk.tickets.subject (50 times)",
      "not read to its end: users.tickets: its cursor does not move on",
    ]);
    const onPage = outcomeLines(outcome).map((line) => line.replace("supportDesk: ", "Support desk: "));
    expect(onPage).toEqual([
      "Incomplete: the missing parts are listed below.",
      parts[0],
      "erp: complete, 1 page",
      parts[1],
    ]);
    const [read] = listOf(objectOf(sent)["tables"]);
    const ofTable = tableLacksIn(objectOf(read)["lacks"]);
    expect(ofTable).toEqual(outcome.tables[0]?.lacks);
    expect(ofTable.map(missingText)).toEqual([
      "Support desk: refused: supportDesk.tickets.subject",
      "Support desk: unavailable: supportDesk.tickets.subject",
    ]);
  });

  it("is shown by the gateway's texts if a newer gateway sends unknown kinds", () => {
    const known = { kind: "LIST", list: "a", reason: "CURSOR_STUCK" };
    for (const other of [{ kind: "MOON" }, { ...known, reason: "MOON" }, "text"]) {
      expect(runLacksIn([known, other])).toEqual([]);
      expect(tableLacksIn([known, other])).toEqual([]);
    }
    expect(runLacksIn([known])).toEqual([known]);
    expect(tableLacksIn([known])).toEqual([known]);
    const notes = ["not read to its end: a"];
    expect(missingOf({ lacks: [], notes, columns: [] })).toMatchObject({ parts: [], notes });
    const lacks = tableLacksIn([known, { kind: "MOON" }]);
    expect(tableText({ complete: false, lacks, missing: ["a: unavailable", "b"] })).toBe("a: unavailable; b");
  });

  it("never shows that no data is missing from a table while it is not complete", () => {
    // A response stored by an older gateway.
    expect(tableText({ complete: false, lacks: tableLacksIn(undefined), missing: ["a"] })).toBe("a");
    expect(tableText({ complete: false, lacks: [], missing: [] })).toBe(
      "not known: see the notes of the run",
    );
    expect(tableText({ complete: true, lacks: [], missing: [] })).toBe("nothing");
  });

  it("names each affected figure once, grouped by its accuracy", () => {
    const columns = [
      column("Name", "exact"),
      column("In", "atLeast"),
      column("In", "atLeast"),
      column("Ratio", "uncertain"),
    ];
    expect(missingOf({ lacks: [], notes: [], columns })).toMatchObject({
      atLeast: ["In"],
      uncertain: ["Ratio"],
    });
  });
});
