/** What is found by search, counted and exported. */
import type { GraphQLResolveInfo } from "graphql";
import type { Wire } from "#contracts/kit/contract.ts";
import {
  GroupResult,
  OrganizationResult,
  type SearchResult,
  supportDesk,
  UserResult,
} from "#contracts/support-desk/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type {
  Resolvers,
  SupportRecordFilter,
  SupportRecordOrder,
  TicketFilter,
  TicketOrder,
  TicketStatus,
} from "#subgraphs/collaboration/__generated__/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskName, integerId } from "#subgraphs/collaboration/support-desk/ids.ts";
import { supportDeskLoaders } from "#subgraphs/collaboration/support-desk/loaders.ts";
import type {
  SupportGroupMapper,
  SupportOrganizationMapper,
  SupportUserMapper,
  TicketMapper,
} from "#subgraphs/collaboration/support-desk/mappers.ts";
import {
  recordSearch,
  recordTerms,
  ticketSearch,
  ticketTerms,
  typeTerms,
} from "#subgraphs/collaboration/support-desk/search-terms.ts";
import { type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { emailIn, emailOf, globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";
import { wholeTicket } from "./tickets.ts";

type SupportDesk = CollaborationContext["supportDesk"];
type Row = Wire<SearchResult>;
type ResultType = SearchResult["result_type"];

/** A row of one type; other rows, which were not asked for, are left out. */
const ofType =
  <T extends ResultType>(type: T) =>
  (row: Row) =>
    row.result_type === type ? (row as Extract<Row, { result_type?: T | null }>) : undefined;

interface RecordArgs extends ConnectionArgs {
  readonly filter?: SupportRecordFilter | null | undefined;
  readonly orderBy?: SupportRecordOrder | null | undefined;
}

/** Records of one type as the search finds them, 1,000 at most. */
const found =
  <T extends Exclude<ResultType, "ticket">>(type: T) =>
  async (_: object, { filter, orderBy, ...page }: RecordArgs, context: CollaborationContext) => {
    const search = recordSearch([recordTypes[type]], filter, orderBy);
    return (await context.supportDesk.connection("search", search, page)).map(ofType(type));
  };

const recordTypes = { user: "USER", organization: "ORGANIZATION", group: "GROUP" } as const;

/** All records of one type: a query without a `type` term, which the export takes apart (D2-123). */
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

async function count(desk: SupportDesk, terms: readonly string[]) {
  const { count } = await desk.api.countSearchResults({ query: terms.join(" ") });
  if (count == null) throw desk.client.badResponse();
  return count;
}

const graphTypes = {
  ticket: "Ticket",
  user: "SupportUser",
  organization: "SupportOrganization",
  group: "SupportGroup",
} as const;

/** The desk's users with a person's address. */
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
  readonly orderBy?: TicketOrder | null | undefined;
}

/** The tickets that a person asked for. */
export const ticketsOf = relation(
  { by: "e-mail address", reads: supportDeskLoaders.ticketsByRequester.reads },
  (
    { email }: Person,
    { filter, orderBy, ...page }: TicketListArgs,
    { supportDesk }: CollaborationContext,
    info: GraphQLResolveInfo,
  ) =>
    supportDesk.ticketsByRequester.load(
      emailOf(email),
      { filter, orderBy: orderBy ?? "NEWEST_FIRST" },
      page,
      info,
    ),
);

interface RequestListArgs extends ConnectionArgs {
  readonly statuses?: readonly TicketStatus[] | null | undefined;
}

/** Requests by a user who is copied in, or by the organization. */
const requestsBy = (parameter: "cc_id" | "organization_id") =>
  relation(
    { by: "id", reads: listOf(supportDesk, "searchRequests") },
    async (
      { id }: { readonly id?: number | null },
      { statuses, ...page }: RequestListArgs,
      { supportDesk: desk }: CollaborationContext,
    ) => {
      if (id == null || statuses?.length === 0) return emptyConnection();
      const status = statuses?.map((one) => deskName(one, "statuses"));
      const by = parameter === "cc_id" ? { cc_id: id } : { organization_id: id };
      return desk.connection("searchRequests", { ...by, status, include: "users" }, page);
    },
  );

/** An organization as an id-only object. */
const toOrganization = relation(
  { by: "organization_id" },
  ({ organization_id: id }: { readonly organization_id?: number | null }) =>
    id == null ? null : { result_type: "organization" as const, id },
);

export const searchResolvers: Resolvers = {
  Query: {
    tickets: async (_, { filter, orderBy, ...page }, { supportDesk }) => {
      const search = ticketSearch([], { filter, orderBy: orderBy ?? "NEWEST_FIRST" });
      return (await supportDesk.connection("search", search, page)).map(ofType("ticket"));
    },
  },

  SupportDesk: {
    search: async (_, { types, filter, orderBy, ...page }, { supportDesk }) => {
      if (types?.length === 0) throw badInput('"types" is empty', "types");
      const rows = await supportDesk.connection("search", recordSearch(types, filter, orderBy), page);
      // A row of a type that nobody knows is no member of the union.
      return rows.map((row) =>
        row.result_type && Object.hasOwn(graphTypes, row.result_type) ? row : undefined,
      );
    },
    users: found("user"),
    organizations: found("organization"),
    groups: found("group"),
    searchCount(_, { types, filter }, { supportDesk }) {
      if (types?.length === 0) throw badInput('"types" is empty', "types");
      return count(supportDesk, [...typeTerms(types), ...recordTerms(filter)]);
    },
    ticketCount: (_, { filter }, { supportDesk }) =>
      count(supportDesk, ["type:ticket", ...ticketTerms(filter)]),
    exportTickets: (_, { filter, ...page }, { supportDesk }) =>
      exported(supportDesk, "ticket", ticketTerms(filter), page),
    exportUsers: exportedRecords("user"),
    exportOrganizations: exportedRecords("organization"),
    exportGroups: exportedRecords("group"),
    requests(_, { filter, ...page }, { supportDesk }) {
      const { text, statuses, organizationId, ccId } = filter ?? {};
      if (text?.trim() === "") throw badInput('"text" is blank', "text");
      const input = {
        // One phrase; the desk knows no way to write a quote in it.
        query: text == null ? null : `"${text.replaceAll('"', " ").trim()}"`,
        organization_id:
          organizationId == null ? null : integerId("SupportOrganization", organizationId, "organizationId"),
        cc_id: ccId == null ? null : integerId("SupportUser", ccId, "ccId"),
        status: statuses?.length ? statuses.map((status) => deskName(status, "statuses")) : null,
        include: "users" as const,
      };
      return supportDesk.connection("searchRequests", input, page);
    },
  },

  SupportRecord: {
    __resolveType: ({ result_type }) => graphTypes[result_type ?? "ticket"],
  },

  SupportUser: mapWireType(UserResult, {
    ...keyed("SupportUser", (user: SupportUserMapper) => user.id),
    organizationId: ({ organization_id }) =>
      organization_id == null ? null : globalId("SupportOrganization", organization_id),
    organization: toOrganization,
    user: toUser("email"),
    tickets: (user, args, context, info) =>
      emailIn(user.email) === undefined
        ? emptyConnection()
        : ticketsOf({ email: user.email ?? "" }, args, context, info),
    ccTickets: requestsBy("cc_id"),
  }),

  SupportOrganization: mapWireType(OrganizationResult, {
    ...keyed("SupportOrganization", (organization: SupportOrganizationMapper) => organization.id),
    tickets: requestsBy("organization_id"),
  }),

  SupportGroup: mapWireType(
    GroupResult,
    keyed("SupportGroup", (group: SupportGroupMapper) => group.id),
  ),

  Ticket: {
    organization: relation(
      { by: "organization_id" },
      async (ticket: TicketMapper, _args: object, { supportDesk: desk }: CollaborationContext) =>
        toOrganization((await wholeTicket(desk, ticket)) ?? {}),
    ),
  },

  User: {
    supportUser: userRecords.one,
    supportUsers: userRecords.all,
    tickets: ticketsOf,
  },
};
