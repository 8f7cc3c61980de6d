/** A person by their address, whether or not a family has a record of them. */
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";

export const userResolvers: Resolvers = {
  Query: {
    user: (_, { email }) => ({ email: emailOf(email) }),
    viewer: (_, _args, { viewerEmail }) => (viewerEmail === undefined ? null : { email: viewerEmail }),
  },
};
