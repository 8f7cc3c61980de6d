/** What a move of an envelope means to those who listen: the messages of each configuration. */
import { randomUUID } from "node:crypto";
import type {
  ConnectAggregateMessage,
  ConnectConfiguration,
  ConnectMessage,
  Recipient,
} from "#contracts/e-signature/index.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";
import { type Move, recipientsOf } from "./envelopes.ts";

/** `delivered` as the aggregate model writes it. */
const sentence = (status: string) => `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`;

/** True for a status that is in a list of sentence-case ones. */
const listed = <S extends string>(list: readonly S[], status: string): S | undefined =>
  list.find((one) => one === sentence(status));

/** The messages that a move means to one configuration; none where it did not ask for them. */
export function messagesOf(
  tables: ESignatureTables,
  configuration: ConnectConfiguration,
  { envelope, recipients: moved }: Move,
): ConnectMessage[] {
  const { allUsers, userIds, configurationType, connectId, allowEnvelopePublish, eventData } = configuration;
  const isAccountLevel = configurationType === "custom";
  // XML is accepted and not written: what its messages look like is not known.
  if (!allowEnvelopePublish || !eventData) return [];
  // Of an account-level configuration the users named are senders, of a recipient-level one recipients.
  if (isAccountLevel && !allUsers && !userIds.includes(envelope.senderUserId)) return [];
  const emails = new Set(userIds.map((userId) => tables.users.get(userId)?.email));
  const concerned = moved.filter(({ email }) => isAccountLevel || allUsers || emails.has(email));

  const { accountId, envelopeId, senderUserId: userId, status } = envelope;
  const { name = "", email = "" } = tables.users.get(userId) ?? {};
  const { emailSubject, createdDateTime, statusChangedDateTime } = envelope;
  const recipients: Recipient[] = recipientsOf(tables, envelope);
  const sender = { userId, name, email };
  const summary = { emailSubject, status, sender, createdDateTime, statusChangedDateTime, recipients };
  const about = () => ({
    eventId: randomUUID(),
    configurationId: connectId,
    apiVersion: "v2.1",
    generatedDateTime: statusChangedDateTime,
    retryCount: 0,
  });

  if (configuration.deliveryMode === "SIM") {
    const happened = isAccountLevel
      ? [{ event: `envelope-${status}` }]
      : concerned.map((one) => ({ event: `recipient-${one.status}`, recipientId: one.recipientId }));
    return happened
      .filter(({ event }) => configuration.events.some((wanted) => wanted === event))
      .map(({ event, ...recipient }) => ({
        ...about(),
        event,
        uri: `/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
        data: { accountId, envelopeId, userId, ...recipient, envelopeSummary: summary },
      }));
  }
  const envelopeEvent = listed(configuration.envelopeEvents, status);
  const recipientEvents = concerned.flatMap((one): ConnectAggregateMessage["recipientEvents"] => {
    const event = listed(configuration.recipientEvents, one.status);
    return event ? [{ recipientId: one.recipientId, status: event }] : [];
  });
  if (!envelopeEvent && recipientEvents.length === 0) return [];
  const envelopeEvents = envelopeEvent ? [envelopeEvent] : [];
  return [{ ...about(), accountId, envelopeId, ...summary, envelopeEvents, recipientEvents }];
}
