/** Exact money. Families send minor units, decimals or floats; the graph has major units as text. */
import { badInput } from "#platform/errors/catalog.ts";
import { decimal } from "#platform/graphql/scalars.ts";
import type { InFamily } from "./scope-keys.ts";

export interface Money {
  readonly amount: string;
  /** Null if neither the family nor the configuration has a currency. */
  readonly currency: string | null;
}

/** Numbers of decimal places other than two (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((c) => [c, 0]),
  ),
  ...Object.fromEntries("BHD IQD JOD KWD LYD OMR TND".split(" ").map((c) => [c, 3])),
  ...Object.fromEntries("CLF UYW".split(" ").map((c) => [c, 4])),
});

export const exponentOf = (currency: string): number => EXPONENTS[currency.toUpperCase()] ?? 2;

/**
 * The configured currency for amounts that a family sends without one.
 * @returns undefined if none is configured
 */
export const configuredCurrency = ({ client }: InFamily): string | undefined =>
  client.upstream.settings.currency;

/** The first known currency, in upper case. */
function codeIn(currencies: readonly unknown[]): string | null {
  for (const currency of currencies)
    if (typeof currency === "string" && currency.trim() !== "") return currency.trim().toUpperCase();
  return null;
}

/**
 * Money from an integer in minor units, or in hundredths without a known currency.
 * @param currencies values that can be the currency; the first known one is used
 * @returns null without an amount
 */
export function minorUnits(amount: unknown, ...currencies: readonly unknown[]): Money | null {
  if (typeof amount !== "number" || !Number.isSafeInteger(amount)) return null;
  const currency = codeIn(currencies);
  const digits = exponentOf(currency ?? "");
  if (digits === 0) return { amount: String(amount), currency };
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, -digits);
  return { amount: `${amount < 0 ? "-" : ""}${whole}.${text.slice(-digits)}`, currency };
}

/**
 * Money from an amount in major units, as number or text. Without a known currency, the digits are unchanged.
 * @param currencies values that can be the currency; the first known one is used
 * @returns null without an amount
 */
export function majorUnits(amount: unknown, ...currencies: readonly unknown[]): Money | null {
  const text = decimal(amount);
  if (text === null) return null;
  const currency = codeIn(currencies);
  if (currency === null) return { amount: text, currency };
  const [whole, fraction = ""] = text.split(".");
  const digits = fraction.padEnd(exponentOf(currency), "0"); // 12.5 dollars become 12.50, as from minor units
  return { amount: digits ? `${whole}.${digits}` : `${whole}`, currency };
}

/**
 * The minor units of an amount in an input.
 * @throws BAD_USER_INPUT if the amount has more decimal places than the currency
 */
export function toMinorUnits(
  { amount, currency }: { readonly amount: string; readonly currency: string },
  argument: string,
): number {
  const digits = exponentOf(currency);
  const [whole = "", fraction = ""] = amount.split(".");
  if (fraction.replace(/(?<!0)0+$/, "").length > digits)
    throw badInput(`${currency.toUpperCase()} has ${digits} decimal places`, argument);
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor)) throw badInput(`"${argument}" is out of range`, argument);
  return minor;
}
