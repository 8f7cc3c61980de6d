/** Errors of positions of lists. */
import { describe, expect, it } from "vitest";
import { deduped } from "#gateway/plugins/client-errors.ts";

const errorsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    message: "The family cannot be reached",
    path: ["users", "nodes", count - 1 - index, "payments"],
    extensions: { code: "UPSTREAM_UNAVAILABLE", family: "banking" },
  }));

describe("one failure at many positions", () => {
  it("has a separate error at each of 250 positions, in their order", () => {
    const shown = deduped(errorsOf(250));
    expect(shown.map(({ path }) => path?.[2])).toEqual(Array.from({ length: 250 }, (_, index) => index));
    expect(shown.some(({ extensions }) => extensions && "count" in extensions)).toBe(false);
  });

  it("is counted in the 250th error for all positions after it", () => {
    const shown = deduped(errorsOf(400));
    expect(shown).toHaveLength(250);
    expect(shown.at(-1)?.extensions).toMatchObject({ count: 151 });
  });
});
