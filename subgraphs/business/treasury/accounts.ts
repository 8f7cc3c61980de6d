/** Financial accounts as all areas name and read them. */
import type { GraphQLResolveInfo } from "graphql";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { ACCOUNT_NUMBER, account, accountFields } from "./loaders.ts";
import type { TreasuryFinancialAccountMapper } from "./mappers.ts";

export type Treasury = BusinessContext["treasury"];

export const ACCOUNT = "TreasuryFinancialAccount";

/** A financial account as an argument names it: a global id, the treasury's own, or the configured one. */
export const accountOf = (treasury: Treasury, id: string | null | undefined, argument: string): string =>
  neededScope(treasury, { ...account, argument }, id == null ? id : idOf(ACCOUNT, id, argument));

/** True if an account must be read: its ids are known, and its features can be read by themselves. */
export const needsReading = (members: ReadonlySet<string>): boolean =>
  [...members].some((member) => member !== "id" && member !== "features");

/** An account by its id, with what is selected of it; null where there is none. */
export function accountAt(
  id: string,
  treasury: Treasury,
  info: GraphQLResolveInfo,
): TreasuryFinancialAccountMapper | Promise<TreasuryFinancialAccountMapper | null> {
  const members = selectedMembers(info, ACCOUNT);
  return needsReading(members) ? treasury.account.load(id, accountFields(members)) : { id };
}

/** The account of a row: as it came with the row, else by its id. */
export function accountIn(
  value: string | TreasuryFinancialAccountMapper | null | undefined,
  treasury: Treasury,
  info: GraphQLResolveInfo,
) {
  if (!value) return null;
  return typeof value === "string" ? accountAt(value, treasury, info) : value;
}

/** The id of a row's account, however it came. */
export const accountIdIn = (value: string | TreasuryFinancialAccountMapper | null | undefined) =>
  typeof value === "object" ? value?.id : value;

/**
 * True if rows are to hold their account, which would otherwise be read by itself. An expanded account has
 * no whole number, so where that is selected it is read by itself.
 */
export function expandsAccount(members: ReadonlySet<string>): boolean {
  const within = "financialAccount.";
  const inner = new Set(
    [...members].flatMap((name) => (name.startsWith(within) ? [name.slice(within.length)] : [])),
  );
  return needsReading(inner) && !inner.has(ACCOUNT_NUMBER);
}

/** Forgets what money that moves changes of an account. */
export function accountChanged(treasury: Treasury, id: string | null | undefined): void {
  if (!id) return;
  treasury.account.clear(id);
  treasury.features.clear(id);
}
