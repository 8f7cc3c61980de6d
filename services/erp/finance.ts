/** Trial balance and retained earnings. */

import type { financeOperations } from "#contracts/erp/finance.ts";
import {
  type Account,
  type RetainedEarnings,
  RetainedEarningsRecord,
  type TrialBalance,
  TrialBalanceRecord,
} from "#contracts/erp/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { entitySet } from "./support/entity-set.ts";
import type { ErpTables } from "./tables.ts";

export function financeHandlers(tables: ErpTables): HandlersOf<typeof financeOperations> {
  const balances = entitySet<TrialBalance, TrialBalanceRecord, { account: Account }>(tables, {
    called: "account",
    rows: tables.trialBalances,
    record: TrialBalanceRecord,
    key: ["number"],
    expansions: { account: ({ number }) => tables.accounts.get(number) },
  });
  const earnings = entitySet<RetainedEarnings, RetainedEarningsRecord>(tables, {
    called: "line of the statement",
    rows: tables.retainedEarnings,
    record: RetainedEarningsRecord,
    key: ["lineNumber"],
  });
  return {
    listTrialBalances: ({ company_id, ...query }) => balances.list(company_id, query),
    getTrialBalance: ({ company_id, trialBalance_number, ...view }) =>
      balances.get(company_id, trialBalance_number, view),
    listRetainedEarningsStatements: ({ company_id, ...query }) => earnings.list(company_id, query),
    getRetainedEarningsStatement: ({ company_id, retainedEarningsStatement_lineNumber: line, ...view }) =>
      earnings.get(company_id, line, view),
  };
}
