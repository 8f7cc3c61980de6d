/** The bank in the graph: an area a file. */
import { accountResolvers } from "./resolvers/accounts.ts";
import { cardResolvers } from "./resolvers/cards.ts";
import { checkResolvers } from "./resolvers/checks.ts";
import { customerResolvers } from "./resolvers/customers.ts";
import { dealingResolvers } from "./resolvers/dealings.ts";
import { paymentResolvers } from "./resolvers/payments.ts";
import { platformResolvers } from "./resolvers/platform.ts";

export const bankingResolvers = [
  { Query: { banking: () => ({}) } },
  customerResolvers,
  accountResolvers,
  cardResolvers,
  paymentResolvers,
  dealingResolvers,
  checkResolvers,
  platformResolvers,
] as const;
