/** The local identity provider: an area a file. */
import { service } from "../kit/service.ts";
import { identity } from "./contract.ts";
import { factorHandlers } from "./service/factors.ts";
import { linkedObjectHandlers } from "./service/linked-objects.ts";
import { roleTargetHandlers } from "./service/role-targets.ts";
import { roleHandlers } from "./service/roles.ts";
import { userHandlers } from "./service/users.ts";
import { identityTables } from "./tables.ts";

export const identityService = service(identity, ({ store, random }) => {
  const tables = identityTables(store);
  return {
    ...userHandlers(tables),
    ...linkedObjectHandlers(tables),
    ...roleHandlers(tables, random),
    ...roleTargetHandlers(tables),
    ...factorHandlers(tables),
  };
});
