/** Financial accounts for the other areas: look-up, checks, bookings and their response form. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { AccountExpand, FinancialAccount, FinancialAddress } from "#contracts/treasury/index.ts";
import type { StoredAccount, TreasuryTables } from "#services/treasury/tables.ts";
import { featuresOf, featuresThatAre } from "./feature-states.ts";

/** @throws Problem 400 if a parameter names an unknown object */
export function need<T>(there: T | undefined, param: string, id: string): T {
  if (there === undefined)
    throw new Problem(400, `No such ${param}: ${id}`, { code: "resource_missing", field: param });
  return there;
}

/** The object in a path. @throws Problem 404 if it does not exist */
export function found<T>(there: T | undefined, noun: string, id: string, field: string): T {
  if (there === undefined)
    throw new Problem(404, `No such ${noun}: ${id}`, { code: "resource_missing", field });
  return there;
}

/** The error for a request that the current state forbids. */
export const conflict = (code: string, message: string, extra?: Readonly<Record<string, unknown>>) =>
  new Problem(409, message, { code, ...(extra && { extra }) });

/** The account in a path. @throws Problem 404 */
export const accountAt = ({ accounts }: TreasuryTables, id: string): StoredAccount =>
  found(accounts.get(id), "financial account", id, "financial_account");

/** The account in a path, for a change. @throws Problem 404, or 409 if it is closed */
export function openAccountAt(tables: TreasuryTables, id: string): StoredAccount {
  const account = accountAt(tables, id);
  if (account.status === "closed") throw closed(id);
  return account;
}

const closed = (id: string) => conflict("financial_account_closed", `The financial account ${id} is closed`);

/**
 * The account of a movement of money.
 * @throws Problem 400 if it does not exist or lacks the currency; 409 if it is closed or
 *   the platform restricts the flow.
 */
export function accountToMove(
  { accounts }: TreasuryTables,
  { financial_account: id, currency }: { financial_account: string; currency: string },
  flow: "inbound_flows" | "outbound_flows",
): StoredAccount {
  const account = need(accounts.get(id), "financial_account", id);
  if (account.status === "closed") throw closed(id);
  if (account.platform_restrictions[flow] === "restricted")
    throw conflict("financial_account_restricted", `The ${flow} of the financial account are restricted`);
  if (!account.supported_currencies.includes(currency.toLowerCase()))
    throw new Problem(400, `The financial account does not support ${currency.toLowerCase()}`, {
      code: "currency_not_supported",
      field: "currency",
    });
  return account;
}

/** Adds an amount to an account's balance. A negative amount reduces it. */
export function book({ accounts }: TreasuryTables, id: string, currency: string, amount: number): void {
  const account = accounts.get(id);
  if (account)
    accounts.put({
      ...account,
      cash: { ...account.cash, [currency]: (account.cash[currency] ?? 0) + amount },
    });
}

/**
 * The account that receives money for an account: itself, or the one to which a closed account forwards
 * within the treasury. Undefined if the money cannot arrive.
 */
export function arrivesAt({ accounts }: TreasuryTables, id: string): StoredAccount | undefined {
  const passed = new Set<string>();
  let account = accounts.get(id);
  while (account?.status === "closed" && !passed.has(account.id)) {
    passed.add(account.id);
    account = accounts.get(account.forwarding_settings?.financial_account ?? "");
  }
  return account?.status === "open" ? account : undefined;
}

function sums(rows: readonly { currency: string; amount: number }[], currencies: readonly string[]) {
  const sum: Record<string, number> = Object.fromEntries(currencies.map((currency) => [currency, 0]));
  for (const { currency, amount } of rows) sum[currency] = (sum[currency] ?? 0) + amount;
  return sum;
}

/** Balance of an account, with pending amounts in both directions. */
function balanceOf(
  { inbound, payments, transfers }: TreasuryTables,
  { id, cash, supported_currencies: currencies }: StoredAccount,
): FinancialAccount["balance"] {
  return {
    cash: { ...sums([], currencies), ...cash },
    inbound_pending: sums(inbound.by("pending", id), currencies),
    outbound_pending: sums([...payments.by("pending", id), ...transfers.by("pending", id)], currencies),
  };
}

function addressesOf(account: StoredAccount, shown: boolean, now: number): FinancialAddress[] {
  if (!featuresThatAre("active", account, now).includes("financial_addresses.aba")) return [];
  return [
    {
      type: "aba",
      supported_networks: ["ach", "us_domestic_wire"],
      aba: {
        account_holder_name: "Tributary",
        ...(shown && { account_number: account.account_number }),
        account_number_last4: account.account_number.slice(-4),
        bank_name: "Tributary Test Bank",
        routing_number: "110000000",
      },
    },
  ];
}

/** An account as in responses. Features and the full account number are included only on request. */
export function visibleAccount(
  tables: TreasuryTables,
  account: StoredAccount,
  expand: AccountExpand | null | undefined,
  now: number,
): FinancialAccount {
  const { cash: _cash, requests: _requests, account_number: _number, ...plain } = account;
  const shown = expand?.includes("financial_addresses.aba.account_number") ?? false;
  return {
    ...plain,
    balance: balanceOf(tables, account),
    active_features: featuresThatAre("active", account, now),
    pending_features: featuresThatAre("pending", account, now),
    restricted_features: featuresThatAre("restricted", account, now),
    ...(expand?.includes("features") && { features: featuresOf(account, now) }),
    financial_addresses: addressesOf(account, shown, now),
  };
}
