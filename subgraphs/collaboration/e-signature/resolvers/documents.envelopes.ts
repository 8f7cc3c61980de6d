/** Envelopes and users, which are id-only objects. */
import { badInput } from "#platform/errors/catalog.ts";
import type {
  EnvelopeTranscriptEncoding,
  Resolvers,
} from "#subgraphs/collaboration/__generated__/resolvers.ts";
import {
  documentIds,
  documentIn,
  envelopeOf,
  recipientIds,
  userOf,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { EnvelopeMapper } from "#subgraphs/collaboration/e-signature/mappers.ts";
import { costlyOf, readDocuments } from "#subgraphs/collaboration/e-signature/reads.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";

const encodings: Readonly<Record<EnvelopeTranscriptEncoding, string>> = {
  ISO_8859_1: "iso-8859-1",
  US_ASCII: "us-ascii",
};

export const envelopeResolvers: Resolvers = {
  Query: {
    eSignature: () => ({}),
  },

  ESignature: {
    envelope: (_, { id, accountId }, { eSignature }) => envelopeOf(eSignature, id, accountId),
    user: (_, { id, accountId }, { eSignature }) => userOf(eSignature, id, accountId),
  },

  Envelope: {
    ...keyed(
      "Envelope",
      ({ accountId }: EnvelopeMapper) => accountId,
      ({ envelopeId }: EnvelopeMapper) => envelopeId,
    ),
    accountId: ({ accountId }) => accountId,
    documents(envelope, { recipientId, sharedUserId, inAnyPart }, { eSignature }, info) {
      if (recipientId != null && sharedUserId != null)
        throw badInput('Give "recipientId" or "sharedUserId"', "sharedUserId");
      const view = {
        ...(recipientId != null && {
          recipient_id: recipientIds.own(eSignature, envelope, recipientId, "recipientId"),
        }),
        ...(sharedUserId != null && {
          shared_user_id: userOf(eSignature, sharedUserId, envelope.accountId, "sharedUserId").userId,
        }),
        ...(inAnyPart != null && { documents_by_userid: inAnyPart ? ("true" as const) : ("false" as const) }),
      };
      const members = costlyOf(selectedMembers(info, "EnvelopeDocument"));
      return readDocuments(eSignature, envelope, members, view);
    },
    document: (envelope, { id }, { eSignature }) =>
      documentIn({ ...envelope, documentId: documentIds.own(eSignature, envelope, id, "id") }),
    recipient: (envelope, { id }, { eSignature }) => ({
      ...envelope,
      recipientId: recipientIds.own(eSignature, envelope, id, "id"),
    }),
    commentsTranscript: ({ accountId, envelopeId }, { encoding }, context) =>
      fileLink(
        context,
        context.eSignature,
        "getCommentsTranscript",
        { accountId, envelopeId, ...(encoding && { encoding: encodings[encoding] }) },
        `comments-${envelopeId}.pdf`,
      ),
  },
};
