/** Connect events that the gateway received. */
import { Recipient } from "#contracts/e-signature/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import {
  type EventSelection,
  eventSelectionOf,
  inboxFilterOf,
} from "#subgraphs/collaboration/e-signature/connect-events.ts";
import { connectEventIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { account, accountOf, envelopeIn, recipientIn } from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ConnectEventMapper } from "#subgraphs/collaboration/e-signature/mappers.ts";
import type { ReceivedMessage } from "#subgraphs/kit/files/webhook-inbox.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { inboxConnection } from "#subgraphs/kit/loading/inbox-connection.ts";
import { globalId, idOf } from "#subgraphs/kit/mapping/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { relation, toUser } from "#subgraphs/kit/people/relations.ts";

/**
 * True if the caller may read events. They are for users who may configure Connect. The gateway's own credential
 * may; with forwarded credentials, the service decides.
 */
async function mayRead({ eSignature }: CollaborationContext, accountId: string): Promise<boolean> {
  const isOwn = "forward" in eSignature.client.upstream.settings.credential;
  // Null if the account does not exist.
  return !isOwn || Boolean(await eSignature.connectConfigurations.load({ accountId }));
}

async function eventsOf(
  context: CollaborationContext,
  wanted: EventSelection,
  page: ConnectionArgs,
): Promise<Connection<ConnectEventMapper>> {
  const filter = inboxFilterOf(wanted);
  if (!(await mayRead(context, wanted.accountId))) return emptyConnection();
  return (await inboxConnection(context.inbox, filter, page)).map(eventIn);
}

function eventIn({ body, receivedAt }: ReceivedMessage): ConnectEventMapper | undefined {
  const event = connectEventIn(body);
  return event && { ...event, receivedAt };
}

/**
 * Proof that envelopes were sent to or by a person. It comes from received events only, because no operation finds
 * envelopes by address.
 */
export const messageRecords = familyRecords({
  family: "eSignature",
  by: "e-mail address",
  note: "from the events that the gateway received",
  async find({ email }: Person, context: CollaborationContext) {
    const accountId = scopeOf(context.eSignature, account, null);
    if (accountId === undefined) return undefined;
    const { nodes } = await eventsOf(context, { accountId, email }, { first: 1 });
    return matched([...nodes], "CONNECT_MESSAGE");
  },
  several: true,
});

export const connectEventResolvers: Resolvers = {
  ESignature: {
    connectEvents: (tenant, { filter, ...page }, context) =>
      eventsOf(context, eventSelectionOf(context.eSignature, tenant.accountId, filter), page),
    async connectEvent(tenant, { id }, context) {
      const accountId = accountOf(context.eSignature, tenant.accountId);
      const eventId = idOf("ConnectEvent", id);
      const found = await context.inbox.find("eSignature", eventId);
      const event = found && eventIn(found);
      return event?.accountId === accountId && (await mayRead(context, accountId)) ? event : null;
    },
  },

  Envelope: {
    connectEvents: ({ accountId, envelopeId }, page, context) =>
      eventsOf(context, { accountId, envelopeIds: [envelopeId] }, page),
  },

  User: {
    connectEvents: relation(
      { by: "e-mail address", note: "from the events that the gateway received" },
      ({ email }: Person, page: ConnectionArgs, context: CollaborationContext) =>
        eventsOf(context, { accountId: accountOf(context.eSignature, null), email }, page),
    ),
  },

  ConnectEvent: {
    id: ({ eventId }) => globalId("ConnectEvent", eventId),
    upstreamId: ({ eventId }) => eventId,
    occurredAt: ({ at }) => new Date(at).toISOString(),
    receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
    envelope: envelopeIn,
    sender: toUser("senderEmail"),
    recipients: ({ recipients, recipientIds, ...event }) =>
      recipients.map((recipient) => ({
        ...recipient,
        ...envelopeIn(event),
        affected: recipientIds.includes(recipient.recipientId),
      })),
    async configuration({ accountId, configurationId: connectId }, _, { eSignature }) {
      if (connectId === undefined) return null;
      const found = await eSignature.connectConfiguration.load({ accountId, connectId });
      return found && { ...found, accountId };
    },
  },

  ConnectEventRecipient: mapWireType(Recipient, {
    recipient: recipientIn,
    affected: ({ affected }) => affected,
    user: toUser("email"),
  }),
};
