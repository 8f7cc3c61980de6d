/** Amounts in the bank's records, and the currency of records that do not name one. */
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { configuredCurrency, type Money, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { type LinkedResource, linkIn } from "./lists.ts";

/** Names of attributes that are amounts. */
const amounts = ["amount", "balance", "hold", "available"] as const;
type AmountName = (typeof amounts)[number];

export const isAmount = (name: string): name is AmountName => (amounts as readonly string[]).includes(name);

/** A record with amounts, all in one currency. */
interface WithAmounts<Name extends AmountName> extends LinkedResource {
  readonly attributes?:
    | ({ readonly currency?: string | null } & { readonly [N in Name]?: number | null })
    | null;
}

/**
 * The currency for a record without one: the currency of its account, else the configured one. The account is read
 * unless it is loaded already, so that amounts do not depend on the rest of the selection.
 */
async function currencyFor(
  row: WithAmounts<AmountName>,
  banking: BusinessContext["banking"],
): Promise<string | undefined> {
  const id = linkIn(row, "account");
  const account = id === undefined ? undefined : await accountOf(id, banking);
  return account?.attributes?.currency || configuredCurrency(banking);
}

/** Undefined if the account cannot be read. The source status of the bank then reports the failure. */
const accountOf = (id: string, { byId, client }: BusinessContext["banking"]) =>
  byId("listAccounts")
    .load(id, new Set())
    .catch((error: unknown) => {
      if (!client.leaveOut(error)) throw error;
      return undefined;
    });

/** Returns the resolver of an amount. */
export const amountIn =
  <const Name extends AmountName>(name: Name) =>
  (
    row: WithAmounts<Name>,
    _args: unknown,
    { banking }: BusinessContext,
  ): Money | null | Promise<Money | null> => {
    const { [name]: amount, currency } = row.attributes ?? {};
    if (amount == null || currency) return minorUnits(amount, currency);
    return currencyFor(row, banking).then((known) => minorUnits(amount, known));
  };
