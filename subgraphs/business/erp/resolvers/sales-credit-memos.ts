/** Sales credit memos and their lines, and memos after an action. */
import type { GraphQLResolveInfo } from "graphql";
import { SalesCreditMemo } from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { idsOf, type Key } from "#subgraphs/business/erp/ids.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const TYPE = "ErpSalesCreditMemo";

const afterAction = {
  salesCreditMemo: (
    { key }: { readonly key?: Key },
    _: object,
    { erp }: BusinessContext,
    info: GraphQLResolveInfo,
  ) => (key === undefined ? null : erp.byId("listSalesCreditMemos").load(key, selectedMembers(info, TYPE))),
};

export const creditMemoResolvers: Resolvers = {
  ErpSalesCreditMemo: mapWireType(
    SalesCreditMemo,
    {
      lines: relation({ by: "id", note: "come with the memo" }, async (memo, _, { erp }) => {
        const { companyId, id } = memo;
        const whole = memo.asWritten
          ? await erp.byId("listSalesCreditMemos").load(idsOf(TYPE).keyFor(companyId, id))
          : memo;
        return whole?.salesCreditMemoLines?.map((line) => ({ ...line, companyId }));
      }),
    },
    { requires: { lines: ["salesCreditMemoLines"] } },
  ),

  PostErpSalesCreditMemoPayload: afterAction,
  PostAndSendErpSalesCreditMemoPayload: afterAction,
  SendErpSalesCreditMemoPayload: afterAction,
  CancelErpSalesCreditMemoPayload: afterAction,
  CancelAndSendErpSalesCreditMemoPayload: afterAction,
};
