/** The treasury in the graph: an area a file. */
import { featureResolvers } from "./resolvers/features.ts";
import { financialAccountResolvers } from "./resolvers/financial-accounts.ts";
import { inboundTransferResolvers } from "./resolvers/inbound-transfers.ts";
import { outboundPaymentResolvers } from "./resolvers/outbound-payments.ts";
import { outboundTransferResolvers } from "./resolvers/outbound-transfers.ts";

export const treasuryResolvers = [
  financialAccountResolvers,
  featureResolvers,
  inboundTransferResolvers,
  outboundPaymentResolvers,
  outboundTransferResolvers,
] as const;
