/** Parent objects that the resolvers of each type of the family receive. */
import type { Static } from "typebox";
import type { Allocation, LineItem, Payment, Prepayment } from "#contracts/accounting/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { UserError } from "#subgraphs/kit/mapping/payloads.ts";

/** An object with the tenant that it was read from. Undefined if accounting chose the tenant. */
export type InTenant<T> = Wire<T> & { readonly tenantId: string | undefined };

/** The tenant named by the caller's argument, if any. The configured tenant does not restrict global ids. */
export type AccountingMapper = { readonly named: string | null | undefined };
/** A payment as read, or as in the response of its creation. */
export type AccountingPaymentMapper = InTenant<Payment>;
export type AccountingAccountMapper = Wire<Payment["Account"]>;
export type AccountingInvoiceMapper = Wire<Payment["Invoice"]>;
export type AccountingContactMapper = Wire<Payment["Invoice"]["Contact"]>;
export type AccountingCreditNoteMapper = InTenant<NonNullable<Payment["CreditNote"]>>;
/** A prepayment. `referred`: only the members that a payment contains are known. */
export type AccountingPrepaymentMapper = InTenant<Prepayment> & { readonly referred?: true };
/** A line item, with the currency of its prepayment for the amounts. */
export type AccountingLineItemMapper = Wire<Static<typeof LineItem>> & {
  readonly currency: string | null | undefined;
};
export type AccountingOverpaymentMapper = InTenant<NonNullable<Payment["Overpayment"]>>;
export type AccountingBatchPaymentMapper = Wire<NonNullable<Payment["BatchPayment"]>>;
export type AccountingAllocationMapper = InTenant<Static<typeof Allocation>>;
export type AccountingMessageMapper = Wire<NonNullable<Payment["Warnings"]>[number]>;
export type AccountingPaymentResultMapper = {
  readonly payment: AccountingPaymentMapper | null;
  readonly userErrors: readonly (Partial<UserError> & Pick<UserError, "code" | "message">)[];
};
