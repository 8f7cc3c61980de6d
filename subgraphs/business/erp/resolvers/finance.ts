/** Trial balance and retained earnings. */
import {
  Account,
  RetainedEarnings,
  RetainedEarningsRecord,
  TrialBalance,
  TrialBalanceRecord,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { filterOver } from "#subgraphs/business/erp/filter.ts";
import { company, earningsIds, trialBalanceIds } from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import type {
  ErpRetainedEarningsLineMapper,
  ErpTrialBalanceRowMapper,
} from "#subgraphs/business/erp/mappers.ts";
import { earningsView, trialBalanceView } from "#subgraphs/business/erp/views.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { mapWireType, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";

const renamed = { name: "display", date: "dateFilter" };
const balanceFilter = filterOver(TrialBalanceRecord, { renamed });
const earningsFilter = filterOver(RetainedEarningsRecord, { renamed });

export const bookResolvers: Resolvers = {
  Erp: {
    trialBalanceRow({ companyId }, { number }, { erp }, info) {
      if (number.trim() === "") throw badInput('"number" must not be blank', "number");
      const key = trialBalanceIds.keyFor(neededScope(erp, company, companyId), number);
      return erp.trialBalance.load(key, selectedMembers(info, "ErpTrialBalanceRow"));
    },
    trialBalance({ companyId }, { filter, ...page }, { erp }, info) {
      const view = trialBalanceView(selectedMembers(info, "ErpTrialBalanceRow"));
      return rowsOf(neededScope(erp, company, companyId), balanceFilter(filter), (where) =>
        erp.connection("listTrialBalances", where, page, view),
      );
    },
    retainedEarningsLine({ companyId }, { lineNumber }, { erp }, info) {
      const key = earningsIds.keyFor(neededScope(erp, company, companyId), lineNumber);
      return erp.retainedEarnings.load(key, selectedMembers(info, "ErpRetainedEarningsLine"));
    },
    retainedEarnings({ companyId }, { filter, ...page }, { erp }, info) {
      const view = earningsView(selectedMembers(info, "ErpRetainedEarningsLine"));
      return rowsOf(neededScope(erp, company, companyId), earningsFilter(filter), (where) =>
        erp.connection("listRetainedEarningsStatements", where, page, view),
      );
    },
  },

  ErpTrialBalanceRow: mapWireType(
    TrialBalance,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.trialBalance.load(trialBalanceIds.key(erp, id), referencedMembers(info, "ErpTrialBalanceRow")),
      id: ({ companyId, number }: ErpTrialBalanceRowMapper) => trialBalanceIds.of(companyId, number),
      companyId: ({ companyId }) => companyId,
    },
    { renamed, alwaysSelect: ["number"] },
  ),

  ErpAccount: mapWireType(Account, {}, { renamed: { name: "displayName" } }),

  ErpRetainedEarningsLine: mapWireType(
    RetainedEarnings,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.retainedEarnings.load(
          earningsIds.key(erp, id),
          referencedMembers(info, "ErpRetainedEarningsLine"),
        ),
      id: ({ companyId, lineNumber }: ErpRetainedEarningsLineMapper) => earningsIds.of(companyId, lineNumber),
      companyId: ({ companyId }) => companyId,
    },
    { renamed, alwaysSelect: ["lineNumber"] },
  ),
};
