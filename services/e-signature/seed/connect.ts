/**
 * Configurations for a gateway at its usual port (`npm start` corrects the addresses), of either
 * model and level; one is disabled.
 */

import { CONNECT_CLIENT } from "#contracts/demo-credentials.ts";
import {
  type ConnectConfiguration,
  envelopeEventNames,
  envelopeEventStatuses,
  recipientEventNames,
  recipientEventStatuses,
} from "#contracts/e-signature/index.ts";
import { demoConfigurations } from "#services/demo/things/e-signature.ts";
import { TOKEN_PATH } from "#services/e-signature/support/authorization-server.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";

const LISTENER = "http://127.0.0.1:4000/webhooks/e-signature";
const AUTHORIZATION_SERVER = `http://127.0.0.1:4100/e-signature${TOKEN_PATH}`;

const common = {
  urlToPublishTo: LISTENER,
  eventData: { version: "restv2.1" },
  deliveryMode: "SIM",
  configurationType: "custom",
  events: [],
  envelopeEvents: [],
  recipientEvents: [],
  allUsers: true,
  userIds: [],
  allowEnvelopePublish: true,
  enableLog: true,
} as const satisfies Partial<ConnectConfiguration>;

export function seedConnect(
  { connect, connectOAuth }: ESignatureTables,
  accountId: string,
  recipientUserId: string,
): void {
  const put = (value: Omit<ConnectConfiguration, keyof typeof common> & Partial<ConnectConfiguration>) =>
    connect.put({
      accountId,
      value: { ...common, events: [], envelopeEvents: [], recipientEvents: [], userIds: [], ...value },
    });
  put({
    connectId: demoConfigurations.envelopes,
    name: "Every step of an envelope",
    events: [...envelopeEventNames],
  });
  put({
    connectId: demoConfigurations.recipients,
    name: "What the first signer does",
    configurationType: "customrecipient",
    events: [...recipientEventNames],
    allUsers: false,
    userIds: [recipientUserId],
  });
  put({
    connectId: demoConfigurations.aggregate,
    name: "Steps with all their recipients",
    deliveryMode: "aggregate",
    envelopeEvents: [...envelopeEventStatuses],
    recipientEvents: [...recipientEventStatuses],
    enableLog: false,
  });
  put({
    connectId: demoConfigurations.disabled,
    name: "Declined envelopes",
    events: ["envelope-declined"],
    allowEnvelopePublish: false,
  });
  connectOAuth.put({
    accountId,
    value: {
      authorizationServerUrl: AUTHORIZATION_SERVER,
      clientId: CONNECT_CLIENT.id,
      clientSecret: CONNECT_CLIENT.secret,
      scope: "connect",
    },
  });
}
