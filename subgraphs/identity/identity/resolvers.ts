/** The identity provider in the graph: an area a file. */
import { factorResolvers } from "./resolvers/factors.ts";
import { roleResolvers } from "./resolvers/roles.ts";
import { userResolvers } from "./resolvers/users.ts";

export const identityResolvers = [userResolvers, roleResolvers, factorResolvers] as const;
