/** What the ERP keeps, all of it per company: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Currency, PaymentTerm, VendorPurchaseRecord, VendorRecord } from "./contract.ts";

export interface KeptVendor {
  readonly company: string;
  /** Counts the vendor's changes; its entity tag is made from it. */
  readonly version: number;
  readonly wire: VendorRecord;
}

export interface KeptPurchase {
  readonly company: string;
  readonly wire: VendorPurchaseRecord;
}

/** GUIDs may be written in either case. */
const within = (company: string, ...key: readonly string[]) =>
  [company.toLowerCase(), ...key].map(encodeURIComponent).join("/");
export const vendorKey = (company: string, id: string) => within(company, id.toLowerCase());
export const purchaseKey = (company: string, vendorId: string, number: string, name: string) =>
  within(company, vendorId.toLowerCase(), number, name);

export function erpTables(store: Store) {
  return {
    companies: store.collection("companies", { key: (company: { id: string }) => company.id }),
    currencies: store.collection("currencies", { key: (currency: Currency) => currency.code }),
    paymentTerms: store.collection("paymentTerms", { key: (term: PaymentTerm) => term.id }),
    vendors: store.collection("vendors", {
      key: ({ company, wire }: KeptVendor) => vendorKey(company, wire.id),
      indexes: { company: (vendor) => vendor.company },
    }),
    purchases: store.collection("purchases", {
      key: ({ company, wire }: KeptPurchase) =>
        purchaseKey(company, wire.vendorId, wire.vendorNumber, wire.name),
    }),
  };
}
