/** Lines of purchase invoices, read by their own path or by that of their invoice. */

import type { PurchaseInvoiceLineRecord } from "#contracts/erp/index.ts";
import type { purchaseInvoiceLineOperations } from "#contracts/erp/purchase-invoice-lines.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { dayAt, unitNamed } from "./support/defaults.ts";
import { companyOf } from "./support/entity-set.ts";
import type { EntitySets } from "./support/entity-sets.ts";
import { amountsOf, emptyLine, lineIdOf, nextSequence } from "./support/lines.ts";
import { type ErpTables, rowKey, type StoredEntity } from "./tables.ts";

type Changes = Partial<Omit<PurchaseInvoiceLineRecord, "id" | "documentId" | "sequence">>;

export function purchaseInvoiceLineHandlers(
  tables: ErpTables,
  { invoiceLines: lines }: EntitySets,
): HandlersOf<typeof purchaseInvoiceLineOperations> {
  const { purchaseInvoices, purchaseInvoiceLines: rows } = tables;
  function invoiceOf(company: string, id: string): string {
    const invoice = purchaseInvoices.get(rowKey(companyOf(tables, company), id));
    if (!invoice) throw new Problem(404, "The purchase invoice does not exist");
    return invoice.id;
  }
  const ofInvoice = (company: string, id: string) => {
    const invoice = invoiceOf(company, id);
    return (wire: PurchaseInvoiceLineRecord) => wire.documentId === invoice;
  };

  function change(
    line: StoredEntity<PurchaseInvoiceLineRecord>,
    tag: string | null | undefined,
    body: Changes,
  ) {
    const unit = unitNamed(tables, line.company, body.unitOfMeasureId);
    return lines.change(line, tag, (before) => {
      const wire = { ...before, ...body, unitOfMeasureCode: unit?.code ?? before.unitOfMeasureCode };
      return { ...wire, ...amountsOf(wire, wire.unitCost) };
    });
  }

  return {
    getPurchaseInvoiceLine: ({ company_id, purchaseInvoiceLine_id: id, ...view }) =>
      lines.read(company_id, id, view),
    updatePurchaseInvoiceLine: ({ company_id, purchaseInvoiceLine_id: id, body, "If-Match": tag }) =>
      change(lines.find(company_id, id), tag, body),
    deletePurchaseInvoiceLine: ({ company_id, purchaseInvoiceLine_id: id }) =>
      lines.remove(lines.find(company_id, id)),

    listPurchaseInvoicePurchaseInvoiceLines({ company_id, purchaseInvoice_id, ...query }) {
      const invoice = invoiceOf(company_id, purchaseInvoice_id);
      return lines.listed(rows.by("document", invoice), query);
    },
    createPurchaseInvoicePurchaseInvoiceLine({ company_id, purchaseInvoice_id, body }, { now }) {
      const company = companyOf(tables, company_id);
      const documentId = invoiceOf(company, purchaseInvoice_id);
      const unit = unitNamed(tables, company, body.unitOfMeasureId);
      const sequence = nextSequence(rows.by("document", documentId).map(({ wire }) => wire));
      const line = {
        ...emptyLine,
        unitCost: 0,
        expectedReceiptDate: dayAt(now),
        unitOfMeasureId: unit?.id ?? "",
        ...body,
        id: lineIdOf(documentId, sequence),
        documentId,
        sequence,
        unitOfMeasureCode: unit?.code ?? "",
      };
      return lines.add(company, { ...line, ...amountsOf(line, line.unitCost) });
    },
    getPurchaseInvoicePurchaseInvoiceLine: (input) =>
      lines.read(
        input.company_id,
        input.purchaseInvoiceLine_id,
        input,
        ofInvoice(input.company_id, input.purchaseInvoice_id),
      ),
    updatePurchaseInvoicePurchaseInvoiceLine({ company_id, purchaseInvoiceLine_id: id, ...input }) {
      const holds = ofInvoice(company_id, input.purchaseInvoice_id);
      return change(lines.find(company_id, id, holds), input["If-Match"], input.body);
    },
    deletePurchaseInvoicePurchaseInvoiceLine: ({
      company_id,
      purchaseInvoiceLine_id: id,
      purchaseInvoice_id,
    }) => lines.remove(lines.find(company_id, id, ofInvoice(company_id, purchaseInvoice_id))),
  };
}
