/** The local identity provider: an area a file. */
import { service } from "../kit/service.ts";
import { identity } from "./contract.ts";
import { factorChecks } from "./service/factor-checks.ts";
import { factorHandlers } from "./service/factors.ts";
import { idpKeyHandlers } from "./service/idp-keys.ts";
import { idpHandlers } from "./service/idps.ts";
import { linkedObjectHandlers } from "./service/linked-objects.ts";
import { roleTargetHandlers } from "./service/role-targets.ts";
import { roleHandlers } from "./service/roles.ts";
import { schemaHandlers } from "./service/schemas.ts";
import { subscriptionHandlers } from "./service/subscriptions.ts";
import { userHandlers } from "./service/users.ts";
import { identityTables } from "./tables.ts";

export const identityService = service(identity, ({ store, jobs, clock, random }) => {
  const tables = identityTables(store);
  return {
    ...userHandlers(tables),
    ...linkedObjectHandlers(tables),
    ...roleHandlers(tables, random),
    ...roleTargetHandlers(tables),
    ...factorHandlers(tables),
    ...factorChecks(tables, jobs),
    ...idpHandlers(tables),
    ...idpKeyHandlers(tables, clock),
    ...schemaHandlers(tables),
    ...subscriptionHandlers(tables),
  };
});
