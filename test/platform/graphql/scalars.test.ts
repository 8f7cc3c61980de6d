/** The scalars: exact values in one canonical form. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, scalars } from "#platform/graphql/scalars.ts";
import { runs } from "#test/kit/draws.ts";

const serialize = (name: string, value: unknown) => scalars[name]?.serialize(value);
const parse = (name: string, value: unknown) => scalars[name]?.parseValue(value);

describe("a decimal", () => {
  it("is written without an exponent, and has the same value", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const text = decimal(value);
        if (text === null) return;
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(1e-20);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e21],
    ["1e5"],
    ["0x10"],
    [""],
    [" 1"],
    ["1."],
    [".5"],
    ["1,5"],
    [null],
    [{}],
    [true],
  ])("is not %j", (value) => {
    expect(serialize("Decimal", value)).toBeNull();
    expect(() => parse("Decimal", value)).toThrow("not a Decimal");
  });
});

describe("an instant", () => {
  it.each([
    ["2026-03-01T12:00:00Z", "2026-03-01T12:00:00Z"],
    ["2026-03-01T12:00:00.123Z", "2026-03-01T12:00:00.123Z"],
    ["2026-03-01T14:00:00+02:00", "2026-03-01T12:00:00Z"],
    ["2026-03-01T14:00:00+0200", "2026-03-01T12:00:00Z"],
    ["2026-03-01T14:00+02:00", "2026-03-01T12:00:00Z"],
    [1_772_366_400, "2026-03-01T12:00:00Z"],
    [0, "1970-01-01T00:00:00Z"],
  ])("written %j is %s", (wire, expected) => {
    expect(serialize("DateTime", wire)).toBe(expected);
  });

  it.each([
    "2026-13-01T00:00:00Z",
    "2026-01-01T25:00:00Z",
    "2026-01-01T99:99:99+00:00",
    "2026-01-01",
    "yesterday",
    "",
    "2026-01-01T00:00:00",
    {},
    null,
    true,
  ])("is not %j: null in an answer, refused as input", (value) => {
    expect(serialize("DateTime", value)).toBeNull();
    expect(() => parse("DateTime", value)).toThrow("not a DateTime");
  });

  it("is refused for a day that does not exist", () => {
    for (const value of ["2026-02-31T00:00:00Z", "2026-04-31T10:00:00+02:00", "2025-02-29T00:00:00Z"])
      expect(() => parse("DateTime", value)).toThrow("not a DateTime");
    expect(parse("DateTime", "2024-02-29T23:00:00-02:00")).toBe("2024-03-01T01:00:00Z");
  });

  it("is refused as a number of seconds, although families may send that", () => {
    expect(() => parse("DateTime", 0)).toThrow("not a DateTime");
    expect(serialize("DateTime", Number.POSITIVE_INFINITY)).toBeNull();
    expect(serialize("DateTime", 1e300)).toBeNull();
  });
});

describe("a day", () => {
  it("is a day, or the day of an instant if a family sends an instant", () => {
    expect(serialize("Date", "2026-03-01")).toBe("2026-03-01");
    expect(serialize("Date", "2026-03-01T12:00:00Z")).toBe("2026-03-01");
    expect(serialize("Date", 5)).toBeNull();
    expect(serialize("Date", "March")).toBeNull();
    expect(parse("Date", "2024-02-29")).toBe("2024-02-29");
  });

  it.each(["2026-02-31", "2025-02-29", "2026-13-01", "2026-1-1", "2026-03-01T00:00:00Z", "", 5, null])(
    "is not %j as input",
    (value) => {
      expect(() => parse("Date", value)).toThrow("not a Date");
    },
  );
});
