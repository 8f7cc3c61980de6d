/** Builds the Connect messages of each configuration for a status change of an envelope. */
import { randomUUID } from "node:crypto";
import type {
  ConnectAggregateMessage,
  ConnectConfiguration,
  ConnectMessage,
  Recipient,
} from "#contracts/e-signature/index.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";
import { type Move, recipientsOf } from "./envelopes.ts";

/** A status as in the aggregate model: `Delivered` for `delivered`. */
const sentence = (status: string) => `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`;

/** The status in sentence case if the list has it, else undefined. */
const listed = <S extends string>(list: readonly S[], status: string): S | undefined =>
  list.find((one) => one === sentence(status));

/** Messages of a status change for one configuration. Empty if it does not include the change. */
export function messagesOf(
  tables: ESignatureTables,
  configuration: ConnectConfiguration,
  { envelope, recipients: moved }: Move,
): ConnectMessage[] {
  const { allUsers, userIds, configurationType, connectId, allowEnvelopePublish, eventData } = configuration;
  const isAccountLevel = configurationType === "custom";
  // XML is accepted, but not sent, because the format of its messages is not documented.
  if (!allowEnvelopePublish || !eventData) return [];
  // The users of an account-level configuration are senders, those of a recipient-level one recipients.
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
