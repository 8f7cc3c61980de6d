/** Connect's messages as the gateway takes them in, and as resolvers read them again. */
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Recipient } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { InboxMessage } from "#subgraphs/kit/files/webhook-inbox.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import { isGuid } from "./guid.ts";

const short = Type.String({ minLength: 1, maxLength: 200 });
const EnvelopeState = Type.Object({
  status: Type.Optional(Type.String()),
  emailSubject: Type.Optional(Type.String()),
  sender: Type.Optional(
    Type.Object({ email: Type.Optional(Type.String()), name: Type.Optional(Type.String()) }),
  ),
  recipients: Type.Optional(
    Type.Array(Type.Object({ recipientId: short, email: Type.Optional(Type.String()) })),
  ),
});
const about = {
  eventId: Type.Optional(short),
  configurationId: Type.Optional(Type.Union([short, Type.Integer()])),
  generatedDateTime: short,
};
/** What a message must hold to be kept: other members may be there or not. */
const Sim = Compile(
  Type.Object({
    ...about,
    event: short,
    data: Type.Object({
      accountId: short,
      envelopeId: short,
      recipientId: Type.Optional(short),
      envelopeSummary: Type.Optional(EnvelopeState),
    }),
  }),
);
const Aggregate = Compile(
  Type.Object({
    ...about,
    accountId: short,
    envelopeId: short,
    ...EnvelopeState.properties,
    envelopeEvents: Type.Array(short),
    recipientEvents: Type.Array(Type.Object({ recipientId: short, status: short })),
  }),
);

/** What a message says, whichever model it is of. */
export interface ConnectEvent {
  readonly deliveryMode: "SIM" | "aggregate";
  readonly eventId: string;
  readonly accountId: string;
  readonly envelopeId: string;
  readonly configurationId: string | undefined;
  /** In the SIM model's words. */
  readonly events: readonly string[];
  /** The recipients that it is about. */
  readonly recipientIds: readonly string[];
  readonly status: string | undefined;
  readonly emailSubject: string | undefined;
  readonly senderName: string | undefined;
  readonly senderEmail: string | undefined;
  /** All recipients as they then were. */
  readonly recipients: readonly (Omit<Wire<Recipient>, "recipientId"> & { readonly recipientId: string })[];
}

/** Reads a message of either model; undefined for what is none. */
export function connectEventIn(body: unknown): (ConnectEvent & { readonly at: number }) | undefined {
  const read = Sim.Check(body) ? simIn(body) : Aggregate.Check(body) ? aggregateIn(body) : undefined;
  if (!read) return undefined;
  const { generatedDateTime, eventId, configurationId, state, ...event } = read;
  const at = Date.parse(generatedDateTime);
  const envelopeId = event.envelopeId.toLowerCase();
  if (Number.isNaN(at) || !isGuid(envelopeId)) return undefined;
  const { events, recipientIds } = event;
  return {
    ...event,
    at,
    envelopeId,
    accountId: isGuid(event.accountId) ? event.accountId.toLowerCase() : event.accountId,
    configurationId: configurationId === undefined ? undefined : String(configurationId),
    // Without an id of its own a message is what it says.
    eventId: eventId ?? JSON.stringify([envelopeId, configurationId, at, events, recipientIds]),
    status: state.status,
    emailSubject: state.emailSubject,
    senderName: state.sender?.name,
    senderEmail: state.sender?.email,
    recipients: state.recipients ?? [],
  };
}

function simIn(message: Type.Static<ReturnType<typeof Sim.Type>>) {
  const { eventId, configurationId, generatedDateTime, event, data } = message;
  const { accountId, envelopeId, recipientId, envelopeSummary: state = {} } = data;
  const recipientIds = recipientId === undefined ? [] : [recipientId];
  const about = { eventId, configurationId, generatedDateTime, accountId, envelopeId, state };
  return { ...about, deliveryMode: "SIM" as const, events: [event], recipientIds };
}

function aggregateIn(message: Type.Static<ReturnType<typeof Aggregate.Type>>) {
  const { eventId, configurationId, generatedDateTime, accountId, envelopeId } = message;
  const { envelopeEvents, recipientEvents, ...state } = message;
  const events = [
    ...envelopeEvents.map((status) => `envelope-${status.toLowerCase()}`),
    ...recipientEvents.map(({ status }) => `recipient-${status.toLowerCase()}`),
  ];
  return {
    ...{ eventId, configurationId, generatedDateTime, accountId, envelopeId, state },
    deliveryMode: "aggregate" as const,
    events: [...new Set(events)],
    recipientIds: recipientEvents.map(({ recipientId }) => recipientId),
  };
}

export const marks = {
  account: (accountId: string) => `account:${accountId}`,
  envelope: (envelopeId: string) => `envelope:${envelopeId}`,
  event: (event: string) => `event:${event}`,
  person: (email: string) => `person:${email}`,
};

/** A message as the inbox keeps it; undefined for what is no message of Connect. */
export function connectMessageIn(body: unknown): InboxMessage | undefined {
  const event = connectEventIn(body);
  if (!event || typeof body !== "object" || body === null) return undefined;
  const { at, eventId, accountId, envelopeId, events, senderEmail, recipients } = event;
  const people = [senderEmail, ...recipients.map(({ email }) => email)].flatMap(
    (text) => emailIn(text) ?? [],
  );
  return {
    family: "eSignature",
    id: eventId,
    at,
    marks: [
      marks.account(accountId),
      marks.envelope(envelopeId),
      ...events.map(marks.event),
      ...new Set(people.map(marks.person)),
    ],
    body,
  };
}
