/** The identity provider in the graph: an area a file. */
import { factorResolvers } from "./resolvers/factors.ts";
import { groupResolvers } from "./resolvers/groups.ts";
import { idpKeyResolvers } from "./resolvers/idp-keys.ts";
import { idpResolvers } from "./resolvers/idps.ts";
import { lifecycleResolvers } from "./resolvers/lifecycle.ts";
import { linkedObjectResolvers } from "./resolvers/linked-objects.ts";
import { roleTargetResolvers } from "./resolvers/role-targets.ts";
import { roleResolvers } from "./resolvers/roles.ts";
import { schemaResolvers } from "./resolvers/schemas.ts";
import { subscriptionResolvers } from "./resolvers/subscriptions.ts";
import { userResolvers } from "./resolvers/users.ts";

export const identityResolvers = [
  userResolvers,
  lifecycleResolvers,
  groupResolvers,
  linkedObjectResolvers,
  roleResolvers,
  roleTargetResolvers,
  factorResolvers,
  idpResolvers,
  idpKeyResolvers,
  schemaResolvers,
  subscriptionResolvers,
] as const;
