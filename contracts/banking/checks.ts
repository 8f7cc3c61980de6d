/** Check deposits, check payments and counterparties. */
import Type from "typebox";
import { binary, get } from "#contracts/kit/contract.ts";
import {
  Instant,
  including,
  Link,
  linksTo,
  money,
  narrowedBy,
  ofCustomers,
  one,
  page,
  resource,
  Side,
  sorted,
} from "./common.ts";

export const CheckDeposit = resource(
  ["checkDeposit"],
  {
    ...money,
    status: Type.Enum(["AwaitingImages", "Pending", "Clearing", "Sent", "Rejected", "Returned"]),
    checkNumber: Type.String(),
    description: Type.String(),
    counterparty: Side,
    createdAt: Instant,
  },
  { ...linksTo("account", "customer"), transaction: Type.Optional(Link) },
);

export const CheckPayment = resource(
  ["checkPayment"],
  {
    ...money,
    status: Type.Enum(["New", "Pending", "InDelivery", "Delivered", "Processed", "Returned"]),
    checkNumber: Type.String(),
    description: Type.String(),
    counterparty: Side,
    createdAt: Instant,
  },
  linksTo("account", "customer"),
);

/** A party that a customer pays, or that pays the customer. */
export const Counterparty = resource(
  ["achCounterparty"],
  {
    name: Type.String(),
    bank: Type.String(),
    routingNumber: Type.String(),
    /** The last four digits. */
    accountNumber: Type.String(),
    accountType: Type.Enum(["Checking", "Savings"]),
    kind: Type.Enum(["Person", "Business"]),
    permissions: Type.Enum(["CreditOnly", "DebitOnly", "CreditAndDebit"]),
    createdAt: Instant,
  },
  linksTo("customer"),
);
export const CounterpartyBalance = resource(
  ["counterpartyBalance"],
  { currency: Type.String(), balance: Type.Integer(), available: Type.Integer() },
  linksTo("counterparty"),
);

export type CheckDeposit = Type.Static<typeof CheckDeposit>;
export type CheckPayment = Type.Static<typeof CheckPayment>;
export type Counterparty = Type.Static<typeof Counterparty>;
export type CounterpartyBalance = Type.Static<typeof CounterpartyBalance>;

const around = including("account", "customer");

export const checkOperations = {
  listCheckDeposits: get("/check-deposits", {
    query: { ...ofCustomers, ...around },
    page: page(CheckDeposit),
  }),
  getCheckDeposit: get("/check-deposits/{checkDepositId}", { query: around, returns: one(CheckDeposit) }),
  getCheckDepositFront: get("/check-deposits/{checkDepositId}/front", { returns: binary("image/png") }),
  getCheckDepositBack: get("/check-deposits/{checkDepositId}/back", { returns: binary("image/png") }),
  listCheckPayments: get("/check-payments", {
    query: { ...ofCustomers, ...around },
    page: page(CheckPayment),
  }),
  getCheckPayment: get("/check-payments/{checkPaymentId}", { query: around, returns: one(CheckPayment) }),
  listCounterparties: get("/counterparties", {
    query: { ...narrowedBy("id", "customerId", "since", "until"), ...sorted, ...including("customer") },
    page: page(Counterparty),
  }),
  getCounterparty: get("/counterparties/{counterpartyId}", {
    query: including("customer"),
    returns: one(Counterparty),
  }),
  getCounterpartyBalance: get("/counterparties/{counterpartyId}/balance", {
    returns: one(CounterpartyBalance),
  }),
};
