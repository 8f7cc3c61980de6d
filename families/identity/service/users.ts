/** Members of groups, and the states of a user. */
import { Problem } from "../../kit/errors.ts";
import type { HandlersOf } from "../../kit/service.ts";
import type { userOperations } from "../contract/users.ts";
import type { IdentityTables } from "../tables.ts";
import { accountOf, groupOf } from "./accounts.ts";

export function userHandlers(tables: IdentityTables): HandlersOf<typeof userOperations> {
  const { accounts } = tables;

  return {
    listGroupUsers({ groupId }) {
      groupOf(tables, groupId);
      return accounts.by("group", groupId).map((account) => account.user);
    },

    suspendUser({ userId }) {
      const account = accountOf(tables, userId);
      if (account.user.status !== "ACTIVE")
        throw new Problem(403, "This operation is not allowed in the user's current status", {
          code: "E0000038",
        });
      accounts.put({ ...account, user: { ...account.user, status: "SUSPENDED" } });
      return {};
    },
  };
}
