/** Rows of the trial balance, and lines of the retained earnings, by number. */
import { Account } from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { company, idsOf } from "#subgraphs/business/erp/ids.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const ROW = "ErpTrialBalanceRow";
const LINE = "ErpRetainedEarningsLine";

export const bookResolvers: Resolvers = {
  Erp: {
    trialBalanceRow({ companyId }, { number }, { erp }, info) {
      if (number.trim() === "") throw badInput('"number" must not be blank', "number");
      const key = idsOf(ROW).keyFor(neededScope(erp, company, companyId), number);
      return erp.byId("listTrialBalances").load(key, selectedMembers(info, ROW));
    },
    retainedEarningsLine({ companyId }, { lineNumber }, { erp }, info) {
      const key = idsOf(LINE).keyFor(neededScope(erp, company, companyId), lineNumber);
      return erp.byId("listRetainedEarningsStatements").load(key, selectedMembers(info, LINE));
    },
  },

  ErpAccount: mapWireType(Account, {}),
};
