/** The documentation stays short enough to read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "#scripts/tables.ts";

const MOST_WORDS = 39_500;
/** Pages with a limit of their own. */
const MOST_WORDS_OF_A_PAGE: Readonly<Record<string, number>> = {
  "configuration.md": 2_600,
  "adding-a-family.md": 900,
  "package.md": 500,
  "performance.md": 1_500,
  "for-agents.md": 600,
};

const folder = join(ROOT, "docs");
/** Words as `wc -w` counts them, by page. */
const words = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((page) => page.endsWith(".md"))
    .map((page) => [page, readFileSync(join(folder, page), "utf8").trim().split(/\s+/).length]),
);

describe("the words of the documentation", () => {
  it(`are ${MOST_WORDS} at most, decisions included`, () => {
    const longestFirst = [...words].sort(([, one], [, other]) => other - one);
    const total = longestFirst.reduce((sum, [, count]) => sum + count, 0);
    expect(total, `longest: ${longestFirst.slice(0, 5).join("; ")}`).toBeLessThanOrEqual(MOST_WORDS);
  });

  it.each(Object.entries(MOST_WORDS_OF_A_PAGE))("of %s are %i at most", (page, most) => {
    expect(words.get(page)).toBeLessThanOrEqual(most);
  });
});
