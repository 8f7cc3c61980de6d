/** Tables of the support desk. The seed fills them; the service reads and writes them. */

import type {
  Comment,
  GroupResult,
  OrganizationResult,
  SupportUser,
  Ticket,
  TicketField,
  TicketFieldOption,
  TicketForm,
  TicketMetricEvent,
} from "#contracts/support-desk/index.ts";
import type { Store } from "#services/kit/data/store.ts";
import { satisfactionTables } from "./tables/satisfaction.ts";
import { deskTables } from "./tables/support-desk.ts";

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
  readonly subject: string;
  readonly requestId: number;
  readonly sentAt: string;
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
    ...satisfactionTables(store),
    ...deskTables(store),
  };
}

export type SupportDeskTables = ReturnType<typeof supportDeskTables>;

/** Users with these ids, each once. Unknown ids are ignored. */
export function usersOf(tables: SupportDeskTables, ids: Iterable<number | null>): SupportUser[] {
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : (tables.users.get(String(id)) ?? [])));
}
