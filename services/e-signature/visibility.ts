/** Visibility of documents by recipient. */

import type { DocumentVisibility, Recipient, visibilityOperations } from "#contracts/e-signature/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import {
  changeEnvelope,
  documentOf,
  documentsOf,
  isVisible,
  type OpenedEnvelope,
  openEnvelope,
  recipientOf,
  refusal,
  whyAlwaysVisible,
} from "./support/envelopes.ts";
import { type Envelope, type ESignatureTables, rowKey } from "./tables.ts";

interface VisibilitySetting {
  readonly recipientId: string;
  readonly documentId: string;
  readonly visible: boolean;
}

export function visibilityHandlers(tables: ESignatureTables): HandlersOf<typeof visibilityOperations> {
  const stateOf = (envelope: Envelope, recipient: Recipient, documentId: string): DocumentVisibility => ({
    recipientId: recipient.recipientId,
    documentId,
    visible: isVisible(tables, envelope, recipient, documentId),
    rights: whyAlwaysVisible(tables, envelope, recipient, documentId) ? "read_only" : "editable",
  });

  const wholeOf = (envelope: Envelope, recipient: Recipient) => ({
    recipient,
    documentVisibility: documentsOf(tables, envelope, null).map(({ documentId }) =>
      stateOf(envelope, recipient, documentId),
    ),
  });

  /** Applies all settings, or none if one of them is not possible. */
  function set(opened: OpenedEnvelope, settings: readonly VisibilitySetting[]): DocumentVisibility[] {
    const { envelope } = opened;
    const rows = settings.map(({ recipientId, documentId, visible }) => {
      const recipient = recipientOf(tables, envelope, recipientId);
      documentOf(tables, opened, documentId);
      const why = visible ? undefined : whyAlwaysVisible(tables, envelope, recipient, documentId);
      if (why) throw refusal("DOCUMENT_ALWAYS_VISIBLE", why);
      return { recipient, documentId, visible };
    });
    const { envelopeId } = envelope;
    for (const { recipient, documentId, visible } of rows) {
      const { recipientId } = recipient;
      if (visible) tables.hidden.delete(rowKey(envelopeId, recipientId, documentId));
      else tables.hidden.put({ envelopeId, recipientId, documentId });
    }
    return rows.map(({ recipient, documentId }) => stateOf(envelope, recipient, documentId));
  }

  return {
    updateDocumentVisibility(input, call) {
      const opened = changeEnvelope(tables, input, call);
      return { documentVisibility: set(opened, input.body.documentVisibility) };
    },

    getRecipientDocumentVisibility(input, call) {
      const { envelope, as } = openEnvelope(tables, input, call);
      const recipient = recipientOf(tables, envelope, input.recipientId);
      if (as && !as.some((own) => own.recipientId === recipient.recipientId))
        throw refusal("USER_LACKS_PERMISSIONS", "Only its sender knows what others see of an envelope");
      return wholeOf(envelope, recipient);
    },

    updateRecipientDocumentVisibility(input, call) {
      const opened = changeEnvelope(tables, input, call);
      const recipient = recipientOf(tables, opened.envelope, input.recipientId);
      const { recipientId } = recipient;
      const settings = input.body.documentVisibility.map((setting) => ({ recipientId, ...setting }));
      if (settings.some((setting) => setting.recipientId !== recipientId))
        throw refusal("INVALID_REQUEST_BODY", `The body names another recipient than ${recipientId}`);
      set(opened, settings);
      return wholeOf(opened.envelope, recipient);
    },
  };
}
