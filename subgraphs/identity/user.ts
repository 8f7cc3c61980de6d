/** A person by address, even if no family has a record of them. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";

export const userResolvers: Resolvers = {
  Query: {
    user: (_, { email }) => ({ email: emailOf(email) }),
    viewer: (_, _args, { viewerEmail }) => (viewerEmail === undefined ? null : { email: viewerEmail }),
  },
};
