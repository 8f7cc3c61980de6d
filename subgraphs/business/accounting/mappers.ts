/** What resolvers hold for each type of the family. */
import type { Static } from "typebox";
import type { Allocation, Payment } from "../../../families/accounting/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { AccountingPaymentResult } from "../__generated__/resolvers.ts";

export type AccountingMapper = object;
/** A payment, or what a creation has answered of it, with the tenant it was asked of. */
export type AccountingPaymentMapper = Wire<Payment> & { readonly tenantId: string | undefined };
export type AccountingAccountMapper = Wire<Payment["Account"]>;
export type AccountingInvoiceMapper = Wire<Payment["Invoice"]>;
export type AccountingContactMapper = Wire<Payment["Invoice"]["Contact"]>;
export type AccountingCreditNoteMapper = Wire<NonNullable<Payment["CreditNote"]>>;
export type AccountingPrepaymentMapper = Wire<NonNullable<Payment["Prepayment"]>>;
export type AccountingOverpaymentMapper = Wire<NonNullable<Payment["Overpayment"]>>;
export type AccountingBatchPaymentMapper = Wire<NonNullable<Payment["BatchPayment"]>>;
export type AccountingAllocationMapper = Wire<Static<typeof Allocation>>;
export type AccountingMessageMapper = Wire<NonNullable<Payment["Warnings"]>[number]>;
export type AccountingPaymentResultMapper = Omit<AccountingPaymentResult, "payment"> & {
  readonly payment: AccountingPaymentMapper | null;
};
