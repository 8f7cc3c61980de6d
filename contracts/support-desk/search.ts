/** Search over tickets, people, groups and organizations. */
import Type from "typebox";
import { deep, get, optional, required } from "#contracts/kit/contract.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { agents, created, Id, include, SupportUser, users } from "./common.ts";
import { ticketMembers } from "./tickets.ts";

/** A ticket among search results. */
export const Ticket = Type.Object({ result_type: Type.Literal("ticket"), ...ticketMembers });
export const UserResult = Type.Object({ result_type: Type.Literal("user"), ...SupportUser.properties });
export const GroupResult = Type.Object({
  result_type: Type.Literal("group"),
  id: Id,
  name: Type.String(),
  description: Type.String(),
  ...created,
});
export const OrganizationResult = Type.Object({
  result_type: Type.Literal("organization"),
  id: Id,
  name: Type.String(),
  domain_names: Type.Array(Type.String()),
  ...created,
});
export const SearchResult = Type.Union([Ticket, UserResult, GroupResult, OrganizationResult]);

export type Ticket = Type.Static<typeof Ticket>;
export type UserResult = Type.Static<typeof UserResult>;
export type GroupResult = Type.Static<typeof GroupResult>;
export type OrganizationResult = Type.Static<typeof OrganizationResult>;
export type SearchResult = Type.Static<typeof SearchResult>;

export const resultTypes = ["ticket", "user", "organization", "group"] as const;

const query = required(optional(Type.String()));

export const searchOperations = {
  search: get("/api/v2/search", {
    query: {
      query,
      sort_by: optional(Type.Enum(["created_at", "updated_at"])),
      sort_order: optional(Type.Enum(["asc", "desc"])),
      include,
    },
    page: pageNumber("results", SearchResult, { maxSize: 100, defaultSize: 100, cap: 1000, extra: users }),
    roles: agents,
  }),
  countSearchResults: get("/api/v2/search/count", {
    query: { query },
    returns: Type.Object({ count: Type.Integer() }),
    roles: agents,
  }),
  exportSearchResults: get("/api/v2/search/export", {
    query: { query, filter: required(deep(Type.Object({ type: Type.Enum([...resultTypes]) }))), include },
    page: cursorMeta("results", SearchResult, {
      maxSize: 1000,
      defaultSize: 100,
      ttlMs: 3_600_000,
      linked: true,
      extra: users,
    }),
    roles: agents,
    rateLimit: { calls: 100, perMs: 60_000, per: "account" },
  }),
};
