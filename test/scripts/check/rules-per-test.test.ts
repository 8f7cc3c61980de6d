/** At most three rules a test. */
import { describe, expect, it } from "vitest";
import { crowdedProblems } from "#scripts/check/rules-per-test.ts";

const ids = (...numbers: readonly number[]) => numbers.map((number) => `D9-00${number}`.replace("9", "1"));
const title = (call: string, ...numbers: readonly number[]) =>
  `${call}("is so (${ids(...numbers).join(", ")})", run)`;
const problemsOf = (text: string) => crowdedProblems("a.test.ts", text);

describe("the check of rules in titles", () => {
  it("refuses a title that names more than three rules, each counted once", () => {
    expect(problemsOf(title("it", 1, 2, 3, 3))).toEqual([]);
    expect(problemsOf(title("it", 1, 2, 3, 4))).toEqual([
      `a.test.ts: one test holds ${ids(1, 2, 3, 4).join(" ")}; split it so that each holds at most 3`,
    ]);
    expect(problemsOf(title("describe.sequential", 1, 2, 3, 4))).toHaveLength(1);
  });

  it("allows a table with as many rules as cases", () => {
    expect(problemsOf(title("it.each([1, 2, 3, 4])", 1, 2, 3, 4))).toEqual([]);
  });
});
