/** The contact centre in the graph: an area a file. */
import type { Resolvers } from "../__generated__/resolvers.ts";
import { endUserResolvers } from "./resolvers/end-users.ts";
import { queueResolvers } from "./resolvers/queues.ts";
import { tagResolvers } from "./resolvers/tags.ts";
import { teamResolvers } from "./resolvers/teams.ts";

const roots: Resolvers = {
  Query: {
    contactCentre: () => ({}),
  },
};

export const contactCentreResolvers: readonly Resolvers[] = [
  roots,
  endUserResolvers,
  queueResolvers,
  tagResolvers,
  teamResolvers,
];
