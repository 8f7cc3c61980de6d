/** Status changes of a user, password resets and sessions. */
import type { userStatuses } from "#contracts/identity/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";

type Move = "suspendUser" | "unsuspendUser" | "unlockUser";
type Status = (typeof userStatuses)[number];

const userIdIn = (input: { readonly userId: string }) => idOf("IdentityUser", input.userId, "userId");

/** Changes a user's status. The response has no body, so the new status is taken from the documents. */
const moveTo =
  (operation: Move, status: Status) =>
  (_: unknown, { input }: { input: { userId: string } }, { identity }: IdentityContext) => {
    const userId = userIdIn(input);
    return payload(async () => {
      await identity.api[operation]({ userId });
      const changed = identity.people.setStatus(userId, status);
      return { identityUser: changed ?? { id: userId, status } };
    });
  };

export const lifecycleResolvers: Resolvers = {
  Mutation: {
    suspendIdentityUser: moveTo("suspendUser", "SUSPENDED"),
    unsuspendIdentityUser: moveTo("unsuspendUser", "ACTIVE"),
    unlockIdentityUser: moveTo("unlockUser", "ACTIVE"),

    resetIdentityUserPassword(_, { input }, { identity }) {
      const userId = userIdIn(input);
      return payload(async () => {
        const { sendEmail } = input;
        const { resetPasswordUrl } = await identity.api.resetUserPassword({ userId, sendEmail });
        return { identityUser: { id: userId }, resetPasswordUrl };
      });
    },

    revokeIdentityUserSessions(_, { input }, { identity }) {
      const userId = userIdIn(input);
      return payload(async () => {
        await identity.api.revokeUserSessions({ userId, oauthTokens: input.oauthTokens });
        return { identityUser: { id: userId } };
      });
    },
  },
};
