/** Lines of purchase invoices. No operation reads the invoices themselves. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { $filter, Day, entityOf, expand, ifMatch, page, select, tagged } from "./common.ts";
import { reckonedOfLine, writableOfLine } from "./lines.ts";
import { UnitOfMeasure } from "./units-of-measure.ts";

const writable = { ...writableOfLine, unitCost: Type.Number({ minimum: 0 }), expectedReceiptDate: Day };
const members = { ...reckonedOfLine, ...writable };

/** A stored line. Its id is text, so its key is quoted in paths. */
export const PurchaseInvoiceLineRecord = Type.Object({ id: Type.String(), ...members });
export const PurchaseInvoiceLine = entityOf({ ...tagged, id: Type.String() }, members, {
  unitOfMeasure: UnitOfMeasure,
});
export const PurchaseInvoiceLineUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });
export const PurchaseInvoiceLineCreate = PurchaseInvoiceLineUpdate;

export type PurchaseInvoiceLineRecord = Type.Static<typeof PurchaseInvoiceLineRecord>;
export type PurchaseInvoiceLine = Type.Static<typeof PurchaseInvoiceLine>;

const view = { ...expand("unitOfMeasure"), ...select(PurchaseInvoiceLineRecord.properties) };
const read = { query: view, returns: PurchaseInvoiceLine };
const update = { headers: ifMatch, body: json(PurchaseInvoiceLineUpdate), returns: PurchaseInvoiceLine };

export const purchaseInvoiceLineOperations = {
  getPurchaseInvoiceLine: get(
    "/companies({company_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    read,
  ),
  updatePurchaseInvoiceLine: patch(
    "/companies({company_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    update,
  ),
  deletePurchaseInvoiceLine: del(
    "/companies({company_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    { success: [204] },
  ),
  listPurchaseInvoicePurchaseInvoiceLines: get(
    "/companies({company_id})/purchaseInvoices({purchaseInvoice_id})/purchaseInvoiceLines",
    { query: { $filter, ...view }, page: page(PurchaseInvoiceLine) },
  ),
  createPurchaseInvoicePurchaseInvoiceLine: post(
    "/companies({company_id})/purchaseInvoices({purchaseInvoice_id})/purchaseInvoiceLines",
    { body: json(PurchaseInvoiceLineCreate), returns: PurchaseInvoiceLine, success: [201] },
  ),
  getPurchaseInvoicePurchaseInvoiceLine: get(
    "/companies({company_id})/purchaseInvoices({purchaseInvoice_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    read,
  ),
  updatePurchaseInvoicePurchaseInvoiceLine: patch(
    "/companies({company_id})/purchaseInvoices({purchaseInvoice_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    update,
  ),
  deletePurchaseInvoicePurchaseInvoiceLine: del(
    "/companies({company_id})/purchaseInvoices({purchaseInvoice_id})/purchaseInvoiceLines('{purchaseInvoiceLine_id}')",
    { success: [204] },
  ),
};
