/** The stand-in service of e-signature, with one file per area. */

import { eSignature } from "#contracts/e-signature/index.ts";
import { service } from "#services/kit/service.ts";
import { cloudStorageHandlers } from "./cloud-storage.ts";
import { connectHandlers } from "./connect.ts";
import { documentHandlers } from "./documents.ts";
import { giveToken, TOKEN_PATH } from "./support/authorization-server.ts";
import { connectConsole } from "./support/connect-console.ts";
import { connectDelivery } from "./support/connect-events.ts";
import { moveEnvelope } from "./support/envelopes.ts";
import { eSignatureTables, type PlannedMove, rowKey } from "./tables.ts";
import { tabHandlers } from "./tabs.ts";
import { visibilityHandlers } from "./visibility.ts";

export const eSignatureService = service(
  eSignature,
  ({ store, jobs, outbound, clock }) => {
    const tables = eSignatureTables(store);
    const tellListeners = connectDelivery(tables, { jobs, outbound, clock });
    const move = jobs.define("move", ({ envelopeId, status }: PlannedMove, { now }) => {
      const made = moveEnvelope(tables, envelopeId, status, now);
      if (made) tellListeners(made);
    });
    // No operation changes an envelope's status; only the seed's planned moves do.
    for (const planned of tables.plannedMoves.all()) {
      move(planned, planned.afterMs);
      tables.plannedMoves.delete(rowKey(planned.envelopeId, planned.status));
    }
    return {
      ...documentHandlers(tables),
      ...tabHandlers(tables),
      ...visibilityHandlers(tables),
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
