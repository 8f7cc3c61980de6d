/** Exact decimals: sums of amounts that never become floats. */

/** A decimal number: its digits, and the number of decimal places. */
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

/** Sum of two decimals, with the larger number of decimal places. Text that is not a decimal counts as zero. */
export function add(left: string, right: string): string {
  const [a, b] = [exactOf(left), exactOf(right)];
  if (!a || !b) return a ? left : b ? right : "0";
  const places = Math.max(a.places, b.places);
  return textOf({ digits: scaled(a, places) + scaled(b, places), places });
}

/** Compares decimals for `sort`. Text that is not a decimal comes first. */
export function compare(left: string, right: string): number {
  const [a, b] = [exactOf(left), exactOf(right)];
  if (!a || !b) return a ? 1 : b ? -1 : 0;
  const places = Math.max(a.places, b.places);
  const difference = scaled(a, places) - scaled(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Percentage of `part` in `whole`, with one decimal, halves rounded up. Null if `whole` is zero. */
export function percent(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const thousandths = (BigInt(part) * 2_000n + BigInt(whole)) / (BigInt(whole) * 2n);
  return textOf({ digits: thousandths, places: 1 });
}

/** One amount of a sum, with the global id of the object that has it. */
export interface Part {
  readonly id: string;
  readonly amount: string;
}

export interface Money {
  readonly amount: string;
  /** Currency code, or `""` without a currency. */
  readonly currency: string;
}

/** Label of an amount without a currency among amounts with one. */
export const NO_CURRENCY = "(no currency)";

/** An amount of the graph. */
export interface Amount {
  readonly amount: string;
  readonly currency?: string | null | undefined;
}

/** An amount that is a sum over objects. */
export interface SumOfMoney extends Money {
  readonly parts: readonly Part[];
}

/** Exact sums by currency, in order of appearance. Each object adds its amount once. */
export class Sums {
  readonly #sums = new Map<string, { amount: string; readonly parts: Map<string, string> }>();

  /** @param id global id of the object with the amount; without an id the amount always counts */
  add(amount: string, currency = "", id?: string): this {
    let sum = this.#sums.get(currency);
    if (!sum) {
      sum = { amount: "0", parts: new Map() };
      this.#sums.set(currency, sum);
    }
    if (id !== undefined) {
      if (sum.parts.has(id)) return this;
      sum.parts.set(id, amount);
    }
    sum.amount = add(sum.amount, amount);
    return this;
  }

  /** Adds the amounts of objects. Objects without an amount are skipped. */
  addAll(objects: Iterable<{ readonly id: string; readonly amount: Amount | null | undefined }>): this {
    for (const { id, amount } of objects) if (amount) this.add(amount.amount, amount.currency ?? "", id);
    return this;
  }

  get size(): number {
    return this.#sums.size;
  }

  *[Symbol.iterator](): Iterator<SumOfMoney> {
    for (const [currency, { amount, parts }] of this.#sums)
      yield { amount, currency, parts: [...parts].map(([id, part]) => ({ id, amount: part })) };
  }
}
