/** Sales credit memos and what is done with them. */
import type { GraphQLResolveInfo } from "graphql";
import {
  SalesCreditMemo,
  SalesCreditMemoCreate,
  SalesCreditMemoRecord,
  SalesCreditMemoUpdate,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver } from "#subgraphs/business/erp/filter.ts";
import { checkUpdate, company, memoIds, named } from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import type { ErpSalesCreditMemoMapper } from "#subgraphs/business/erp/mappers.ts";
import { memoView } from "#subgraphs/business/erp/views.ts";
import { configuredCurrency, majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope, type ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation, toUser } from "#subgraphs/kit/people/relations.ts";

const TYPE = "ErpSalesCreditMemo";
const keyOf = (memo: ErpSalesCreditMemoMapper) => memoIds.of(memo.companyId, memo.id);
const memoFilter = filterOver(SalesCreditMemoRecord, {
  renamed: {
    statuses: "status",
    totalIncludingTax: "totalAmountIncludingTax",
    updatedAt: "lastModifiedDateTime",
  },
});

interface Named {
  readonly id: string;
  readonly companyId?: string | null | undefined;
}
interface Action {
  readonly company_id: string;
  readonly salesCreditMemo_id: string;
}

/** Something done with a memo. The answer has no body: the memo is read again where it is selected. */
function act(erp: ErpClient, input: Named, action: (memo: Action) => Promise<unknown>) {
  const { key, company_id, upstreamId } = named(memoIds, erp, input);
  return payload(async () => {
    await action({ company_id, salesCreditMemo_id: upstreamId });
    erp.creditMemo.clear(key);
    return { memoKey: key };
  });
}

const memoAfter = (
  { memoKey }: { readonly memoKey?: ScopedKey<string> },
  _: object,
  { erp }: BusinessContext,
  info: GraphQLResolveInfo,
) => (memoKey === undefined ? null : erp.creditMemo.load(memoKey, selectedMembers(info, TYPE)));

/** An amount of a memo: all of them are in its currency. */
const total =
  (member: "discountAmount" | "totalAmountExcludingTax" | "totalTaxAmount" | "totalAmountIncludingTax") =>
  (memo: ErpSalesCreditMemoMapper, _: unknown, { erp }: BusinessContext) =>
    majorUnits(memo[member], memo.currencyCode, configuredCurrency(erp));

export const creditMemoResolvers: Resolvers = {
  Erp: {
    salesCreditMemo: ({ companyId }, { id }, { erp }, info) =>
      erp.creditMemo.load(memoIds.key(erp, id, companyId), selectedMembers(info, TYPE)),
    salesCreditMemos({ companyId }, { filter, ...page }, { erp }, info) {
      const view = memoView(selectedMembers(info, TYPE));
      return rowsOf(neededScope(erp, company, companyId), memoFilter(filter), (where) =>
        erp.connection("listSalesCreditMemos", where, page, view),
      );
    },
  },

  ErpSalesCreditMemo: mapWireType(
    SalesCreditMemo,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.creditMemo.load(memoIds.key(erp, id), referencedMembers(info, TYPE)),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      user: toUser("email"),
      discount: total("discountAmount"),
      totalExcludingTax: total("totalAmountExcludingTax"),
      totalTax: total("totalTaxAmount"),
      totalIncludingTax: total("totalAmountIncludingTax"),
      lines: relation({ by: "id", note: "come with the memo" }, async (memo, _, { erp }) => {
        const whole = memo.asWritten
          ? await erp.creditMemo.load(memoIds.keyFor(memo.companyId, memo.id))
          : memo;
        const { companyId } = memo;
        return whole?.salesCreditMemoLines?.map((line) => ({ ...line, companyId }));
      }),
    },
    {
      renamed: { phone: "phoneNumber", updatedAt: "lastModifiedDateTime" },
      alwaysSelect: ["id", "@odata.etag"],
      requires: {
        user: ["email"],
        discount: ["discountAmount", "currencyCode"],
        totalExcludingTax: ["totalAmountExcludingTax", "currencyCode"],
        totalTax: ["totalTaxAmount", "currencyCode"],
        totalIncludingTax: ["totalAmountIncludingTax", "currencyCode"],
        lines: ["salesCreditMemoLines"],
      },
      loadFull: async (memo: ErpSalesCreditMemoMapper, { erp }: BusinessContext) =>
        memo.asWritten ? erp.creditMemo.load(memoIds.keyFor(memo.companyId, memo.id)) : null,
    },
  ),

  PostErpSalesCreditMemoPayload: { salesCreditMemo: memoAfter },
  PostAndSendErpSalesCreditMemoPayload: { salesCreditMemo: memoAfter },
  SendErpSalesCreditMemoPayload: { salesCreditMemo: memoAfter },
  CancelErpSalesCreditMemoPayload: { salesCreditMemo: memoAfter },
  CancelAndSendErpSalesCreditMemoPayload: { salesCreditMemo: memoAfter },

  Mutation: {
    createErpSalesCreditMemo(_, { input: { companyId, phone, ...members } }, { erp }) {
      const scope = neededScope(erp, company, companyId);
      const body = toWire(SalesCreditMemoCreate, { ...members, phoneNumber: phone });
      return payload(async () => {
        const memo = await erp.api.createSalesCreditMemo({ company_id: scope, body });
        return { salesCreditMemo: { ...memo, companyId: scope, asWritten: true as const } };
      });
    },
    updateErpSalesCreditMemo(_, { input: { id, companyId, entityTag, phone, ...changes } }, { erp }) {
      const { key, company_id, upstreamId } = named(memoIds, erp, { id, companyId });
      const body = toWire(SalesCreditMemoUpdate, { ...changes, phoneNumber: phone });
      checkUpdate(entityTag, body);
      return payload(async () => {
        const call = { company_id, salesCreditMemo_id: upstreamId, "If-Match": entityTag, body };
        const memo = await erp.api.updateSalesCreditMemo(call);
        erp.creditMemo.clear(key);
        return { salesCreditMemo: { ...memo, companyId: company_id, asWritten: true as const } };
      });
    },
    deleteErpSalesCreditMemo(_, { input }, { erp }) {
      const { key, company_id, upstreamId } = named(memoIds, erp, input);
      return payload(async () => {
        await erp.api.deleteSalesCreditMemo({ company_id, salesCreditMemo_id: upstreamId });
        erp.creditMemo.clear(key);
        return { deletedId: memoIds.ofKey(key) };
      });
    },
    postErpSalesCreditMemo: (_, { input }, { erp }) =>
      act(erp, input, (memo) => erp.api.postSalesCreditMemo(memo)),
    postAndSendErpSalesCreditMemo: (_, { input }, { erp }) =>
      act(erp, input, (memo) => erp.api.postAndSendSalesCreditMemo(memo)),
    sendErpSalesCreditMemo: (_, { input }, { erp }) =>
      act(erp, input, (memo) => erp.api.sendSalesCreditMemo(memo)),
    cancelErpSalesCreditMemo: (_, { input }, { erp }) =>
      act(erp, input, (memo) => erp.api.cancelSalesCreditMemo(memo)),
    cancelAndSendErpSalesCreditMemo: (_, { input }, { erp }) =>
      act(erp, input, (memo) => erp.api.cancelAndSendSalesCreditMemo(memo)),
  },
};
