/** End users, who are the people that contact the company, and their conversations. */
import Type from "typebox";
import { get, json, optional, patch, put } from "#contracts/kit/contract.ts";
import { pageKey } from "#contracts/kit/pages/token.ts";
import { Agent } from "./agents.ts";
import { instant, name, orNull } from "./common.ts";

export const endUserStatuses = ["ACTIVE", "ANONYMIZING", "ANONYMIZED"] as const;

const text = orNull(Type.String());
const texts = Type.Array(Type.String());

/** Details of an end user. A change may name them. */
const details = {
  email: text,
  lastName: text,
  avatarUrl: text,
  firstName: text,
  externalId: text,
  phoneNumber: text,
};
const lists = { middleNames: texts, additionalEmails: texts, additionalPhoneNumbers: texts };
const changes = Type.Partial(
  Type.Object({
    ...details,
    middleNames: orNull(texts),
    additionalEmails: orNull(texts),
    additionalPhoneNumbers: orNull(texts),
  }),
).properties;

/** Value of a custom attribute. Null removes it. */
export const AttributeValue = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
export const ATTRIBUTE_ID = "^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$";
const attributeId = Type.String({ pattern: ATTRIBUTE_ID });

export const EndUser = Type.Object({
  id: Type.String(),
  status: Type.Enum([...endUserStatuses]),
  displayName: Type.String(),
  ...details,
  ...lists,
  customAttributes: Type.Record(Type.String(), AttributeValue),
  createdAt: instant,
  updatedAt: instant,
});
export type EndUser = Type.Static<typeof EndUser>;

/** An absent member stays as it is; null empties it. */
export const EndUserPatch = Type.Object({ displayName: Type.Optional(name), ...changes });
export type EndUserPatch = Type.Static<typeof EndUserPatch>;

/** An absent member is emptied. */
export const EndUserUpdate = Type.Object({ displayName: name, ...changes });
export type EndUserUpdate = Type.Static<typeof EndUserUpdate>;

export const AttributesPatch = Type.Record(attributeId, orNull(AttributeValue), {
  additionalProperties: false,
});

export const channels = ["CHAT", "EMAIL", "MESSAGING", "VOICE"] as const;
export const conversationStatuses = ["OPEN", "CLOSED"] as const;
export const conversationStarters = ["END_USER", "AGENT"] as const;
export const closeReasons = ["RESOLVED", "ABANDONED", "FORCED"] as const;

export const Conversation = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  channel: Type.Enum([...channels]),
  status: Type.Enum([...conversationStatuses]),
  startedBy: Type.Enum([...conversationStarters]),
  subject: orNull(Type.String()),
  queueId: orNull(Type.String()),
  agent: orNull(Agent),
  tagIds: Type.Array(Type.String()),
  startedAt: instant,
  closedAt: orNull(instant),
  closeReason: orNull(Type.Enum([...closeReasons])),
});
export type Conversation = Type.Static<typeof Conversation>;

export const endUserOperations = {
  getEndUser: get("/v1/endusers/{userId}", { returns: EndUser }),
  patchEndUser: patch("/v1/endusers/{userId}", { body: json(EndUserPatch), returns: EndUser }),
  updateEndUser: put("/v1/endusers/{userId}", { body: json(EndUserUpdate), returns: EndUser }),
  anonymizeEndUser: patch("/v1/endusers/{userId}/anonymize", {
    query: { force: optional(Type.Boolean()) },
    returns: EndUser,
    success: [202],
  }),
  listEndUserConversations: get("/v1/endusers/{userId}/conversations", {
    page: pageKey("conversations", Conversation, { maxSize: 100, defaultSize: 25 }),
  }),
  patchEndUserCustomAttributes: patch("/v1/endusers/{userId}/custom-attributes", {
    body: json(AttributesPatch),
    returns: EndUser,
  }),
};
