/** Events, webhooks and API tokens. */
import { ApiToken, Event, Webhook } from "../../../../families/banking/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { listArgs, toOwners } from "../lists.ts";
import type { BankApiTokenMapper, BankEventMapper, BankWebhookMapper } from "../mappers.ts";

export const platformResolvers: Resolvers = {
  Banking: {
    event: (_, { id }, { banking }) => banking.event.load(idOf("BankEvent", id)),
    events(_, { filter, orderBy, ...page }, { banking }) {
      const args = listArgs(filter, orderBy);
      return args ? banking.connection("listEvents", args, page) : emptyConnection();
    },
    webhooks(_, { filter, orderBy, ...page }, { banking }) {
      const args = listArgs(filter, orderBy);
      return args ? banking.connection("listWebhooks", args, page) : emptyConnection();
    },
    apiTokens(_, { userId, filter, orderBy, ...page }, { banking }) {
      const args = listArgs(filter, orderBy);
      return args ? banking.connection("listUserApiTokens", { userId, ...args }, page) : emptyConnection();
    },
  },

  BankEvent: fromWire(
    Event,
    {
      __resolveReference: ({ id }, { banking }) => banking.event.load(idOf("BankEvent", id)),
      ...keyed("BankEvent", (row: BankEventMapper) => row.id),
      ...toOwners,
    },
    { renamed: { kind: "type" } },
  ),

  BankWebhook: fromWire(Webhook, {
    __resolveReference: ({ id }, { banking }) => banking.webhook.load(idOf("BankWebhook", id)),
    ...keyed("BankWebhook", (row: BankWebhookMapper) => row.id),
  }),

  BankApiToken: fromWire(ApiToken, {
    ...keyed("BankApiToken", (row: BankApiTokenMapper) => row.id),
  }),
};
