/** A short part of `npm run soak:reload`, which does twenty reloads. */
import { expect, it } from "vitest";
import { reloadUnderLoad } from "#test/soak/reloads.ts";

it("answers all operations while the supergraph file changes three times", async () => {
  const { operations, failures, heapMb } = await reloadUnderLoad(3, 50);
  expect(failures).toEqual([]);
  expect(heapMb).toHaveLength(3);
  expect(operations).toBeGreaterThan(100);
});
