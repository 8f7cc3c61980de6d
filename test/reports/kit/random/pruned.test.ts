/** Few of the queries of `npm run soak:pruned`. */
import { expect, it } from "vitest";
import { runs } from "#test/kit/draws.ts";
import { comparePruned, tablesOfDocuments } from "./pruned.ts";

const QUERIES = runs(100);

it("Random queries give the same rows of documents without what they do not read", async () => {
  const tables = await tablesOfDocuments();
  let shorter = 0;
  for (let seed = 1; seed <= QUERIES; seed++) {
    const { sql, kind, saved } = await comparePruned(seed, tables);
    expect(kind, `${seed}: ${sql}`).not.toBe("different");
    if (saved > 0) shorter++;
  }
  expect(shorter).toBeGreaterThan(QUERIES / 2);
}, 180_000);
