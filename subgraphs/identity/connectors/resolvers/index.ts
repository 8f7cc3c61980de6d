/** Resolvers of the connectors: one file for each ticketing system, and one for providers. */
import { providerResolvers } from "./providers.ts";
import { psaAAgreementResolvers } from "./psa-a.agreements.ts";
import { psaAMutations } from "./psa-a.mutations.ts";
import { psaAResolvers } from "./psa-a.ts";
import { psaBMutations } from "./psa-b.mutations.ts";
import { psaBResolvers } from "./psa-b.ts";

export const connectorsResolvers = [
  providerResolvers,
  psaAResolvers,
  psaAAgreementResolvers,
  psaAMutations,
  psaBResolvers,
  psaBMutations,
] as const;
