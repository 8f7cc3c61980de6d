/** The bank's own resources: events, webhooks, API tokens. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { alone, Instant, Link, narrowedBy, one, page, sorted } from "./common.ts";

/** An event. Its type names the kind: `payment.sent`. */
export const Event = Type.Object({
  type: Type.String(),
  id: Type.String(),
  attributes: Type.Object({ createdAt: Instant, payload: Type.Record(Type.String(), Type.Unknown()) }),
  relationships: Type.Object({ customer: Type.Optional(Link), account: Type.Optional(Link) }),
});

/** A webhook. The token that signs its messages is never returned. */
export const Webhook = alone("webhook", {
  label: Type.String(),
  url: Type.String(),
  status: Type.Enum(["Enabled", "Disabled"]),
  contentType: Type.Enum(["Json", "JsonAPI"]),
  deliveryMode: Type.Enum(["AtMostOnce", "AtLeastOnce"]),
  createdAt: Instant,
});

/** Data about an API token of a user, without the token itself. */
export const ApiToken = alone("apiToken", {
  description: Type.String(),
  createdAt: Instant,
  expiration: Instant,
  scopes: Type.Array(Type.String()),
});

export type Event = Type.Static<typeof Event>;
export type Webhook = Type.Static<typeof Webhook>;
export type ApiToken = Type.Static<typeof ApiToken>;

export const platformOperations = {
  listEvents: get("/events", {
    query: { ...narrowedBy("customerId", "accountId", "since", "until"), ...sorted },
    page: page(Event),
  }),
  getEvent: get("/events/{eventId}", { returns: one(Event) }),
  listWebhooks: get("/webhooks", {
    query: { ...narrowedBy("id", "status", "since", "until"), ...sorted },
    page: page(Webhook),
  }),
  listUserApiTokens: get("/users/{userId}/api-tokens", {
    query: { ...narrowedBy("since", "until"), ...sorted },
    page: page(ApiToken),
    secret: "bank:api_tokens:read",
  }),
};
