/** Tables of the ERP, per company. The seed fills them; the service reads and writes them. */

import type {
  Account,
  Currency,
  Employee,
  PaymentTerm,
  PurchaseInvoiceLineRecord,
  RetainedEarningsRecord,
  SalesCreditMemoLineRecord,
  SalesCreditMemoRecord,
  TimeEntryRecord,
  TrialBalanceRecord,
  UnitOfMeasureRecord,
  VendorPurchaseRecord,
  VendorRecord,
} from "#contracts/erp/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A stored entity. */
export interface StoredEntity<W> {
  readonly company: string;
  /** Number of the entity's changes. The entity tag contains it. */
  readonly version: number;
  readonly wire: W;
}

export interface Customer {
  readonly id: string;
  readonly number: string;
  readonly displayName: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** A mail to a customer, which the stand-in service stores instead of sending. */
export interface SentMemo {
  readonly id: number;
  readonly memoId: string;
  readonly to: string;
  readonly what: "creditMemo" | "cancellation";
  readonly sentAt: string;
}

/** Key of a row. Lower case, because GUIDs are case-insensitive. */
export const rowKey = (company: string, ...key: readonly (string | number)[]) =>
  [company.toLowerCase(), ...key.map((part) => String(part).toLowerCase())].map(encodeURIComponent).join("/");
export const purchaseKey = (company: string, vendorId: string, number: string, name: string) =>
  // Numbers and names are case-sensitive.
  [company.toLowerCase(), vendorId.toLowerCase(), number, name].map(encodeURIComponent).join("/");

export function erpTables(store: Store) {
  /** A table of entities, by company and key in the path. */
  const entities = <W>(name: string, keyOf: (wire: W) => string | number) =>
    store.collection(name, {
      key: ({ company, wire }: StoredEntity<W>) => rowKey(company, keyOf(wire)),
      indexes: { company: (kept) => kept.company },
    });
  const idOf = ({ id }: { id: string }) => id;
  /** A table of document lines, indexed by document too. */
  const lines = <W extends { id: string; documentId: string }>(name: string) =>
    store.collection(name, {
      key: ({ company, wire }: StoredEntity<W>) => rowKey(company, wire.id),
      indexes: { company: (kept) => kept.company, document: ({ wire }) => wire.documentId },
    });

  return {
    companies: store.collection("companies", { key: (company: { id: string }) => company.id }),
    currencies: store.collection("currencies", { key: (currency: Currency) => currency.code }),
    paymentTerms: store.collection("paymentTerms", { key: (term: PaymentTerm) => term.id }),
    customers: store.collection("customers", { key: (customer: Customer) => customer.number }),
    employees: store.collection("employees", {
      key: (employee: Employee) => employee.id,
      indexes: { number: (employee) => employee.number },
    }),
    accounts: store.collection("accounts", { key: (account: Account) => account.number }),
    vendors: entities<VendorRecord>("vendors", idOf),
    purchases: store.collection("purchases", {
      key: ({ company, wire }: StoredEntity<VendorPurchaseRecord>) =>
        purchaseKey(company, wire.vendorId, wire.vendorNumber, wire.name),
      indexes: { company: (kept) => kept.company },
    }),
    units: entities<UnitOfMeasureRecord>("units", idOf),
    timeEntries: store.collection("timeEntries", {
      key: ({ company, wire }: StoredEntity<TimeEntryRecord>) => rowKey(company, wire.id),
      indexes: { company: (kept) => kept.company, employee: ({ wire }) => wire.employeeId },
    }),
    trialBalances: entities<TrialBalanceRecord>("trialBalances", ({ number }) => number),
    retainedEarnings: entities<RetainedEarningsRecord>("retainedEarnings", ({ lineNumber }) => lineNumber),
    /** Purchase invoices have no operations; the table only records which exist. */
    purchaseInvoices: store.collection("purchaseInvoices", {
      key: ({ company, id }: { company: string; id: string }) => rowKey(company, id),
    }),
    purchaseInvoiceLines: lines<PurchaseInvoiceLineRecord>("purchaseInvoiceLines"),
    creditMemos: entities<SalesCreditMemoRecord>("creditMemos", idOf),
    creditMemoLines: lines<SalesCreditMemoLineRecord>("creditMemoLines"),
    sent: store.collection("sent", { key: (mail: SentMemo) => String(mail.id) }),
  };
}

export type ErpTables = ReturnType<typeof erpTables>;
