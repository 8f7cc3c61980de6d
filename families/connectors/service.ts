/** The local connectors: a ticketing system a file, and their provider. */
import { service } from "../kit/service.ts";
import { connectors } from "./contract.ts";
import { providerHandlers } from "./service/providers.ts";
import { psaAHandlers } from "./service/psa-a.ts";
import { psaBHandlers } from "./service/psa-b.ts";
import { connectorsTables } from "./tables.ts";

export const connectorsService = service(connectors, ({ store }) => {
  const tables = connectorsTables(store);
  return { ...psaAHandlers(tables), ...psaBHandlers(tables), ...providerHandlers(tables) };
});
