/**
 * Messages that Connect sends to listeners. They are no operations of the family, but part of its contract. A SIM
 * message is one event. An aggregate message has all events of one change of an envelope.
 */
import Type from "typebox";
import { envelopeEventStatuses, recipientEventStatuses } from "./connect.ts";
import { Recipient } from "./visibility.ts";

const instant = Type.String();
/** Members of every message. */
const about = {
  /** Equal for all tries to send the message. */
  eventId: Type.String(),
  configurationId: Type.String(),
  apiVersion: Type.String(),
  /** Time of the event. */
  generatedDateTime: instant,
  /** 0 for the first try. */
  retryCount: Type.Integer(),
};

const envelope = {
  emailSubject: Type.String(),
  status: Type.String(),
  sender: Type.Object({ userId: Type.String(), name: Type.String(), email: Type.String() }),
  createdDateTime: instant,
  statusChangedDateTime: instant,
  recipients: Type.Array(Recipient),
};

export const ConnectSimMessage = Type.Object({
  ...about,
  /** `envelope-completed`, `recipient-sent`. */
  event: Type.String(),
  /** The envelope's own path. */
  uri: Type.String(),
  data: Type.Object({
    accountId: Type.String(),
    envelopeId: Type.String(),
    /** The sender. */
    userId: Type.String(),
    /** Only for an event of a recipient. */
    recipientId: Type.Optional(Type.String()),
    envelopeSummary: Type.Object(envelope),
  }),
});

export const ConnectAggregateMessage = Type.Object({
  ...about,
  accountId: Type.String(),
  envelopeId: Type.String(),
  ...envelope,
  /** Events, as far as the configuration requests them. */
  envelopeEvents: Type.Array(Type.Enum([...envelopeEventStatuses])),
  recipientEvents: Type.Array(
    Type.Object({ recipientId: Type.String(), status: Type.Enum([...recipientEventStatuses]) }),
  ),
});

export type ConnectSimMessage = Type.Static<typeof ConnectSimMessage>;
export type ConnectAggregateMessage = Type.Static<typeof ConnectAggregateMessage>;
export type ConnectMessage = ConnectSimMessage | ConnectAggregateMessage;
