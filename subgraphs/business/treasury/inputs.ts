/** Checks of input members that all areas share. They run before any REST call. */

import type { MoneyInput, TreasuryMetadataEntryInput } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { toMinorUnits } from "#subgraphs/kit/mapping/money.ts";

/** @throws BAD_USER_INPUT if the code is not an ISO 4217 code */
export function currencyOf(code: string, argument = "currency"): string {
  if (!/^[A-Za-z]{3}$/.test(code)) throw badInput(`"${argument}" is not an ISO 4217 code`, argument);
  return code.toLowerCase();
}

/** The amount in minor units. @throws BAD_USER_INPUT for an amount that is not positive or not exact */
export function moneyOf({ amount, currency }: MoneyInput): { amount: number; currency: string } {
  const code = currencyOf(currency);
  const minor = toMinorUnits({ amount, currency }, "amount");
  if (minor < 1) throw badInput('"amount" must be above zero', "amount");
  return { amount: minor, currency: code };
}

/**
 * The only status of a filter, in the treasury's spelling. Undefined without a status.
 * @throws BAD_USER_INPUT for several, and for undocumented statuses
 */
export function statusIn<Status extends string>(
  known: readonly Status[],
  statuses: readonly string[] | null | undefined,
): Status | undefined {
  const name = onlyOne(statuses, "statuses");
  if (name === undefined) return undefined;
  const status = known.find((one) => one.toUpperCase() === name);
  if (!status) throw badInput(`"${name}" cannot be used in a filter`, "statuses");
  return status;
}

/** Metadata by key. Keys cannot contain brackets, because form bodies write keys in brackets. */
export function metadataOf(entries: readonly TreasuryMetadataEntryInput[] | null | undefined) {
  if (!entries) return null;
  const notes = new Map(entries.map(({ key, value }) => [key, value]));
  if (notes.size < entries.length) throw badInput('"metadata" has a key twice', "metadata");
  for (const key of notes.keys())
    if (key.trim() === "" || /[[\]]/.test(key))
      throw badInput('"metadata" has a key that cannot be sent', "metadata");
  return Object.fromEntries(notes);
}

/** Converts metadata of a response to a list of keys and values. */
export const notesIn = (metadata: Readonly<Record<string, unknown>> | null | undefined) =>
  metadata && Object.entries(metadata).map(([key, value]) => ({ key, value: String(value) }));
