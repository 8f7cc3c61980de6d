/** What the console says of an incomplete run. */
import { describe, expect, it } from "vitest";
import { missingOf } from "#console/reports/run/missing.ts";

const column = (label: string, mark: string) => ({ label, mark });

describe("an incomplete run", () => {
  it("has a sentence for each thing that is missing, with the family's name, and none for what is complete or was read again", () => {
    const notes = [
      "Incomplete: the missing parts are listed below.",
      "supportDesk: 0 of 1 page, then unavailable: supportDesk.tickets",
      "erp: complete, 1 page",
      "not read to its end: users.tickets: its cursor does not move on",
      "read again from its start: users.payments",
    ];
    expect(missingOf({ notes, columns: [] }).parts).toEqual([
      "Support desk: 0 of 1 page, then unavailable: supportDesk.tickets",
      "not read to its end: users.tickets: its cursor does not move on",
    ]);
  });

  it("names each figure that it touches once, apart by what may happen to it", () => {
    const columns = [
      column("Name", "exact"),
      column("In", "atLeast"),
      column("In", "atLeast"),
      column("Ratio", "uncertain"),
    ];
    expect(missingOf({ notes: [], columns })).toMatchObject({ atLeast: ["In"], uncertain: ["Ratio"] });
  });
});
