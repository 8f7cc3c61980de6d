/** The history of a person: events, and the log of changed fields. */
import { Change, flowItems } from "#contracts/crm/index.ts";
import type { CrmHistoryEventType, Resolvers } from "#generated/business/resolvers.ts";
import { ALL_FIELDS } from "#subgraphs/business/crm/loaders.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const kindsOf = {
  ACTIVITY: "activity",
  DEAL: "deal",
  FILE: "file",
  MAIL_MESSAGE: "mailMessage",
  CHANGE: "change",
  FOLLOWER: "follower",
} as const satisfies Record<CrmHistoryEventType, keyof typeof flowItems>;

const typeOf = {
  activity: "CrmActivityEvent",
  deal: "CrmDealEvent",
  file: "CrmFileEvent",
  mailMessage: "CrmMailEvent",
  change: "CrmChangeEvent",
  follower: "CrmFollowerEvent",
} as const satisfies Record<keyof typeof flowItems, string>;

const occurredAt = "timestamp";

export const historyResolvers: Resolvers = {
  CrmPerson: {
    history({ id }, { filter, ...page }, { crm }) {
      const { types, includeCustomFields } = filter ?? {};
      if (types?.length === 0) return emptyConnection();
      return crm.connection(
        "listPersonFlow",
        {
          id: id ?? "",
          all_changes: includeCustomFields ? 1 : undefined,
          items: types && [...new Set(types.map((type) => kindsOf[type]))],
        },
        page,
      );
    },
    changelog: ({ id }, page, { crm }) => crm.connection("listPersonChangelog", { id: id ?? "" }, page),
  },

  CrmHistoryEvent: {
    __resolveType: ({ object }) => (object == null ? undefined : typeOf[object]) ?? "CrmOtherEvent",
  },
  CrmActivityEvent: mapWireType(flowItems.activity, {}, { renamed: { occurredAt } }),
  CrmDealEvent: mapWireType(flowItems.deal, {}, { renamed: { occurredAt } }),
  CrmFileEvent: mapWireType(flowItems.file, {}, { renamed: { occurredAt } }),
  CrmMailEvent: mapWireType(flowItems.mailMessage, {}, { renamed: { occurredAt } }),
  CrmChangeEvent: mapWireType(flowItems.change, {}, { renamed: { occurredAt } }),
  CrmFollowerEvent: mapWireType(flowItems.follower, {}, { renamed: { occurredAt } }),
  CrmOtherEvent: mapWireType(flowItems.change, {}, { renamed: { occurredAt } }),

  CrmChange: mapWireType(Change, {
    async field({ field_key }, _, { crm }) {
      const fields = await crm.personFields.load(ALL_FIELDS);
      return fields.find(({ key }) => key === field_key);
    },
  }),
};
