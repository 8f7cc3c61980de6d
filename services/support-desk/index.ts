/** The stand-in service of the support desk, with one file per area. */

import { supportDesk } from "#contracts/support-desk/index.ts";
import { service } from "#services/kit/service.ts";
import { callerHandlers } from "./callers.ts";
import { fieldHandlers } from "./fields.ts";
import { formHandlers } from "./forms.ts";
import { importHandlers } from "./imports.ts";
import { metricHandlers } from "./metrics.ts";
import { collectionHandlers } from "./resource-collections.ts";
import { satisfactionHandlers } from "./satisfaction.ts";
import { searchHandlers } from "./search.ts";
import { slaHandlers } from "./sla.ts";
import { supportDeskTables } from "./tables.ts";
import { requestHandlers } from "./tickets.ts";

export const supportDeskService = service(supportDesk, ({ store, jobs }) => {
  const tables = supportDeskTables(store);
  return {
    ...searchHandlers(tables),
    ...requestHandlers(tables),
    ...formHandlers(tables),
    ...fieldHandlers(tables),
    ...importHandlers(tables, jobs),
    ...metricHandlers(tables),
    ...satisfactionHandlers(tables, jobs),
    ...slaHandlers(tables),
    ...collectionHandlers(tables, jobs),
    ...callerHandlers(tables),
  };
});
