/**
 * The support desk's search language, written only: `property:value` terms, several of one property
 * meaning any of them. Every value that is not plainly a word is quoted, so none becomes syntax.
 */
import { badInput } from "#platform/errors/catalog.ts";
import type {
  SupportRecordFilter,
  SupportRecordOrder,
  SupportRecordType,
  TicketFilter,
  TicketOrder,
} from "#subgraphs/collaboration/__generated__/inputs.ts";

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

/** What narrows and orders tickets. */
export interface TicketArgs {
  readonly filter: TicketFilter | null | undefined;
  readonly orderBy: TicketOrder;
}

export const orders = {
  NEWEST_FIRST: { sort_by: "created_at", sort_order: "desc" },
  OLDEST_FIRST: { sort_by: "created_at", sort_order: "asc" },
  UPDATED_FIRST: { sort_by: "updated_at", sort_order: "desc" },
} as const;

const lower = (names: readonly string[] | null | undefined, property: string) =>
  (names ?? []).map((name) => term(property, name.toLowerCase()));

const bound = (property: string, operator: "<=" | ">=", instant: string | null | undefined) =>
  instant == null ? [] : [term(property, instant, operator)];

const text = (value: string | null | undefined) => (value == null ? [] : [phrase(value)]);

/** The terms of a filter of tickets. */
export const ticketTerms = (filter: TicketFilter | null | undefined): readonly string[] => [
  ...lower(filter?.statuses, "status"),
  ...lower(filter?.priorities, "priority"),
  ...lower(filter?.types, "ticket_type"),
  ...(filter?.tags ?? []).map((tag) => term("tags", tag)),
  ...bound("created", ">=", filter?.createdFrom),
  ...bound("created", "<=", filter?.createdUntil),
  ...text(filter?.text),
];

/** The terms of a filter of records of any type. */
export const recordTerms = (filter: SupportRecordFilter | null | undefined): readonly string[] => [
  ...bound("created", ">=", filter?.createdFrom),
  ...bound("created", "<=", filter?.createdUntil),
  ...bound("updated", ">=", filter?.updatedFrom),
  ...bound("updated", "<=", filter?.updatedUntil),
  ...text(filter?.text),
];

export const typeTerms = (types: readonly SupportRecordType[] | null | undefined): readonly string[] =>
  lower(types, "type");

/**
 * The search for tickets.
 * @param at Only tickets at or after this instant of the order.
 */
export function ticketSearch(requesters: readonly string[], { filter, orderBy }: TicketArgs, at?: string) {
  const { sort_by, sort_order } = orders[orderBy];
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

/** The search for records of these types, of all where none is named. */
export function recordSearch(
  types: readonly SupportRecordType[] | null | undefined,
  filter: SupportRecordFilter | null | undefined,
  orderBy: SupportRecordOrder | null | undefined,
) {
  const query = [...typeTerms(types), ...recordTerms(filter)].join(" ");
  return { query, ...orders[orderBy ?? "NEWEST_FIRST"], include: "users" } as const;
}
