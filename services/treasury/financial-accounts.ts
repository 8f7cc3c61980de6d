/** Financial accounts: opened (at most three), changed, and closed if nothing is left on them. */
import { randomInt } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  FinancialAccountUpdate,
  ForwardingSettings,
  financialAccountOperations,
} from "#contracts/treasury/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountAt, conflict, need, openAccountAt, visibleAccount } from "./support/accounts.ts";
import { featuresOf, requestsWith } from "./support/feature-states.ts";
import { instantOf, newId } from "./support/rows.ts";
import type { StoredAccount, TreasuryTables } from "./tables.ts";

/** Most open accounts of one connected account. */
const MAX_ACCOUNTS = 3;

const lowerCase = (currencies: readonly string[]) => [...new Set(currencies.map((one) => one.toLowerCase()))];

/** Merges notes with those of a body. An empty note is removed. */
const notesWith = (notes: Record<string, string>, sent: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries({ ...notes, ...sent }).filter(([, note]) => note !== ""));

export function financialAccountHandlers(
  tables: TreasuryTables,
): HandlersOf<typeof financialAccountOperations> {
  const { accounts, cards, inbound } = tables;

  function forwardingOf(settings: ForwardingSettings | undefined, from: StoredAccount) {
    if (!settings) return from.forwarding_settings;
    const { financial_account: to } = settings;
    if (to !== undefined) need(accounts.get(to), "forwarding_settings[financial_account]", to);
    if (to === from.id)
      throw new Problem(400, "A financial account cannot forward to itself", {
        field: "forwarding_settings[financial_account]",
      });
    return settings;
  }

  /** An account with the members of a body. An empty nickname is removed. */
  function withMembers(account: StoredAccount, body: FinancialAccountUpdate, now: number): StoredAccount {
    const { nickname, supported_currencies, platform_restrictions, features, metadata } = body;
    return {
      ...account,
      nickname: nickname === undefined ? account.nickname : nickname || null,
      supported_currencies: supported_currencies
        ? lowerCase(supported_currencies)
        : account.supported_currencies,
      platform_restrictions: { ...account.platform_restrictions, ...platform_restrictions },
      requests: requestsWith(account.requests, features, now),
      forwarding_settings: forwardingOf(body.forwarding_settings, account),
      metadata: notesWith(account.metadata, metadata),
    };
  }

  /** Reasons why an account cannot be closed. */
  function hindrances({ id, cash }: StoredAccount) {
    const held = Object.entries(cash).filter(([, amount]) => amount !== 0);
    const arriving = inbound.by("pending", id).length;
    const inUse = cards.by("account", id).filter(({ status }) => status !== "canceled").length;
    return [
      held.length > 0 && {
        code: "balance_not_zero",
        message: `The balance is not zero: ${held.map(([currency, amount]) => `${currency} ${amount}`).join(", ")} in minor units`,
      },
      arriving > 0 && {
        code: "inbound_transfers_pending",
        message: `Inbound transfers are pending: ${arriving}`,
      },
      inUse > 0 && { code: "cards_not_canceled", message: `Attached cards are not canceled: ${inUse}` },
    ].filter((one) => one !== false);
  }

  return {
    createFinancialAccount({ body }, { now }) {
      if (accounts.all().filter(({ status }) => status === "open").length >= MAX_ACCOUNTS)
        throw conflict(
          "financial_account_limit",
          `A connected account may have ${MAX_ACCOUNTS} financial accounts`,
        );
      const opened: StoredAccount = {
        id: newId("fa"),
        object: "treasury.financial_account",
        nickname: null,
        status: "open",
        status_details: { closed: null },
        country: "US",
        supported_currencies: [],
        platform_restrictions: { inbound_flows: "unrestricted", outbound_flows: "unrestricted" },
        forwarding_settings: null,
        created: instantOf(now),
        metadata: {},
        cash: {},
        requests: {},
        account_number: String(randomInt(1e11, 1e12)),
      };
      return visibleAccount(tables, accounts.put(withMembers(opened, body, now)), body.expand, now);
    },

    getFinancialAccount: ({ financial_account, expand }, { now }) =>
      visibleAccount(tables, accountAt(tables, financial_account), expand, now),

    updateFinancialAccount({ financial_account, body }, { now }) {
      const account = openAccountAt(tables, financial_account);
      return visibleAccount(tables, accounts.put(withMembers(account, body, now)), body.expand, now);
    },

    closeFinancialAccount({ financial_account, body }, { now }) {
      const account = openAccountAt(tables, financial_account);
      const causes = hindrances(account);
      if (causes.length > 0)
        throw conflict(
          "financial_account_not_closable",
          `The financial account cannot be closed. ${causes.map(({ message }) => message).join(". ")}`,
          { causes },
        );
      const closed = accounts.put({
        ...account,
        status: "closed",
        status_details: { closed: { reasons: ["closed_by_platform"] } },
        forwarding_settings: forwardingOf(body.forwarding_settings, account),
      });
      return visibleAccount(tables, closed, body.expand, now);
    },

    getFinancialAccountFeatures: ({ financial_account }, { now }) =>
      featuresOf(accountAt(tables, financial_account), now),

    updateFinancialAccountFeatures({ financial_account, body }, { now }) {
      const account = openAccountAt(tables, financial_account);
      const requests = requestsWith(account.requests, body, now);
      return featuresOf(tables.accounts.put({ ...account, requests }), now);
    },
  };
}
