/** Resolvers of e-signature, with one file per area; here envelopes and users, which are id-only objects. */

import type { EnvelopeTranscriptEncoding, Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import {
  documentIds,
  documentIn,
  envelopeOf,
  recipientIds,
  userOf,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { InEnvelope } from "#subgraphs/collaboration/e-signature/mappers.ts";
import { costlyOf, documentsIn } from "#subgraphs/collaboration/e-signature/reads.ts";
import { fileLink } from "#subgraphs/kit/context/link-fields.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { cloudStorageResolvers } from "./cloud-storage.ts";
import { connectEventResolvers } from "./connect.events.ts";
import { connectResolvers } from "./connect.ts";
import { documentResolvers } from "./documents.ts";
import { tabResolvers } from "./tabs.ts";
import { visibilityResolvers } from "./visibility.ts";

const encodings: Readonly<Record<EnvelopeTranscriptEncoding, string>> = {
  ISO_8859_1: "iso-8859-1",
  US_ASCII: "us-ascii",
};

const envelopeResolvers: Resolvers = {
  Query: {
    eSignature: (_, { accountId }) => ({ accountId }),
  },

  ESignature: {
    envelope: ({ accountId }, { id }, { eSignature }) => envelopeOf(eSignature, id, accountId),
    user: ({ accountId }, { id }, { eSignature }) => userOf(eSignature, id, accountId),
  },

  Envelope: {
    ...keyed(
      "Envelope",
      ({ accountId }: InEnvelope) => accountId,
      ({ envelopeId }: InEnvelope) => envelopeId,
    ),
    async documents(envelope, { filter }, { eSignature }, info) {
      const { recipientIds: recipients, sharedUserIds: users, allRecipientsOfPerson: all } = filter ?? {};
      if (recipients && users) throw badInput('Give "recipientIds" or "sharedUserIds"', "sharedUserIds");
      if (recipients?.length === 0 || users?.length === 0) return [];
      const recipientId = onlyOne(recipients, "recipientIds");
      const sharedUserId = onlyOne(users, "sharedUserIds");
      const view = {
        recipient_id:
          recipientId === undefined
            ? recipientId
            : recipientIds.upstreamId(eSignature, envelope, recipientId, "recipientIds"),
        shared_user_id:
          sharedUserId === undefined
            ? sharedUserId
            : userOf(eSignature, sharedUserId, envelope.accountId, "sharedUserIds").userId,
        documents_by_userid: all == null ? all : all ? ("true" as const) : ("false" as const),
      };
      const members = costlyOf(selectedMembers(info, "EnvelopeDocument"));
      const rows = await eSignature.documents.load({ ...envelope, ...view }, members);
      return rows && documentsIn(envelope, rows);
    },
    document: (envelope, { id }, { eSignature }) =>
      documentIn({ ...envelope, documentId: documentIds.upstreamId(eSignature, envelope, id, "id") }),
    recipient: (envelope, { id }, { eSignature }) => ({
      ...envelope,
      recipientId: recipientIds.upstreamId(eSignature, envelope, id, "id"),
    }),
    commentsTranscript: ({ accountId, envelopeId }, { encoding }, context) =>
      fileLink(
        context,
        context.eSignature,
        "getCommentsTranscript",
        { accountId, envelopeId, ...(encoding && { encoding: encodings[encoding] }) },
        { filename: `comments-${envelopeId}.pdf`, reusable: true },
      ),
  },
};

export const eSignatureResolvers = [
  envelopeResolvers,
  documentResolvers,
  tabResolvers,
  visibilityResolvers,
  cloudStorageResolvers,
  connectResolvers,
  connectEventResolvers,
] as const;
