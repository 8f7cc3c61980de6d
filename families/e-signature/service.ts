/** The local e-signature service: an area a file. */
import { service } from "../kit/service.ts";
import { eSignature } from "./contract.ts";
import { giveToken, TOKEN_PATH } from "./service/authorization-server.ts";
import { cloudStorageHandlers } from "./service/cloud-storage.ts";
import { connectHandlers } from "./service/connect.ts";
import { connectConsole } from "./service/connect-console.ts";
import { connectDelivery } from "./service/connect-delivery.ts";
import { customFieldHandlers } from "./service/custom-fields.ts";
import { documentHandlers } from "./service/documents.ts";
import { moveEnvelope } from "./service/envelopes.ts";
import { tabHandlers } from "./service/tabs.ts";
import { visibilityHandlers } from "./service/visibility.ts";
import { eSignatureTables, type PlannedMove, rowKey } from "./tables.ts";

export const eSignatureService = service(
  eSignature,
  ({ store, jobs, outbound, clock }) => {
    const tables = eSignatureTables(store);
    const tellListeners = connectDelivery(tables, { jobs, outbound, clock });
    const move = jobs.define("move", ({ envelopeId, status }: PlannedMove, { now }) => {
      const made = moveEnvelope(tables, envelopeId, status, now);
      if (made) tellListeners(made);
    });
    // No operation moves an envelope: what the seed has planned is all that happens to them.
    for (const planned of tables.plannedMoves.all()) {
      move(planned, planned.afterMs);
      tables.plannedMoves.delete(rowKey(planned.envelopeId, planned.status));
    }
    return {
      ...documentHandlers(tables),
      ...tabHandlers(tables),
      ...visibilityHandlers(tables),
      ...customFieldHandlers(tables),
      ...cloudStorageHandlers(tables),
      ...connectHandlers(tables, outbound),
    };
  },
  ({ store }) => {
    const tables = eSignatureTables(store);
    return {
      pages: { "/connect-console": () => connectConsole(tables) },
      forms: { [TOKEN_PATH]: giveToken },
    };
  },
);
