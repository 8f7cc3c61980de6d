/** The stand-in service of the contact center, with one file per area. */

import { contactCentre } from "#contracts/contact-centre/index.ts";
import { service } from "#services/kit/service.ts";
import { endUserHandlers } from "./end-users.ts";
import { queueHandlers } from "./queues.ts";
import { contactCentreTables } from "./tables.ts";
import { tagHandlers } from "./tags.ts";
import { teamHandlers } from "./teams.ts";

export const contactCentreService = service(contactCentre, ({ store, jobs }) => {
  const tables = contactCentreTables(store);
  return {
    ...endUserHandlers(tables, jobs),
    ...queueHandlers(tables),
    ...tagHandlers(tables),
    ...teamHandlers(tables),
  };
});
