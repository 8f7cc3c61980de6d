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
  ])("is null if the family's amount is not valid (%j %j)", (amount, currency) => {
    expect(minorUnits(amount, currency)).toBeNull();
  });

  it("has the first currency that is set; without one, minor units are hundredths", () => {
    expect(minorUnits(5, "", "JPY", "USD")).toEqual({ amount: "5", currency: "JPY" });
    expect(majorUnits("5", null, "usd")).toEqual({ amount: "5.00", currency: "USD" });
    for (const none of ["", " ", null, undefined]) {
      expect(minorUnits(-5, none, none)).toEqual({ amount: "-0.05", currency: null });
      expect(majorUnits("12.5", none)).toEqual({ amount: "12.5", currency: null });
    }
  });

  it("in major units has the digits that were sent, padded to the decimal places of its currency", () => {
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
  ])("of %s %s is refused, because it has more decimal places than its currency", (amount, currency) => {
    expect(() => toMinorUnits({ amount, currency }, "amount")).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({ code: "BAD_USER_INPUT", argument: "amount" }),
      }),
    );
  });

  it("may be written with trailing zeros", () => {
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
