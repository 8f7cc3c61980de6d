/** Lines of sales credit memos. */
import {
  lineTypes,
  SalesCreditMemoLine,
  SalesCreditMemoLineCreate,
  SalesCreditMemoLineRecord,
  SalesCreditMemoLineUpdate,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver, lineTypeIn } from "#subgraphs/business/erp/filter.ts";
import {
  checkUpdate,
  company,
  memoIds,
  memoLineIds,
  named,
  ownId,
  unitIn,
} from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import { erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpSalesCreditMemoLineMapper } from "#subgraphs/business/erp/mappers.ts";
import { memoLineView } from "#subgraphs/business/erp/views.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope, type ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import {
  mapWireType,
  referencedMembers,
  selectedMembers,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { unitOf } from "./units-of-measure.ts";

const TYPE = "ErpSalesCreditMemoLine";
const MEMO = "ErpSalesCreditMemo";
const keyOf = (line: ErpSalesCreditMemoLineMapper) => memoLineIds.of(line.companyId, line.id);
const lineFilter = filterOver(SalesCreditMemoLineRecord, {
  renamed: { salesCreditMemoIds: "documentId", lineTypes: "lineType" },
  words: { lineTypes },
});

/** Forgets a line and the memo that is the sum of its lines. */
function clear(erp: ErpClient, line: ScopedKey<string>, memoId?: string | null): void {
  erp.creditMemoLine.clear(line);
  if (memoId) erp.creditMemo.clear(memoIds.keyFor(line.scope, memoId));
}

export const creditMemoLineResolvers: Resolvers = {
  Erp: {
    salesCreditMemoLine: ({ companyId }, { id }, { erp }, info) =>
      erp.creditMemoLine.load(memoLineIds.key(erp, id, companyId), selectedMembers(info, TYPE)),
    salesCreditMemoLines({ companyId }, { filter, ...page }, { erp }, info) {
      const scope = neededScope(erp, company, companyId);
      const memos = filter?.salesCreditMemoIds?.map((id) =>
        ownId(memoIds, erp, scope, id, "salesCreditMemoIds"),
      );
      const $filter = lineFilter(filter && { ...filter, salesCreditMemoIds: memos });
      const view = memoLineView(selectedMembers(info, TYPE));
      return rowsOf(scope, $filter, (where) => erp.connection("listSalesCreditMemoLines", where, page, view));
    },
  },

  ErpSalesCreditMemoLine: mapWireType(
    SalesCreditMemoLine,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.creditMemoLine.load(memoLineIds.key(erp, id), referencedMembers(info, TYPE)),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      salesCreditMemo: relation(
        {
          by: "documentId",
          reads: erpLoaders.creditMemo.reads,
          note: "only if more than the id is selected",
        },
        ({ companyId, documentId }, _, { erp }, info) => {
          if (!documentId) return null;
          if (selectsKeyOnly(info, MEMO)) return { id: documentId, companyId };
          return erp.creditMemo.load(memoIds.keyFor(companyId, documentId), selectedMembers(info, MEMO));
        },
      ),
      unitOfMeasure: (part, _, { erp }, info) => unitOf(part, erp, info),
    },
    {
      alwaysSelect: ["id", "@odata.etag"],
      requires: { salesCreditMemo: ["documentId"], unitOfMeasure: ["unitOfMeasure", "unitOfMeasureId"] },
    },
  ),

  Mutation: {
    createErpSalesCreditMemoLine(_, { input }, { erp }) {
      const { companyId, salesCreditMemoId, lineType, unitOfMeasureId, ...members } = input;
      const memo = named(memoIds, erp, { id: salesCreditMemoId, companyId }, "salesCreditMemoId");
      const { company_id } = memo;
      const body = toWire(SalesCreditMemoLineCreate, {
        ...members,
        documentId: memo.upstreamId,
        lineType: lineTypeIn(lineType),
        unitOfMeasureId: unitIn(erp, company_id, unitOfMeasureId),
      });
      return payload(async () => {
        const line = await erp.api.createSalesCreditMemoLine({ company_id, body });
        erp.creditMemo.clear(memo.key);
        return { salesCreditMemoLine: { ...line, companyId: company_id } };
      });
    },
    updateErpSalesCreditMemoLine(_, { input }, { erp }) {
      const { id, companyId, entityTag, lineType, unitOfMeasureId, ...changes } = input;
      const { key, company_id, upstreamId } = named(memoLineIds, erp, { id, companyId });
      const body = toWire(SalesCreditMemoLineUpdate, {
        ...changes,
        lineType: lineTypeIn(lineType),
        unitOfMeasureId: unitIn(erp, company_id, unitOfMeasureId),
      });
      checkUpdate(entityTag, body);
      return payload(async () => {
        const call = { company_id, salesCreditMemoLine_id: upstreamId, "If-Match": entityTag, body };
        const line = await erp.api.updateSalesCreditMemoLine(call);
        clear(erp, key, line.documentId);
        return { salesCreditMemoLine: { ...line, companyId: company_id } };
      });
    },
    deleteErpSalesCreditMemoLine(_, { input }, { erp }) {
      const { key, company_id, upstreamId } = named(memoLineIds, erp, input);
      return payload(async () => {
        await erp.api.deleteSalesCreditMemoLine({ company_id, salesCreditMemoLine_id: upstreamId });
        clear(erp, key);
        return { deletedId: memoLineIds.ofKey(key) };
      });
    },
  },
};
