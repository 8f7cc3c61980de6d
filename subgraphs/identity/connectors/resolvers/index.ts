/** Resolvers of the connectors: one file for each ticketing system, and one for providers. */
import { providerResolvers } from "./providers.ts";
import { psaAResolvers } from "./psa-a.ts";
import { psaBResolvers } from "./psa-b.ts";

export const connectorsResolvers = [providerResolvers, psaAResolvers, psaBResolvers] as const;
