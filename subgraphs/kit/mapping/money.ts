/** Exact money: families send minor units, decimals or floats; the graph has major units as text. */
import { badInput } from "#platform/errors/catalog.ts";
import { decimal } from "#platform/graphql/scalars.ts";

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** Digits after the point where they are not two (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((c) => [c, 0]),
  ),
  ...Object.fromEntries("BHD IQD JOD KWD LYD OMR TND".split(" ").map((c) => [c, 3])),
  ...Object.fromEntries("CLF UYW".split(" ").map((c) => [c, 4])),
});

export const exponentOf = (currency: string): number => EXPONENTS[currency.toUpperCase()] ?? 2;

/** Money from an integer of minor units; null when amount or currency is missing. */
export function minorUnits(amount: unknown, currency: unknown): Money | null {
  if (typeof currency !== "string" || currency === "") return null;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount)) return null;
  const code = currency.toUpperCase();
  const digits = exponentOf(code);
  if (digits === 0) return { amount: String(amount), currency: code };
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, -digits);
  return { amount: `${amount < 0 ? "-" : ""}${whole}.${text.slice(-digits)}`, currency: code };
}

/** Money from an amount in major units, as number or text. */
export function majorUnits(amount: unknown, currency: unknown): Money | null {
  if (typeof currency !== "string" || currency === "") return null;
  const text = decimal(amount);
  if (text === null) return null;
  const code = currency.toUpperCase();
  const [whole, fraction = ""] = text.split(".");
  const digits = fraction.padEnd(exponentOf(code), "0"); // 12.5 dollars are 12.50, as minor units give it
  return { amount: digits ? `${whole}.${digits}` : `${whole}`, currency: code };
}

/**
 * The minor units of an amount that a client gives.
 * @throws BAD_USER_INPUT when it has more digits than the currency.
 */
export function toMinorUnits({ amount, currency }: Money, argument: string): number {
  const digits = exponentOf(currency);
  const [whole = "", fraction = ""] = amount.split(".");
  if (fraction.replace(/(?<!0)0+$/, "").length > digits)
    throw badInput(`${currency.toUpperCase()} has ${digits} decimal places`, argument);
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor)) throw badInput(`"${argument}" is out of range`, argument);
  return minor;
}
