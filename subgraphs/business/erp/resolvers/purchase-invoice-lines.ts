/** Purchase invoices as id-only objects, and their lines. */
import {
  erp as family,
  lineTypes,
  PurchaseInvoiceLine,
  PurchaseInvoiceLineCreate,
  PurchaseInvoiceLineRecord,
  PurchaseInvoiceLineUpdate,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver, lineTypeIn } from "#subgraphs/business/erp/filter.ts";
import {
  checkUpdate,
  invoiceIds,
  invoiceLineIds,
  named,
  ownId,
  unitIn,
} from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import type { ErpPurchaseInvoiceLineMapper } from "#subgraphs/business/erp/mappers.ts";
import { invoiceLineView } from "#subgraphs/business/erp/views.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";
import { unitOf } from "./units-of-measure.ts";

const TYPE = "ErpPurchaseInvoiceLine";
const keyOf = (line: ErpPurchaseInvoiceLineMapper) => invoiceLineIds.of(line.companyId, line.id);
const lineFilter = filterOver(PurchaseInvoiceLineRecord, {
  renamed: { lineTypes: "lineType" },
  words: { lineTypes },
});

interface Named {
  readonly id: string;
  readonly companyId?: string | null | undefined;
  readonly invoiceId?: string | null | undefined;
}

/** The line that an input names, and under which invoice it is asked for, if under one. */
function lineNamed(erp: ErpClient, { id, companyId, invoiceId }: Named) {
  const { key, company_id, upstreamId } = named(invoiceLineIds, erp, { id, companyId });
  const line = { company_id, purchaseInvoiceLine_id: upstreamId };
  const invoice = invoiceId == null ? undefined : ownId(invoiceIds, erp, company_id, invoiceId, "invoiceId");
  const under = invoice === undefined ? undefined : { ...line, purchaseInvoice_id: invoice };
  const keyUnder =
    invoice === undefined ? undefined : { companyId: company_id, parentId: invoice, upstreamId };
  function clear() {
    erp.invoiceLine.clear(key);
    if (keyUnder) erp.lineOfInvoice.clear(keyUnder);
  }
  return { key, keyUnder, line, under, company_id, clear };
}

export const purchaseInvoiceResolvers: Resolvers = {
  Erp: {
    purchaseInvoice({ companyId }, { id }, { erp }) {
      const { company_id, upstreamId } = named(invoiceIds, erp, { id, companyId });
      return { companyId: company_id, invoiceId: upstreamId };
    },
    purchaseInvoiceLine({ companyId }, input, { erp }, info) {
      const { key, keyUnder } = lineNamed(erp, { ...input, companyId });
      const members = selectedMembers(info, TYPE);
      return keyUnder ? erp.lineOfInvoice.load(keyUnder, members) : erp.invoiceLine.load(key, members);
    },
  },

  ErpPurchaseInvoice: {
    id: ({ companyId, invoiceId }) => invoiceIds.of(companyId, invoiceId),
    upstreamId: ({ invoiceId }) => invoiceId,
    lines: relation(
      { by: "id", reads: listOf(family, "listPurchaseInvoicePurchaseInvoiceLines") },
      ({ companyId, invoiceId }, { filter, ...page }, { erp }, info) => {
        const view = invoiceLineView(selectedMembers(info, TYPE));
        return rowsOf(companyId, lineFilter(filter), (where) =>
          erp.connection(
            "listPurchaseInvoicePurchaseInvoiceLines",
            { ...where, purchaseInvoice_id: invoiceId },
            page,
            view,
          ),
        );
      },
    ),
  },

  ErpPurchaseInvoiceLine: mapWireType(
    PurchaseInvoiceLine,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.invoiceLine.load(invoiceLineIds.key(erp, id), referencedMembers(info, TYPE)),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      invoice: relation({ by: "documentId" }, ({ companyId, documentId }) =>
        documentId ? { companyId, invoiceId: documentId } : null,
      ),
      unitOfMeasure: (part, _, { erp }, info) => unitOf(part, erp, info),
    },
    {
      alwaysSelect: ["id", "@odata.etag"],
      requires: { invoice: ["documentId"], unitOfMeasure: ["unitOfMeasure", "unitOfMeasureId"] },
    },
  ),

  Mutation: {
    createErpPurchaseInvoiceLine(_, { input }, { erp }) {
      const { companyId, invoiceId, lineType, unitOfMeasureId, ...members } = input;
      const invoice = named(invoiceIds, erp, { id: invoiceId, companyId }, "invoiceId");
      const { company_id } = invoice;
      const body = toWire(PurchaseInvoiceLineCreate, {
        ...members,
        lineType: lineTypeIn(lineType),
        unitOfMeasureId: unitIn(erp, company_id, unitOfMeasureId),
      });
      return payload(async () => {
        const call = { company_id, purchaseInvoice_id: invoice.upstreamId, body };
        const line = await erp.api.createPurchaseInvoicePurchaseInvoiceLine(call);
        return { purchaseInvoiceLine: { ...line, companyId: company_id } };
      });
    },
    updateErpPurchaseInvoiceLine(_, { input }, { erp }) {
      const { id, companyId, invoiceId, entityTag, lineType, unitOfMeasureId, ...changes } = input;
      const { line, under, company_id, clear } = lineNamed(erp, { id, companyId, invoiceId });
      const body = toWire(PurchaseInvoiceLineUpdate, {
        ...changes,
        lineType: lineTypeIn(lineType),
        unitOfMeasureId: unitIn(erp, company_id, unitOfMeasureId),
      });
      checkUpdate(entityTag, body);
      const change = { "If-Match": entityTag, body };
      return payload(async () => {
        const changed = under
          ? await erp.api.updatePurchaseInvoicePurchaseInvoiceLine({ ...under, ...change })
          : await erp.api.updatePurchaseInvoiceLine({ ...line, ...change });
        clear();
        return { purchaseInvoiceLine: { ...changed, companyId: company_id } };
      });
    },
    deleteErpPurchaseInvoiceLine(_, { input }, { erp }) {
      const { key, line, under, clear } = lineNamed(erp, input);
      return payload(async () => {
        if (under) await erp.api.deletePurchaseInvoicePurchaseInvoiceLine(under);
        else await erp.api.deletePurchaseInvoiceLine(line);
        clear();
        return { deletedId: invoiceLineIds.ofKey(key) };
      });
    },
  },
};
