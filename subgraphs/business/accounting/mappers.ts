/** Parent objects that the resolvers of each type of the family receive. */
import type { Static } from "typebox";
import type { Allocation, LineItem, Payment, Prepayment } from "#contracts/accounting/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { UserError } from "#subgraphs/kit/mapping/payloads.ts";

/** What was read of a tenant; undefined where accounting chose it. */
export type InTenant<T> = Wire<T> & { readonly tenantId: string | undefined };

/** The tenant that the caller named, if any: the configured one is no condition on global ids. */
export type AccountingMapper = { readonly named: string | null | undefined };
/** A payment, or what a creation has answered of it. */
export type AccountingPaymentMapper = InTenant<Payment>;
export type AccountingAccountMapper = Wire<Payment["Account"]>;
export type AccountingInvoiceMapper = Wire<Payment["Invoice"]>;
export type AccountingContactMapper = Wire<Payment["Invoice"]["Contact"]>;
export type AccountingCreditNoteMapper = InTenant<NonNullable<Payment["CreditNote"]>>;
/** A prepayment, whole or as far as a payment tells of it. */
export type AccountingPrepaymentMapper = InTenant<Prepayment> & { readonly referred?: true };
/** Its amounts are in the prepayment's currency. */
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
