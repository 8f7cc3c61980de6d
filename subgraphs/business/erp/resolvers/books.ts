/** Trial balance and retained earnings. */
import {
  RetainedEarnings,
  RetainedEarningsRecord,
  TrialBalance,
  TrialBalanceRecord,
} from "../../../../families/erp/contract.ts";
import { fromWire, referencedMembers, selectedMembers } from "../../../kit/readers.ts";
import { neededScope } from "../../../kit/scope.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { filterOver } from "../filter.ts";
import { company, earningsIds, trialBalanceIds } from "../ids.ts";
import { rowsOf } from "../lists.ts";
import type { ErpRetainedEarningsLineMapper, ErpTrialBalanceRowMapper } from "../mappers.ts";
import { earningsView, trialBalanceView } from "../views.ts";

const balanceFilter = filterOver(TrialBalanceRecord);
const earningsFilter = filterOver(RetainedEarningsRecord);

export const bookResolvers: Resolvers = {
  Erp: {
    trialBalanceRow(_, { number, companyId }, { erp }, info) {
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

  ErpTrialBalanceRow: fromWire(
    TrialBalance,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.trialBalance.load(trialBalanceIds.key(erp, id), referencedMembers(info, "ErpTrialBalanceRow")),
      id: ({ companyId, number }: ErpTrialBalanceRowMapper) => trialBalanceIds.of(companyId, number),
      companyId: ({ companyId }) => companyId,
    },
    { always: ["number"] },
  ),

  ErpRetainedEarningsLine: fromWire(
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
    { always: ["lineNumber"] },
  ),
};
