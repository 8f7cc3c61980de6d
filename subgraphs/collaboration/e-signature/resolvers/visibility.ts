/** Recipients, and the visibility of documents for them. */
import {
  DocumentVisibility,
  eSignature as family,
  Recipient,
  type DocumentVisibility as Visibility,
} from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  EnvelopeDocumentVisibilityMapper,
  EnvelopeRecipientMapper,
  InEnvelope,
  OfRecipient,
} from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import {
  documentIds,
  envelopeIn,
  envelopeOf,
  recipientIds,
  recipientIn,
  recipientOf,
  requireDistinct,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { userIn } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

/** Rows of a response, with the key of their envelope. */
export const visibilityIn = (
  envelope: InEnvelope,
  rows: readonly Wire<Visibility>[] | null | undefined,
): EnvelopeDocumentVisibilityMapper[] => (rows ?? []).map((row) => ({ ...row, ...envelopeIn(envelope) }));

/** The full recipient, from the response with the documents visible to them. */
async function wholeOf(
  eSignature: ESignatureContext,
  key: OfRecipient,
): Promise<EnvelopeRecipientMapper | null> {
  const found = await eSignature.recipient.load(key);
  return found && { ...found.recipient, ...recipientIn(key) };
}

export const visibilityResolvers: Resolvers = {
  EnvelopeRecipient: mapWireType(
    Recipient,
    {
      __resolveReference: ({ id }, { eSignature }) => wholeOf(eSignature, recipientOf(eSignature, id)),
      id: (recipient) => recipientIds.of(recipient, recipient.recipientId),
      upstreamId: ({ recipientId }) => recipientId,
      envelope: envelopeIn,
      user: relation(
        {
          by: "email",
          reads: listOf(family, "getRecipientDocumentVisibility"),
          note: "only if the recipient is not read yet",
        },
        async (recipient: EnvelopeRecipientMapper, _args: object, { eSignature }: CollaborationContext) =>
          userIn(recipient.email ?? (await wholeOf(eSignature, recipient))?.email),
      ),
      async documentVisibility(recipient, _, { eSignature }) {
        const found = await eSignature.recipient.load(recipient);
        return found && visibilityIn(recipient, found.documentVisibility);
      },
    },
    {
      loadFull: (recipient: EnvelopeRecipientMapper, { eSignature }: CollaborationContext) =>
        wholeOf(eSignature, recipient),
    },
  ),

  EnvelopeDocumentVisibility: mapWireType(DocumentVisibility, {
    document: ({ documentId, ...row }) => (documentId ? { ...envelopeIn(row), documentId } : null),
    recipient: ({ recipientId, ...row }) => (recipientId ? { ...envelopeIn(row), recipientId } : null),
    alwaysVisible: ({ rights }) => (rights == null ? null : rights === "read_only"),
  }),

  Mutation: {
    updateEnvelopeDocumentVisibility(_, { input }, { eSignature }) {
      const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
      const settings = input.settings.map(({ recipientId, documentId, visible }) => ({
        recipientId: recipientIds.upstreamId(eSignature, envelope, recipientId, "recipientId"),
        documentId: documentIds.upstreamId(eSignature, envelope, documentId, "documentId"),
        visible,
      }));
      requireDistinct(
        settings.map(({ recipientId, documentId }) => recipientIds.of(envelope, recipientId, documentId)),
        "settings",
      );
      return payload(async () => {
        const body = { documentVisibility: settings };
        const answer = await eSignature.api.updateDocumentVisibility({ ...envelope, body });
        return { envelope, visibility: visibilityIn(envelope, answer.documentVisibility) };
      });
    },

    updateEnvelopeRecipientVisibility(_, { input }, { eSignature }) {
      const recipient = recipientOf(eSignature, input.recipientId, "recipientId");
      const settings = input.settings.map(({ documentId, visible }) => ({
        documentId: documentIds.upstreamId(eSignature, recipient, documentId, "documentId"),
        visible,
      }));
      requireDistinct(
        settings.map(({ documentId }) => documentId),
        "settings",
      );
      return payload(async () => {
        const body = { documentVisibility: settings };
        const answer = await eSignature.api.updateRecipientDocumentVisibility({ ...recipient, body });
        return { recipient: { ...answer.recipient, ...recipient } };
      });
    },
  },
};
