/** Directory administration in the graph: an area a file. */
import { hrResolvers } from "./resolvers/hr.ts";
import { importResolvers } from "./resolvers/imports.ts";
import { peopleResolvers } from "./resolvers/people.ts";
import { pushEndpointResolvers } from "./resolvers/push-endpoints.ts";
import { userGroupResolvers } from "./resolvers/user-groups.ts";

export const directoryResolvers = [
  userGroupResolvers,
  pushEndpointResolvers,
  hrResolvers,
  importResolvers,
  peopleResolvers,
] as const;
