/** Tables of accounting, per tenant. The seed fills them; the service reads and writes them. */

import type { HistoryRecord, Payment, Prepayment } from "#contracts/accounting/index.ts";
import type { Store } from "#services/kit/data/store.ts";

export interface Account {
  readonly tenant: string;
  readonly AccountID: string;
  readonly Code: string;
}

export interface Invoice {
  readonly tenant: string;
  /** True for an invoice to a customer, false for one from a supplier. It decides the type of the payments. */
  readonly sale: boolean;
  readonly wire: Payment["Invoice"];
}

export interface StoredPayment {
  readonly tenant: string;
  readonly wire: Payment;
  /** Oldest first. */
  readonly history: readonly HistoryRecord[];
}

export interface StoredPrepayment {
  readonly tenant: string;
  /** Unit amounts have four decimal places. */
  readonly wire: Prepayment;
}

/** Ids and codes are only unique within their tenant. */
export const within = (tenant: string, id: string) => `${tenant}/${id.toLowerCase()}`;

export function accountingTables(store: Store) {
  return {
    tenants: store.collection("tenants", { key: (tenant: { id: string }) => tenant.id }),
    accounts: store.collection("accounts", {
      key: (account: Account) => within(account.tenant, account.Code),
      indexes: { id: (account) => within(account.tenant, account.AccountID) },
    }),
    invoices: store.collection("invoices", {
      key: (invoice: Invoice) => within(invoice.tenant, invoice.wire.InvoiceID),
      indexes: { number: (invoice) => within(invoice.tenant, invoice.wire.InvoiceNumber) },
    }),
    payments: store.collection("payments", {
      key: (payment: StoredPayment) => within(payment.tenant, payment.wire.PaymentID),
    }),
    prepayments: store.collection("prepayments", {
      key: (prepayment: StoredPrepayment) => within(prepayment.tenant, prepayment.wire.PrepaymentID),
      indexes: { tenant: (prepayment) => prepayment.tenant },
    }),
  };
}

export type AccountingTables = ReturnType<typeof accountingTables>;
