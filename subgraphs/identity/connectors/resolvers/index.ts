/** The connectors in the graph: a ticketing system a file, and their provider. */
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
