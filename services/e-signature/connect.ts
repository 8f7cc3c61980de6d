/** Connect configurations: for administrators of accounts that have Connect. */

import {
  type ConnectConfiguration,
  type connectOperations,
  envelopeEventNames,
  type NewConnectOAuth,
  recipientEventNames,
} from "#contracts/e-signature/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Outbound } from "#services/kit/http/outbound.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { accountOf, guid, refusal } from "./support/envelopes.ts";
import type { Account, ESignatureTables } from "./tables.ts";

const invalid = (field: string, message: string) =>
  new Problem(400, `${field} ${message}`, { code: "INVALID_REQUEST_PARAMETER", field });

/** The lists that the configuration's type and model allow. The lists of the other model are dropped. */
function fitting(configuration: ConnectConfiguration, sent: Partial<ConnectConfiguration>) {
  const { configurationType, deliveryMode, eventData, events, envelopeEvents, recipientEvents } =
    configuration;
  const refuse = (list: "events" | "envelopeEvents" | "recipientEvents", why: string) => {
    if ((sent[list]?.length ?? 0) > 0) throw invalid(list, why);
  };
  if (deliveryMode === "SIM" && eventData) {
    for (const list of ["envelopeEvents", "recipientEvents"] as const)
      refuse(list, "are of the aggregate and XML models");
    const own: readonly string[] = configurationType === "custom" ? envelopeEventNames : recipientEventNames;
    if (sent.events?.some((event) => !own.includes(event)))
      throw invalid("events", `of this configurationType are ${own.join(", ")}`);
    return { events: events.filter((event) => own.includes(event)), envelopeEvents: [], recipientEvents: [] };
  }
  refuse("events", "are of the JSON SIM model");
  if (configurationType === "custom") return { events: [], envelopeEvents, recipientEvents };
  refuse("envelopeEvents", "are of account-level configurations");
  return { events: [], envelopeEvents: [], recipientEvents };
}

const unsaid = {
  events: [],
  envelopeEvents: [],
  recipientEvents: [],
  allUsers: false,
  userIds: [],
  allowEnvelopePublish: false,
  enableLog: false,
} satisfies Partial<ConnectConfiguration>;

export function connectHandlers(
  tables: ESignatureTables,
  outbound: Pick<Outbound, "whyNot">,
): HandlersOf<typeof connectOperations> {
  const { connect, connectOAuth, users } = tables;

  /** The account, if the caller may configure Connect in it (D2-175, D2-176, D2-539). */
  function administered({ accountId }: { readonly accountId: string }, { caller }: Call): Account {
    const account = accountOf(tables, accountId);
    if (caller.role !== "admin")
      throw refusal("USER_LACKS_PERMISSIONS", "Connect is for the account's administrators");
    if (!account.connectEnabled)
      throw refusal("ACCOUNT_LACKS_PERMISSIONS", "Connect is not enabled for the account");
    return account;
  }

  function configurationOf({ accountId }: Account, connectId: string): ConnectConfiguration {
    const row = connect.get(connectId);
    if (row?.accountId !== accountId)
      throw refusal("CONNECT_CONFIGURATION_DOES_NOT_EXIST", "The account has no such configuration");
    return row.value;
  }

  function checkAddress(field: string, address: string): void {
    const reason = outbound.whyNot(address);
    if (reason !== undefined) throw invalid(field, reason);
  }

  /** Stores a configuration if all its members are consistent. */
  function keep(
    { accountId }: Account,
    wanted: ConnectConfiguration,
    sent: Partial<ConnectConfiguration>,
  ): ConnectConfiguration {
    checkAddress("urlToPublishTo", wanted.urlToPublishTo);
    if (!wanted.allUsers && wanted.userIds.length === 0)
      throw invalid("userIds", "must name somebody, unless allUsers is true");
    const userIds = wanted.userIds.map((userId) => guid(userId, "userIds"));
    if (userIds.some((userId) => users.get(userId)?.accountId !== accountId))
      throw refusal("USER_DOES_NOT_EXIST", "userIds names nobody of the account");
    const value = { ...wanted, ...fitting(wanted, sent), userIds };
    return connect.put({ accountId, value }).value;
  }

  function oauthOf({ accountId }: Account): NewConnectOAuth {
    const row = connectOAuth.get(accountId);
    if (!row) throw refusal("CONNECT_OAUTH_DOES_NOT_EXIST", "The account has no Connect OAuth configuration");
    return row.value;
  }

  function keepOAuth({ accountId }: Account, value: NewConnectOAuth) {
    checkAddress("authorizationServerUrl", value.authorizationServerUrl);
    return shown(connectOAuth.put({ accountId, value }).value);
  }

  return {
    listConnectConfigurations(input, call) {
      const { accountId } = administered(input, call);
      return { configurations: connect.by("account", accountId).map(({ value }) => value) };
    },

    createConnectConfiguration(input, call) {
      const account = administered(input, call);
      const connectId = String(connect.nextId());
      return keep(account, { ...unsaid, ...input.body, connectId }, input.body);
    },

    updateConnectConfiguration(input, call) {
      const account = administered(input, call);
      // Changes only the members that are sent (D2-537).
      const changed = { ...configurationOf(account, input.body.connectId), ...input.body };
      return keep(account, changed, input.body);
    },

    getConnectConfiguration(input, call) {
      return configurationOf(administered(input, call), input.connectId);
    },

    deleteConnectConfiguration(input, call) {
      connect.delete(configurationOf(administered(input, call), input.connectId).connectId);
      return undefined;
    },

    getConnectOAuthConfig(input, call) {
      return shown(oauthOf(administered(input, call)));
    },

    createConnectOAuthConfig(input, call) {
      const account = administered(input, call);
      if (connectOAuth.get(account.accountId))
        throw refusal("CONNECT_OAUTH_EXISTS", "The account has a Connect OAuth configuration already");
      return keepOAuth(account, input.body);
    },

    updateConnectOAuthConfig(input, call) {
      const account = administered(input, call);
      return keepOAuth(account, { ...oauthOf(account), ...input.body });
    },

    deleteConnectOAuthConfig(input, call) {
      const account = administered(input, call);
      oauthOf(account);
      connectOAuth.delete(account.accountId);
      return undefined;
    },
  };
}

/** Omits the client secret, which only the creation returns. */
const shown = ({ clientSecret: _, ...oauth }: NewConnectOAuth) => oauth;
