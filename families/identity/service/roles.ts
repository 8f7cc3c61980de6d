/** Roles of users and groups. */
import type { HandlersOf } from "../../kit/service.ts";
import type { roleOperations } from "../contract/roles.ts";
import type { IdentityTables } from "../tables.ts";
import { accountOf } from "./accounts.ts";

export function roleHandlers(tables: IdentityTables): HandlersOf<typeof roleOperations> {
  return {
    // The documents name `expand` and no value of it: every value is taken and changes nothing (D1-087).
    listUserRoles({ userId }) {
      accountOf(tables, userId);
      return tables.roles.by("user", userId).map((row) => row.value);
    },
  };
}
