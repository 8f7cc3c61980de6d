/** An object with another id than the requested one is refused. */
import { describe, expect, it } from "vitest";
import { isAnother } from "#subgraphs/kit/loading/other-object.ts";
import { sample } from "#test/subgraphs/kit/rest/sample.ts";

const GUID = "0b5d8c52-1f6e-4a3c-9a61-0d3f6f0a7c11";

describe("an object with an id", () => {
  const { getThing, getFile } = sample.bound;
  it.each([
    ["1", "2"],
    ["1", 2],
    [GUID, GUID.replace("0b5d", "ffff")],
    ["fa_1", "fa_2"],
  ])("is refused as another object than the requested one (%s, %s)", (asked, id) => {
    expect(isAnother({ id }, getThing, { id: asked })).toBe(true);
  });

  it.each([
    ["1", "1"],
    ["1", 1],
    [GUID, GUID.toUpperCase()],
    ["ada@example.com", "00u1"],
    ["me", "17"],
    ["1", undefined],
  ])("is accepted if it can be the requested object (%s, %s)", (asked, id) => {
    expect(isAnother({ id }, getThing, { id: asked })).toBe(false);
  });

  it("is not compared where the path does not end with its id", () => {
    expect(isAnother({ id: "2" }, getFile, { id: "1" })).toBe(false);
  });
});
