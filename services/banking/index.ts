/** The stand-in service of the bank: its collections, and handlers for the other operations. */

import { banking } from "#contracts/banking/index.ts";
import { collectionHandlers } from "#services/kit/collections.ts";
import { service } from "#services/kit/service.ts";
import { accountHandlers } from "./accounts.ts";
import { checkHandlers } from "./checks.ts";
import { answers, existing, isWithin } from "./support/lists.ts";
import { bankingTables, orders } from "./tables.ts";

export const bankingService = service(banking, ({ store }) => {
  const tables = bankingTables(store);
  const { applications, documents, cardLimits, pins, apiTokens } = tables;
  const bank = answers(tables);
  return {
    ...collectionHandlers(
      banking,
      {
        listCustomers: tables.customers,
        listApplications: applications,
        listApplicationForms: tables.forms,
        listAccounts: tables.accounts,
        listAccountEndOfDay: tables.days,
        listTransactions: tables.transactions,
        listStatements: tables.statements,
        listCards: tables.cards,
        listAuthorizations: tables.authorizations,
        listAuthorizationRequests: tables.authorizationRequests,
        listPayments: tables.payments,
        listReceivedPayments: tables.receivedPayments,
        listRecurringPayments: tables.recurringPayments,
        listRepayments: tables.repayments,
        listRewards: tables.rewards,
        listDisputes: tables.disputes,
        listCheckDeposits: tables.checkDeposits,
        listCheckPayments: tables.checkPayments,
        listCounterparties: tables.counterparties,
        listEvents: tables.events,
        listWebhooks: tables.webhooks,
      },
      bank,
    ),
    ...accountHandlers(tables, bank),
    ...checkHandlers(tables),

    getCardLimits: ({ cardId }) => ({ data: existing(cardLimits.get(cardId), "Card") }),
    getCardPinStatus: ({ cardId }) => ({ data: existing(pins.get(cardId), "Card") }),

    listApplicationDocuments({ applicationId, filter }) {
      existing(applications.get(applicationId), "Application");
      const rows = documents.by("application", applicationId);
      const statuses = filter?.status && new Set<string>(filter.status);
      return statuses ? rows.filter(({ attributes }) => statuses.has(attributes.status)) : rows;
    },

    // A user without tokens looks the same as a user who does not exist.
    listUserApiTokens: ({ userId, filter, sort }) =>
      apiTokens
        .by("user", userId)
        .map(({ token }) => token)
        .filter((token) => isWithin(token, filter ?? {}))
        .sort(orders[sort ?? "-createdAt"]),
  };
});
