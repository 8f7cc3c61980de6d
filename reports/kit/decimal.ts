/** Exact decimals: sums of amounts that never become floats. */

/** A decimal number as digits and how many of them come after the point. */
interface Exact {
  readonly digits: bigint;
  readonly places: number;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

function exactOf(text: string): Exact | undefined {
  const [, sign, whole = "", fraction = ""] = DECIMAL.exec(text) ?? [];
  if (whole === "") return undefined;
  const digits = BigInt(whole + fraction);
  return { digits: sign === "-" ? -digits : digits, places: fraction.length };
}

function textOf({ digits, places }: Exact): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

const scaled = ({ digits, places }: Exact, to: number): bigint => digits * 10n ** BigInt(to - places);

/** The sum of two decimals, with as many places as the longer of them. What is no decimal adds nothing. */
export function add(left: string, right: string): string {
  const [a, b] = [exactOf(left), exactOf(right)];
  if (!a || !b) return a ? left : b ? right : "0";
  const places = Math.max(a.places, b.places);
  return textOf({ digits: scaled(a, places) + scaled(b, places), places });
}

/** Below zero, zero or above, as for `sort`. What is no decimal comes first. */
export function compare(left: string, right: string): number {
  const [a, b] = [exactOf(left), exactOf(right)];
  if (!a || !b) return a ? 1 : b ? -1 : 0;
  const places = Math.max(a.places, b.places);
  const difference = scaled(a, places) - scaled(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How many hundredths `part` is of `whole`, to one place, halves rounded up; null of nothing. */
export function percent(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const thousandths = (BigInt(part) * 2_000n + BigInt(whole)) / (BigInt(whole) * 2n);
  return textOf({ digits: thousandths, places: 1 });
}

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** Exact sums by currency, in the order in which currencies were met. */
export class Sums {
  readonly #sums = new Map<string, string>();

  add(amount: string, currency = ""): this {
    this.#sums.set(currency, add(this.#sums.get(currency) ?? "0", amount));
    return this;
  }

  addAll(amounts: Iterable<Money | null | undefined>): this {
    for (const money of amounts) if (money) this.add(money.amount, money.currency);
    return this;
  }

  get size(): number {
    return this.#sums.size;
  }

  *[Symbol.iterator](): Iterator<Money> {
    for (const [currency, amount] of this.#sums) yield { amount, currency };
  }
}
