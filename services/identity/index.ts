/** The stand-in service of the identity provider, with one file per area. */

import { identity } from "#contracts/identity/index.ts";
import { service } from "#services/kit/service.ts";
import { factorHandlers } from "./factors.ts";
import { idpKeyHandlers } from "./idp-keys.ts";
import { idpHandlers } from "./idps.ts";
import { linkedObjectHandlers } from "./linked-objects.ts";
import { roleTargetHandlers } from "./role-targets.ts";
import { roleHandlers } from "./roles.ts";
import { schemaHandlers } from "./schemas.ts";
import { subscriptionHandlers } from "./subscriptions.ts";
import { factorChecks } from "./support/factor-checks.ts";
import { identityTables } from "./tables.ts";
import { userHandlers } from "./users.ts";

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
