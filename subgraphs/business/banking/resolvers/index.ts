/** Resolvers of the bank, with one file per area. */
import { accountResolvers } from "./accounts.ts";
import { cardResolvers } from "./cards.ts";
import { checkResolvers } from "./checks.ts";
import { customerResolvers } from "./customers.ts";
import { paymentResolvers } from "./payments.ts";
import { platformResolvers } from "./platform.ts";

export const bankingResolvers = [
  { Query: { banking: () => ({}) } },
  customerResolvers,
  accountResolvers,
  cardResolvers,
  paymentResolvers,
  checkResolvers,
  platformResolvers,
] as const;
