import type { Wire } from "#contracts/kit/contract.ts";
import {
  type GroupResult,
  type OrganizationResult,
  type SupportUser,
  supportDesk,
  type Ticket,
  type UserResult,
} from "#contracts/support-desk/index.ts";
import { domainIn, spellingsOf } from "#platform/domain.ts";
import { type Fields, loadersOf, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { PartKey } from "./ids.ts";
import {
  organizationSearch,
  searchByIds,
  type TicketArgs,
  ticketSearch,
  userSearch,
} from "./search-terms.ts";

const { batch, batchMany, each, list, single, slices, sideloaded } = loadersOf(supportDesk);

type Sideload = { users?: readonly Wire<SupportUser>[] | null };
const requesters = new WeakMap<object, ReadonlyMap<unknown, string | undefined>>();

/** E-mail addresses of the users that a page of tickets includes, by user id. */
function emailsBeside(body: Sideload): ReadonlyMap<unknown, string | undefined> {
  let emails = requesters.get(body);
  if (!emails) {
    emails = new Map((body.users ?? []).map((user) => [user.id, emailIn(user.email)]));
    requesters.set(body, emails);
  }
  return emails;
}

/** A field's creator is returned only on request. The response then includes the user, too. */
const withCreator = (fields: Fields) =>
  fields && !fields.has("creator_user_id") && !fields.has("creator_app_name")
    ? {}
    : { creator: true, include: "users" as const };

/** Records of one type by id. The desk has no operation for them but its search, which takes many ids. */
const searched = <Row extends Wire<UserResult> | Wire<OrganizationResult> | Wire<GroupResult>>(
  type: NonNullable<Row["result_type"]>,
) =>
  batch<"search", Row>("search", {
    max: 100,
    ask: (ids) => searchByIds(type, ids),
    keyOf: (row) => (row.result_type === type ? row.id : undefined),
  });

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
    resumeAt: (row, { sort }) => row[sort.sort_by],
  }),
  usersByEmail: batchMany("search", {
    max: 100,
    ask: userSearch,
    keyOf: (row) => (row.result_type === "user" ? emailIn(row.email) : undefined),
  }),
  supportUser: searched<Wire<UserResult>>("user"),
  supportOrganization: searched<Wire<OrganizationResult>>("organization"),
  // One domain per call, because all words of a search must match. `keyOf` drops hits by name.
  organizationsByDomain: batchMany<"search", Wire<OrganizationResult>>("search", {
    max: 1,
    ask: ([domain = ""]) => organizationSearch(domain),
    keyOf: (row) =>
      row.result_type === "organization"
        ? row.domain_names?.flatMap((name) => spellingsOf(domainIn(name) ?? ""))
        : undefined,
  }),
  supportGroup: searched<Wire<GroupResult>>("group"),
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
  ticketField: each("getTicketField", {
    selective: true,
    ask: (ticket_field_id, fields) => ({ ticket_field_id, ...withCreator(fields) }),
    itemIn: (body) => body.ticket_field,
  }),
  ticketFieldOption: each("getTicketFieldOption", {
    ask: ({ wholeId, partId }: PartKey) => ({ ticket_field_id: wholeId, ticket_field_option_id: partId }),
    itemIn: (body, { wholeId }) =>
      body.custom_field_option && { ...body.custom_field_option, fieldId: wholeId },
  }),
  ticketComment: each("getRequestComment", {
    ask: ({ wholeId, partId }: PartKey) => ({
      request_id: wholeId,
      ticket_comment_id: partId,
      include: "users" as const,
    }),
    itemIn: (body, { wholeId }) => body.comment && { ...body.comment, requestId: wholeId },
  }),
  ticketMetrics: each("getTicketMetric", {
    ask: (ticket_metric_id) => ({ ticket_metric_id }),
    itemIn: (body) => body.ticket_metric,
    list: list("listTicketMetrics", { ask: () => ({}), keyOf: ({ id }) => id }),
  }),
  satisfactionRating: each("getSatisfactionRating", {
    ask: (satisfaction_rating_id) => ({ satisfaction_rating_id, include: "users" as const }),
    itemIn: (body) => body.satisfaction_rating,
    list: list("listSatisfactionRatings", {
      ask: () => ({ include: "users" as const }),
      keyOf: ({ id }) => id,
    }),
  }),
  // Short lists without pages: one call returns all rows.
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
    list: list("listResourceCollections", { ask: () => ({}), keyOf: ({ id }) => id }),
  }),
  /** Users that responses with tickets, comments, ratings, skips or sessions include, by id. */
  users: sideloaded<{ readonly email: string } | null>(),
};

/** Stores the users that a response includes beside its rows. */
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
