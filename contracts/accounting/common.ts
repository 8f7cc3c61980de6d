/** Parts that accounting's areas share. */
import Type from "typebox";
import { optional } from "#contracts/kit/contract.ts";

export const text = Type.Optional(Type.String());
export const number = Type.Optional(Type.Number());
export const flag = Type.Optional(Type.Boolean());
export const Messages = Type.Array(Type.Object({ Message: Type.String() }));

/** A customer or supplier. */
export const Contact = Type.Object({ ContactID: Type.String(), Name: Type.String(), EmailAddress: text });

export const InvoiceRef = Type.Object({ InvoiceID: text, InvoiceNumber: text });

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
export const Allocations = Type.Optional(Type.Array(Allocation));

/** Header that selects the tenant. Without it the service chooses. */
export const tenant = { "accounting-tenant-id": optional(Type.String({ minLength: 1 })) };

const KEY = "Idempotency-Key";

/** Members of all writes. A write that is repeated with the same key takes effect once. */
export const write = {
  headers: { ...tenant, [KEY]: optional(Type.String({ minLength: 1, maxLength: 128 })) },
  idempotencyKey: KEY,
} as const;
