/** Payments that come in or come again, repayments, rewards and disputes. */
import { Dispute, ReceivedPayment, RecurringPayment, Repayment, Reward } from "#contracts/banking/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { ownerNeeds, related, toOwners } from "#subgraphs/business/banking/links.ts";
import { including, listed, money } from "#subgraphs/business/banking/lists.ts";
import type {
  BankDisputeMapper,
  BankReceivedPaymentMapper,
  BankRecurringPaymentMapper,
  BankRepaymentMapper,
  BankRewardMapper,
} from "#subgraphs/business/banking/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const dealingResolvers: Resolvers = {
  Banking: {
    receivedPayment: (_, { id }, { banking }) =>
      banking.receivedPayment.load(idOf("BankReceivedPayment", id)),
    receivedPayments: listed((args, page, { banking }, info) =>
      banking.connection(
        "listReceivedPayments",
        args,
        page,
        including(info, "BankReceivedPayment", "customer", "account"),
      ),
    ),
    recurringPayment: (_, { id }, { banking }) =>
      banking.recurringPayment.load(idOf("BankRecurringPayment", id)),
    recurringPayments: listed((args, page, { banking }, info) =>
      banking.connection(
        "listRecurringPayments",
        args,
        page,
        including(info, "BankRecurringPayment", "customer", "account", "counterparty"),
      ),
    ),
    repayment: (_, { id }, { banking }) => banking.repayment.load(idOf("BankRepayment", id)),
    repayments: listed((args, page, { banking }, info) =>
      banking.connection(
        "listRepayments",
        args,
        page,
        including(info, "BankRepayment", "customer", "account"),
      ),
    ),
    reward: (_, { id }, { banking }) => banking.reward.load(idOf("BankReward", id)),
    rewards: listed((args, page, { banking }, info) =>
      banking.connection("listRewards", args, page, including(info, "BankReward", "customer", "account")),
    ),
    dispute: (_, { id }, { banking }) => banking.dispute.load(idOf("BankDispute", id)),
    disputes: listed((args, page, { banking }, info) =>
      banking.connection(
        "listDisputes",
        args,
        page,
        including(info, "BankDispute", "customer", "account", "transaction"),
      ),
    ),
  },

  BankReceivedPayment: mapWireType(
    ReceivedPayment,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.receivedPayment.load(idOf("BankReceivedPayment", id)),
      ...keyed("BankReceivedPayment", (row: BankReceivedPaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds, renamed: { kind: "type" } },
  ),

  BankRecurringPayment: mapWireType(
    RecurringPayment,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.recurringPayment.load(idOf("BankRecurringPayment", id)),
      ...keyed("BankRecurringPayment", (row: BankRecurringPaymentMapper) => row.id),
      ...money,
      ...toOwners,
      counterparty: related("counterparty"),
    },
    { requires: { ...ownerNeeds, counterparty: ["counterparty"] }, renamed: { kind: "type" } },
  ),

  BankRepayment: mapWireType(
    Repayment,
    {
      __resolveReference: ({ id }, { banking }) => banking.repayment.load(idOf("BankRepayment", id)),
      ...keyed("BankRepayment", (row: BankRepaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds, renamed: { kind: "type" } },
  ),

  BankReward: mapWireType(
    Reward,
    {
      __resolveReference: ({ id }, { banking }) => banking.reward.load(idOf("BankReward", id)),
      ...keyed("BankReward", (row: BankRewardMapper) => row.id),
      ...money,
      ...toOwners,
      transaction: related("transaction"),
    },
    { requires: ownerNeeds },
  ),

  BankDispute: mapWireType(
    Dispute,
    {
      __resolveReference: ({ id }, { banking }) => banking.dispute.load(idOf("BankDispute", id)),
      ...keyed("BankDispute", (row: BankDisputeMapper) => row.id),
      ...money,
      ...toOwners,
      transaction: related("transaction"),
    },
    { requires: { ...ownerNeeds, transaction: ["transaction"] } },
  ),
};
