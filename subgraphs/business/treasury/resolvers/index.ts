/** Resolvers of the treasury, with one file per area. */
import { financialAccountResolvers } from "./financial-accounts.ts";
import { movementResolvers } from "./movements.ts";

export const treasuryResolvers = [financialAccountResolvers, movementResolvers] as const;
