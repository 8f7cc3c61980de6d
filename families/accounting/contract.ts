/** Accounting: PascalCase, kept per tenant. What the documents leave open is in docs/decisions/accounting.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { family, get, json, optional, put } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";

const text = Type.Optional(Type.String());
const number = Type.Optional(Type.Number());
const flag = Type.Optional(Type.Boolean());
const Messages = Type.Array(Type.Object({ Message: Type.String() }));

const InvoiceRef = Type.Object({ InvoiceID: text, InvoiceNumber: text });

/** Part of a credit note, prepayment or overpayment, set against an invoice. */
export const Allocation = Type.Object({
  Date: Type.String({ format: "date" }),
  Amount: Type.Number(),
  Invoice: InvoiceRef,
  IsDeleted: flag,
  AllocationID: text,
  CreditNote: Type.Optional(Type.Object({ CreditNoteID: text })),
  Prepayment: Type.Optional(Type.Object({ PrepaymentID: text })),
  Overpayment: Type.Optional(Type.Object({ OverpaymentID: text })),
  StatusAttributeString: text,
  ValidationErrors: Type.Optional(Messages),
});
const Allocations = Type.Optional(Type.Array(Allocation));

/** What a payment holds as it was sent: nothing is required by shape (D3-061). */
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
};

/**
 * One payment to create. An unknown member is refused, not dropped; what else makes a payment
 * acceptable is the service's to say, item by item.
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
    ValidationErrors: Type.Optional(Messages),
  },
  { additionalProperties: false },
);

export const paymentStatuses = ["AUTHORISED", "DELETED"] as const;
export const paymentTypes = ["ACCRECPAYMENT", "ACCPAYPAYMENT"] as const;

export const Payment = Type.Object({
  ...asSent,
  PaymentID: Type.String(),
  /** An ISO day. */
  Date: Type.String(),
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
    Contact: Type.Object({ ContactID: Type.String(), Name: Type.String(), EmailAddress: text }),
  }),
  /** An ISO instant. */
  UpdatedDateUTC: Type.String(),
});

/**
 * One item of the answer to a creation, in the order sent: the payment as it was created, or what
 * was sent with the reasons why it was refused.
 */
export const PaymentOutcome = Type.Object({
  ...Type.Partial(Type.Omit(Payment, ["PaymentType", "Status", "Account", "Invoice"])).properties,
  PaymentType: text,
  Status: text,
  Account: Type.Optional(Type.Partial(Payment.properties.Account)),
  Invoice: Type.Optional(Type.Partial(Payment.properties.Invoice)),
  StatusAttributeString: Type.Union([Type.Literal("OK"), Type.Literal("ERROR")]),
  ValidationErrors: Type.Optional(Messages),
});

export type Payment = Type.Static<typeof Payment>;
export type NewPayment = Type.Static<typeof NewPayment>;
export type PaymentOutcome = Type.Static<typeof PaymentOutcome>;

const tenant = { "accounting-tenant-id": optional(Type.String({ minLength: 1 })) };

const types: Readonly<Record<number, string>> = {
  400: "ValidationException",
  401: "AuthenticationException",
  403: "AuthorisationException",
  404: "NotFoundException",
};

export const accounting = family(
  "accounting",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        ErrorNumber: detail.code ?? status,
        Type: types[status] ?? "ServiceException",
        Message: message,
        ...detail.extra,
      }),
      { message: ["Message"], code: ["Type"] },
    ),
  },
  {
    getPayment: get("/Payments/{PaymentID}", {
      headers: tenant,
      // One payment, in the envelope of many.
      returns: Type.Object({ Payments: Type.Array(Payment) }),
    }),
    createPayments: put("/Payments", {
      query: { summarizeErrors: optional(Type.Boolean()) },
      headers: { ...tenant, "Idempotency-Key": optional(Type.String({ minLength: 1, maxLength: 128 })) },
      body: json(Type.Object({ Payments: Type.Array(NewPayment, { minItems: 1 }) })),
      returns: Type.Object({ Payments: Type.Array(PaymentOutcome) }),
      idempotencyKey: "Idempotency-Key",
    }),
  },
);
