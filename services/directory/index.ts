/** The stand-in service of directory administration, with one file per area. */

import { directory } from "#contracts/directory/index.ts";
import { service } from "#services/kit/service.ts";
import { hrHandlers } from "./hr.ts";
import { pushEndpointHandlers } from "./push-endpoints.ts";
import { directoryTables } from "./tables.ts";
import { userGroupHandlers } from "./user-groups.ts";

export const directoryService = service(directory, ({ store, jobs }) => {
  const tables = directoryTables(store);
  return { ...userGroupHandlers(tables), ...pushEndpointHandlers(tables), ...hrHandlers(tables, jobs) };
});
