/** Prepayments: money received or spent before its invoice. They are read-only. */
import Type from "typebox";
import { get, optional } from "#contracts/kit/contract.ts";
import { numberedPages } from "#contracts/kit/pages/numbered.ts";
import { Allocation, Contact, flag, tenant } from "./common.ts";

export const prepaymentTypes = ["RECEIVE-PREPAYMENT", "SPEND-PREPAYMENT"] as const;
export const prepaymentStatuses = ["AUTHORISED", "PAID", "VOIDED"] as const;
export const lineAmountTypes = ["Exclusive", "Inclusive", "NoTax"] as const;

/** One line of a prepayment. All amounts are in the prepayment's currency. */
export const LineItem = Type.Object({
  LineItemID: Type.String(),
  Description: Type.String(),
  Quantity: Type.Number(),
  /** Has two decimal places, or four if `unitdp` requests them. */
  UnitAmount: Type.Number(),
  LineAmount: Type.Number(),
  TaxAmount: Type.Number(),
  TaxType: Type.String(),
  /** The code of an account of the ledger. */
  AccountCode: Type.String(),
});

export const Prepayment = Type.Object({
  PrepaymentID: Type.String(),
  Type: Type.Enum([...prepaymentTypes]),
  Status: Type.Enum([...prepaymentStatuses]),
  Date: Type.String({ format: "date" }),
  Reference: Type.Optional(Type.String()),
  Contact,
  CurrencyCode: Type.String(),
  /** Units of its currency for one unit of the books' currency. */
  CurrencyRate: Type.Number(),
  LineAmountTypes: Type.Enum([...lineAmountTypes]),
  LineItems: Type.Array(LineItem),
  /** In major units, as all amounts. */
  SubTotal: Type.Number(),
  TotalTax: Type.Number(),
  Total: Type.Number(),
  /** Amount not yet allocated to invoices. */
  RemainingCredit: Type.Number(),
  Allocations: Type.Array(Allocation),
  HasAttachments: flag,
  UpdatedDateUTC: Type.String({ format: "date-time" }),
});

export type Prepayment = Type.Static<typeof Prepayment>;

/** Properties that `where` and `order` may name, with the type of each. */
export const prepaymentProperties = {
  PrepaymentID: "guid",
  Type: "text",
  Status: "text",
  Date: "day",
  Reference: "text",
  CurrencyCode: "text",
  Total: "number",
  RemainingCredit: "number",
  UpdatedDateUTC: "instant",
  "Contact.ContactID": "guid",
  "Contact.Name": "text",
  "Contact.EmailAddress": "text",
} as const;

export const prepaymentOperations = {
  listPrepayments: get("/Prepayments", {
    query: {
      where: optional(Type.String()),
      order: optional(Type.String()),
      unitdp: optional(Type.Integer()),
    },
    headers: { ...tenant, "If-Modified-Since": optional(Type.String()) },
    page: numberedPages("Prepayments", Prepayment, { size: 100 }),
    notModified: { Prepayments: [] },
  }),
  getPrepayment: get("/Prepayments/{PrepaymentID}", {
    headers: tenant,
    // One prepayment, in the envelope of a list.
    returns: Type.Object({ Prepayments: Type.Array(Prepayment) }),
  }),
};
