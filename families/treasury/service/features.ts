/** Features of an account, read and asked for. */
import type { HandlersOf } from "../../kit/service.ts";
import type { featureOperations } from "../contract.ts";
import type { TreasuryTables } from "../tables.ts";
import { accountAt, openAccountAt } from "./accounts.ts";
import { featuresOf, requestsWith } from "./feature-states.ts";

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
