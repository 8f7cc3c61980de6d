/** The connectors in the graph: a ticketing system a file, and their provider. */
import { providerResolvers } from "./resolvers/providers.ts";
import { psaAResolvers } from "./resolvers/psa-a.ts";
import { psaAAgreementResolvers } from "./resolvers/psa-a-agreements.ts";
import { psaAMutations } from "./resolvers/psa-a-mutations.ts";
import { psaBResolvers } from "./resolvers/psa-b.ts";
import { psaBMutations } from "./resolvers/psa-b-mutations.ts";

export const connectorsResolvers = [
  providerResolvers,
  psaAResolvers,
  psaAAgreementResolvers,
  psaAMutations,
  psaBResolvers,
  psaBMutations,
] as const;
