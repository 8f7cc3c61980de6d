import { describe, expect, it } from "vitest";
import { longSecret } from "#platform/config/formats.ts";
import { turning } from "#platform/config/kinds.ts";

const [ONE, TWO] = ["1".repeat(32), "2".repeat(32)];
const read = (text: string) => turning({ parse: longSecret }).read(text);

describe("a secret that can be replaced", () => {
  it("is one value, or two separated by a comma", () => {
    expect(read(ONE)).toEqual([ONE]);
    expect(read(`${TWO}, ${ONE}`)).toEqual([TWO, ONE]);
  });

  it("must not be three values, and each value must be valid", () => {
    expect(() => read(`${ONE},${TWO},${ONE}`)).toThrow("must be one secret, or two");
    expect(() => read(`${ONE},`)).toThrow("must have at least 32 characters");
    expect(() => read(`short,${ONE}`)).toThrow("must have at least 32 characters");
  });
});
