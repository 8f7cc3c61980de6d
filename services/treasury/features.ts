/** Features of an account: reading and requesting them. */

import type { featureOperations } from "#contracts/treasury/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountAt, openAccountAt } from "./support/accounts.ts";
import { featuresOf, requestsWith } from "./support/feature-states.ts";
import type { TreasuryTables } from "./tables.ts";

export function featureHandlers(tables: TreasuryTables): HandlersOf<typeof featureOperations> {
  return {
    getFinancialAccountFeatures: ({ financial_account }, { now }) =>
      featuresOf(accountAt(tables, financial_account), now),

    updateFinancialAccountFeatures({ financial_account, body }, { now }) {
      const account = openAccountAt(tables, financial_account);
      const requests = requestsWith(account.requests, body, now);
      return featuresOf(tables.accounts.put({ ...account, requests }), now);
    },
  };
}
