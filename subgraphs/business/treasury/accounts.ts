/** Reads financial accounts, and checks input members before any REST call, for all areas of the treasury. */
import type { GraphQLResolveInfo } from "graphql";
import type { MoneyInput, TreasuryMetadataEntryInput } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { toMinorUnits } from "#subgraphs/kit/mapping/money.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { ACCOUNT_NUMBER, account, accountFields } from "./loaders.ts";
import type { TreasuryFinancialAccountMapper } from "./mappers.ts";

export type Treasury = BusinessContext["treasury"];

export const ACCOUNT = "TreasuryFinancialAccount";

/** The account of an argument: a global id, the treasury's id, or by default the configured account. */
export const accountOf = (treasury: Treasury, id: string | null | undefined, argument: string): string =>
  neededScope(treasury, { ...account, argument }, id == null ? id : idOf(ACCOUNT, id, argument));

/** The account at which money arrives. Null if it goes elsewhere. */
export const accountTo = (id: string | null | undefined): string | null =>
  id == null ? null : idOf(ACCOUNT, id, "financialAccount");

/** True if the account itself must be read: its id is known, and its features have their own operation. */
export const needsReading = (members: ReadonlySet<string>): boolean =>
  [...members].some((member) => member !== "id" && member !== "features");

/** Reads the selected members of an account. Null if the account does not exist. */
export function accountAt(
  id: string,
  treasury: Treasury,
  info: GraphQLResolveInfo,
): TreasuryFinancialAccountMapper | Promise<TreasuryFinancialAccountMapper | null> {
  const members = selectedMembers(info, ACCOUNT);
  return needsReading(members) ? treasury.account.load(id, accountFields(members)) : { id };
}

/**
 * True if rows must expand their account, which otherwise is read by its own call. An expanded account lacks the
 * full account number, so an account with this selected is read by its own call.
 */
export function expandsAccount(members: ReadonlySet<string>): boolean {
  const within = "financialAccount.";
  const inner = new Set(
    [...members].flatMap((name) => (name.startsWith(within) ? [name.slice(within.length)] : [])),
  );
  return needsReading(inner) && !inner.has(ACCOUNT_NUMBER);
}

/** @throws BAD_USER_INPUT if the code is not an ISO 4217 code */
export function currencyOf(code: string, argument = "currency"): string {
  if (!/^[A-Za-z]{3}$/.test(code)) throw badInput(`"${argument}" is not an ISO 4217 code`, argument);
  return code.toLowerCase();
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

/**
 * Members of a new movement of money, the amount in minor units.
 * @throws BAD_USER_INPUT for an amount that is not positive or not exact
 */
export function movementOf(
  treasury: Treasury,
  { amount: { amount, currency }, financialAccount, metadata }: NewMovementInput,
) {
  const account = accountOf(treasury, financialAccount, "financialAccount");
  const code = currencyOf(currency);
  const minor = toMinorUnits({ amount, currency }, "amount");
  if (minor < 1) throw badInput('"amount" must be above zero', "amount");
  return { amount: minor, currency: code, financialAccount: account, metadata: metadataOf(metadata) };
}

interface NewMovementInput {
  readonly amount: MoneyInput;
  readonly financialAccount?: string | null | undefined;
  readonly metadata?: readonly TreasuryMetadataEntryInput[] | null | undefined;
}
