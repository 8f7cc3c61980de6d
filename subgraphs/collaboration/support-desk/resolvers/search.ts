/** Search for records, counts of results, and exports. */
import type { GraphQLResolveInfo } from "graphql";
import type { Wire } from "#contracts/kit/contract.ts";
import {
  GroupResult,
  OrganizationResult,
  type SearchResult,
  supportDesk,
  UserResult,
} from "#contracts/support-desk/index.ts";
import type {
  Resolvers,
  SupportRecordFilter,
  SupportRecordOrder,
  TicketFilter,
  TicketMentionFilter,
  TicketOrder,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId, deskName, integerId, present } from "#subgraphs/collaboration/support-desk/ids.ts";
import { supportDeskLoaders } from "#subgraphs/collaboration/support-desk/loaders.ts";
import type {
  SupportOrganizationMapper,
  TicketMapper,
} from "#subgraphs/collaboration/support-desk/mappers.ts";
import {
  recordSearch,
  recordTerms,
  sortOf,
  ticketSearch,
  ticketTerms,
  typeTerms,
} from "#subgraphs/collaboration/support-desk/search-terms.ts";
import { type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { emailIn, emailOf, globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";
import { wholeTicket } from "./tickets.ts";

type SupportDesk = CollaborationContext["supportDesk"];
type Row = Wire<SearchResult>;
type ResultType = SearchResult["result_type"];

/** A row, if it is of the requested type. Otherwise undefined, so that the row is left out. */
const ofType =
  <T extends ResultType>(type: T) =>
  (row: Row) =>
    row.result_type === type ? (row as Extract<Row, { result_type?: T | null }>) : undefined;

interface RecordArgs extends ConnectionArgs {
  readonly filter?: Omit<SupportRecordFilter, "types"> | null | undefined;
  readonly orderBy?: readonly SupportRecordOrder[] | null | undefined;
}

/** Lists records of one type by search, which finds at most 1,000. */
const found =
  <T extends Exclude<ResultType, "ticket">>(type: T) =>
  async (_: object, { filter, orderBy, ...page }: RecordArgs, context: CollaborationContext) => {
    const search = recordSearch([recordTypes[type]], filter, sortOf(orderBy));
    return (await context.supportDesk.connection("search", search, page)).map(ofType(type));
  };

const recordTypes = { user: "USER", organization: "ORGANIZATION", group: "GROUP" } as const;

/** @throws BAD_USER_INPUT for an empty list, because without a type the search finds all types */
function typesIn(filter: SupportRecordFilter | null | undefined) {
  if (filter?.types?.length === 0) throw badInput('"types" is empty', "types");
  return filter?.types;
}

/** Exports all records of one type, by the export's filter instead of a `type` term (D2-123). */
async function exported<T extends ResultType>(
  desk: SupportDesk,
  type: T,
  terms: readonly string[],
  page: ConnectionArgs,
) {
  const input = { query: terms.join(" "), filter: { type }, include: "users" } as const;
  return (await desk.connection("exportSearchResults", input, page)).map(ofType(type));
}

const exportedRecords =
  <T extends Exclude<ResultType, "ticket">>(type: T) =>
  (_: object, { filter, ...page }: RecordArgs, { supportDesk }: CollaborationContext) =>
    exported(supportDesk, type, recordTerms(filter), page);

const count = async (desk: SupportDesk, terms: readonly string[]) =>
  present(desk, (await desk.api.countSearchResults({ query: terms.join(" ") })).count);

const graphTypes = {
  ticket: "Ticket",
  user: "SupportUser",
  organization: "SupportOrganization",
  group: "SupportGroup",
} as const;

const organizationsOf = (company: Company, { organizationsByDomain }: SupportDesk) =>
  foundByDomain(
    company,
    (spelling) => organizationsByDomain.load(spelling),
    ({ id }) => id,
  );

/** Organizations with the domain of a company. */
export const organizationRecords = familyRecords({
  family: "supportDesk",
  by: "domain_names",
  reads: supportDeskLoaders.organizationsByDomain.reads,
  async find(company: Company, { supportDesk }: CollaborationContext) {
    const rows = await organizationsOf(company, supportDesk);
    return rows.map((record) => ({ record, by: "DOMAIN" as const }));
  },
  idOf: ({ id }) => globalId("SupportOrganization", id),
  nameOf: ({ name }) => name,
});

/** Users with the e-mail address of a person. */
export const userRecords = familyRecords({
  family: "supportDesk",
  by: "e-mail address",
  reads: supportDeskLoaders.usersByEmail.reads,
  async find({ email }: Person, { supportDesk }: CollaborationContext) {
    const rows = await supportDesk.usersByEmail.load(emailOf(email));
    return matched(rows.flatMap((row) => ofType("user")(row) ?? []));
  },
  idOf: ({ id }) => globalId("SupportUser", id),
});

interface TicketListArgs extends ConnectionArgs {
  readonly filter?: TicketFilter | null | undefined;
  readonly orderBy?: readonly TicketOrder[] | null | undefined;
}

/** Tickets requested by a person. */
export const ticketsOf = relation(
  { by: "e-mail address", reads: supportDeskLoaders.ticketsByRequester.reads },
  (
    { email }: Person,
    { filter, orderBy, ...page }: TicketListArgs,
    { supportDesk }: CollaborationContext,
    info: GraphQLResolveInfo,
  ) => {
    // Terms of one property are alternatives, so other requesters would widen the list.
    if (filter?.requesterIds)
      throw badInput('"requesterIds" is not for the tickets of one person', "requesterIds");
    return supportDesk.ticketsByRequester.load(emailOf(email), { filter, sort: sortOf(orderBy) }, page, info);
  },
);

/** Tickets of a company's organizations, found by one search. */
const ticketsOfCompany = relation(
  { by: "organization_id", reads: listOf(supportDesk, "search"), note: "after the search for organizations" },
  async (
    company: Company,
    { filter, orderBy, ...page }: TicketListArgs,
    { supportDesk: desk }: CollaborationContext,
  ) => {
    // Terms of one property are alternatives, so other organizations would widen the list.
    if (filter?.organizationIds)
      throw badInput('"organizationIds" is not for the tickets of one company', "organizationIds");
    const sort = sortOf(orderBy);
    const organizationIds = (await organizationsOf(company, desk)).flatMap(({ id }) =>
      id == null ? [] : [String(id)],
    );
    if (organizationIds.length === 0) return emptyConnection();
    const search = ticketSearch([], { filter: { ...filter, organizationIds }, sort });
    return (await desk.connection("search", search, page)).map(ofType("ticket"));
  },
);

/** Parameters for a search of requests, without ids. */
function requestTerms(filter: TicketMentionFilter | null | undefined) {
  const { text, statuses } = filter ?? {};
  if (text?.trim() === "") throw badInput('"text" is blank', "text");
  return {
    // The text is sent as one phrase. The desk has no escape for quotes, so they become blanks.
    query: text == null ? null : `"${text.replaceAll('"', " ").trim()}"`,
    status: statuses?.length ? statuses.map((status) => deskName(status, "statuses")) : null,
  };
}

/** The only id of a list. Null without a list. @throws BAD_USER_INPUT unless there is exactly one */
function onlyId(type: string, ids: readonly string[] | null | undefined, argument: string): number | null {
  if (ids == null) return null;
  const [id, ...more] = ids;
  if (id === undefined || more.length > 0) throw badInput(`"${argument}" has exactly one id`, argument);
  return integerId(type, id, argument);
}

interface RequestListArgs extends ConnectionArgs {
  readonly filter?: TicketMentionFilter | null | undefined;
}

/** Requests with a user in copy, or of an organization. */
const requestsBy = (parameter: "cc_id" | "organization_id") =>
  relation(
    { by: "id", reads: listOf(supportDesk, "searchRequests") },
    async (
      { id }: { readonly id?: number | null },
      { filter, ...page }: RequestListArgs,
      { supportDesk: desk }: CollaborationContext,
    ) => {
      if (id == null || filter?.statuses?.length === 0) return emptyConnection();
      const by = parameter === "cc_id" ? { cc_id: id } : { organization_id: id };
      return desk.connection("searchRequests", { ...by, ...requestTerms(filter), include: "users" }, page);
    },
  );

/** Link to the organization of a user or ticket, which contains only its id. */
const organizationById = {
  by: "organization_id",
  reads: supportDeskLoaders.supportOrganization.reads,
  note: "only if more than the id is selected",
};

const toOrganization = relation(
  organizationById,
  ({ organization_id: id }: { readonly organization_id?: number | null }) =>
    id == null ? null : { result_type: "organization" as const, id },
);

export const searchResolvers: Resolvers = {
  Query: {
    tickets: async (_, { filter, orderBy, ...page }, { supportDesk }) => {
      const search = ticketSearch([], { filter, sort: sortOf(orderBy) });
      return (await supportDesk.connection("search", search, page)).map(ofType("ticket"));
    },
  },

  SupportDesk: {
    search: async (_, { filter, orderBy, ...page }, { supportDesk }) => {
      const search = recordSearch(typesIn(filter), filter, sortOf(orderBy));
      const rows = await supportDesk.connection("search", search, page);
      // Rows of unknown types are left out, because they have no type in the union.
      return rows.map((row) =>
        row.result_type && Object.hasOwn(graphTypes, row.result_type) ? row : undefined,
      );
    },
    users: found("user"),
    organizations: found("organization"),
    groups: found("group"),
    searchCount: (_, { filter }, { supportDesk }) =>
      count(supportDesk, [...typeTerms(typesIn(filter)), ...recordTerms(filter)]),
    ticketCount: (_, { filter }, { supportDesk }) =>
      count(supportDesk, ["type:ticket", ...ticketTerms(filter)]),
    exportTickets: (_, { filter, ...page }, { supportDesk }) =>
      exported(supportDesk, "ticket", ticketTerms(filter), page),
    exportUsers: exportedRecords("user"),
    exportOrganizations: exportedRecords("organization"),
    exportGroups: exportedRecords("group"),
    searchTickets(_, { filter, ...page }, { supportDesk }) {
      if (filter?.statuses?.length === 0) throw badInput('"statuses" is empty', "statuses");
      const organization_id = onlyId("SupportOrganization", filter?.organizationIds, "organizationIds");
      const cc_id = onlyId("SupportUser", filter?.ccIds, "ccIds");
      const input = { ...requestTerms(filter), organization_id, cc_id, include: "users" } as const;
      return supportDesk.connection("searchRequests", input, page);
    },
  },

  SupportRecord: {
    __resolveType: ({ result_type }) => graphTypes[result_type ?? "ticket"],
  },

  SupportUser: mapWireType(UserResult, {
    __resolveReference: ({ id }, { supportDesk }) => supportDesk.supportUser.load(deskId("SupportUser", id)),
    ...keyed("SupportUser"),
    organization: toOrganization,
    user: toUser("email"),
    tickets: (user, args, context, info) =>
      emailIn(user.email) === undefined
        ? emptyConnection()
        : ticketsOf({ email: user.email ?? "" }, args, context, info),
    ccTickets: requestsBy("cc_id"),
  }),

  SupportOrganization: mapWireType(
    OrganizationResult,
    {
      __resolveReference: ({ id }, { supportDesk }) =>
        supportDesk.supportOrganization.load(deskId("SupportOrganization", id)),
      ...keyed("SupportOrganization"),
      tickets: requestsBy("organization_id"),
    },
    {
      // Users and tickets contain only the id of their organization; a search returns the other members.
      loadFull: async (organization: SupportOrganizationMapper, { supportDesk }: CollaborationContext) =>
        "name" in organization || organization.id == null
          ? null
          : supportDesk.supportOrganization.load(organization.id),
    },
  ),

  SupportGroup: mapWireType(GroupResult, {
    __resolveReference: ({ id }, { supportDesk }) =>
      supportDesk.supportGroup.load(deskId("SupportGroup", id)),
    ...keyed("SupportGroup"),
  }),

  Ticket: {
    organization: relation(
      organizationById,
      async (ticket: TicketMapper, _args: object, { supportDesk: desk }: CollaborationContext) =>
        toOrganization((await wholeTicket(desk, ticket)) ?? {}),
    ),
  },

  Company: {
    tickets: ticketsOfCompany,
    supportOrganization: organizationRecords.one,
    supportOrganizations: organizationRecords.all,
  },

  User: {
    supportUser: userRecords.one,
    supportUsers: userRecords.all,
    tickets: ticketsOf,
  },
};
