/** Payments that come in or come again, repayments, rewards and disputes. */
import { Dispute, ReceivedPayment, RecurringPayment, Repayment, Reward } from "#contracts/banking/index.ts";
import type {
  BankDisputeMapper,
  BankReceivedPaymentMapper,
  BankRecurringPaymentMapper,
  BankRepaymentMapper,
  BankRewardMapper,
} from "#subgraphs/business/__generated__/mappers.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { including, referencedLinks, selectedLinks } from "#subgraphs/business/banking/included.ts";
import { ownerNeeds, related, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { money } from "#subgraphs/business/banking/money.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const dealingResolvers: Resolvers = {
  Banking: {
    receivedPayment: (_, { id }, { banking }, info) =>
      banking.receivedPayment.load(
        idOf("BankReceivedPayment", id),
        selectedLinks(info, "BankReceivedPayment"),
      ),
    receivedPayments: listed((args, page, { banking }, info) =>
      banking.connection("listReceivedPayments", args, page, including(info, "BankReceivedPayment")),
    ),
    recurringPayment: (_, { id }, { banking }, info) =>
      banking.recurringPayment.load(
        idOf("BankRecurringPayment", id),
        selectedLinks(info, "BankRecurringPayment"),
      ),
    recurringPayments: listed((args, page, { banking }, info) =>
      banking.connection("listRecurringPayments", args, page, including(info, "BankRecurringPayment")),
    ),
    repayment: (_, { id }, { banking }, info) =>
      banking.repayment.load(idOf("BankRepayment", id), selectedLinks(info, "BankRepayment")),
    repayments: listed((args, page, { banking }, info) =>
      banking.connection("listRepayments", args, page, including(info, "BankRepayment")),
    ),
    reward: (_, { id }, { banking }, info) =>
      banking.reward.load(idOf("BankReward", id), selectedLinks(info, "BankReward")),
    rewards: listed((args, page, { banking }, info) =>
      banking.connection("listRewards", args, page, including(info, "BankReward")),
    ),
    dispute: (_, { id }, { banking }, info) =>
      banking.dispute.load(idOf("BankDispute", id), selectedLinks(info, "BankDispute")),
    disputes: listed((args, page, { banking }, info) =>
      banking.connection("listDisputes", args, page, including(info, "BankDispute")),
    ),
  },

  BankReceivedPayment: mapWireType(
    ReceivedPayment,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.receivedPayment.load(
          idOf("BankReceivedPayment", id),
          referencedLinks(info, "BankReceivedPayment"),
        ),
      ...keyed("BankReceivedPayment", (row: BankReceivedPaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankRecurringPayment: mapWireType(
    RecurringPayment,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.recurringPayment.load(
          idOf("BankRecurringPayment", id),
          referencedLinks(info, "BankRecurringPayment"),
        ),
      ...keyed("BankRecurringPayment", (row: BankRecurringPaymentMapper) => row.id),
      ...money,
      ...toOwners,
      counterparty: related("counterparty"),
    },
    {
      requires: { ...ownerNeeds, counterparty: ["counterparty"] },
      renamed: { paymentCount: "numberOfPayments" },
    },
  ),

  BankSchedule: mapWireType(
    RecurringPayment.properties.attributes.properties.schedule,
    {},
    { renamed: { startDate: "startTime", endDate: "endTime", nextPaymentDate: "nextScheduledAction" } },
  ),

  BankRepayment: mapWireType(
    Repayment,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.repayment.load(idOf("BankRepayment", id), referencedLinks(info, "BankRepayment")),
      ...keyed("BankRepayment", (row: BankRepaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankReward: mapWireType(
    Reward,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.reward.load(idOf("BankReward", id), referencedLinks(info, "BankReward")),
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
      __resolveReference: ({ id }, { banking }, info) =>
        banking.dispute.load(idOf("BankDispute", id), referencedLinks(info, "BankDispute")),
      ...keyed("BankDispute", (row: BankDisputeMapper) => row.id),
      ...money,
      ...toOwners,
      transaction: related("transaction"),
    },
    { requires: { ...ownerNeeds, transaction: ["transaction"] } },
  ),

  BankDisputeStep: mapWireType(
    Dispute.properties.attributes.properties.statusHistory.items,
    {},
    { renamed: { status: "type" } },
  ),
};
