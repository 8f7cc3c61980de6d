/** Groups as handles, and who is in them. */
import { idOf, keyed } from "../../../kit/ids.ts";
import { payload } from "../../../kit/payloads.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { IdentityContext } from "../../index.ts";
import type { IdentityGroupMapper } from "../mappers.ts";
import { peopleGroup } from "../people-index.ts";

/** Adds or removes a member; who the people are is read again where it was their group. */
const membership =
  (operation: "addGroupUser" | "removeGroupUser") =>
  (_: unknown, { input }: { input: { groupId: string; userId: string } }, { identity }: IdentityContext) => {
    const groupId = idOf("IdentityGroup", input.groupId, "groupId");
    const userId = idOf("IdentityUser", input.userId, "userId");
    return payload(async () => {
      await identity.api[operation]({ groupId, userId });
      if (groupId === peopleGroup(identity.client.upstream)) identity.people.forget();
      return { group: { groupId }, identityUser: { id: userId } };
    });
  };

export const groupResolvers: Resolvers = {
  Query: {
    identityGroup: (_, { id }) => ({ groupId: idOf("IdentityGroup", id) }),
  },

  IdentityGroup: {
    ...keyed("IdentityGroup", ({ groupId }: IdentityGroupMapper) => groupId),
    members: ({ groupId }, page, { identity }) => identity.connection("listGroupUsers", { groupId }, page),
  },

  Mutation: {
    addGroupUser: membership("addGroupUser"),
    removeGroupUser: membership("removeGroupUser"),
  },
};
