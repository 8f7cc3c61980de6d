/** Payments, received payments, recurring payments, repayments, rewards and disputes. */
import Type from "typebox";
import { deep, get } from "#contracts/kit/contract.ts";
import {
  Day,
  Direction,
  filters,
  Instant,
  including,
  Link,
  linksTo,
  money,
  ofCustomers,
  one,
  page,
  resource,
  Side,
  sorted,
  upTo100,
} from "./common.ts";

export const paymentStatuses = ["Pending", "Clearing", "Sent", "Rejected", "Returned", "Canceled"] as const;

export const Payment = resource(
  ["achPayment", "wirePayment", "bookPayment"],
  {
    ...money,
    direction: Direction,
    status: Type.Enum([...paymentStatuses]),
    description: Type.String(),
    counterparty: Side,
    createdAt: Instant,
  },
  linksTo("customer", "account"),
);

export const ReceivedPayment = resource(
  ["achReceivedPayment", "wireReceivedPayment"],
  {
    ...money,
    status: Type.Enum(["Pending", "Advanced", "Completed", "Returned", "MarkedForReturn"]),
    description: Type.String(),
    /** Name of the sender. */
    companyName: Type.String(),
    counterpartyRoutingNumber: Type.String(),
    traceNumber: Type.String(),
    createdAt: Instant,
  },
  linksTo("account", "customer"),
);

export const RecurringPayment = resource(
  ["recurringCreditAchPayment", "recurringDebitAchPayment", "recurringCreditBookPayment"],
  {
    ...money,
    status: Type.Enum(["Active", "Completed", "Disabled"]),
    description: Type.String(),
    /** Number of payments made so far. */
    numberOfPayments: Type.Integer(),
    schedule: Type.Object({
      startTime: Day,
      endTime: Type.Optional(Day),
      interval: Type.Enum(["Weekly", "Monthly"]),
      dayOfMonth: Type.Optional(Type.Integer()),
      nextScheduledAction: Day,
    }),
    createdAt: Instant,
  },
  linksTo("account", "customer", "counterparty"),
);

/** Repayment on a credit account. */
export const Repayment = resource(
  ["bookRepayment", "achRepayment"],
  { ...money, status: Type.Enum(["Pending", "Sent", "Returned", "Rejected"]), createdAt: Instant },
  linksTo("account", "customer"),
);

export const Reward = resource(
  ["reward"],
  {
    ...money,
    status: Type.Enum(["Sent", "Rejected"]),
    description: Type.String(),
    createdAt: Instant,
  },
  { ...linksTo("account", "customer"), transaction: Type.Optional(Link) },
);

export const disputeStatuses = [
  "InvestigationStarted",
  "ProvisionallyCredited",
  "Denied",
  "ResolvedWon",
  "ResolvedLost",
] as const;
export const Dispute = resource(
  ["dispute"],
  {
    ...money,
    status: Type.Enum([...disputeStatuses]),
    statusHistory: Type.Array(Type.Object({ type: Type.Enum([...disputeStatuses]), updatedAt: Instant })),
    description: Type.String(),
    source: Type.Enum(["DebitCardTransaction"]),
    createdAt: Instant,
  },
  linksTo("transaction", "account", "customer"),
);

export type Payment = Type.Static<typeof Payment>;
export type ReceivedPayment = Type.Static<typeof ReceivedPayment>;
export type RecurringPayment = Type.Static<typeof RecurringPayment>;
export type Repayment = Type.Static<typeof Repayment>;
export type Reward = Type.Static<typeof Reward>;
export type Dispute = Type.Static<typeof Dispute>;

const around = including("customer", "account");
const list = { ...ofCustomers, ...around };

export const paymentOperations = {
  listPayments: get("/payments", {
    query: {
      filter: deep(
        Type.Object({
          customerId: filters.customerId,
          accountId: filters.accountId,
          status: upTo100(Type.Enum([...paymentStatuses])),
          direction: upTo100(Direction),
          since: filters.since,
          until: filters.until,
        }),
      ),
      ...sorted,
      ...around,
    },
    page: page(Payment),
  }),
  getPayment: get("/payments/{paymentId}", { query: around, returns: one(Payment) }),
  listReceivedPayments: get("/received-payments", { query: list, page: page(ReceivedPayment) }),
  getReceivedPayment: get("/received-payments/{paymentId}", { query: around, returns: one(ReceivedPayment) }),
  listRecurringPayments: get("/recurring-payments", {
    query: { ...ofCustomers, ...including("customer", "account", "counterparty") },
    page: page(RecurringPayment),
  }),
  getRecurringPayment: get("/recurring-payments/{paymentId}", {
    query: including("customer", "account", "counterparty"),
    returns: one(RecurringPayment),
  }),
  listRepayments: get("/repayments", { query: list, page: page(Repayment) }),
  getRepayment: get("/repayments/{repaymentId}", { query: around, returns: one(Repayment) }),
  listRewards: get("/rewards", { query: list, page: page(Reward) }),
  getReward: get("/rewards/{rewardId}", { query: around, returns: one(Reward) }),
  listDisputes: get("/disputes", {
    query: { ...ofCustomers, ...including("customer", "account", "transaction") },
    page: page(Dispute),
  }),
  getDispute: get("/disputes/{disputeId}", {
    query: including("customer", "account", "transaction"),
    returns: one(Dispute),
  }),
};
