/** Group members, user status, password resets and sessions. */
import { createHash, randomBytes } from "node:crypto";
import type { Group, User, userOperations } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { accountOf, groupOf, mailTo, notFound } from "./support/accounts.ts";
import type { Account, IdentityTables } from "./tables.ts";

const wrongState = () =>
  new Problem(403, "This operation is not allowed in the user's current status", { code: "E0000038" });

/** Page on which a user sets a new password. The token follows the URL. */
const RESET_PAGE = "https://sign-in.tributary.example/reset-password/";

export function userHandlers(tables: IdentityTables): HandlersOf<typeof userOperations> {
  const { accounts, groups, passwordResets, grants } = tables;

  /** Builds a handler that changes a user's status without any other effect (D1-129). */
  const move =
    (from: User["status"], to: User["status"]) =>
    ({ userId }: { readonly userId: string }) => {
      const account = accountOf(tables, userId);
      if (account.user.status !== from) throw wrongState();
      accounts.put({ ...account, user: { ...account.user, status: to } });
      return {};
    };

  /** The group and the user. @throws Problem unless the directory manages the members of the group (D1-099) */
  function membership(groupId: string, userId: string): { group: Group; account: Account } {
    const group = groupOf(tables, groupId);
    const account = accountOf(tables, userId);
    if (group.type !== "DIRECTORY_GROUP")
      throw new Problem(403, "Members of this group are not managed by the directory", { code: "E0000111" });
    return { group, account };
  }

  function setGroups(account: Account, groupIds: readonly string[], group: Group, { now }: Call): void {
    accounts.put({ ...account, groupIds });
    groups.put({ ...group, lastMembershipUpdated: new Date(now).toISOString() });
  }

  return {
    listGroupUsers({ groupId }) {
      groupOf(tables, groupId);
      return accounts.by("group", groupId).map((account) => account.user);
    },

    addGroupUser({ groupId, userId }, call) {
      const { group, account } = membership(groupId, userId);
      if (!account.groupIds.includes(groupId))
        setGroups(account, [...account.groupIds, groupId], group, call);
      return undefined;
    },

    removeGroupUser({ groupId, userId }, call) {
      const { group, account } = membership(groupId, userId);
      if (!account.groupIds.includes(groupId)) throw notFound(userId, "GroupMember");
      const others = account.groupIds.filter((id) => id !== groupId);
      setGroups(account, others, group, call);
      return undefined;
    },

    suspendUser: move("ACTIVE", "SUSPENDED"),
    unsuspendUser: move("SUSPENDED", "ACTIVE"),
    unlockUser: move("LOCKED_OUT", "ACTIVE"),

    // The documents name no required status, so only users without a password are refused (D1-205).
    resetUserPassword({ userId, sendEmail }, { now }) {
      const { user } = accountOf(tables, userId);
      if (user.status === "STAGED" || user.status === "DEPROVISIONED") throw wrongState();
      const token = randomBytes(24).toString("base64url");
      const tokenHash = createHash("sha256").update(token).digest("base64url");
      passwordResets.put({ userId, tokenHash, issuedAt: new Date(now).toISOString() });
      const resetPasswordUrl = RESET_PAGE + token;
      if (!sendEmail) return { resetPasswordUrl };
      mailTo(tables, now, {
        to: user.profile.email,
        subject: "Reset your password",
        text: `Choose a new password: ${resetPasswordUrl}`,
      });
      return {};
    },

    revokeUserSessions({ userId, oauthTokens = false }) {
      accountOf(tables, userId);
      for (const { id, kind } of grants.by("user", userId))
        if (kind === "session" || oauthTokens) grants.delete(id);
      return undefined;
    },
  };
}
