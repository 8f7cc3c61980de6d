/** Two accounts of the demo company that are in use, a closed one, and their cards. */

import type { FeatureName } from "#contracts/treasury/index.ts";
import { featureNames } from "#contracts/treasury/index.ts";
import { CLOSED_ACCOUNT, idOf, MAIN_ACCOUNT, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import type { Card, FeatureRequest, StoredAccount } from "#services/treasury/tables.ts";
import { instantAt } from "./transfers.ts";

const YEAR = 365 * 86_400;

const currencies = ["usd", "eur", "jpy", "kwd"];

const requestsOf = (names: readonly FeatureName[], since: number, requested = true) =>
  Object.fromEntries(names.map((name): [string, FeatureRequest] => [name, { requested, since }]));

/** The accounts as they are today, which is given in Unix seconds. */
export function seededAccounts(today: number): StoredAccount[] {
  const account = (id: string, members: Partial<StoredAccount>): StoredAccount => ({
    id,
    object: "treasury.financial_account",
    nickname: null,
    status: "open",
    status_details: { closed: null },
    country: "US",
    supported_currencies: currencies,
    platform_restrictions: { inbound_flows: "unrestricted", outbound_flows: "unrestricted" },
    forwarding_settings: null,
    created: instantAt(today - 2 * YEAR),
    metadata: {},
    cash: {},
    requests: {},
    account_number: "100000000000",
    ...members,
  });
  return [
    account(MAIN_ACCOUNT, {
      nickname: "Operations",
      cash: { usd: 912_345_678, eur: 4_500_050, jpy: 25_000_000, kwd: 80_000_500 },
      requests: requestsOf(featureNames, today - 2 * YEAR),
      account_number: "104455667788",
      metadata: { purpose: "payroll" },
    }),
    account(SECOND_ACCOUNT, {
      nickname: "Rewards",
      cash: { usd: 25_000_000, eur: 1_000_000, jpy: 9_000_000, kwd: 5_000_000 },
      requests: {
        ...requestsOf(["financial_addresses.aba", "outbound_payments.ach"], today - YEAR),
        ...requestsOf(["card_issuing"], today - YEAR, false),
      },
      account_number: "104455660042",
      forwarding_settings: { type: "financial_account", financial_account: MAIN_ACCOUNT },
      created: instantAt(today - YEAR),
    }),
    account(CLOSED_ACCOUNT, {
      nickname: "First account",
      status: "closed",
      status_details: { closed: { reasons: ["closed_by_platform"] } },
      supported_currencies: ["usd"],
      platform_restrictions: { inbound_flows: "restricted", outbound_flows: "restricted" },
      forwarding_settings: { type: "payment_method", payment_method: idOf("pm", "of the company") },
      account_number: "104455660007",
      created: instantAt(today - 3 * YEAR),
    }),
  ];
}

/** A card that is in use, one that is locked, and one that is canceled. */
export const seededCards: readonly Card[] = [
  { id: idOf("ic", "card 0"), financial_account: MAIN_ACCOUNT, status: "active" },
  { id: idOf("ic", "card 1"), financial_account: MAIN_ACCOUNT, status: "inactive" },
  { id: idOf("ic", "card 2"), financial_account: SECOND_ACCOUNT, status: "canceled" },
];
