import { banking, type Payment } from "#contracts/banking/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { type Including, includeOf } from "./included.ts";
import { type ListArgs, linkIn } from "./lists.ts";

const { batch, batchMany, each, single, slices } = loadersOf(banking);

/** Conditions and order of the payments of customers, in the bank's own spelling. */
export type PaymentArgs = ListArgs<Payment["attributes"]["status"]>;

interface Row {
  readonly id?: string | null;
  readonly relationships?: Readonly<Record<string, unknown>> | null;
}

/** The records of many owners at once, newest first or oldest first. */
const ofOwners = <const M extends "customerId" | "accountId" | "cardId">(member: M, link: string) => ({
  max: 100,
  ask: (owners: string[], { filter, sort }: ListArgs) => ({
    filter: { ...filter, [member]: owners } as ListArgs["filter"],
    sort,
  }),
  parentOf: (row: Row) => linkIn(row, link),
  idOf: (row: Row) => row.id,
});
const byCustomer = ofOwners("customerId", "customer");
const byAccount = ofOwners("accountId", "account");
const byCard = ofOwners("cardId", "card");

/** Lists that take ids: several resources in one call, and all of those without a path of their own. */
const byIds = {
  max: 100,
  ask: (id: string[]) => ({ filter: { id } }),
};
/** The same with the links that are selected of the resources. */
const byIdsOf = <const T extends Including>(type: T) => ({
  max: 100,
  selective: true,
  ask: (id: string[], fields: Fields) => ({ filter: { id }, ...includeOf(type, fields) }),
});

export const bankingLoaders = {
  customer: batch("listCustomers", {
    ...byIds,
    keyOf: ({ id }) => id,
    single: single("getCustomer", { ask: (customerId) => ({ customerId }), itemIn: (body) => body.data }),
  }),
  customersByEmail: batchMany("listCustomers", {
    max: 100,
    ask: (email) => ({ filter: { email } }),
    keyOf: (customer) => customer.attributes?.email?.toLowerCase(),
  }),
  account: batch("listAccounts", { ...byIdsOf("BankAccount"), keyOf: ({ id }) => id }),
  transaction: batch("listTransactions", { ...byIdsOf("BankTransaction"), keyOf: ({ id }) => id }),
  /** Null where the transaction is of another account. */
  transactionOfAccount: each("getAccountTransaction", {
    selective: true,
    ask: (key: { readonly accountId: string; readonly transactionId: string }, fields) => ({
      ...key,
      ...includeOf("BankTransaction", fields),
    }),
    itemIn: (body) => body.data,
  }),
  statement: batch("listStatements", { ...byIdsOf("BankStatement"), keyOf: ({ id }) => id }),
  application: batch("listApplications", { ...byIdsOf("BankApplication"), keyOf: ({ id }) => id }),
  applicationForm: batch("listApplicationForms", {
    ...byIdsOf("BankApplicationForm"),
    keyOf: ({ id }) => id,
  }),
  day: batch("listAccountEndOfDay", { ...byIdsOf("BankAccountDay"), keyOf: ({ id }) => id }),
  cardAuthorization: batch("listAuthorizations", {
    ...byIdsOf("BankCardAuthorization"),
    keyOf: ({ id }) => id,
  }),
  cardAuthorizationRequest: batch("listAuthorizationRequests", {
    ...byIdsOf("BankCardAuthorizationRequest"),
    keyOf: ({ id }) => id,
  }),
  webhook: batch("listWebhooks", { ...byIds, keyOf: ({ id }) => id }),
  card: batch("listCards", {
    ...byIdsOf("BankCard"),
    keyOf: ({ id }) => id,
    single: single("getCard", {
      selective: true,
      ask: (cardId, fields) => ({ cardId, ...includeOf("BankCard", fields) }),
      itemIn: (body) => body.data,
    }),
  }),
  cardLimits: each("getCardLimits", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  pinStatus: each("getCardPinStatus", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  payment: each("getPayment", {
    selective: true,
    ask: (paymentId, fields) => ({ paymentId, ...includeOf("BankPayment", fields) }),
    itemIn: (body) => body.data,
  }),
  receivedPayment: each("getReceivedPayment", {
    selective: true,
    ask: (paymentId, fields) => ({ paymentId, ...includeOf("BankReceivedPayment", fields) }),
    itemIn: (body) => body.data,
  }),
  recurringPayment: each("getRecurringPayment", {
    selective: true,
    ask: (paymentId, fields) => ({ paymentId, ...includeOf("BankRecurringPayment", fields) }),
    itemIn: (body) => body.data,
  }),
  repayment: each("getRepayment", {
    selective: true,
    ask: (repaymentId, fields) => ({ repaymentId, ...includeOf("BankRepayment", fields) }),
    itemIn: (body) => body.data,
  }),
  reward: each("getReward", {
    selective: true,
    ask: (rewardId, fields) => ({ rewardId, ...includeOf("BankReward", fields) }),
    itemIn: (body) => body.data,
  }),
  dispute: each("getDispute", {
    selective: true,
    ask: (disputeId, fields) => ({ disputeId, ...includeOf("BankDispute", fields) }),
    itemIn: (body) => body.data,
  }),
  checkDeposit: each("getCheckDeposit", {
    selective: true,
    ask: (checkDepositId, fields) => ({ checkDepositId, ...includeOf("BankCheckDeposit", fields) }),
    itemIn: (body) => body.data,
  }),
  checkPayment: each("getCheckPayment", {
    selective: true,
    ask: (checkPaymentId, fields) => ({ checkPaymentId, ...includeOf("BankCheckPayment", fields) }),
    itemIn: (body) => body.data,
  }),
  counterparty: batch("listCounterparties", {
    ...byIdsOf("BankCounterparty"),
    keyOf: ({ id }) => id,
    single: single("getCounterparty", {
      selective: true,
      ask: (counterpartyId, fields) => ({ counterpartyId, ...includeOf("BankCounterparty", fields) }),
      itemIn: (body) => body.data,
    }),
  }),
  counterpartyBalance: each("getCounterpartyBalance", {
    ask: (counterpartyId) => ({ counterpartyId }),
    itemIn: (body) => body.data,
  }),
  event: each("getEvent", { ask: (eventId) => ({ eventId }), itemIn: (body) => body.data }),
  institution: each("getInstitution", {
    ask: (routingNumber) => ({ routingNumber }),
    itemIn: (body) => body.data,
  }),

  paymentsByCustomer: slices("listPayments", {
    max: 100,
    ask: (customerId, { sort, filter }: PaymentArgs) => ({ filter: { ...filter, customerId }, sort }),
    parentOf: (payment) => payment.relationships?.customer?.data?.id,
    idOf: (payment) => payment.id,
  }),
  paymentsByAccount: slices("listPayments", {
    max: 100,
    ask: (accountId, { sort, filter }: PaymentArgs) => ({ filter: { ...filter, accountId }, sort }),
    parentOf: (payment) => payment.relationships?.account?.data?.id,
    idOf: (payment) => payment.id,
  }),
  accountsByCustomer: slices("listAccounts", byCustomer),
  cardsByCustomer: slices("listCards", byCustomer),
  transactionsByCustomer: slices("listTransactions", byCustomer),
  statementsByCustomer: slices("listStatements", byCustomer),
  receivedPaymentsByCustomer: slices("listReceivedPayments", byCustomer),
  recurringPaymentsByCustomer: slices("listRecurringPayments", byCustomer),
  repaymentsByCustomer: slices("listRepayments", byCustomer),
  rewardsByCustomer: slices("listRewards", byCustomer),
  disputesByCustomer: slices("listDisputes", byCustomer),
  checkDepositsByCustomer: slices("listCheckDeposits", byCustomer),
  checkPaymentsByCustomer: slices("listCheckPayments", byCustomer),
  counterpartiesByCustomer: slices("listCounterparties", byCustomer),
  applicationsByCustomer: slices("listApplications", byCustomer),
  cardsByAccount: slices("listCards", byAccount),
  transactionsByAccount: slices("listTransactions", byAccount),
  daysByAccount: slices("listAccountEndOfDay", byAccount),
  statementsByAccount: slices("listStatements", byAccount),
  authorizationsByCard: slices("listAuthorizations", byCard),
  authorizationRequestsByCard: slices("listAuthorizationRequests", byCard),
  transactionsByCard: slices("listTransactions", byCard),
};
