/** Accounts, transactions, balances and statements. */
import Type from "typebox";
import { binary, get } from "#contracts/kit/contract.ts";
import {
  alone,
  Day,
  Direction,
  Instant,
  including,
  Link,
  linksTo,
  money,
  narrowedBy,
  one,
  page,
  resource,
  sorted,
} from "./common.ts";

const balances = { balance: Type.Integer(), hold: Type.Integer(), available: Type.Integer() };

export const Account = resource(
  ["depositAccount", "creditAccount"],
  {
    name: Type.String(),
    status: Type.Enum(["Open", "Frozen", "Closed"]),
    routingNumber: Type.String(),
    /** The last four digits. */
    accountNumber: Type.String(),
    currency: Type.String(),
    ...balances,
    createdAt: Instant,
  },
  linksTo("customer"),
);

/** Balance of an account at the end of a day. */
export const AccountDay = resource(
  ["accountEndOfDay"],
  { date: Day, currency: Type.String(), ...balances, createdAt: Instant },
  linksTo("account", "customer"),
);

export const Transaction = resource(
  ["paymentTransaction", "receivedPaymentTransaction", "cardTransaction", "feeTransaction"],
  {
    ...money,
    direction: Direction,
    /** Balance of the account after the transaction. */
    balance: Type.Integer(),
    summary: Type.String(),
    createdAt: Instant,
  },
  { ...linksTo("account", "customer"), payment: Type.Optional(Link), card: Type.Optional(Link) },
);

export const Statement = resource(
  ["statement"],
  { period: Type.String(), createdAt: Instant },
  linksTo("account", "customer"),
);

/** A bank, identified by its routing number. */
export const Institution = alone("institution", {
  routingNumber: Type.String(),
  name: Type.String(),
  address: Type.String(),
  isAchSupported: Type.Boolean(),
  isWireSupported: Type.Boolean(),
});

export type Account = Type.Static<typeof Account>;
export type AccountDay = Type.Static<typeof AccountDay>;
export type Transaction = Type.Static<typeof Transaction>;
export type Statement = Type.Static<typeof Statement>;
export type Institution = Type.Static<typeof Institution>;

const around = including("account", "customer");

export const accountOperations = {
  listAccounts: get("/accounts", {
    query: {
      ...narrowedBy("id", "customerId", "status", "since", "until"),
      ...sorted,
      ...including("customer"),
    },
    page: page(Account),
  }),
  getAccountTransaction: get("/accounts/{accountId}/transactions/{transactionId}", {
    query: around,
    returns: one(Transaction),
  }),
  listAccountEndOfDay: get("/account-end-of-day", {
    query: { ...narrowedBy("id", "customerId", "accountId", "since", "until"), ...sorted, ...around },
    page: page(AccountDay),
  }),
  listTransactions: get("/transactions", {
    query: {
      ...narrowedBy("id", "customerId", "accountId", "cardId", "since", "until"),
      ...sorted,
      ...around,
    },
    page: page(Transaction),
  }),
  listStatements: get("/statements", {
    query: { ...narrowedBy("id", "customerId", "accountId", "since", "until"), ...sorted, ...around },
    page: page(Statement),
  }),
  getStatementHtml: get("/statements/{statementId}/html", { returns: binary("text/html") }),
  getStatementPdf: get("/statements/{statementId}/pdf", { returns: binary("application/pdf") }),
  getAccountBankStatementPdf: get("/statements/{accountId}/bank/pdf", { returns: binary("application/pdf") }),
  getInstitution: get("/institutions/{routingNumber}", { returns: one(Institution) }),
};
