/**
 * Writes queries in the desk's search language: `property:value` terms, in which several terms of one property are
 * alternatives. Values are quoted unless they are simple words, so no value can become syntax.
 */

import type {
  DateTimeRange,
  SortDirection,
  SupportRecordFilter,
  SupportRecordType,
  TicketFilter,
} from "#generated/collaboration/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { emailOf, idOf } from "#subgraphs/kit/mapping/ids.ts";
import { deskId } from "./ids.ts";

const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/;
/** Control characters, which the desk refuses. */
const CONTROL = /\p{Cc}/u;

function quoted(value: string, argument: string): string {
  if (CONTROL.test(value) || !value.isWellFormed())
    throw badInput(`"${argument}" holds characters that cannot be searched for`, argument);
  return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}

/** The term `property:value`, or one with another operator (`created<=…`). */
function term(property: string, value: string, operator = ":"): string {
  return `${property}${operator}${PLAIN.test(value) || operator !== ":" ? value : quoted(value, property)}`;
}

/** Free text as one phrase. @throws BAD_USER_INPUT for a blank text */
function phrase(text: string): string {
  if (text.trim() === "") throw badInput('"text" is blank', "text");
  return quoted(text.trim(), "text");
}

/** Filter and order of tickets. */
export interface TicketArgs {
  readonly filter: TicketFilter | null | undefined;
  readonly sort: Sort;
}

/** Parameters of an order. */
export interface Sort {
  readonly sort_by: "created_at" | "updated_at";
  readonly sort_order: "asc" | "desc";
}

interface Order<Field> {
  readonly field: Field;
  readonly direction?: SortDirection | null | undefined;
}

const NEWEST_FIRST = [{ field: "CREATED_AT", direction: "DESC" }] as const;

/**
 * The only sort key of a list.
 * @throws BAD_USER_INPUT for a second sort key, which the desk does not take
 */
function onlyOrder<Field>(orderBy: readonly Order<Field>[]): Order<Field> | undefined {
  if (orderBy.length > 1) throw badInput("The support desk orders by one field", "orderBy");
  return orderBy[0];
}

/** The order of comments. Default: oldest first. @throws BAD_USER_INPUT for a second sort key */
export function commentSort(orderBy: readonly Order<"CREATED_AT">[] | null | undefined) {
  const { field, direction } = onlyOrder(orderBy ?? []) ?? { field: "CREATED_AT", direction: "ASC" };
  const name = ({ CREATED_AT: "created_at" } as const)[field];
  return direction === "DESC" ? (`-${name}` as const) : name;
}

/** The order of tickets or records. Default: newest first. */
export function sortOf(orderBy: readonly Order<"CREATED_AT" | "UPDATED_AT">[] | null | undefined): Sort {
  const { field, direction } = onlyOrder(orderBy ?? NEWEST_FIRST) ?? NEWEST_FIRST[0];
  return {
    sort_by: field === "UPDATED_AT" ? "updated_at" : "created_at",
    sort_order: direction === "DESC" ? "desc" : "asc",
  };
}

/** A term for each value. @throws BAD_USER_INPUT for an empty list, because no term would match all */
function each(
  values: readonly string[] | null | undefined,
  argument: string,
  termOf: (value: string) => string,
): readonly string[] {
  if (values?.length === 0) throw badInput(`"${argument}" is empty`, argument);
  return (values ?? []).map(termOf);
}

/** Terms for enum values, in the desk's spelling. */
const lower = (names: readonly string[] | null | undefined, property: string, argument: string) =>
  each(names, argument, (name) => term(property, name.toLowerCase()));

const bound = (property: string, operator: "<=" | ">=", instant: string | null | undefined) =>
  instant == null ? [] : [term(property, instant, operator)];

const period = (property: string, range: DateTimeRange | null | undefined) => [
  ...bound(property, ">=", range?.from),
  ...bound(property, "<=", range?.until),
];

/**
 * The start of a period, for lists that take no end.
 * @throws BAD_USER_INPUT for a period with an end
 */
export function startOnly(range: DateTimeRange | null | undefined, argument: string) {
  if (range?.until != null)
    throw badInput(`The support desk takes no end of "${argument}"`, `${argument}.until`);
  return range?.from;
}

/** Terms for objects, by their ids. */
function named(
  property: string,
  type: string,
  ids: readonly string[] | null | undefined,
  argument: string,
): readonly string[] {
  return each(ids, argument, (id) => term(property, deskId(type, id, argument)));
}

/** Terms for people, by id of a `SupportUser`, or by e-mail address in the id of a `User`. */
function people(
  property: string,
  ids: readonly string[] | null | undefined,
  argument: string,
): readonly string[] {
  return each(ids, argument, (id) =>
    term(
      property,
      id.startsWith("User:")
        ? emailOf(idOf("User", id, argument), argument)
        : deskId("SupportUser", id, argument),
    ),
  );
}

const text = (value: string | null | undefined) => (value == null ? [] : [phrase(value)]);

/** The terms for a filter of tickets. */
export const ticketTerms = (filter: TicketFilter | null | undefined): readonly string[] => [
  ...lower(filter?.statuses, "status", "statuses"),
  ...lower(filter?.priorities, "priority", "priorities"),
  ...lower(filter?.types, "ticket_type", "types"),
  ...each(filter?.tags, "tags", (tag) => term("tags", tag)),
  ...people("requester", filter?.requesterIds, "requesterIds"),
  ...people("assignee", filter?.assigneeIds, "assigneeIds"),
  ...(filter?.unassigned ? [term("assignee", "none")] : []),
  ...named("organization", "SupportOrganization", filter?.organizationIds, "organizationIds"),
  ...named("form", "TicketForm", filter?.formIds, "formIds"),
  ...period("created", filter?.createdAt),
  ...period("updated", filter?.updatedAt),
  ...text(filter?.text),
];

/** The terms for a filter of records. */
export const recordTerms = (
  filter: Omit<SupportRecordFilter, "types"> | null | undefined,
): readonly string[] => [
  ...period("created", filter?.createdAt),
  ...period("updated", filter?.updatedAt),
  ...text(filter?.text),
];

export const typeTerms = (types: readonly SupportRecordType[] | null | undefined): readonly string[] =>
  lower(types, "type", "types");

/**
 * The search for tickets.
 * @param at instant at which the list continues, in its order
 */
export function ticketSearch(requesters: readonly string[], { filter, sort }: TicketArgs, at?: string) {
  const { sort_by, sort_order } = sort;
  const query = [
    "type:ticket",
    ...requesters.map((email) => term("requester", email)),
    ...ticketTerms(filter),
    ...bound(sort_by === "created_at" ? "created" : "updated", sort_order === "asc" ? ">=" : "<=", at),
  ].join(" ");
  return { query, sort_by, sort_order, include: "users" } as const;
}

/** The search for users by e-mail addresses. One query finds the users of all addresses. */
export const userSearch = (emails: readonly string[]) => ({
  query: ["type:user", ...emails.map((email) => term("email", email))].join(" "),
});

/** The search for records of one type by ids. One query finds the records of all ids. */
export const searchByIds = (type: "user" | "organization" | "group", ids: readonly string[]) => ({
  query: [term("type", type), ...ids.map((id) => term("id", id))].join(" "),
});

/** The search for organizations by a domain, in their domain names or their name. */
export const organizationSearch = (domain: string) => ({ query: `type:organization ${phrase(domain)}` });

/** The search for records of these types, or of all types. */
export function recordSearch(
  types: readonly SupportRecordType[] | null | undefined,
  filter: Omit<SupportRecordFilter, "types"> | null | undefined,
  sort: Sort,
) {
  const query = [...typeTerms(types), ...recordTerms(filter)].join(" ");
  return { query, ...sort, include: "users" } as const;
}
