/** Trial balance and retained earnings. */
import {
  RetainedEarnings,
  RetainedEarningsRecord,
  TrialBalance,
  TrialBalanceRecord,
} from "#contracts/erp/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
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

const balanceFilter = filterOver(TrialBalanceRecord);
const earningsFilter = filterOver(RetainedEarningsRecord);

export const bookResolvers: Resolvers = {
  Erp: {
    trialBalanceRow(_, { number, companyId }, { erp }, info) {
      if (number.trim() === "") throw badInput('"number" must not be blank', "number");
      const key = trialBalanceIds.of(neededScope(erp, company, companyId), number);
      return erp.trialBalance.load(key, selectedMembers(info, "ErpTrialBalanceRow"));
    },
    trialBalance(_, { companyId, filter, ...page }, { erp }, info) {
      const view = trialBalanceView(selectedMembers(info, "ErpTrialBalanceRow"));
      return rowsOf(neededScope(erp, company, companyId), balanceFilter(filter), (where) =>
        erp.connection("listTrialBalances", where, page, view),
      );
    },
    retainedEarningsLine(_, { lineNumber, companyId }, { erp }, info) {
      const key = earningsIds.of(neededScope(erp, company, companyId), lineNumber);
      return erp.retainedEarnings.load(key, selectedMembers(info, "ErpRetainedEarningsLine"));
    },
    retainedEarnings(_, { companyId, filter, ...page }, { erp }, info) {
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
    { alwaysSelect: ["number"] },
  ),

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
    { alwaysSelect: ["lineNumber"] },
  ),
};
