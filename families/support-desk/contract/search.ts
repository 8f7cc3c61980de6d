/** Search over tickets, people, groups and organisations. */
import Type from "typebox";
import { get, optional, required } from "../../kit/contract.ts";
import { pageNumber } from "../../kit/pages/numbered.ts";
import { agents, created, Id, include, SupportUser, users } from "./common.ts";
import { ticketMembers } from "./requests.ts";

/** A ticket among search results. */
export const Ticket = Type.Object({ result_type: Type.Literal("ticket"), ...ticketMembers });
const UserResult = Type.Object({ result_type: Type.Literal("user"), ...SupportUser.properties });
const GroupResult = Type.Object({
  result_type: Type.Literal("group"),
  id: Id,
  name: Type.String(),
  description: Type.String(),
  ...created,
});
const OrganizationResult = Type.Object({
  result_type: Type.Literal("organization"),
  id: Id,
  name: Type.String(),
  domain_names: Type.Array(Type.String()),
  ...created,
});
export const SearchResult = Type.Union([Ticket, UserResult, GroupResult, OrganizationResult]);

export type Ticket = Type.Static<typeof Ticket>;
export type GroupResult = Type.Static<typeof GroupResult>;
export type OrganizationResult = Type.Static<typeof OrganizationResult>;
export type SearchResult = Type.Static<typeof SearchResult>;

export const searchOperations = {
  search: get("/api/v2/search", {
    query: {
      query: required(optional(Type.String())),
      sort_by: optional(Type.Enum(["created_at", "updated_at"])),
      sort_order: optional(Type.Enum(["asc", "desc"])),
      include,
    },
    page: pageNumber("results", SearchResult, { maxSize: 100, defaultSize: 100, cap: 1000, extra: users }),
    roles: agents,
  }),
};
