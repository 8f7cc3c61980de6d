import { describe, expect, it } from "vitest";
import { reasons, ticksIn } from "#bench/against/quiet.ts";

describe("a ratio", () => {
  it("is a figure if the machine was idle and the rounds agree", () => {
    expect(reasons(0.02, 0.001, [1, 1.04, 1.02])).toEqual([]);
  });

  it.each([
    ["other work ran before it", 0.3, 0, [1, 1, 1], /busy/],
    ["the host took time from it", 0, 0.05, [1, 1, 1], /host/],
    ["it has two rounds", 0, 0, [1, 1], /too few/],
    ["its rounds differ by more than a tenth", 0, 0, [1, 1.05, 1.2], /differ/],
  ])("is no figure if %s", (_, busy, steal, ratios, reason) => {
    expect(reasons(busy, steal, ratios)).toEqual([expect.stringMatching(reason)]);
  });
});

it("CPU ticks are read from /proc/stat", () => {
  expect(ticksIn("cpu  10 1 5 80 4 0 0 3 0 0\ncpu0 1 2\n")).toEqual({ all: 103, idle: 84, steal: 3 });
});
