/** The stand-in service of the treasury, with one file per area. */

import { treasury } from "#contracts/treasury/index.ts";
import { service } from "#services/kit/service.ts";
import { financialAccountHandlers } from "./financial-accounts.ts";
import { movementHandlers } from "./movements.ts";
import { treasuryTables } from "./tables.ts";

export const treasuryService = service(treasury, ({ store, jobs }) => {
  const tables = treasuryTables(store);
  return { ...financialAccountHandlers(tables), ...movementHandlers(tables, jobs) };
});
