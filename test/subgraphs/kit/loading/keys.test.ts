import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cacheKeyFn, chunks, MAX_KEYS_LENGTH } from "#subgraphs/kit/loading/keys.ts";
import { runs } from "#test/kit/draws.ts";

describe("the keys of one call", () => {
  it("fit into a URL as they are encoded, and none is lost or out of order", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ maxLength: 40 }),
            fc.string({ unit: "grapheme", maxLength: 400 }),
            fc.emailAddress(),
          ),
          { maxLength: 200 },
        ),
        fc.integer({ min: 1, max: 150 }),
        (all, max) => {
          const cut = chunks(all, max);
          expect(cut.flat()).toEqual(all);
          for (const chunk of cut) {
            expect(chunk.length).toBeLessThanOrEqual(max);
            const length = chunk.map((key) => encodeURIComponent(key.toWellFormed())).join(",").length;
            if (chunk.length > 1) expect(length).toBeLessThanOrEqual(MAX_KEYS_LENGTH);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe("two keys with the same parts", () => {
  it("are the same at every level, in whatever order and whether or not what is absent is named", () => {
    const key = { filter: { status: "OPEN", owner: { id: "1", name: "Ada" } }, ids: ["b", "a"] };
    const other = {
      ids: ["b", "a"],
      filter: { owner: { name: "Ada", id: "1", team: null }, status: "OPEN" },
    };
    expect(cacheKeyFn([other])).toBe(cacheKeyFn([key]));
    expect(cacheKeyFn(other)).toBe(cacheKeyFn(key));
    expect(cacheKeyFn({ ...key, ids: ["a", "b"] })).not.toBe(cacheKeyFn(key));
  });
});
