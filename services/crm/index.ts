/** The stand-in service of the CRM, with one file per area. */

import { crm } from "#contracts/crm/index.ts";
import { service } from "#services/kit/service.ts";
import { personFieldHandlers } from "./person-fields.ts";
import { personHandlers } from "./persons.ts";
import { relatedHandlers } from "./related.ts";
import { crmRecords } from "./support/records.ts";
import { crmTables } from "./tables.ts";

export const crmService = service(crm, ({ store, jobs }) => {
  const records = crmRecords(crmTables(store));
  return {
    ...personHandlers(records, jobs),
    ...personFieldHandlers(records, jobs),
    ...relatedHandlers(records),
  };
});
