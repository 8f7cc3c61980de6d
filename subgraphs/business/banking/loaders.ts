import { banking, type Payment } from "#contracts/banking/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { globalId, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import { type ListArgs, linkIn } from "./lists.ts";

const { batch, batchMany, each, single, slices } = loadersOf(banking);

/** What narrows and orders the payments of customers, in the bank's own spelling. */
export interface PaymentArgs {
  readonly status?: Payment["attributes"]["status"][];
  readonly since?: string;
  readonly until?: string;
  readonly sort: "createdAt" | "-createdAt";
}

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

/** A transaction under an account: null where it is another's. */
export const transactionOf = (accountId: string, id: string) => globalId("BankTransaction", accountId, id);

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
  account: batch("listAccounts", { ...byIds, keyOf: ({ id }) => id }),
  transaction: batch("listTransactions", { ...byIds, keyOf: ({ id }) => id }),
  transactionOfAccount: each("getAccountTransaction", {
    ask(key) {
      const [accountId = "", transactionId = ""] = keyOf("BankTransaction", key, 2);
      return { accountId, transactionId };
    },
    itemIn: (body) => body.data,
  }),
  statement: batch("listStatements", { ...byIds, keyOf: ({ id }) => id }),
  application: batch("listApplications", { ...byIds, keyOf: ({ id }) => id }),
  applicationForm: batch("listApplicationForms", { ...byIds, keyOf: ({ id }) => id }),
  day: batch("listAccountEndOfDay", { ...byIds, keyOf: ({ id }) => id }),
  authorization: batch("listAuthorizations", { ...byIds, keyOf: ({ id }) => id }),
  authorizationRequest: batch("listAuthorizationRequests", { ...byIds, keyOf: ({ id }) => id }),
  webhook: batch("listWebhooks", { ...byIds, keyOf: ({ id }) => id }),
  card: batch("listCards", {
    ...byIds,
    keyOf: ({ id }) => id,
    single: single("getCard", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  }),
  cardLimits: each("getCardLimits", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  pinStatus: each("getCardPinStatus", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  payment: each("getPayment", {
    ask: (paymentId) => ({ paymentId }),
    itemIn: (body) => body.data,
  }),
  receivedPayment: each("getReceivedPayment", {
    ask: (paymentId) => ({ paymentId }),
    itemIn: (body) => body.data,
  }),
  recurringPayment: each("getRecurringPayment", {
    ask: (paymentId) => ({ paymentId }),
    itemIn: (body) => body.data,
  }),
  repayment: each("getRepayment", { ask: (repaymentId) => ({ repaymentId }), itemIn: (body) => body.data }),
  reward: each("getReward", { ask: (rewardId) => ({ rewardId }), itemIn: (body) => body.data }),
  dispute: each("getDispute", { ask: (disputeId) => ({ disputeId }), itemIn: (body) => body.data }),
  checkDeposit: each("getCheckDeposit", {
    ask: (checkDepositId) => ({ checkDepositId }),
    itemIn: (body) => body.data,
  }),
  checkPayment: each("getCheckPayment", {
    ask: (checkPaymentId) => ({ checkPaymentId }),
    itemIn: (body) => body.data,
  }),
  counterparty: batch("listCounterparties", {
    ...byIds,
    keyOf: ({ id }) => id,
    single: single("getCounterparty", {
      ask: (counterpartyId) => ({ counterpartyId }),
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
    ask: (customerId, { sort, ...filter }: PaymentArgs) => ({ filter: { customerId, ...filter }, sort }),
    parentOf: (payment) => payment.relationships?.customer?.data?.id,
    idOf: (payment) => payment.id,
  }),
  paymentsByAccount: slices("listPayments", {
    max: 100,
    ask: (accountId, { sort, ...filter }: PaymentArgs) => ({ filter: { accountId, ...filter }, sort }),
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
