import { describe, expect, it } from "vitest";
import { seededRandom } from "#services/kit/data/random.ts";

describe("seeded randomness", () => {
  it("returns the same values for the same seed and others for another", () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.int(1, 6));
    };
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
    expect(new Set(draw("a")).size).toBeGreaterThan(3);
    for (const value of draw("c")) expect(value).toSatisfy((v: number) => v >= 1 && v <= 6);
  });
});
