/** What is found by search, counted and exported. */
import type { Wire } from "../../../../families/kit/contract.ts";
import {
  GroupResult,
  OrganizationResult,
  type SearchResult,
  UserResult,
} from "../../../../families/support-desk/contract.ts";
import type { ConnectionArgs } from "../../../kit/connection.ts";
import { badInput } from "../../../kit/errors.ts";
import { emailOf, globalId, keyed, userIn } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers, SupportRecordFilter, SupportRecordOrder } from "../../__generated__/resolvers.ts";
import type { CollaborationContext } from "../../index.ts";
import { deskName, integerId } from "../ids.ts";
import type { SupportGroupMapper, SupportOrganizationMapper, SupportUserMapper } from "../mappers.ts";
import { recordSearch, recordTerms, ticketSearch, ticketTerms, typeTerms } from "../search-terms.ts";

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

  SupportUser: fromWire(UserResult, {
    ...keyed("SupportUser", (user: SupportUserMapper) => user.id),
    organizationId: ({ organization_id }) =>
      organization_id == null ? null : globalId("SupportOrganization", organization_id),
    user: ({ email }) => userIn(email),
  }),

  SupportOrganization: fromWire(
    OrganizationResult,
    keyed("SupportOrganization", (organization: SupportOrganizationMapper) => organization.id),
  ),

  SupportGroup: fromWire(
    GroupResult,
    keyed("SupportGroup", (group: SupportGroupMapper) => group.id),
  ),

  User: {
    tickets: ({ email }, { filter, orderBy, ...page }, { supportDesk }, info) =>
      supportDesk.ticketsByRequester.load(
        emailOf(email),
        { filter, orderBy: orderBy ?? "NEWEST_FIRST" },
        page,
        info,
      ),
  },
};
