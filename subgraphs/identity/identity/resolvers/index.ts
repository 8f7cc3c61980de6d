/** The identity provider in the graph, with one file per area. */
import { factorResolvers } from "./factors.ts";
import { idpResolvers } from "./idps.ts";
import { linkedObjectResolvers } from "./linked-objects.ts";
import { roleTargetResolvers } from "./role-targets.ts";
import { roleResolvers } from "./roles.ts";
import { schemaResolvers } from "./schemas.ts";
import { subscriptionResolvers } from "./subscriptions.ts";
import { userResolvers } from "./users.ts";

export const identityResolvers = [
  userResolvers,
  linkedObjectResolvers,
  roleResolvers,
  roleTargetResolvers,
  factorResolvers,
  idpResolvers,
  schemaResolvers,
  subscriptionResolvers,
] as const;
