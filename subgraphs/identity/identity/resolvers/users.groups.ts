/** Groups as id-only objects, and their members. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type { IdentityGroupMapper } from "#subgraphs/identity/identity/mappers.ts";
import { peopleGroup } from "#subgraphs/identity/identity/people-index.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";

/** Adds or removes a member. The people index is dropped if its group changed. */
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
  Identity: {
    group: (_, { id }) => ({ groupId: idOf("IdentityGroup", id) }),
  },

  IdentityGroup: {
    ...keyed("IdentityGroup", ({ groupId }: IdentityGroupMapper) => groupId),
    members: ({ groupId }, page, { identity }) => identity.connection("listGroupUsers", { groupId }, page),
  },

  Mutation: {
    addIdentityGroupUser: membership("addGroupUser"),
    removeIdentityGroupUser: membership("removeGroupUser"),
  },
};
