/** Trial balance and retained earnings. */
import {
  RetainedEarnings,
  RetainedEarningsRecord,
  TrialBalance,
  TrialBalanceRecord,
} from "../../../../families/erp/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { fromWire, referencedMembers, selectedMembers } from "../../../kit/readers.ts";
import { neededScope } from "../../../kit/scope.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { filterOver } from "../filter.ts";
import { company, earningsIds, trialBalanceIds } from "../ids.ts";
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
    async trialBalance(_, { companyId, filter, ...page }, { erp }, info) {
      const scope = neededScope(erp, company, companyId);
      const $filter = balanceFilter(filter);
      if ($filter === "nothing") return emptyConnection();
      const view = trialBalanceView(selectedMembers(info, "ErpTrialBalanceRow"));
      const rows = await erp.connection("listTrialBalances", { company_id: scope, $filter }, page, view);
      return rows.map((row) => ({ ...row, companyId: scope }));
    },
    retainedEarningsLine(_, { lineNumber, companyId }, { erp }, info) {
      const key = earningsIds.of(neededScope(erp, company, companyId), lineNumber);
      return erp.retainedEarnings.load(key, selectedMembers(info, "ErpRetainedEarningsLine"));
    },
    async retainedEarnings(_, { companyId, filter, ...page }, { erp }, info) {
      const scope = neededScope(erp, company, companyId);
      const $filter = earningsFilter(filter);
      if ($filter === "nothing") return emptyConnection();
      const view = earningsView(selectedMembers(info, "ErpRetainedEarningsLine"));
      const input = { company_id: scope, $filter };
      const lines = await erp.connection("listRetainedEarningsStatements", input, page, view);
      return lines.map((line) => ({ ...line, companyId: scope }));
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
