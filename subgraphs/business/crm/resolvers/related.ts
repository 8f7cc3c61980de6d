/** Objects of a person: activities, deals, files, followers and the history. */
import {
  Activity,
  Change,
  crm,
  Deal,
  dealStatuses,
  File,
  flowItems,
  MailParty,
} from "#contracts/crm/index.ts";
import type { CrmDealMapper, CrmFollowerMapper } from "#generated/business/mappers.ts";
import type {
  CompanyDealsArgs,
  CrmDealStatus,
  CrmHistoryEventType,
  Resolvers,
} from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { crmId, followerKey, sortOf } from "#subgraphs/business/crm/arguments.ts";
import { ALL_FIELDS, crmLoaders } from "#subgraphs/business/crm/loaders.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { chainLists, MAX_OWNERS } from "#subgraphs/kit/loading/chained-lists.ts";
import { type Connection, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";

/** Global id of the deal. It is known also if the deal belongs to another person. */
const dealId = ({ deal_id }: { readonly deal_id?: number | null }) =>
  deal_id == null ? null : globalId("CrmDeal", deal_id);

/** The deal of an activity or a file, among the deals of its person. */
const deal = relation(
  { by: "deal_id", reads: crmLoaders.dealsOfPerson.reads, note: "only if there is a deal" },
  async (
    { deal_id, person_id }: { readonly deal_id?: number | null; readonly person_id?: number | null },
    _args: object,
    { crm: { dealsOfPerson } }: BusinessContext,
  ) => {
    if (deal_id == null || person_id == null) return null;
    const deals = await dealsOfPerson.load(person_id);
    return deals.find(({ id }) => id === deal_id) ?? null;
  },
);

/** @throws BAD_USER_INPUT for several statuses, and for `OTHER`, which stands for unknown ones */
function statusOf(statuses: readonly CrmDealStatus[] | null | undefined) {
  const status = onlyOne(statuses, "statuses");
  if (status === undefined) return undefined;
  const known = dealStatuses.find((one) => one.toUpperCase() === status);
  if (known === undefined) throw badInput(`"${status}" cannot be asked for`, "statuses");
  return known;
}

/** Link to a list of a person. The list is read for one person per call. */
const ofPerson = (operation: Parameters<typeof listOf<typeof crm>>[1]) => ({
  by: "id",
  reads: listOf(crm, operation),
});

/** The deals of a company's people: the lists of the persons, one after the other. */
async function dealsOfCompany(
  company: Company,
  { filter, ...page }: Partial<CompanyDealsArgs>,
  { crm: own }: BusinessContext,
): Promise<Connection<CrmDealMapper>> {
  if (filter?.statuses?.length === 0) return emptyConnection();
  const status = statusOf(filter?.statuses);
  const hits = await foundByDomain(
    company,
    (spelling) => own.hitsByDomain.load(spelling),
    ({ item }) => item?.id,
  );
  const ids = hits.flatMap(({ item }) => item?.id ?? []).sort((one, other) => one - other);
  return chainLists(
    ids,
    (id, part) => own.connection("listPersonDeals", { id: String(id), status }, part),
    page,
    JSON.stringify(["deals of", company.domain, status ?? null]),
  );
}

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

export const relatedResolvers: Resolvers = {
  CrmPerson: {
    activities: relation(ofPerson("listPersonActivities"), ({ id }, { filter, ...page }, context) => {
      const { done, excludedActivityIds } = filter ?? {};
      const exclude = excludedActivityIds?.map((one) =>
        Number(crmId("CrmActivity", one, "excludedActivityIds")),
      );
      return context.crm.connection(
        "listPersonActivities",
        {
          id: id ?? "",
          done: done == null ? undefined : done ? 1 : 0,
          exclude: exclude?.length ? exclude : undefined,
        },
        page,
      );
    }),
    deals: relation(ofPerson("listPersonDeals"), ({ id }, { filter, orderBy, ...page }, context) => {
      if (filter?.statuses?.length === 0) return emptyConnection();
      return context.crm.connection(
        "listPersonDeals",
        { id: id ?? "", status: statusOf(filter?.statuses), sort: sortOf(orderBy) },
        page,
      );
    }),
    files: relation(ofPerson("listPersonFiles"), ({ id }, { orderBy, ...page }, context) =>
      context.crm.connection("listPersonFiles", { id: id ?? "", sort: sortOf(orderBy) }, page),
    ),
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

  Company: {
    deals: relation(
      {
        by: "domain of the e-mail addresses of people",
        reads: listOf(crm, "listPersonDeals", 1 / MAX_OWNERS),
        note: "as many people as a page needs, after `crm.searchPersons`",
      },
      dealsOfCompany,
    ),
  },

  CrmActivity: mapWireType(Activity, { ...keyed("CrmActivity"), dealId, deal }),

  CrmDeal: mapWireType(Deal, {
    ...keyed("CrmDeal"),
    winProbability: ({ probability }) => probability ?? null,
    value: ({ value, currency }, _, { crm }) => majorUnits(value, currency, configuredCurrency(crm)),
    person: relation(
      { by: "person_id", reads: crmLoaders.person.reads, note: "only if more than the id is selected" },
      ({ person_id }: CrmDealMapper) => (person_id == null ? null : { id: person_id }),
    ),
  }),

  CrmFile: mapWireType(File, { ...keyed("CrmFile"), dealId, deal }),

  CrmMailParty: mapWireType(MailParty, { user: toUser("email_address") }),

  CrmFollower: keyed(
    "CrmFollower",
    (follower: CrmFollowerMapper) => follower.person_id,
    (follower) => follower.id,
  ),

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

  Mutation: {
    addCrmPersonFollower(_, { input }, { crm }) {
      const id = crmId("CrmPerson", input.personId, "personId");
      const user_id = Number(crmId("CrmUser", input.userId, "userId"));
      return payload(async () => {
        const { data } = await crm.api.addPersonFollower({ id, body: { user_id } });
        if (!data) throw crm.client.outcomeUnknown();
        return { follower: data, person: { id: Number(id) } };
      });
    },

    removeCrmPersonFollower(_, { input }, { crm }) {
      const { id, follower_id } = followerKey(input.followerId);
      return payload(async () => {
        await crm.api.deletePersonFollower({ id, follower_id });
        return { person: { id: Number(id) }, deletedId: globalId("CrmFollower", id, follower_id) };
      });
    },
  },
};
