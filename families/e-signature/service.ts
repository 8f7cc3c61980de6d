/** The local e-signature service: an area a file. */
import { service } from "../kit/service.ts";
import { eSignature } from "./contract.ts";
import { cloudStorageHandlers } from "./service/cloud-storage.ts";
import { customFieldHandlers } from "./service/custom-fields.ts";
import { documentHandlers } from "./service/documents.ts";
import { moveEnvelope } from "./service/envelopes.ts";
import { tabHandlers } from "./service/tabs.ts";
import { visibilityHandlers } from "./service/visibility.ts";
import { eSignatureTables, type PlannedMove, rowKey } from "./tables.ts";

export const eSignatureService = service(eSignature, ({ store, jobs }) => {
  const tables = eSignatureTables(store);
  const move = jobs.define("move", ({ envelopeId, status }: PlannedMove, { now }) => {
    moveEnvelope(tables, envelopeId, status, now);
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
  };
});
