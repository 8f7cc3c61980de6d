/** The stand-in service of the connectors: one file for each ticketing system, and one for providers. */

import { connectors } from "#contracts/connectors/index.ts";
import { service } from "#services/kit/service.ts";
import { providerHandlers } from "./providers.ts";
import { psaAHandlers } from "./psa-a.ts";
import { psaBHandlers } from "./psa-b.ts";
import { connectorsTables } from "./tables.ts";

export const connectorsService = service(connectors, ({ store }) => {
  const tables = connectorsTables(store);
  return { ...psaAHandlers(tables), ...psaBHandlers(tables), ...providerHandlers(tables) };
});
