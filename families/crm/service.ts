/** The local CRM: an area a file. */
import { service } from "../kit/service.ts";
import { crm } from "./contract.ts";
import { personFieldHandlers } from "./service/person-fields.ts";
import { personHandlers } from "./service/persons.ts";
import { crmRecords } from "./service/records.ts";
import { relatedHandlers } from "./service/related.ts";
import { crmTables } from "./tables.ts";

export const crmService = service(crm, ({ store, jobs }) => {
  const records = crmRecords(crmTables(store));
  return {
    ...personHandlers(records, jobs),
    ...personFieldHandlers(records, jobs),
    ...relatedHandlers(records),
  };
});
