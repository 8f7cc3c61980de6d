/** What happened to a person: the flow of events, and the log of changed fields. */
import { Change, flowItems } from "#contracts/crm/index.ts";
import type { CrmFlowKind, Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
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
} as const satisfies Record<CrmFlowKind, keyof typeof flowItems>;

const typeOf = {
  activity: "CrmActivityEvent",
  deal: "CrmDealEvent",
  file: "CrmFileEvent",
  mailMessage: "CrmMailEvent",
  change: "CrmChangeEvent",
  follower: "CrmFollowerEvent",
} as const satisfies Record<keyof typeof flowItems, string>;

const at = "timestamp";

export const historyResolvers: Resolvers = {
  CrmPerson: {
    flow({ id }, { kinds, allChanges, ...page }, { crm }) {
      if (kinds?.length === 0) return emptyConnection();
      return crm.connection(
        "listPersonFlow",
        {
          id: id ?? "",
          all_changes: allChanges ? 1 : undefined,
          items: kinds && [...new Set(kinds.map((kind) => kindsOf[kind]))],
        },
        page,
      );
    },
    changelog: ({ id }, page, { crm }) => crm.connection("listPersonChangelog", { id: id ?? "" }, page),
  },

  CrmFlowEvent: {
    __resolveType: ({ object }) => (object == null ? undefined : typeOf[object]) ?? "CrmOtherEvent",
  },
  CrmActivityEvent: mapWireType(flowItems.activity, {}, { renamed: { at, activity: "data" } }),
  CrmDealEvent: mapWireType(flowItems.deal, {}, { renamed: { at, deal: "data" } }),
  CrmFileEvent: mapWireType(flowItems.file, {}, { renamed: { at, file: "data" } }),
  CrmMailEvent: mapWireType(flowItems.mailMessage, {}, { renamed: { at, mailMessage: "data" } }),
  CrmChangeEvent: mapWireType(flowItems.change, {}, { renamed: { at, change: "data" } }),
  CrmFollowerEvent: mapWireType(flowItems.follower, {}, { renamed: { at, follower: "data" } }),
  CrmOtherEvent: mapWireType(flowItems.change, {}, { renamed: { at, kind: "object" } }),

  CrmChange: mapWireType(
    Change,
    {
      async field({ field_key }, _, { crm }) {
        const fields = await crm.personFields.load(ALL_FIELDS);
        return fields.find(({ key }) => key === field_key);
      },
    },
    {
      renamed: {
        at: "time",
        actor: "actor_user_id",
        source: "change_source",
        bulk: "is_bulk_update_flag",
      },
    },
  ),
};
