/** Purchase invoices as id-only objects. */
import { PurchaseInvoiceLine } from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { idsOf } from "#subgraphs/business/erp/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const ids = idsOf("ErpPurchaseInvoice");

export const purchaseInvoiceResolvers: Resolvers = {
  Erp: {
    purchaseInvoice({ companyId }, { id }, { erp }) {
      const { scope, upstreamId } = ids.key(erp, id, companyId);
      return { companyId: scope, invoiceId: upstreamId };
    },
  },

  ErpPurchaseInvoice: {
    id: ({ companyId, invoiceId }) => ids.of(companyId, invoiceId),
    upstreamId: ({ invoiceId }) => invoiceId,
  },

  ErpPurchaseInvoiceLine: mapWireType(
    PurchaseInvoiceLine,
    {
      invoice: relation({ by: "documentId" }, ({ companyId, documentId }) =>
        documentId ? { companyId, invoiceId: documentId } : null,
      ),
    },
    { requires: { invoice: ["documentId"] } },
  ),
};
