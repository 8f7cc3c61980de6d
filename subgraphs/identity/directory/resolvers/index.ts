/** Directory administration in the graph, with one file per area. */

import { peopleResolvers } from "#subgraphs/identity/directory/people.ts";
import { hrResolvers } from "./hr.ts";
import { pushEndpointResolvers } from "./push-endpoints.ts";
import { userGroupResolvers } from "./user-groups.ts";

export const directoryResolvers = [
  userGroupResolvers,
  pushEndpointResolvers,
  hrResolvers,
  peopleResolvers,
] as const;
