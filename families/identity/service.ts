/** The local identity provider. */
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { identity } from "./contract.ts";
import { type Account, identityTables } from "./tables.ts";

export const identityService = service(identity, ({ store }) => {
  const { groups, accounts, roles, factors } = identityTables(store);

  const notFound = (id: string, kind: string) =>
    new Problem(404, `Not found: Resource not found: ${id} (${kind})`);

  function accountOf(userId: string): Account {
    const account = accounts.get(userId);
    if (!account) throw notFound(userId, "User");
    return account;
  }

  return {
    listGroupUsers({ groupId }) {
      if (!groups.get(groupId)) throw notFound(groupId, "UserGroup");
      return accounts.by("group", groupId).map((account) => account.user);
    },

    // The documents name `expand` and no value of it: every value is taken and changes nothing (D1-087).
    listUserRoles({ userId }) {
      accountOf(userId);
      return roles.by("user", userId).map((row) => row.value);
    },

    listUserFactors({ userId }) {
      accountOf(userId);
      return factors.by("user", userId).map((row) => row.value);
    },

    suspendUser({ userId }) {
      const account = accountOf(userId);
      if (account.user.status !== "ACTIVE")
        throw new Problem(403, "This operation is not allowed in the user's current status", {
          code: "E0000038",
        });
      accounts.put({ ...account, user: { ...account.user, status: "SUSPENDED" } });
      return {};
    },
  };
});
