/** The sizes of families may only grow with their row in the table. */
import { expect, it } from "vitest";
import { sizeProblems } from "#scripts/family-sizes.ts";

it("reports a family that has grown or has no row, and no other", () => {
  const sizes = [
    { family: "canteen", lines: 100 },
    { family: "garage", lines: 101 },
    { family: "library", lines: 5 },
  ];
  const table = [
    { family: "canteen", lines: "100" },
    { family: "garage", lines: "100" },
  ];
  expect(sizeProblems(sizes, table)).toEqual([
    expect.stringMatching(/^garage has 101 lines, and docs\/sizes\.tsv has 100:/),
    expect.stringMatching(/^library has 5 lines, and docs\/sizes\.tsv has no row for it:/),
  ]);
});
