/** Reads financial accounts, for all areas of the treasury. */
import type { GraphQLResolveInfo } from "graphql";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { ACCOUNT_NUMBER, account, accountFields } from "./loaders.ts";
import type { TreasuryFinancialAccountMapper } from "./mappers.ts";

export type Treasury = BusinessContext["treasury"];

export const ACCOUNT = "TreasuryFinancialAccount";

/** The account of an argument: a global id, the treasury's id, or by default the configured account. */
export const accountOf = (treasury: Treasury, id: string | null | undefined, argument: string): string =>
  neededScope(treasury, { ...account, argument }, id == null ? id : idOf(ACCOUNT, id, argument));

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

/** The account of a row: as contained in the row, else read by its id. */
export function accountIn(
  value: string | TreasuryFinancialAccountMapper | null | undefined,
  treasury: Treasury,
  info: GraphQLResolveInfo,
) {
  if (!value) return null;
  return typeof value === "string" ? accountAt(value, treasury, info) : value;
}

/** The id of a row's account, expanded or not. */
export const accountIdIn = (value: string | TreasuryFinancialAccountMapper | null | undefined) =>
  typeof value === "object" ? value?.id : value;

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

/** Clears an account after a transfer of money. */
export function accountChanged(treasury: Treasury, id: string | null | undefined): void {
  if (!id) return;
  treasury.account.clear(id);
  treasury.features.clear(id);
}
