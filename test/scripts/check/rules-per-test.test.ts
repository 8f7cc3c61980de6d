/** At most three rules a test. */
import { describe, expect, it } from "vitest";
import { crowdedProblems, crowdedTitles } from "#scripts/check/rules-per-test.ts";

const ids = (...numbers: readonly number[]) => numbers.map((number) => `D9-00${number}`.replace("9", "1"));
const title = (call: string, ...numbers: readonly number[]) =>
  `${call}("is so (${ids(...numbers).join(", ")})", run)`;

describe("the check of rules in titles", () => {
  it("finds a title that names more than three rules, each counted once", () => {
    expect(crowdedTitles(title("it", 1, 2, 3, 3))).toEqual([]);
    expect(crowdedTitles(title("it", 1, 2, 3, 4))).toEqual([ids(1, 2, 3, 4).join(" ")]);
    expect(crowdedTitles(title("describe.sequential", 1, 2, 3, 4))).toHaveLength(1);
  });

  it("lets a table name as many rules as it tries", () => {
    expect(crowdedTitles(title("it.each([1, 2, 3, 4])", 1, 2, 3, 4))).toEqual([]);
  });

  it("refuses a title that is not known of before, and a known one that is there no more", () => {
    const found = new Map([["a.test.ts", ["D1-001 D1-002 D1-003 D1-004"]]]);
    expect(crowdedProblems(found, ["D1-001 D1-002 D1-003 D1-004"])).toEqual([]);
    expect(crowdedProblems(found, [])).toEqual([expect.stringContaining("a.test.ts: one test holds D1-001")]);
    expect(crowdedProblems(new Map(), ["D1-001"])).toEqual([expect.stringContaining("remove the line")]);
  });
});
