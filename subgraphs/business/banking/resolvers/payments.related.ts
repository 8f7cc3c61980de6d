/** Payments that come in or come again, repayments, rewards and disputes. */
import { Dispute, ReceivedPayment, RecurringPayment, Repayment, Reward } from "#contracts/banking/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { byId, entity } from "#subgraphs/business/banking/entities.ts";
import { including } from "#subgraphs/business/banking/included.ts";
import { ownerNeeds, related, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { money } from "#subgraphs/business/banking/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const dealingResolvers: Resolvers = {
  Banking: {
    receivedPayment: byId("BankReceivedPayment", ({ receivedPayment }) => receivedPayment),
    receivedPayments: listed((args, page, { banking }, info) =>
      banking.connection("listReceivedPayments", args, page, including(info, "BankReceivedPayment")),
    ),
    recurringPayment: byId("BankRecurringPayment", ({ recurringPayment }) => recurringPayment),
    recurringPayments: listed((args, page, { banking }, info) =>
      banking.connection("listRecurringPayments", args, page, including(info, "BankRecurringPayment")),
    ),
    repayment: byId("BankRepayment", ({ repayment }) => repayment),
    repayments: listed((args, page, { banking }, info) =>
      banking.connection("listRepayments", args, page, including(info, "BankRepayment")),
    ),
    reward: byId("BankReward", ({ reward }) => reward),
    rewards: listed((args, page, { banking }, info) =>
      banking.connection("listRewards", args, page, including(info, "BankReward")),
    ),
    dispute: byId("BankDispute", ({ dispute }) => dispute),
    disputes: listed((args, page, { banking }, info) =>
      banking.connection("listDisputes", args, page, including(info, "BankDispute")),
    ),
  },

  BankReceivedPayment: mapWireType(
    ReceivedPayment,
    {
      ...entity("BankReceivedPayment", ({ receivedPayment }) => receivedPayment),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankRecurringPayment: mapWireType(
    RecurringPayment,
    {
      ...entity("BankRecurringPayment", ({ recurringPayment }) => recurringPayment),
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
      ...entity("BankRepayment", ({ repayment }) => repayment),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankReward: mapWireType(
    Reward,
    {
      ...entity("BankReward", ({ reward }) => reward),
      ...money,
      ...toOwners,
      transaction: related("transaction"),
    },
    { requires: ownerNeeds },
  ),

  BankDispute: mapWireType(
    Dispute,
    {
      ...entity("BankDispute", ({ dispute }) => dispute),
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
