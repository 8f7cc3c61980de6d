/** Connect configurations, which receive envelope events, and the OAuth token for the receivers. */
import {
  ConnectConfiguration,
  ConnectConfigurationChange,
  ConnectOAuth,
  ConnectOAuthChange,
  NewConnectConfiguration,
  NewConnectOAuth,
} from "#contracts/e-signature/index.ts";
import type {
  ConnectConfigurationType,
  Resolvers,
  UpdateConnectConfigurationInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import {
  accountOf,
  configurationId,
  configurationOf,
  oauthId,
  oauthOf,
  userOf,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type {
  ConnectConfigurationMapper,
  OfConfiguration,
} from "#subgraphs/collaboration/e-signature/mappers.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { wireValue } from "#subgraphs/kit/mapping/enum-values.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

async function readConfiguration(eSignature: ESignatureContext, key: OfConfiguration) {
  const found = await eSignature.connectConfiguration.load(key);
  return found && { ...found, accountId: key.accountId };
}

async function readOAuth(eSignature: ESignatureContext, accountId: string) {
  const found = await eSignature.connectOAuth.load({ accountId });
  return found && { ...found, accountId };
}

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

const typeOf = (type: ConnectConfigurationType) =>
  wireValue(ConnectConfiguration.properties.configurationType, type, "type");

/** Checked members of a configuration, with the service's names. */
function membersOf(
  eSignature: ESignatureContext,
  accountId: string,
  { type, userIds, ...settings }: Settings,
) {
  checkTexts({ name: settings.name, urlToPublishTo: settings.urlToPublishTo }, "urlToPublishTo");
  checkLists({ type, userIds, ...settings });
  return {
    ...settings,
    ...(type && { configurationType: typeOf(type) }),
    userIds: userIds?.map((id) => userOf(eSignature, id, accountId, "userIds").userId),
  };
}

export const connectResolvers: Resolvers = {
  ESignature: {
    async connectConfigurations(tenant, _, { eSignature }) {
      const accountId = accountOf(eSignature, tenant.accountId);
      const rows = await eSignature.connectConfigurations.load({ accountId });
      return rows?.map((row) => ({ ...row, accountId })) ?? null;
    },
    connectConfiguration: ({ accountId }, { id }, { eSignature }) =>
      readConfiguration(eSignature, configurationOf(eSignature, id, accountId)),
    connectOAuth: (tenant, _, { eSignature }) =>
      readOAuth(eSignature, accountOf(eSignature, tenant.accountId)),
  },

  ConnectConfiguration: mapWireType(
    ConnectConfiguration,
    {
      __resolveReference: ({ id }, { eSignature }) =>
        readConfiguration(eSignature, configurationOf(eSignature, id)),
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
    __resolveReference: ({ id }, { eSignature }) => readOAuth(eSignature, oauthOf(eSignature, id)),
    id: ({ accountId }) => oauthId(accountId),
    accountId: ({ accountId }) => accountId,
  }),

  Mutation: {
    createConnectConfiguration(_, { input: { accountId: given, ...settings } }, { eSignature }) {
      const accountId = accountOf(eSignature, given);
      if (!settings.allUsers && !settings.userIds?.length)
        throw badInput('"userIds" must name somebody, unless "allUsers" is true', "userIds");
      const { name, urlToPublishTo, deliveryMode } = settings;
      const body = toWire(NewConnectConfiguration, {
        ...membersOf(eSignature, accountId, settings),
        ...{ name, urlToPublishTo, deliveryMode },
        configurationType: typeOf(settings.type),
      });
      return payload(async () => {
        const answer = await eSignature.api.createConnectConfiguration({ accountId, body });
        return { configuration: { ...answer, accountId } };
      });
    },

    updateConnectConfiguration(_, { input: { id, accountId: given, ...settings } }, { eSignature }) {
      const { accountId, connectId } = configurationOf(eSignature, id, given);
      const members = membersOf(eSignature, accountId, settings);
      const body = toWire(ConnectConfigurationChange, { connectId, ...members });
      if (Object.keys(body).length === 1) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const answer = await eSignature.api.updateConnectConfiguration({ accountId, body });
        return { configuration: { ...answer, accountId } };
      });
    },

    deleteConnectConfiguration(_, { input }, { eSignature }) {
      const key = configurationOf(eSignature, input.id, input.accountId);
      return payload(async () => {
        await eSignature.api.deleteConnectConfiguration({ ...key });
        return { deletedId: configurationId(key) };
      });
    },

    createConnectOAuth(_, { input: { accountId: given, ...oauth } }, { eSignature }) {
      const accountId = accountOf(eSignature, given);
      checkTexts(oauth, "authorizationServerUrl");
      const body = toWire(NewConnectOAuth, oauth);
      return payload(async () => {
        const answer = await eSignature.api.createConnectOAuthConfig({ accountId, body });
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
        return { oauth: { ...answer, accountId } };
      });
    },

    deleteConnectOAuth(_, { input }, { eSignature }) {
      const accountId = accountOf(eSignature, input.accountId);
      return payload(async () => {
        await eSignature.api.deleteConnectOAuthConfig({ accountId });
        return { deletedId: oauthId(accountId) };
      });
    },
  },
};
