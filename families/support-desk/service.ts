/** The local support desk: an area a file. */
import { service } from "../kit/service.ts";
import { supportDesk } from "./contract.ts";
import { accountHandlers } from "./service/accounts.ts";
import { callerHandlers } from "./service/callers.ts";
import { fieldHandlers } from "./service/fields.ts";
import { formHandlers } from "./service/forms.ts";
import { importHandlers } from "./service/imports.ts";
import { metricHandlers } from "./service/metrics.ts";
import { requestHandlers } from "./service/requests.ts";
import { collectionHandlers } from "./service/resource-collections.ts";
import { satisfactionHandlers } from "./service/satisfaction.ts";
import { searchHandlers } from "./service/search.ts";
import { slaHandlers } from "./service/sla.ts";
import { supportDeskTables } from "./tables.ts";

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
    ...accountHandlers(tables),
  };
});
