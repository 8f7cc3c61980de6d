/** The identity provider in the graph: an area a file. */
import { factorResolvers } from "./resolvers/factors.ts";
import { groupResolvers } from "./resolvers/groups.ts";
import { lifecycleResolvers } from "./resolvers/lifecycle.ts";
import { linkedObjectResolvers } from "./resolvers/linked-objects.ts";
import { roleTargetResolvers } from "./resolvers/role-targets.ts";
import { roleResolvers } from "./resolvers/roles.ts";
import { userResolvers } from "./resolvers/users.ts";

export const identityResolvers = [
  userResolvers,
  lifecycleResolvers,
  groupResolvers,
  linkedObjectResolvers,
  roleResolvers,
  roleTargetResolvers,
  factorResolvers,
] as const;
