/** Resolvers of the treasury, with one file per area. */
import { featureResolvers } from "./features.ts";
import { financialAccountResolvers } from "./financial-accounts.ts";
import { inboundTransferResolvers } from "./inbound-transfers.ts";
import { outboundPaymentResolvers } from "./outbound-payments.ts";
import { outboundTransferResolvers } from "./outbound-transfers.ts";

export const treasuryResolvers = [
  financialAccountResolvers,
  featureResolvers,
  inboundTransferResolvers,
  outboundPaymentResolvers,
  outboundTransferResolvers,
] as const;
