/** Objects of a person: activities, deals, files, mail, followers and the history. */
import Type from "typebox";
import { csv, del, get, json, optional, post } from "#contracts/kit/contract.ts";
import { cursorLimit } from "#contracts/kit/pages/cursor.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { byOffset, CrmUser, envelope, Instant, Marked, OrganizationRef, orNull } from "./common.ts";

const Day = Type.String({ format: "date" });

export const Activity = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  /** `call`, `meeting`, `task`, … */
  type: Type.String(),
  done: Type.Boolean(),
  due_date: Day,
  /** `HH:MM`, in UTC; null for the whole day. */
  due_time: orNull(Type.String()),
  /** `HH:MM` */
  duration: orNull(Type.String()),
  note: orNull(Type.String()),
  person_id: Type.Integer(),
  deal_id: orNull(Type.Integer()),
  user_id: CrmUser,
  add_time: Instant,
  update_time: Instant,
  marked_as_done_time: orNull(Instant),
});

export const dealStatuses = ["open", "won", "lost", "deleted"] as const;

export const Deal = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** In major units. */
  value: Type.Number(),
  currency: Type.String(),
  status: Type.Enum([...dealStatuses]),
  /** In percent. */
  probability: orNull(Type.Number()),
  person_id: Type.Integer(),
  org_id: orNull(OrganizationRef),
  user_id: CrmUser,
  add_time: Instant,
  update_time: Instant,
  expected_close_date: orNull(Day),
  won_time: orNull(Instant),
  lost_time: orNull(Instant),
  lost_reason: orNull(Type.String()),
});

export const File = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  file_type: Type.String(),
  /** In bytes. */
  file_size: Type.Integer(),
  person_id: Type.Integer(),
  deal_id: orNull(Type.Integer()),
  user_id: CrmUser,
  add_time: Instant,
  update_time: Instant,
});

export const MailParty = Type.Object({ email_address: Type.String(), name: orNull(Type.String()) });

export const MailMessage = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  /** Beginning of the text. */
  snippet: Type.String(),
  from: Type.Array(MailParty),
  to: Type.Array(MailParty),
  mail_thread_id: Type.Integer(),
  read_flag: Type.Boolean(),
  has_attachments_flag: Type.Boolean(),
  message_time: Instant,
  person_id: Type.Integer(),
});

export const Change = Type.Object({
  /** The key of the person field. */
  field_key: Type.String(),
  old_value: orNull(Type.String()),
  new_value: orNull(Type.String()),
  actor_user_id: CrmUser,
  time: Instant,
  /** `app` or `api`. */
  change_source: Type.String(),
  is_bulk_update_flag: Type.Boolean(),
});

export const Follower = Type.Object({
  id: Type.Integer(),
  person_id: Type.Integer(),
  user_id: CrmUser,
  add_time: Instant,
});

const happened = <K extends string, S extends Type.TSchema>(object: K, data: S) =>
  Type.Object({ object: Type.Literal(object), timestamp: Instant, data });

/** History of a person, by kind of entry. */
export const flowItems = {
  activity: happened("activity", Activity),
  deal: happened("deal", Deal),
  file: happened("file", File),
  mailMessage: happened("mailMessage", MailMessage),
  change: happened("change", Change),
  follower: happened("follower", Follower),
};
export const flowKinds = ["activity", "deal", "file", "mailMessage", "change", "follower"] as const;
export const FlowItem = Type.Union([
  flowItems.activity,
  flowItems.deal,
  flowItems.file,
  flowItems.mailMessage,
  flowItems.change,
  flowItems.follower,
]);

export type Activity = Type.Static<typeof Activity>;
export type Deal = Type.Static<typeof Deal>;
export type File = Type.Static<typeof File>;
export type MailMessage = Type.Static<typeof MailMessage>;
export type Change = Type.Static<typeof Change>;
export type Follower = Type.Static<typeof Follower>;
export type FlowItem = Type.Static<typeof FlowItem>;

const sort = optional(Type.String());

export const relatedOperations = {
  listPersonActivities: get("/persons/{id}/activities", {
    query: { done: optional(Type.Enum([0, 1])), exclude: csv(Type.Integer()) },
    page: byOffset(Activity),
  }),
  listPersonChangelog: get("/persons/{id}/changelog", {
    page: cursorLimit(Change, { maxSize: 500, defaultSize: 100 }),
  }),
  listPersonDeals: get("/persons/{id}/deals", {
    query: { status: optional(Type.Enum([...dealStatuses, "all_not_deleted"])), sort },
    page: byOffset(Deal),
  }),
  listPersonFiles: get("/persons/{id}/files", { query: { sort }, page: byOffset(File) }),
  listPersonFlow: get("/persons/{id}/flow", {
    query: {
      /** 1 includes changes of custom fields. */
      all_changes: optional(Type.Enum([0, 1])),
      items: csv(Type.Enum([...flowKinds])),
    },
    page: byOffset(FlowItem),
  }),
  listPersonMailMessages: get("/persons/{id}/mailMessages", { page: byOffset(MailMessage) }),

  // The documents describe no paging for these two lists, so they are read whole.
  listPersonFollowers: get("/persons/{id}/followers", {
    page: wholeList("data", Follower, { success: true }),
  }),
  listPersonPermittedUsers: get("/persons/{id}/permittedUsers", {
    page: wholeList("data", CrmUser, { success: true }),
  }),
  addPersonFollower: post("/persons/{id}/followers", {
    body: json(Type.Object({ user_id: Type.Integer() })),
    returns: envelope(Follower),
  }),
  deletePersonFollower: del("/persons/{id}/followers/{follower_id}", { returns: envelope(Marked) }),
};
