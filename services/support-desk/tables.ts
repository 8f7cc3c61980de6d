/** Tables of the support desk. The seed fills them; the service reads and writes them. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  Account,
  CollectionJob,
  Comment,
  GroupResult,
  OrganizationResult,
  ResourceDefinition,
  ResourceType,
  SatisfactionRating,
  SatisfactionReason,
  Session,
  Skip,
  SlaPolicy,
  SupportUser,
  Ticket,
  TicketField,
  TicketFieldOption,
  TicketForm,
  TicketMetricEvent,
} from "#contracts/support-desk/index.ts";
import type { Store } from "#services/kit/data/store.ts";
import { paged } from "#services/kit/service.ts";

/** A comment with the id of its ticket, which its wire form lacks. */
export interface StoredComment {
  readonly ticketId: number;
  readonly comment: Comment;
}

/** An option with the id of its field, which its wire form lacks. */
export interface StoredOption {
  readonly fieldId: number;
  readonly option: TicketFieldOption;
}

/** A macro, which sets ticket fields in one step. No operation returns it. */
export interface Macro {
  readonly id: number;
  readonly title: string;
  readonly fields: readonly { readonly fieldId: number; readonly value: string }[];
}

/** A mail, which the stand-in service stores instead of sending. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly requestId: number;
}

/** A collection without its resources, which have a table of their own. */
export interface StoredCollection {
  readonly id: number;
  readonly job_status: CollectionJob;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface StoredResource {
  readonly id: number;
  readonly collectionId: number;
  readonly type: ResourceType;
  readonly identifier: string;
  readonly definition: ResourceDefinition;
  readonly deleted: boolean;
}

/** The cached count above 100,000, and a flag for a new count in progress. */
export interface StoredCount {
  readonly of: "satisfaction_ratings";
  readonly value: number;
  readonly refreshed_at: string | null;
  readonly refreshing: boolean;
}

interface DatedRow {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly result_type?: string;
}
type Order = (a: DatedRow, b: DatedRow) => number;

/** Instants have one format, so text order is time order. Equal instants are sorted by id, then by type. */
const oldestBy =
  (field: "created_at" | "updated_at"): Order =>
  (a, b) => {
    if (a[field] !== b[field]) return a[field] < b[field] ? -1 : 1;
    return a.id - b.id || (a.result_type ?? "").localeCompare(b.result_type ?? "");
  };
const reversed =
  (order: Order): Order =>
  (a, b) =>
    order(b, a);

/** All orders are total. A descending order is the reversed ascending one. */
export const orders = {
  "created_at asc": oldestBy("created_at"),
  "created_at desc": reversed(oldestBy("created_at")),
  "updated_at asc": oldestBy("updated_at"),
  "updated_at desc": reversed(oldestBy("updated_at")),
};
export type OrderName = keyof typeof orders;

export function supportDeskTables(store: Store) {
  return {
    users: store.collection("users", {
      key: (user: SupportUser) => String(user.id),
      indexes: { email: (user) => user.email.toLowerCase() },
    }),
    groups: store.collection("groups", { key: (group: GroupResult) => String(group.id) }),
    organizations: store.collection("organizations", {
      key: (organization: OrganizationResult) => String(organization.id),
    }),
    tickets: store.collection("tickets", {
      key: (ticket: Ticket) => String(ticket.id),
      indexes: { requester: (ticket) => ticket.requester_id, assignee: (ticket) => ticket.assignee_id },
      orders,
    }),
    comments: store.collection("comments", {
      key: ({ comment }: StoredComment) => String(comment.id),
      indexes: { ticket: (row) => row.ticketId },
    }),
    forms: store.collection("forms", {
      key: (form: TicketForm) => String(form.id),
      orders: { position: (a, b) => a.position - b.position || a.id - b.id },
    }),
    fields: store.collection("fields", { key: (field: TicketField) => String(field.id) }),
    fieldOptions: store.collection("fieldOptions", {
      key: ({ option }: StoredOption) => String(option.id),
      indexes: { field: (row) => row.fieldId },
    }),
    macros: store.collection("macros", { key: (macro: Macro) => String(macro.id) }),
    metricEvents: store.collection("metricEvents", {
      key: (event: TicketMetricEvent) => String(event.id),
      indexes: { ticket: (event) => event.ticket_id },
      orders: { time: (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.id - b.id) },
    }),
    /** Ids of tickets that exist, but are not counted any more. */
    archive: store.collection("archive", { key: ({ ticketId }: { ticketId: number }) => String(ticketId) }),
    outbox: store.collection("outbox", { key: (mail: Mail) => String(mail.id) }),
    ratings: store.collection("ratings", {
      key: (rating: SatisfactionRating) => String(rating.id),
      indexes: { ticket: (rating) => rating.ticket_id },
      orders: {
        oldest: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
      },
    }),
    reasons: store.collection("reasons", { key: (reason: SatisfactionReason) => String(reason.id) }),
    /** Ids of tickets that were solved and reopened, because the status does not show that any more. */
    reopened: store.collection("reopened", { key: (row: { readonly id: number }) => String(row.id) }),
    counts: store.collection("counts", { key: (count: StoredCount) => count.of }),
    slaPolicies: store.collection("slaPolicies", {
      key: (policy: SlaPolicy) => String(policy.id),
      orders: { position: (a, b) => a.position - b.position || a.id - b.id },
    }),
    collections: store.collection("collections", {
      key: (collection: StoredCollection) => String(collection.id),
    }),
    resources: store.collection("resources", {
      key: (resource: StoredResource) => String(resource.id),
      indexes: { collection: (resource) => resource.collectionId },
    }),
    accounts: store.collection("accounts", {
      key: (account: Account) => String(account.id),
      indexes: { subdomain: (account) => account.subdomain },
    }),
    skips: store.collection("skips", { key: (skip: Skip) => String(skip.id) }),
    sessions: store.collection("sessions", {
      key: (session: Session) => String(session.id),
      indexes: { user: (session) => session.user_id },
    }),
  };
}

export type SupportDeskTables = ReturnType<typeof supportDeskTables>;

/** Users with these ids, each once. Unknown ids are ignored. */
export function usersOf(tables: SupportDeskTables, ids: Iterable<number | null>): SupportUser[] {
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : (tables.users.get(String(id)) ?? [])));
}

/** Rows whose page also has the users that they name, if the call includes them. */
export const withUsers = <Row>(
  tables: SupportDeskTables,
  rows: readonly Row[],
  include: "users" | null | undefined,
  idsOf: (row: Row) => readonly (number | null)[],
) => (include ? paged(rows, (page) => ({ users: usersOf(tables, page.flatMap(idsOf)) })) : rows);

/** The row with a key. @throws Problem 404 if there is none */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem(404, "Not found");
  return row;
}
