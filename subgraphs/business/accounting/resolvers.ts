/** Accounting in the graph: an area a file. */
import { historyResolvers } from "./resolvers/history.ts";
import { paymentResolvers } from "./resolvers/payments.ts";
import { prepaymentResolvers } from "./resolvers/prepayments.ts";

export const accountingResolvers = [
  { Query: { accounting: () => ({}) } },
  paymentResolvers,
  historyResolvers,
  prepaymentResolvers,
] as const;
