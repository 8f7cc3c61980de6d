/** Users linked to users. */
import { idOf } from "../../../kit/ids.ts";
import { payload } from "../../../kit/payloads.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";

export const linkedObjectResolvers: Resolvers = {
  IdentityUser: {
    linkedObjects: ({ id }, { relationshipName, ...page }, { identity }) =>
      identity.connection("listUserLinkedObjects", { userId: id ?? "", relationshipName }, page),
  },

  Mutation: {
    deleteUserLinkedObject(_, { input }, { identity }) {
      const userId = idOf("IdentityUser", input.userId, "userId");
      return payload(async () => {
        await identity.api.deleteUserLinkedObject({ userId, relationshipName: input.relationshipName });
        return { identityUser: { id: userId } };
      });
    },
  },
};
