/** Values in the spellings of real services and contracts. */
import { describe, expect, it } from "vitest";
import {
  booleanIn,
  dayIn,
  instantIn,
  integerIn,
  isPlainInstant,
  linkedId,
  numberIn,
  UNREADABLE,
} from "#subgraphs/kit/reading/spellings.ts";

describe("an instant", () => {
  it.each([
    ["2026-01-31 09:30:00", "2026-01-31T09:30:00Z"],
    ["2026-01-31T09:30:00", "2026-01-31T09:30:00Z"],
    ["2026-01-31T09:30:00.5Z", "2026-01-31T09:30:00.5Z"],
    ["2026-01-31T09:30:00+02:00", "2026-01-31T07:30:00Z"],
    ["2026-01-31T09:30:00+0200", "2026-01-31T07:30:00Z"],
    ["2026-01-31T09:30Z[Europe/Paris]", "2026-01-31T09:30:00Z"],
    ["/Date(1769851800000+0200)/", "2026-01-31T09:30:00Z"],
    [1_769_851_800, "2026-01-31T09:30:00Z"],
    [1_769_851_800_000, "2026-01-31T09:30:00Z"],
    ["1769851800", "2026-01-31T09:30:00Z"],
    ["Sat, 31 Jan 2026 09:30:00 GMT", "2026-01-31T09:30:00Z"],
    ["0000-00-00 00:00:00", null],
    ["0001-01-01T00:00:00Z", null],
    ["", null],
    ["2026-01-31T24:00:00Z", "2026-02-01T00:00:00Z"],
    ["20260131T093000Z", "2026-01-31T09:30:00Z"],
    ["20260131T093000+0200", "2026-01-31T07:30:00Z"],
    ["2026-02-31T00:00:00", UNREADABLE],
    ["soon", UNREADABLE],
    [7, UNREADABLE],
    [1e18, UNREADABLE],
    [{}, UNREADABLE],
  ])("%j is read as %j", (sent, read) => {
    expect(instantIn(sent)).toBe(read);
  });

  it.each([
    ["2026-01-31T09:30:00Z", true],
    ["2028-02-29T23:59:59.999999999Z", true],
    ["2026-02-29T09:30:00Z", false],
    ["2026-01-31T25:30:00Z", false],
    ["2026-01-31T09:61:00Z", false],
    ["2026-01-31T09:30:00.Z", false],
    ["2026-01-31T09:30:00.1xZ", false],
    ["2026x01x31T09:30:00Z", false],
    ["20a6-01-31T09:30:00Z", false],
    ["0001-01-01T00:00:00Z", false],
  ])("in the contract's own spelling passes as it is, and nothing else does: %s", (text, isPlain) => {
    expect(isPlainInstant(text)).toBe(isPlain);
  });

  it("without a zone is in the zone of its family's setting, in summer and in winter", () => {
    expect(instantIn("2026-01-31 09:30:00", { zone: "Europe/Berlin" })).toBe("2026-01-31T08:30:00Z");
    expect(instantIn("2026-07-31 09:30:00", { zone: "Europe/Berlin" })).toBe("2026-07-31T07:30:00Z");
  });
});

describe("a day", () => {
  it.each([
    ["2026-01-31", "2026-01-31"],
    ["2026-01-31T23:30:00-05:00", "2026-01-31"],
    ["20260131", "2026-01-31"],
    ["/Date(1769817600000+0000)/", "2026-01-31"],
    ["0000-00-00", null],
    ["2026-02-30", UNREADABLE],
    ["31/01/2026", UNREADABLE],
  ])("%j is read as %j", (sent, read) => {
    expect(dayIn(sent)).toBe(read);
  });
});

describe("the days of a calendar", () => {
  it("are those that exist, in leap years and in years that only look like one", () => {
    for (const year of ["0004", "1900", "2000", "2023", "2024", "2100"])
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${`${month}`.padStart(2, "0")}-${`${day}`.padStart(2, "0")}`;
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect(dayIn(text), text).toBe(exists ? text : UNREADABLE);
        }
  });
});

describe("a number", () => {
  it.each([
    ["12.50", 12.5],
    ["-3", -3],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["", null],
    ["1,234", UNREADABLE],
    ["12345678901234567890.12", "12345678901234567890.12"],
    ["twelve", UNREADABLE],
    [true, UNREADABLE],
  ])("%j is read as %j", (sent, read) => {
    expect(numberIn(sent)).toBe(read);
  });

  it("has thousands separators as its family's setting says", () => {
    expect(numberIn("1,234", { numbers: "1,234.56" })).toBe(1234);
    expect(numberIn("1.234,5", { numbers: "1.234,56" })).toBe(1234.5);
    expect(numberIn("1.234", { numbers: "1.234,56" })).toBe(1234);
    expect(numberIn("-12 345,5", { numbers: "1 234,56" })).toBe(-12_345.5);
    expect(numberIn("12\u202f345.5", { numbers: "1 234.56" })).toBe(12_345.5);
    expect(numberIn("1'234'567.80", { numbers: "1'234.56" })).toBe(1_234_567.8);
    expect(numberIn("17,25", { numbers: "1.234,56" })).toBe(17.25);
  });

  it("is read in plain form too where the setting leaves no doubt, and never against the setting", () => {
    expect(numberIn("12.5", { numbers: "1.234,56" })).toBe(12.5);
    expect(numberIn("12,5", { numbers: "1,234.56" })).toBe(UNREADABLE);
    expect(numberIn("1.234,50", { numbers: "1,234.56" })).toBe(UNREADABLE);
  });

  it.each([
    ["12.0", 12],
    ["12.5", UNREADABLE],
    [12.5, UNREADABLE],
    ["12345678901234567890", "12345678901234567890"],
  ])("that is whole: %j is read as %j", (sent, read) => {
    expect(integerIn(sent)).toBe(read);
  });
});

describe("other values", () => {
  it.each([
    ["true", true],
    ["False", false],
    [1, true],
    ["0", false],
    ["", null],
    ["maybe", UNREADABLE],
  ])("the truth value %j is read as %j", (sent, read) => {
    expect(booleanIn(sent)).toBe(read);
  });

  it("a linked object has the id at the end of its link", () => {
    expect(linkedId({ _links: { self: { href: "/api/users/17?x=1" } } })).toBe("17");
    expect(linkedId({ name: "no link" })).toBeUndefined();
  });
});
