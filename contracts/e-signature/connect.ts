/** Connect: the listeners of envelope events, and the token that their messages carry. */
import Type from "typebox";
import { del, get, json, post, put } from "#contracts/kit/contract.ts";

/** Events of the envelopes that users send (`custom`) or receive (`customrecipient`). */
export const configurationTypes = ["custom", "customrecipient"] as const;
export const deliveryModes = ["SIM", "aggregate"] as const;
/** Events of the JSON SIM model in account-level configurations; `recipientEventNames` in recipient-level ones. */
export const envelopeEventNames = [
  "envelope-sent",
  "envelope-delivered",
  "envelope-completed",
  "envelope-declined",
  "envelope-voided",
] as const;
export const recipientEventNames = [
  "recipient-sent",
  "recipient-delivered",
  "recipient-completed",
  "recipient-declined",
] as const;
/** Events of the aggregate model, in sentence case. */
export const envelopeEventStatuses = ["Sent", "Delivered", "Completed", "Declined", "Voided"] as const;
export const recipientEventStatuses = ["Sent", "Delivered", "Completed", "Declined"] as const;

const settings = {
  configurationType: Type.Enum([...configurationTypes]),
  /** The listener. */
  urlToPublishTo: Type.String({ minLength: 1, maxLength: 2_000 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  deliveryMode: Type.Enum([...deliveryModes]),
  /** Without this member the legacy XML models apply. */
  eventData: Type.Object({ version: Type.Enum(["restv2.1"]) }),
  /** For the JSON SIM model. */
  events: Type.Array(Type.Enum([...envelopeEventNames, ...recipientEventNames])),
  /** For the aggregate and XML models. */
  envelopeEvents: Type.Array(Type.Enum([...envelopeEventStatuses])),
  recipientEvents: Type.Array(Type.Enum([...recipientEventStatuses])),
  /** True for the envelopes of all users, false for those of `userIds`. */
  allUsers: Type.Boolean(),
  userIds: Type.Array(Type.String({ minLength: 1 })),
  /** True if the configuration is enabled. */
  allowEnvelopePublish: Type.Boolean(),
  /** True if the console shows sent messages. */
  enableLog: Type.Boolean(),
};
const connectId = Type.String({ minLength: 1 });

const { configurationType, urlToPublishTo, name, deliveryMode, eventData, ...rest } = settings;
export const ConnectConfiguration = Type.Object({
  connectId,
  ...settings,
  eventData: Type.Optional(eventData),
});
export const NewConnectConfiguration = Type.Object({
  configurationType,
  urlToPublishTo,
  name,
  deliveryMode,
  ...Type.Partial(Type.Object({ eventData, ...rest })).properties,
});
/** The path has no id, so the body names the configuration. */
export const ConnectConfigurationChange = Type.Object({
  connectId,
  ...Type.Partial(Type.Object(settings)).properties,
});
const ConnectConfigurations = Type.Object({ configurations: Type.Array(ConnectConfiguration) });

const text = Type.String({ minLength: 1, maxLength: 2_000 });
const oauth = {
  /** URL of the customer's authorization server, which gives tokens for the client's credentials. */
  authorizationServerUrl: text,
  clientId: text,
  scope: Type.Optional(Type.String({ maxLength: 2_000 })),
};
/** The secret is write-only. */
export const ConnectOAuth = Type.Object(oauth);
export const NewConnectOAuth = Type.Object({ ...oauth, clientSecret: text });
export const ConnectOAuthChange = Type.Partial(NewConnectOAuth);

export type ConnectConfiguration = Type.Static<typeof ConnectConfiguration>;
export type NewConnectConfiguration = Type.Static<typeof NewConnectConfiguration>;
export type ConnectConfigurationChange = Type.Static<typeof ConnectConfigurationChange>;
export type ConnectOAuth = Type.Static<typeof ConnectOAuth>;
export type NewConnectOAuth = Type.Static<typeof NewConnectOAuth>;

const configurations = "/v2.1/accounts/{accountId}/connect";
const one = "/v2.1/accounts/{accountId}/connect/{connectId}";
const oauthConfig = "/v2.1/accounts/{accountId}/connect/oauth";

/** The client's secret is in the body. */
const secret = "e_signature:connect_secret:write";

export const connectOperations = {
  listConnectConfigurations: get(configurations, { returns: ConnectConfigurations }),
  createConnectConfiguration: post(configurations, {
    body: json(NewConnectConfiguration),
    returns: ConnectConfiguration,
    success: [201],
  }),
  updateConnectConfiguration: put(configurations, {
    body: json(ConnectConfigurationChange),
    returns: ConnectConfiguration,
  }),
  getConnectConfiguration: get(one, { returns: ConnectConfiguration }),
  deleteConnectConfiguration: del(one, {}),
  getConnectOAuthConfig: get(oauthConfig, { returns: ConnectOAuth }),
  createConnectOAuthConfig: post(oauthConfig, {
    secret,
    body: json(NewConnectOAuth),
    returns: ConnectOAuth,
    success: [201],
  }),
  updateConnectOAuthConfig: put(oauthConfig, {
    secret,
    body: json(ConnectOAuthChange),
    returns: ConnectOAuth,
  }),
  deleteConnectOAuthConfig: del(oauthConfig, {}),
};
