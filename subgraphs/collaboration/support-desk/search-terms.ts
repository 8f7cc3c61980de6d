/**
 * The support desk's search language, written only: `property:value` terms, several of one property
 * meaning any of them. Every value that is not plainly a word is quoted, so none becomes syntax.
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
/** The desk refuses control characters; the rest of Unicode is text. */
const CONTROL = /\p{Cc}/u;

function quoted(value: string, argument: string): string {
  if (CONTROL.test(value) || !value.isWellFormed())
    throw badInput(`"${argument}" holds characters that cannot be searched for`, argument);
  return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}

/** `property:value`, or with another operator (`created<=…`). */
export function term(property: string, value: string, operator = ":"): string {
  return `${property}${operator}${PLAIN.test(value) || operator !== ":" ? value : quoted(value, property)}`;
}

/** Free text, as one phrase. */
export function phrase(text: string): string {
  if (text.trim() === "") throw badInput('"text" is blank', "text");
  return quoted(text.trim(), "text");
}

/** Filter and order of tickets. */
export interface TicketArgs {
  readonly filter: TicketFilter | null | undefined;
  readonly sort: Sort;
}

/** An order as the desk takes it. */
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
 * The one order of a list.
 * @throws BAD_USER_INPUT for a second one, which the desk does not take.
 */
export function onlyOrder<Field>(orderBy: readonly Order<Field>[]): Order<Field> | undefined {
  if (orderBy.length > 1) throw badInput("The support desk orders by one field", "orderBy");
  return orderBy[0];
}

/** The order of comments; oldest first by default. @throws BAD_USER_INPUT for a second sort key */
export function commentSort(orderBy: readonly Order<"CREATED_AT">[] | null | undefined) {
  const { field, direction } = onlyOrder(orderBy ?? []) ?? { field: "CREATED_AT", direction: "ASC" };
  const name = ({ CREATED_AT: "created_at" } as const)[field];
  return direction === "DESC" ? (`-${name}` as const) : name;
}

/** An order of tickets or records; the newest come first without one. */
export function sortOf(orderBy: readonly Order<"CREATED_AT" | "UPDATED_AT">[] | null | undefined): Sort {
  const { field, direction } = onlyOrder(orderBy ?? NEWEST_FIRST) ?? NEWEST_FIRST[0];
  return {
    sort_by: field === "UPDATED_AT" ? "updated_at" : "created_at",
    sort_order: direction === "DESC" ? "desc" : "asc",
  };
}

/** A term for each of several values; an empty list names none, so it is refused rather than left out. */
function each(
  values: readonly string[] | null | undefined,
  argument: string,
  termOf: (value: string) => string,
): readonly string[] {
  if (values?.length === 0) throw badInput(`"${argument}" is empty`, argument);
  return (values ?? []).map(termOf);
}

/** Values of an enum, as the desk writes them. */
const lower = (names: readonly string[] | null | undefined, property: string, argument: string) =>
  each(names, argument, (name) => term(property, name.toLowerCase()));

const bound = (property: string, operator: "<=" | ">=", instant: string | null | undefined) =>
  instant == null ? [] : [term(property, instant, operator)];

const period = (property: string, range: DateTimeRange | null | undefined) => [
  ...bound(property, ">=", range?.from),
  ...bound(property, "<=", range?.until),
];

/**
 * The first instant of a period, for lists that take no end.
 * @throws BAD_USER_INPUT for an end.
 */
export function startOnly(range: DateTimeRange | null | undefined, argument: string) {
  if (range?.until != null)
    throw badInput(`The support desk takes no end of "${argument}"`, `${argument}.until`);
  return range?.from;
}

/** Objects by their ids. */
function named(
  property: string,
  type: string,
  ids: readonly string[] | null | undefined,
  argument: string,
): readonly string[] {
  return each(ids, argument, (id) => term(property, deskId(type, id, argument)));
}

/** People by their desk's id, or by the address in the id of a person. */
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

/** The terms of a filter of tickets. */
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

/** The terms of a filter of records of any type. */
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
 * @param at Only tickets at or after this instant of the order.
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

/** The search for people by their addresses: several terms mean any of them. */
export const userSearch = (emails: readonly string[]) => ({
  query: ["type:user", ...emails.map((email) => term("email", email))].join(" "),
});

/** The search for records of one type by their ids: several terms mean any of them. */
export const searchByIds = (type: "user" | "organization" | "group", ids: readonly string[]) => ({
  query: [term("type", type), ...ids.map((id) => term("id", id))].join(" "),
});

/** The search for organizations by a domain, which is in their domain names or their name. */
export const organizationSearch = (domain: string) => ({ query: `type:organization ${phrase(domain)}` });

/** The search for records of these types, of all where none is named. */
export function recordSearch(
  types: readonly SupportRecordType[] | null | undefined,
  filter: Omit<SupportRecordFilter, "types"> | null | undefined,
  sort: Sort,
) {
  const query = [...typeTerms(types), ...recordTerms(filter)].join(" ");
  return { query, ...sort, include: "users" } as const;
}
