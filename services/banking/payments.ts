/** Payments of all kinds, repayments, rewards and disputes. */

import type { paymentOperations } from "#contracts/banking/payments.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { Answers } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

export function paymentHandlers(
  { payments, receivedPayments, recurringPayments, repayments, rewards, disputes }: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof paymentOperations> {
  return {
    listPayments: (query) => list(payments, query),
    getPayment: ({ paymentId, include }) => one(payments.get(paymentId), "Payment", include),
    listReceivedPayments: (query) => list(receivedPayments, query),
    getReceivedPayment: ({ paymentId, include }) =>
      one(receivedPayments.get(paymentId), "Received payment", include),
    listRecurringPayments: (query) => list(recurringPayments, query),
    getRecurringPayment: ({ paymentId, include }) =>
      one(recurringPayments.get(paymentId), "Recurring payment", include),
    listRepayments: (query) => list(repayments, query),
    getRepayment: ({ repaymentId, include }) => one(repayments.get(repaymentId), "Repayment", include),
    listRewards: (query) => list(rewards, query),
    getReward: ({ rewardId, include }) => one(rewards.get(rewardId), "Reward", include),
    listDisputes: (query) => list(disputes, query),
    getDispute: ({ disputeId, include }) => one(disputes.get(disputeId), "Dispute", include),
  };
}
