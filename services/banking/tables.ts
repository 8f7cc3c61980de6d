/** Tables of the bank. The seed fills them; the service reads and writes them. */

import type {
  Account,
  AccountDay,
  ApiToken,
  Application,
  ApplicationDocument,
  ApplicationForm,
  Authorization,
  AuthorizationRequest,
  Card,
  CardLimits,
  CheckDeposit,
  CheckPayment,
  Counterparty,
  CounterpartyBalance,
  Customer,
  Dispute,
  Event,
  Institution,
  Payment,
  PinStatus,
  ReceivedPayment,
  RecurringPayment,
  Repayment,
  Reward,
  Statement,
  Transaction,
  Webhook,
} from "#contracts/banking/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** Members of every resource. Lists are sorted by `createdAt`. */
export interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: {
    readonly createdAt: string;
    readonly status?: string;
    readonly direction?: string;
    readonly email?: string;
  };
  readonly relationships?: Readonly<Record<string, { readonly data: { readonly id: string } } | undefined>>;
}

/** An API token and its user. */
export interface OfUser {
  readonly userId: string;
  readonly token: ApiToken;
}

/** Ids are numbers written as text, so they are compared as numbers. */
const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
/** Instants have one format, so text order is time order. Equal instants are sorted by id. */
function oldest(a: Resource, b: Resource): number {
  const [first, second] = [a.attributes.createdAt, b.attributes.createdAt];
  return first < second ? -1 : first > second ? 1 : byId(a, b);
}
export const orders = { createdAt: oldest, "-createdAt": (a: Resource, b: Resource) => oldest(b, a) };

/** Id of the resource in a relationship. */
export const linked = (resource: Resource, name: string): string | undefined =>
  resource.relationships?.[name]?.data.id;

export function bankingTables(store: Store) {
  const resources = <R extends Resource>(name: string) =>
    store.collection(name, {
      key: (resource: R) => resource.id,
      indexes: {
        customer: (resource) => linked(resource, "customer"),
        account: (resource) => linked(resource, "account"),
        email: ({ attributes }) => attributes.email?.toLowerCase(),
      },
      orders: { id: byId, ...orders },
    });
  return {
    customers: resources<Customer>("customers"),
    accounts: resources<Account>("accounts"),
    days: resources<AccountDay>("days"),
    transactions: resources<Transaction>("transactions"),
    statements: resources<Statement>("statements"),
    applications: resources<Application>("applications"),
    forms: resources<ApplicationForm>("forms"),
    documents: store.collection("documents", {
      key: (document: ApplicationDocument) => document.id,
      indexes: { application: (document) => document.relationships.application.data.id },
    }),
    cards: resources<Card>("cards"),
    cardLimits: store.collection("cardLimits", {
      key: (limits: CardLimits) => limits.relationships.card.data.id,
    }),
    pins: store.collection("pins", { key: (pin: PinStatus) => pin.relationships.card.data.id }),
    authorizations: resources<Authorization>("authorizations"),
    authorizationRequests: resources<AuthorizationRequest>("authorizationRequests"),
    payments: resources<Payment>("payments"),
    receivedPayments: resources<ReceivedPayment>("receivedPayments"),
    recurringPayments: resources<RecurringPayment>("recurringPayments"),
    repayments: resources<Repayment>("repayments"),
    rewards: resources<Reward>("rewards"),
    disputes: resources<Dispute>("disputes"),
    checkDeposits: resources<CheckDeposit>("checkDeposits"),
    checkPayments: resources<CheckPayment>("checkPayments"),
    counterparties: resources<Counterparty>("counterparties"),
    counterpartyBalances: store.collection("counterpartyBalances", {
      key: (balance: CounterpartyBalance) => balance.relationships.counterparty.data.id,
    }),
    events: resources<Event>("events"),
    webhooks: resources<Webhook>("webhooks"),
    apiTokens: store.collection("apiTokens", {
      key: ({ token }: OfUser) => token.id,
      indexes: { user: ({ userId }) => userId },
    }),
    institutions: store.collection("institutions", {
      key: ({ attributes }: Institution) => attributes.routingNumber,
    }),
  };
}

export type BankingTables = ReturnType<typeof bankingTables>;
