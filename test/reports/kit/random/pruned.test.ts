/** Random queries over whole documents, and over documents without unused fields. */
import { expect, it } from "vitest";
import { drawn, isWhole } from "#test/kit/draws.ts";
import { comparePruned, tablesOfDocuments } from "./pruned.ts";

const SEEDS = Array.from({ length: 10_000 }, (_, at) => at + 1);
const LIMIT_MS = isWhole ? 4 * 3_600_000 : 180_000;

it(
  "Random queries give the same rows with and without the unread fields of documents",
  async () => {
    const tables = await tablesOfDocuments();
    const seeds = drawn("random queries", SEEDS, 0.0025);
    let shorter = 0;
    for (const seed of seeds) {
      const { sql, kind, saved, detail } = await comparePruned(seed, tables);
      expect(kind, `${seed}: ${sql}\n${detail}`).not.toBe("different");
      if (saved > 0) shorter++;
    }
    expect(shorter).toBeGreaterThan(seeds.length / 2);
  },
  LIMIT_MS,
);
