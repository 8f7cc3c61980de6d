/** Tables of the treasury. The seed fills them; the service reads and writes them. */

import type {
  Customer,
  FeatureName,
  FinancialAccount,
  InboundTransfer,
  MethodDetails,
  OutboundPayment,
  OutboundTransfer,
} from "#contracts/treasury/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** The last request for a feature. `since`: time of the request, Unix seconds. */
export interface FeatureRequest {
  readonly requested: boolean;
  readonly since: number;
}

type Derived =
  | "active_features"
  | "pending_features"
  | "restricted_features"
  | "features"
  | "financial_addresses"
  | "balance";

/** A stored account, without members that depend on the time or on pending transfers. */
export interface StoredAccount extends Omit<FinancialAccount, Derived> {
  /** Available amounts in minor units, by currency. */
  readonly cash: Readonly<Record<string, number>>;
  readonly requests: Readonly<Partial<Record<FeatureName, FeatureRequest>>>;
  readonly account_number: string;
}

/** Stored rows contain the ids of account and customer; only responses contain these objects. */
interface OfAccount {
  readonly financial_account: string;
}
export interface StoredPayment extends Omit<OutboundPayment, "cancelable"> {
  readonly customer: string | null;
}
export interface StoredInboundTransfer
  extends Omit<InboundTransfer, "cancelable" | "financial_account">,
    OfAccount {}
export interface StoredOutboundTransfer extends Omit<OutboundTransfer, "financial_account">, OfAccount {}

/** A card of an account. Cards in use prevent its closing; no operation returns them. */
export interface Card extends OfAccount {
  readonly id: string;
  readonly status: "active" | "inactive" | "canceled";
}

/** A stored payment method. Money to a closed one is returned. */
export interface Method {
  readonly id: string;
  readonly details: MethodDetails;
  readonly closed: boolean;
}

interface Movement extends OfAccount {
  readonly status: string;
}
const account = (row: OfAccount) => row.financial_account;
/** Id of the account of a pending movement. */
const pending = (row: Movement) => (row.status === "processing" ? row.financial_account : undefined);

export function treasuryTables(store: Store) {
  return {
    accounts: store.collection("financialAccounts", { key: (row: StoredAccount) => row.id }),
    cards: store.collection("cards", { key: (card: Card) => card.id, indexes: { account } }),
    methods: store.collection("paymentMethods", { key: (method: Method) => method.id }),
    customers: store.collection("customers", { key: (customer: Customer) => customer.id }),
    inbound: store.collection("inboundTransfers", {
      key: (transfer: StoredInboundTransfer) => transfer.id,
      indexes: { account, pending },
    }),
    payments: store.collection("outboundPayments", {
      key: (payment: StoredPayment) => payment.id,
      indexes: { account, pending, customer: (payment) => payment.customer },
    }),
    transfers: store.collection("outboundTransfers", {
      key: (transfer: StoredOutboundTransfer) => transfer.id,
      indexes: { account, pending },
    }),
  };
}

export type TreasuryTables = ReturnType<typeof treasuryTables>;
