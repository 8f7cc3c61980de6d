/** Sales credit memos, their actions, and their lines. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { $filter, Day, entityOf, expand, Guid, Instant, ifMatch, page, select, tagged } from "./common.ts";
import { reckonedOfLine, writableOfLine } from "./lines.ts";
import { Currency, PaymentTerm } from "./terms.ts";
import { UnitOfMeasure } from "./units-of-measure.ts";

export const creditMemoStatuses = ["Draft", "Open", "Canceled"] as const;

// Lines ----------------------------------------------------------------------------------------

const writableOfMemoLine = { ...writableOfLine, unitPrice: Type.Number({ minimum: 0 }), shipmentDate: Day };
const lineMembers = { ...reckonedOfLine, ...writableOfMemoLine };

/** A stored line. Its id is text, so its key is quoted in paths. */
export const SalesCreditMemoLineRecord = Type.Object({ id: Type.String(), ...lineMembers });
export const SalesCreditMemoLine = entityOf({ ...tagged, id: Type.String() }, lineMembers, {
  unitOfMeasure: UnitOfMeasure,
});
export const SalesCreditMemoLineUpdate = Type.Partial(Type.Object(writableOfMemoLine), {
  additionalProperties: false,
});
export const SalesCreditMemoLineCreate = Type.Object(
  { documentId: Guid, ...SalesCreditMemoLineUpdate.properties },
  { additionalProperties: false },
);

// Memos ----------------------------------------------------------------------------------------

const writable = {
  externalDocumentNumber: Type.String({ maxLength: 35 }),
  creditMemoDate: Day,
  postingDate: Day,
  dueDate: Day,
  customerNumber: Type.String({ minLength: 1, maxLength: 20 }),
  currencyCode: Type.String({ maxLength: 10 }),
  paymentTermsId: Guid,
  salesperson: Type.String({ maxLength: 20 }),
  phoneNumber: Type.String({ maxLength: 30 }),
  email: Type.String({ maxLength: 80 }),
};
const members = {
  number: Type.String(),
  ...writable,
  customerId: Guid,
  customerName: Type.String(),
  status: Type.Enum([...creditMemoStatuses]),
  invoiceNumber: Type.String(),
  /** In the memo's currency, as all amounts of it. */
  discountAmount: Type.Number(),
  totalAmountExcludingTax: Type.Number(),
  totalTaxAmount: Type.Number(),
  totalAmountIncludingTax: Type.Number(),
  lastModifiedDateTime: Instant,
};

/** A stored memo. */
export const SalesCreditMemoRecord = Type.Object({ id: Guid, ...members });
export const SalesCreditMemo = entityOf({ ...tagged, id: Guid }, members, {
  currency: Currency,
  paymentTerm: PaymentTerm,
  salesCreditMemoLines: Type.Array(SalesCreditMemoLine),
});
export const SalesCreditMemoUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });
export const SalesCreditMemoCreate = Type.Object(
  { ...SalesCreditMemoUpdate.properties, customerNumber: writable.customerNumber },
  { additionalProperties: false },
);

export type SalesCreditMemoRecord = Type.Static<typeof SalesCreditMemoRecord>;
export type SalesCreditMemo = Type.Static<typeof SalesCreditMemo>;
export type SalesCreditMemoLineRecord = Type.Static<typeof SalesCreditMemoLineRecord>;
export type SalesCreditMemoLine = Type.Static<typeof SalesCreditMemoLine>;

const view = {
  ...expand("currency", "paymentTerm", "salesCreditMemoLines"),
  ...select(SalesCreditMemoRecord.properties),
};
const lineView = { ...expand("unitOfMeasure"), ...select(SalesCreditMemoLineRecord.properties) };
const action = { success: [204] };

/** The namespace before the name of an action (D3-047); a real service may have another. */
export const ACTION_NAMESPACE = "erp.actions";

export const salesCreditMemoOperations = {
  listSalesCreditMemos: get("/companies({company_id})/salesCreditMemos", {
    query: { $filter, ...view },
    page: page(SalesCreditMemo),
  }),
  createSalesCreditMemo: post("/companies({company_id})/salesCreditMemos", {
    body: json(SalesCreditMemoCreate),
    returns: SalesCreditMemo,
    success: [201],
  }),
  getSalesCreditMemo: get("/companies({company_id})/salesCreditMemos({salesCreditMemo_id})", {
    query: view,
    returns: SalesCreditMemo,
  }),
  updateSalesCreditMemo: patch("/companies({company_id})/salesCreditMemos({salesCreditMemo_id})", {
    headers: ifMatch,
    body: json(SalesCreditMemoUpdate),
    returns: SalesCreditMemo,
  }),
  deleteSalesCreditMemo: del("/companies({company_id})/salesCreditMemos({salesCreditMemo_id})", {
    success: [204],
  }),
  cancelSalesCreditMemo: post(
    "/companies({company_id})/salesCreditMemos({salesCreditMemo_id})/<namespace>.cancel",
    action,
  ),
  cancelAndSendSalesCreditMemo: post(
    "/companies({company_id})/salesCreditMemos({salesCreditMemo_id})/<namespace>.cancelAndSend",
    action,
  ),
  postSalesCreditMemo: post(
    "/companies({company_id})/salesCreditMemos({salesCreditMemo_id})/<namespace>.post",
    action,
  ),
  postAndSendSalesCreditMemo: post(
    "/companies({company_id})/salesCreditMemos({salesCreditMemo_id})/<namespace>.postAndSend",
    action,
  ),
  sendSalesCreditMemo: post(
    "/companies({company_id})/salesCreditMemos({salesCreditMemo_id})/<namespace>.send",
    action,
  ),
  listSalesCreditMemoLines: get("/companies({company_id})/salesCreditMemoLines", {
    query: { $filter, ...lineView },
    page: page(SalesCreditMemoLine),
  }),
  createSalesCreditMemoLine: post("/companies({company_id})/salesCreditMemoLines", {
    body: json(SalesCreditMemoLineCreate),
    returns: SalesCreditMemoLine,
    success: [201],
  }),
  getSalesCreditMemoLine: get("/companies({company_id})/salesCreditMemoLines('{salesCreditMemoLine_id}')", {
    query: lineView,
    returns: SalesCreditMemoLine,
  }),
  updateSalesCreditMemoLine: patch(
    "/companies({company_id})/salesCreditMemoLines('{salesCreditMemoLine_id}')",
    { headers: ifMatch, body: json(SalesCreditMemoLineUpdate), returns: SalesCreditMemoLine },
  ),
  deleteSalesCreditMemoLine: del(
    "/companies({company_id})/salesCreditMemoLines('{salesCreditMemoLine_id}')",
    { success: [204] },
  ),
};
