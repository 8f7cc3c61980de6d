/** What the ERP keeps, all of it per company: read by the service, written by the seed. */

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

/** An entity as it is kept. */
export interface StoredEntity<W> {
  readonly company: string;
  /** Counts the entity's changes; its entity tag is made from it. */
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

/** What was sent to a customer: the mail sink. */
export interface SentMemo {
  readonly id: number;
  readonly memoId: string;
  readonly to: string;
  readonly what: "creditMemo" | "cancellation";
  readonly sentAt: string;
}

/** GUIDs may be written in either case. */
export const within = (company: string, ...key: readonly (string | number)[]) =>
  [company.toLowerCase(), ...key.map((part) => String(part).toLowerCase())].map(encodeURIComponent).join("/");
export const purchaseKey = (company: string, vendorId: string, number: string, name: string) =>
  // Numbers and names are compared as they are written.
  [company.toLowerCase(), vendorId.toLowerCase(), number, name].map(encodeURIComponent).join("/");

export function erpTables(store: Store) {
  /** Entities of companies, by the key that a path gives. */
  const entities = <W>(name: string, keyOf: (wire: W) => string | number) =>
    store.collection(name, {
      key: ({ company, wire }: StoredEntity<W>) => within(company, keyOf(wire)),
      indexes: { company: (kept) => kept.company },
    });
  const idOf = ({ id }: { id: string }) => id;
  /** Lines of documents, which are found by their document too. */
  const lines = <W extends { id: string; documentId: string }>(name: string) =>
    store.collection(name, {
      key: ({ company, wire }: StoredEntity<W>) => within(company, wire.id),
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
      key: ({ company, wire }: StoredEntity<TimeEntryRecord>) => within(company, wire.id),
      indexes: { company: (kept) => kept.company, employee: ({ wire }) => wire.employeeId },
    }),
    trialBalances: entities<TrialBalanceRecord>("trialBalances", ({ number }) => number),
    retainedEarnings: entities<RetainedEarningsRecord>("retainedEarnings", ({ lineNumber }) => lineNumber),
    /** The invoices themselves are never read: only that there are such is known. */
    purchaseInvoices: store.collection("purchaseInvoices", {
      key: ({ company, id }: { company: string; id: string }) => within(company, id),
    }),
    purchaseInvoiceLines: lines<PurchaseInvoiceLineRecord>("purchaseInvoiceLines"),
    creditMemos: entities<SalesCreditMemoRecord>("creditMemos", idOf),
    creditMemoLines: lines<SalesCreditMemoLineRecord>("creditMemoLines"),
    sent: store.collection("sent", { key: (mail: SentMemo) => String(mail.id) }),
  };
}

export type ErpTables = ReturnType<typeof erpTables>;
