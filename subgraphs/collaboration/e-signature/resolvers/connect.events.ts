/** Events that Connect has sent to the gateway. */
import { Recipient } from "#contracts/e-signature/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type {
  ConnectEventName,
  EnvelopeStatus,
  Resolvers,
} from "#subgraphs/collaboration/__generated__/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { connectEventIn, marks } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { namesOf, simEvents, wireValues } from "#subgraphs/collaboration/e-signature/connect-names.ts";
import {
  account,
  accountOf,
  envelopeIn,
  envelopeOf,
  recipientIn,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ConnectEventMapper } from "#subgraphs/collaboration/e-signature/mappers.ts";
import { readConfiguration, readConfigurations } from "#subgraphs/collaboration/e-signature/reads.ts";
import { inboxConnection } from "#subgraphs/kit/files/inbox-connection.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { emailOf, globalId } from "#subgraphs/kit/mapping/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { relation, toUser } from "#subgraphs/kit/people/relations.ts";

const eventNames = namesOf(simEvents);
const statusNames = namesOf({
  CREATED: "created",
  SENT: "sent",
  DELIVERED: "delivered",
  COMPLETED: "completed",
  DECLINED: "declined",
  VOIDED: "voided",
} as const satisfies Readonly<Record<Exclude<EnvelopeStatus, "OTHER">, string>>);

interface Wanted {
  readonly accountId: string;
  readonly envelopeId?: string | undefined;
  readonly events?: readonly ConnectEventName[] | null | undefined;
  readonly email?: string | null | undefined;
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/**
 * What was reported is Connect's, so it is for those who may configure Connect. The gateway's own
 * credential may; who shows their own is asked of the family.
 */
async function eventsOf(
  { eSignature, inbox }: CollaborationContext,
  { accountId, envelopeId, events, email, since, until }: Wanted,
  page: ConnectionArgs,
): Promise<Connection<ConnectEventMapper>> {
  if (events?.length === 0) throw badInput('"events" is empty', "events");
  const names = wireValues(simEvents, events, "events");
  const filter = {
    family: "eSignature",
    marks: [
      [marks.account(accountId)],
      ...(envelopeId !== undefined ? [[marks.envelope(envelopeId)]] : []),
      ...(names ? [names.map(marks.event)] : []),
      ...(email != null ? [[marks.person(emailOf(email))]] : []),
    ],
    since: since == null ? undefined : Date.parse(since),
    until: until == null ? undefined : Date.parse(until),
  };
  const isOwn = "forward" in eSignature.client.upstream.settings.credential;
  // Null where the family knows no such account.
  if (isOwn && !(await readConfigurations(eSignature, accountId))) return emptyConnection();
  return (await inboxConnection(inbox, filter, page)).map(({ body, receivedAt }) => {
    const event = connectEventIn(body);
    return event && { ...event, receivedAt };
  });
}

/**
 * That envelopes were sent to or by a person is only known from what Connect has reported: no
 * operation finds an envelope by an address.
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
    connectEvents(_, { first, after, envelopeId, accountId, ...filter }, context) {
      const account = accountOf(context.eSignature, accountId);
      const envelope =
        envelopeId == null ? undefined : envelopeOf(context.eSignature, envelopeId, account, "envelopeId");
      const wanted = { ...filter, accountId: account, envelopeId: envelope?.envelopeId };
      return eventsOf(context, wanted, { first, after });
    },
  },

  Envelope: {
    connectEvents: (envelope, page, context) => eventsOf(context, envelopeIn(envelope), page),
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
    deliveryMode: ({ deliveryMode }) => (deliveryMode === "SIM" ? "SIM" : "AGGREGATE"),
    events: ({ events }) => events.map((event) => eventNames.get(event) ?? "OTHER"),
    occurredAt: ({ at }) => new Date(at).toISOString(),
    receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
    envelope: (event) => envelopeIn(event),
    envelopeStatus: ({ status }) => (status === undefined ? null : (statusNames.get(status) ?? "OTHER")),
    emailSubject: ({ emailSubject }) => emailSubject ?? null,
    senderName: ({ senderName }) => senderName ?? null,
    sender: toUser("senderEmail"),
    recipients: ({ recipients, recipientIds, ...event }) =>
      recipients.map((recipient) => ({
        ...recipient,
        ...envelopeIn(event),
        concerned: recipientIds.includes(recipient.recipientId),
      })),
    async configuration({ accountId, configurationId: connectId }, _, { eSignature }) {
      if (connectId === undefined) return null;
      const found = await readConfiguration(eSignature, { accountId, connectId });
      return found && { ...found, accountId };
    },
  },

  ConnectEventRecipient: mapWireType(
    Recipient,
    {
      recipient: (recipient) => recipientIn(recipient),
      concerned: ({ concerned }) => concerned,
      user: toUser("email"),
    },
    { renamed: { type: "recipientType" } },
  ),
};
