/** The local contact centre: an area a file. */
import { service } from "../kit/service.ts";
import { contactCentre } from "./contract.ts";
import { endUserHandlers } from "./service/end-users.ts";
import { queueHandlers } from "./service/queues.ts";
import { tagHandlers } from "./service/tags.ts";
import { teamHandlers } from "./service/teams.ts";
import { contactCentreTables } from "./tables.ts";

export const contactCentreService = service(contactCentre, ({ store, jobs }) => {
  const tables = contactCentreTables(store);
  return {
    ...endUserHandlers(tables, jobs),
    ...queueHandlers(tables),
    ...tagHandlers(tables),
    ...teamHandlers(tables),
  };
});
