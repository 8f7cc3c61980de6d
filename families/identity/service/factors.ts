/** Authentication factors of a user. */
import type { HandlersOf } from "../../kit/service.ts";
import type { factorOperations } from "../contract/factors.ts";
import type { IdentityTables } from "../tables.ts";
import { accountOf } from "./accounts.ts";

export function factorHandlers(tables: IdentityTables): HandlersOf<typeof factorOperations> {
  return {
    listUserFactors({ userId }) {
      accountOf(tables, userId);
      return tables.factors.by("user", userId).map((row) => row.value);
    },
  };
}
