/** Payments and their history. */
import Type from "typebox";
import { get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { Allocations, Contact, flag, InvoiceRef, Messages, number, tenant, text, write } from "./common.ts";

/** Members of a payment as they were sent. The shape requires none (D3-061). */
const asSent = {
  Code: text,
  Reference: text,
  Particulars: text,
  Details: text,
  IsReconciled: flag,
  HasAccount: flag,
  CreditNote: Type.Optional(Type.Object({ CreditNoteID: text, CreditNoteNumber: text, Allocations })),
  Prepayment: Type.Optional(Type.Object({ PrepaymentID: text, Allocations })),
  Overpayment: Type.Optional(Type.Object({ OverpaymentID: text, Allocations })),
  BatchPayment: Type.Optional(Type.Object({ BatchPaymentID: text, Reference: text })),
  Warnings: Type.Optional(Messages),
  ValidationErrors: Type.Optional(Messages),
};

/**
 * One payment to create. An unknown member is refused, not dropped. The service checks all other rules for each
 * payment by itself.
 */
export const NewPayment = Type.Object(
  {
    ...asSent,
    PaymentID: text,
    Date: text,
    Status: text,
    PaymentType: text,
    Amount: number,
    BankAmount: number,
    CurrencyRate: number,
    Account: Type.Optional(Type.Object({ AccountID: text, Code: text })),
    Invoice: Type.Optional(InvoiceRef),
  },
  { additionalProperties: false },
);

export const paymentStatuses = ["AUTHORISED", "DELETED"] as const;
export const paymentTypes = ["ACCRECPAYMENT", "ACCPAYPAYMENT"] as const;

export const Payment = Type.Object({
  ...asSent,
  PaymentID: Type.String(),
  Date: Type.String({ format: "date" }),
  /** In major units of the invoice's currency. */
  Amount: Type.Number(),
  /** In major units of the bank account's currency. */
  BankAmount: Type.Number(),
  /** Units of the invoice's currency for one of the bank account's. */
  CurrencyRate: Type.Number(),
  PaymentType: Type.Enum([...paymentTypes]),
  Status: Type.Enum([...paymentStatuses]),
  IsReconciled: Type.Boolean(),
  HasAccount: Type.Boolean(),
  Account: Type.Object({ AccountID: Type.String(), Code: Type.String() }),
  Invoice: Type.Object({
    InvoiceID: Type.String(),
    InvoiceNumber: Type.String(),
    CurrencyCode: Type.String(),
    Contact,
  }),
  UpdatedDateUTC: Type.String({ format: "date-time" }),
});

/**
 * One item of the response to a creation, in the order of the request: the created payment, or the sent payment
 * with the reasons for its refusal.
 */
export const PaymentOutcome = Type.Object({
  ...Type.Partial(Type.Omit(Payment, ["PaymentType", "Status", "Account", "Invoice"])).properties,
  PaymentType: text,
  Status: text,
  Account: Type.Optional(Type.Partial(Payment.properties.Account)),
  Invoice: Type.Optional(Type.Partial(Payment.properties.Invoice)),
  StatusAttributeString: Type.Union([Type.Literal("OK"), Type.Literal("ERROR")]),
});

/** Body that deletes a payment: its new status. */
export const PaymentDelete = Type.Object({ Status: Type.String() }, { additionalProperties: false });

/** History entry of a payment. Each member is optional in a request. */
export const HistoryRecord = Type.Object({
  /** Name of the user who made the change. */
  User: text,
  Changes: text,
  /** An ISO instant. */
  DateUTC: text,
  Details: text,
});
/** A history record in a response. The service validates the records of requests. */
const RecordedHistory = Type.Object({
  ...HistoryRecord.properties,
  DateUTC: Type.Optional(Type.String({ format: "date-time" })),
});
const HistoryRecords = Type.Object({ HistoryRecords: Type.Array(RecordedHistory) });

export type Payment = Type.Static<typeof Payment>;
export type NewPayment = Type.Static<typeof NewPayment>;
export type PaymentOutcome = Type.Static<typeof PaymentOutcome>;
export type HistoryRecord = Type.Static<typeof HistoryRecord>;

/** One payment, in the envelope of a list. */
const onePayment = Type.Object({ Payments: Type.Array(Payment) });

export const paymentOperations = {
  createPayments: put("/Payments", {
    ...write,
    query: { summarizeErrors: optional(Type.Boolean()) },
    body: json(Type.Object({ Payments: Type.Array(NewPayment, { minItems: 1 }) })),
    returns: Type.Object({ Payments: Type.Array(PaymentOutcome) }),
  }),
  getPayment: get("/Payments/{PaymentID}", { headers: tenant, returns: onePayment }),
  deletePayment: post("/Payments/{PaymentID}", { ...write, body: json(PaymentDelete), returns: onePayment }),
  getPaymentHistory: get("/Payments/{PaymentID}/History", { headers: tenant, returns: HistoryRecords }),
  createPaymentHistory: put("/Payments/{PaymentID}/History", {
    ...write,
    body: json(
      Type.Object({
        HistoryRecords: Type.Array(Type.Object(HistoryRecord.properties, { additionalProperties: false }), {
          minItems: 1,
        }),
      }),
    ),
    returns: HistoryRecords,
  }),
};
