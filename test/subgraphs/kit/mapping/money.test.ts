/** Money: exact, in one form, and without a guessed currency. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exponentOf, majorUnits, minorUnits, toMinorUnits } from "#subgraphs/kit/mapping/money.ts";
import { runs } from "#test/kit/draws.ts";

describe("money", () => {
  it.each([
    [123456, "USD", "1234.56"],
    [5, "EUR", "0.05"],
    [0, "USD", "0.00"],
    [-5, "USD", "-0.05"],
    [-123456, "usd", "-1234.56"],
    [500, "JPY", "500"],
    [-500, "JPY", "-500"],
    [1, "KWD", "0.001"],
    [-1234567, "KWD", "-1234.567"],
    [12345, "CLF", "1.2345"],
    [Number.MAX_SAFE_INTEGER, "USD", "90071992547409.91"],
  ])("of %i minor units of %s is %s", (amount, currency, expected) => {
    expect(minorUnits(amount, currency)).toEqual({ amount: expected, currency: currency.toUpperCase() });
  });

  it("is the same after going to minor units and back", () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom("USD", "JPY", "KWD", "CLF", "XYZ"),
        (amount, currency) => {
          const money = minorUnits(amount, currency);
          expect(money && toMinorUnits({ amount: money.amount, currency }, "amount") + 0).toBe(amount + 0);
        },
      ),
      { numRuns: runs(3_000) },
    );
  });

  it.each([
    [1.5, "USD"],
    [2 ** 53, "USD"],
    ["5", "USD"],
    [null, "USD"],
    [undefined, undefined],
  ])("is nothing when the family's amount is none (%j %j)", (amount, currency) => {
    expect(minorUnits(amount, currency)).toBeNull();
  });

  it("is in the first currency that is known, and has null and hundredths where none is", () => {
    expect(minorUnits(5, "", "JPY", "USD")).toEqual({ amount: "5", currency: "JPY" });
    expect(majorUnits("5", null, "usd")).toEqual({ amount: "5.00", currency: "USD" });
    for (const none of ["", " ", null, undefined]) {
      expect(minorUnits(-5, none, none)).toEqual({ amount: "-0.05", currency: null });
      expect(majorUnits("12.5", none)).toEqual({ amount: "12.5", currency: null });
    }
  });

  it("in major units keeps the digits that were sent, and has its currency's places", () => {
    expect(majorUnits("1234.50", "usd")).toEqual({ amount: "1234.50", currency: "USD" });
    expect(majorUnits(-0.1, "EUR")).toEqual({ amount: "-0.10", currency: "EUR" });
    expect(majorUnits(5, "JPY")).toEqual({ amount: "5", currency: "JPY" });
    expect(majorUnits("1.2345", "USD")).toEqual({ amount: "1.2345", currency: "USD" });
    expect(majorUnits("1e5", "EUR")).toBeNull();
    expect(majorUnits(null, "USD")).toBeNull();
  });

  it.each([
    ["0.001", "USD"],
    ["1.5", "JPY"],
    ["0.0001", "KWD"],
    ["99999999999999999", "USD"],
  ])("of %s %s is refused: it has more digits than there are", (amount, currency) => {
    expect(() => toMinorUnits({ amount, currency }, "amount")).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ code: "BAD_USER_INPUT", argument: "amount" }),
      }),
    );
  });

  it("may be written with zeros that mean nothing", () => {
    expect(toMinorUnits({ amount: "5.00", currency: "JPY" }, "a")).toBe(5);
    expect(toMinorUnits({ amount: "-0.050", currency: "USD" }, "a")).toBe(-5);
    expect(toMinorUnits({ amount: "5", currency: "kwd" }, "a")).toBe(5000);
  });

  it.each(["constructor", "__proto__", ""])(
    "takes %j for a currency of two places, not for a member of objects",
    (currency) => {
      expect(exponentOf(currency)).toBe(2);
    },
  );
});
