/** Connect configurations, which receive envelope events, and the OAuth token for the receivers. */
import {
  ConnectConfiguration,
  ConnectConfigurationChange,
  ConnectOAuth,
  ConnectOAuthChange,
  NewConnectConfiguration,
  NewConnectOAuth,
} from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Resolvers, UpdateConnectConfigurationInput } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import {
  accountOf,
  configurationId,
  configurationOf,
  oauthId,
  oauthOf,
  userOf,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ConnectConfigurationMapper } from "#subgraphs/collaboration/e-signature/mappers.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import {
  forgetConnect,
  readConfiguration,
  readConfigurations,
  readOAuth,
} from "#subgraphs/collaboration/e-signature/reads.ts";
import { wireValue } from "#subgraphs/kit/mapping/enum-values.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const types = ConnectConfiguration.properties.configurationType;

const within = (
  accountId: string,
  row: Wire<ConnectConfiguration> | null | undefined,
): ConnectConfigurationMapper | null => (row ? { ...row, accountId } : null);

/** @throws BAD_USER_INPUT for blank texts, and for an address other than http or https without credentials */
function checkTexts(texts: Readonly<Record<string, string | null | undefined>>, address: string): void {
  for (const [name, text] of Object.entries(texts))
    if (text?.trim() === "") throw badInput(`"${name}" is blank`, name);
  const text = texts[address];
  if (text == null) return;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw badInput(`"${address}" must be an http or https address without credentials`, address);
}

type Settings = Omit<UpdateConnectConfigurationInput, "id" | "accountId">;

/** @throws BAD_USER_INPUT for lists that do not fit the delivery mode or type (D2-184) */
function checkLists({ deliveryMode, type, allUsers, userIds, ...lists }: Settings): void {
  const has = (list: keyof typeof lists) => ((lists[list] as readonly string[] | null)?.length ?? 0) > 0;
  const ofAggregate = (["envelopeEvents", "recipientEvents"] as const).find(has);
  if (ofAggregate && (deliveryMode === "SIM" || has("events")))
    throw badInput(`"${ofAggregate}" is of the aggregate model`, ofAggregate);
  if (deliveryMode === "AGGREGATE" && has("events")) throw badInput('"events" is of the SIM model', "events");
  if (type === "CUSTOM_RECIPIENT" && has("envelopeEvents"))
    throw badInput('"envelopeEvents" is of account-level configurations', "envelopeEvents");
  const level = type === "CUSTOM" ? "ENVELOPE" : "RECIPIENT";
  if (type && lists.events?.some((event) => !event.startsWith(level)))
    throw badInput(`"events" of this type begin with ${level}`, "events");
  if (allUsers === false && userIds?.length === 0)
    throw badInput('"userIds" must name somebody, unless "allUsers" is true', "userIds");
}

/** Optional members of a configuration. */
function optionalOf(eSignature: ESignatureContext, accountId: string, input: Settings) {
  checkTexts({ name: input.name, urlToPublishTo: input.urlToPublishTo }, "urlToPublishTo");
  checkLists(input);
  const { events, envelopeEvents, recipientEvents, userIds, allUsers, allowEnvelopePublish, enableLog } =
    input;
  return {
    events,
    envelopeEvents,
    recipientEvents,
    userIds: userIds?.map((id) => userOf(eSignature, id, accountId, "userIds").userId),
    allUsers,
    allowEnvelopePublish,
    enableLog,
  };
}

export const connectResolvers: Resolvers = {
  ESignature: {
    async connectConfigurations(tenant, _, { eSignature }) {
      const accountId = accountOf(eSignature, tenant.accountId);
      const rows = await readConfigurations(eSignature, accountId);
      return rows?.map((row) => ({ ...row, accountId })) ?? null;
    },
    async connectConfiguration({ accountId }, { id }, { eSignature }) {
      const key = configurationOf(eSignature, id, accountId);
      return within(key.accountId, await readConfiguration(eSignature, key));
    },
    async connectOAuth(tenant, _, { eSignature }) {
      const accountId = accountOf(eSignature, tenant.accountId);
      const found = await readOAuth(eSignature, accountId);
      return found && { ...found, accountId };
    },
  },

  ConnectConfiguration: mapWireType(
    ConnectConfiguration,
    {
      async __resolveReference({ id }, { eSignature }) {
        const key = configurationOf(eSignature, id);
        return within(key.accountId, await readConfiguration(eSignature, key));
      },
      ...keyed(
        "ConnectConfiguration",
        ({ accountId }: ConnectConfigurationMapper) => accountId,
        ({ connectId }: ConnectConfigurationMapper) => connectId,
      ),
      accountId: ({ accountId }) => accountId,
      users: ({ accountId, userIds }) => userIds?.map((userId) => ({ accountId, userId })) ?? null,
    },
    { renamed: { type: "configurationType" } },
  ),

  ConnectOAuth: mapWireType(ConnectOAuth, {
    async __resolveReference({ id }, { eSignature }) {
      const accountId = oauthOf(eSignature, id);
      const found = await readOAuth(eSignature, accountId);
      return found && { ...found, accountId };
    },
    id: ({ accountId }) => oauthId(accountId),
    accountId: ({ accountId }) => accountId,
  }),

  Mutation: {
    createConnectConfiguration(_, { input }, { eSignature }) {
      const accountId = accountOf(eSignature, input.accountId);
      if (!input.allUsers && !input.userIds?.length)
        throw badInput('"userIds" must name somebody, unless "allUsers" is true', "userIds");
      const body = toWire(NewConnectConfiguration, {
        ...optionalOf(eSignature, accountId, input),
        name: input.name,
        urlToPublishTo: input.urlToPublishTo,
        configurationType: wireValue(types, input.type, "type"),
        deliveryMode: input.deliveryMode,
        eventData: input.eventData,
      });
      return payload(async () => {
        const answer = await eSignature.api.createConnectConfiguration({ accountId, body });
        forgetConnect(eSignature);
        return { configuration: within(accountId, answer) };
      });
    },

    updateConnectConfiguration(_, { input }, { eSignature }) {
      const { accountId, connectId } = configurationOf(eSignature, input.id, input.accountId);
      const { name, urlToPublishTo, type, deliveryMode, eventData } = input;
      const body = toWire(ConnectConfigurationChange, {
        ...optionalOf(eSignature, accountId, input),
        connectId,
        name,
        urlToPublishTo,
        configurationType: wireValue(types, type, "type"),
        deliveryMode,
        eventData,
      });
      if (Object.keys(body).length === 1) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const answer = await eSignature.api.updateConnectConfiguration({ accountId, body });
        forgetConnect(eSignature);
        return { configuration: within(accountId, answer) };
      });
    },

    deleteConnectConfiguration(_, { input }, { eSignature }) {
      const key = configurationOf(eSignature, input.id, input.accountId);
      return payload(async () => {
        await eSignature.api.deleteConnectConfiguration({ ...key });
        forgetConnect(eSignature);
        return { deletedId: configurationId(key) };
      });
    },

    createConnectOAuth(_, { input: { accountId: given, ...oauth } }, { eSignature }) {
      const accountId = accountOf(eSignature, given);
      checkTexts(oauth, "authorizationServerUrl");
      const body = toWire(NewConnectOAuth, oauth);
      return payload(async () => {
        const answer = await eSignature.api.createConnectOAuthConfig({ accountId, body });
        forgetConnect(eSignature);
        return { oauth: { ...answer, accountId } };
      });
    },

    updateConnectOAuth(_, { input: { accountId: given, ...oauth } }, { eSignature }) {
      const accountId = accountOf(eSignature, given);
      checkTexts(oauth, "authorizationServerUrl");
      const body = toWire(ConnectOAuthChange, oauth);
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const answer = await eSignature.api.updateConnectOAuthConfig({ accountId, body });
        forgetConnect(eSignature);
        return { oauth: { ...answer, accountId } };
      });
    },

    deleteConnectOAuth(_, { input }, { eSignature }) {
      const accountId = accountOf(eSignature, input.accountId);
      return payload(async () => {
        await eSignature.api.deleteConnectOAuthConfig({ accountId });
        forgetConnect(eSignature);
        return { deletedId: oauthId(accountId) };
      });
    },
  },
};
