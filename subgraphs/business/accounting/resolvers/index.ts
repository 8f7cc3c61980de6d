/** Accounting in the graph, with one file per area. */
import { historyResolvers } from "./payments.history.ts";
import { paymentResolvers } from "./payments.ts";
import { prepaymentResolvers } from "./prepayments.ts";

export const accountingResolvers = [
  { Query: { accounting: () => ({}) } },
  paymentResolvers,
  historyResolvers,
  prepaymentResolvers,
] as const;
