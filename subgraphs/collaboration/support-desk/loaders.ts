import type { Wire } from "../../../families/kit/contract.ts";
import { type SupportUser, supportDesk, type Ticket } from "../../../families/support-desk/contract.ts";
import { emailIn } from "../../kit/ids.ts";
import { loadersOf } from "../../kit/loaders.ts";
import type { TicketFilter, TicketOrder } from "../__generated__/resolvers.ts";
import { phrase, term } from "./search-terms.ts";

const { batch, each, single, slices, sideloaded } = loadersOf(supportDesk);

/** Keys of a call that answers with the whole list, whatever keys it is for. */
const WHOLE_LIST = 10_000;

/** What narrows and orders tickets. */
export interface TicketArgs {
  readonly filter: TicketFilter | null | undefined;
  readonly orderBy: TicketOrder;
}

const orders = {
  NEWEST_FIRST: { sort_by: "created_at", sort_order: "desc" },
  OLDEST_FIRST: { sort_by: "created_at", sort_order: "asc" },
  UPDATED_FIRST: { sort_by: "updated_at", sort_order: "desc" },
} as const;

const lower = (names: readonly string[] | null | undefined, property: string) =>
  (names ?? []).map((name) => term(property, name.toLowerCase()));

const bound = (property: string, operator: "<=" | ">=", instant: string | null | undefined) =>
  instant == null ? [] : [term(property, instant, operator)];

/**
 * The search for tickets.
 * @param at Only tickets at or after this instant of the order.
 */
export function ticketSearch(requesters: readonly string[], { filter, orderBy }: TicketArgs, at?: string) {
  const { sort_by, sort_order } = orders[orderBy];
  const query = [
    "type:ticket",
    ...requesters.map((email) => term("requester", email)),
    ...lower(filter?.statuses, "status"),
    ...lower(filter?.priorities, "priority"),
    ...lower(filter?.types, "ticket_type"),
    ...(filter?.tags ?? []).map((tag) => term("tags", tag)),
    ...bound("created", ">=", filter?.createdFrom),
    ...bound("created", "<=", filter?.createdUntil),
    ...bound(sort_by === "created_at" ? "created" : "updated", sort_order === "asc" ? ">=" : "<=", at),
    ...(filter?.text == null ? [] : [phrase(filter.text)]),
  ].join(" ");
  return { query, sort_by, sort_order, include: "users" } as const;
}

type Sideload = { users?: readonly Wire<SupportUser>[] | null };
const requesters = new WeakMap<object, ReadonlyMap<unknown, string | undefined>>();

/** The addresses of the users beside a page of tickets, by user id. */
function emailsBeside(body: Sideload): ReadonlyMap<unknown, string | undefined> {
  let emails = requesters.get(body);
  if (!emails) {
    emails = new Map((body.users ?? []).map((user) => [user.id, emailIn(user.email)]));
    requesters.set(body, emails);
  }
  return emails;
}

export const supportDeskLoaders = {
  request: each("getRequest", {
    ask: (request_id) => ({ request_id, include: "users" as const }),
    itemIn: (body) => body.request,
  }),
  ticketsByRequester: slices<"search", TicketArgs, Wire<Ticket>>("search", {
    max: 100,
    ask: (emails, args, at) => ticketSearch(emails, args, at),
    parentOf: (row, body) =>
      row.result_type === "ticket" ? emailsBeside(body as Sideload).get(row.requester_id) : undefined,
    idOf: (row) => row.id,
    resume: (row, { orderBy }) => row[orders[orderBy].sort_by],
  }),
  ticketForm: batch("showManyTicketForms", {
    max: 100,
    ask: (ids) => ({ ids: ids.map(Number) }),
    itemsIn: (body) => body.ticket_forms,
    keyOf: (form) => form.id,
    single: single("getTicketForm", {
      ask: (ticket_form_id) => ({ ticket_form_id }),
      itemIn: (body) => body.ticket_form,
    }),
  }),
  satisfactionRating: each("getSatisfactionRating", {
    ask: (satisfaction_rating_id) => ({ satisfaction_rating_id, include: "users" as const }),
    itemIn: (body) => body.satisfaction_rating,
  }),
  // Short lists that are not paged: many of their rows cost what all of them do.
  satisfactionReason: batch("listSatisfactionReasons", {
    max: WHOLE_LIST,
    ask: () => ({}),
    itemsIn: (body) => body.reasons,
    keyOf: (reason) => reason.id,
    single: single("getSatisfactionReason", {
      ask: (satisfaction_reason_id) => ({ satisfaction_reason_id }),
      itemIn: (body) => body.reason,
    }),
  }),
  slaPolicy: batch("listSlaPolicies", {
    max: WHOLE_LIST,
    ask: () => ({}),
    itemsIn: (body) => body.sla_policies,
    keyOf: (policy) => policy.id,
    single: single("getSlaPolicy", {
      ask: (sla_policy_id) => ({ sla_policy_id }),
      itemIn: (body) => body.sla_policy,
    }),
  }),
  resourceCollection: each("getResourceCollection", {
    ask: (resource_collection_id) => ({ resource_collection_id }),
    itemIn: (body) => body.resource_collection,
  }),
  /** Users that came with tickets, comments, ratings, skips or sessions, by id. */
  users: sideloaded<{ readonly email: string } | null>(),
};

/** Takes the users that an answer holds beside its rows. */
export function takeUsers(
  body: unknown,
  users: Map<string | number, { readonly email: string } | null>,
): void {
  const beside = (body as Sideload | undefined)?.users;
  if (!Array.isArray(beside)) return;
  for (const { id, email } of beside as Wire<SupportUser>[]) {
    const address = emailIn(email);
    if (id != null && !users.has(id)) users.set(id, address === undefined ? null : { email: address });
  }
}
