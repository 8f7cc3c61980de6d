/** Resolvers of the contact center, with one file per area. */
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { endUserResolvers } from "./end-users.ts";
import { queueResolvers } from "./queues.ts";
import { tagResolvers } from "./tags.ts";
import { teamResolvers } from "./teams.ts";

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
