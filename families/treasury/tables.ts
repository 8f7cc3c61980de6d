/** What the treasury keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Customer, OutboundPayment } from "./contract.ts";

/** As it is kept a payment names its customer; only an answer holds one. */
export interface KeptPayment extends OutboundPayment {
  readonly customer: string | null;
}

export function treasuryTables(store: Store) {
  return {
    accounts: store.collection("financialAccounts", { key: (account: { id: string }) => account.id }),
    customers: store.collection("customers", { key: (customer: Customer) => customer.id }),
    payments: store.collection("outboundPayments", {
      key: (payment: KeptPayment) => payment.id,
      indexes: { account: (payment) => payment.financial_account, customer: (payment) => payment.customer },
    }),
  };
}
