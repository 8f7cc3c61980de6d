/** The local directory administration: an area a file. */
import { service } from "../kit/service.ts";
import { directory } from "./contract.ts";
import { hrHandlers } from "./service/hr.ts";
import { pushEndpointHandlers } from "./service/push-endpoints.ts";
import { userGroupHandlers } from "./service/user-groups.ts";
import { directoryTables } from "./tables.ts";

export const directoryService = service(directory, ({ store, jobs }) => {
  const tables = directoryTables(store);
  return { ...userGroupHandlers(tables), ...pushEndpointHandlers(tables), ...hrHandlers(tables, jobs) };
});
