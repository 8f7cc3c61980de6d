/** Reads Connect messages, for storage in the inbox and for resolvers. */
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Recipient } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { InboxMessage } from "#subgraphs/kit/files/webhook-inbox.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import { Notes } from "#subgraphs/kit/reading/findings.ts";
import { isObject, type Reader, ReaderCompiler } from "#subgraphs/kit/reading/value-readers.ts";
import { isGuid } from "./guid.ts";

const short = Type.String({ minLength: 1, maxLength: 200 });
/** A member that a message may lack. Null also if the member was unreadable. */
const maybe = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = maybe(Type.String());

const EnvelopeState = Type.Object({
  status: text,
  emailSubject: text,
  sender: maybe(Type.Object({ email: text, name: text })),
  recipients: maybe(Type.Array(Type.Object({ recipientId: text, email: text }))),
});
const about = {
  eventId: text,
  configurationId: text,
  generatedDateTime: Type.String({ format: "date-time" }),
};
/** Required members of a message. All other members may be missing or of another type. */
const SimMessage = Type.Object({
  ...about,
  event: short,
  data: Type.Object({
    accountId: short,
    envelopeId: short,
    recipientId: text,
    envelopeSummary: maybe(EnvelopeState),
  }),
});
const AggregateMessage = Type.Object({
  ...about,
  accountId: short,
  envelopeId: short,
  ...EnvelopeState.properties,
  envelopeEvents: maybe(Type.Array(Type.String())),
  recipientEvents: maybe(Type.Array(Type.Object({ recipientId: text, status: text }))),
});
const Sim = Compile(SimMessage);
const Aggregate = Compile(AggregateMessage);
const compiler = new ReaderCompiler({}, () => false);
const readSim = compiler.body(SimMessage);
const readAggregate = compiler.body(AggregateMessage);

/** Reads a copy of a message, in which unreadable members are null. */
const readWith = (read: Reader, body: unknown): unknown =>
  isObject(body) ? read(structuredClone(body), new Notes()) : body;

/** Control characters, some of which PostgreSQL refuses, and lone surrogates, which cannot be part of an id. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** A name of at most 200 characters. Undefined if it is unusable as a name. */
const nameIn = (value: string | null | undefined): string | undefined =>
  value && value.length <= 200 && !UNUSABLE.test(value) ? value : undefined;

/** Content of a message of the SIM or aggregate model. */
export interface ConnectEvent {
  readonly deliveryMode: "SIM" | "aggregate";
  readonly eventId: string;
  readonly accountId: string;
  readonly envelopeId: string;
  readonly configurationId: string | undefined;
  /** Names of events in the SIM model. */
  readonly events: readonly string[];
  /** The recipients that the events are about. */
  readonly recipientIds: readonly string[];
  readonly envelopeStatus: string | undefined;
  readonly emailSubject: string | undefined;
  readonly senderName: string | undefined;
  readonly senderEmail: string | undefined;
  /** All recipients of the envelope at that time. */
  readonly recipients: readonly (Omit<Wire<Recipient>, "recipientId"> & { readonly recipientId: string })[];
}

/** Reads a message of either model. Undefined if the body is no such message. */
export function connectEventIn(body: unknown): (ConnectEvent & { readonly at: number }) | undefined {
  const sim = readWith(readSim, body);
  const aggregate = Sim.Check(sim) ? undefined : readWith(readAggregate, body);
  const read = Sim.Check(sim) ? simIn(sim) : Aggregate.Check(aggregate) ? aggregateIn(aggregate) : undefined;
  if (!read) return undefined;
  const { generatedDateTime, eventId, configurationId, state, ...event } = read;
  const at = Date.parse(generatedDateTime);
  const envelopeId = event.envelopeId.toLowerCase();
  if (Number.isNaN(at) || !isGuid(envelopeId)) return undefined;
  const { events, recipientIds } = event;
  if ([eventId ?? "", event.accountId, ...events].some((name) => UNUSABLE.test(name))) return undefined;
  return {
    ...event,
    at,
    envelopeId,
    accountId: isGuid(event.accountId) ? event.accountId.toLowerCase() : event.accountId,
    configurationId: nameIn(configurationId),
    // A message without an id is identified by its content.
    eventId: nameIn(eventId) ?? JSON.stringify([envelopeId, configurationId, at, events, recipientIds]),
    envelopeStatus: state.status ?? undefined,
    emailSubject: state.emailSubject ?? undefined,
    senderName: state.sender?.name ?? undefined,
    senderEmail: state.sender?.email ?? undefined,
    recipients: (state.recipients ?? []).flatMap((recipient) => {
      const recipientId = nameIn(recipient.recipientId);
      return recipientId === undefined ? [] : [{ ...recipient, recipientId }];
    }),
  };
}

function simIn(message: Type.Static<ReturnType<typeof Sim.Type>>) {
  const { eventId, configurationId, generatedDateTime, event, data } = message;
  const { accountId, envelopeId, recipientId, envelopeSummary } = data;
  const state = envelopeSummary ?? {};
  const recipientIds = [nameIn(recipientId) ?? []].flat();
  const about = { eventId, configurationId, generatedDateTime, accountId, envelopeId, state };
  return { ...about, deliveryMode: "SIM" as const, events: [event], recipientIds };
}

function aggregateIn(message: Type.Static<ReturnType<typeof Aggregate.Type>>) {
  const { eventId, configurationId, generatedDateTime, accountId, envelopeId } = message;
  const { envelopeEvents, recipientEvents, ...state } = message;
  const ofRecipients = recipientEvents ?? [];
  const events = [
    ...(envelopeEvents ?? []).map((status) => `envelope-${status.toLowerCase()}`),
    ...ofRecipients.flatMap(({ status }) => (status ? `recipient-${status.toLowerCase()}` : [])),
  ];
  return {
    ...{ eventId, configurationId, generatedDateTime, accountId, envelopeId, state },
    deliveryMode: "aggregate" as const,
    events: [...new Set(events)],
    recipientIds: ofRecipients.flatMap(({ recipientId }) => nameIn(recipientId) ?? []),
  };
}

export const marks = {
  account: (accountId: string) => `account:${accountId}`,
  envelope: (envelopeId: string) => `envelope:${envelopeId}`,
  event: (event: string) => `event:${event}`,
  person: (email: string) => `person:${email}`,
};

/** The message to store in the inbox. Undefined if the body is no Connect message. */
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
