/** Users linked to users. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";

export const linkedObjectResolvers: Resolvers = {
  IdentityUser: {
    linkedObjects: ({ id }, { relationshipName, ...page }, { identity }) =>
      identity.connection("listUserLinkedObjects", { userId: id ?? "", relationshipName }, page),
  },

  Mutation: {
    deleteIdentityUserLinkedObject(_, { input }, { identity }) {
      const userId = idOf("IdentityUser", input.userId, "userId");
      return payload(async () => {
        await identity.api.deleteUserLinkedObject({ userId, relationshipName: input.relationshipName });
        return { identityUser: { id: userId } };
      });
    },
  },
};
