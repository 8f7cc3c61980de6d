/** Requests: tickets as their requesters see them, and their comments. */
import Type from "typebox";
import { get, json, optional, put } from "../../kit/contract.ts";
import { cursorMeta } from "../../kit/pages/token.ts";
import { created, everyone, Id, Instant, include, orNull, users } from "./common.ts";
import { RatingSummary } from "./satisfaction.ts";

/** In the order a ticket goes through them: `status<solved` compares by it. */
export const ticketStatuses = ["new", "open", "pending", "hold", "solved", "closed"] as const;
export const ticketPriorities = ["low", "normal", "high", "urgent"] as const;
export const ticketTypes = ["question", "incident", "problem", "task"] as const;

export const ticketMembers = {
  id: Id,
  subject: Type.String(),
  description: Type.String(),
  status: Type.Enum([...ticketStatuses]),
  priority: orNull(Type.Enum([...ticketPriorities])),
  type: orNull(Type.Enum([...ticketTypes])),
  requester_id: Id,
  assignee_id: orNull(Id),
  organization_id: orNull(Id),
  collaborator_ids: Type.Array(Id),
  email_cc_ids: Type.Array(Id),
  ticket_form_id: orNull(Id),
  tags: Type.Array(Type.String()),
  via: Type.Object({ channel: Type.String() }),
  /** Absent or null where no survey was offered. */
  satisfaction_rating: Type.Optional(orNull(RatingSummary)),
  ...created,
};

/** A ticket as its requester sees it. */
export const Request = Type.Object({ ...ticketMembers, can_be_solved_by_me: Type.Boolean() });

export const Comment = Type.Object({
  id: Id,
  type: Type.Literal("Comment"),
  author_id: Id,
  body: Type.String(),
  html_body: Type.String(),
  plain_body: Type.String(),
  public: Type.Boolean(),
  via: Type.Object({ channel: Type.String() }),
  ...created,
});

export type Request = Type.Static<typeof Request>;
export type Comment = Type.Static<typeof Comment>;

export const requestOperations = {
  getRequest: get("/api/v2/requests/{request_id}", {
    query: { include },
    returns: Type.Object({ request: Request, ...users }),
    roles: everyone,
  }),
  updateRequest: put("/api/v2/requests/{request_id}", {
    body: json(
      Type.Object({
        request: Type.Object({
          comment: Type.Optional(
            Type.Object({
              body: Type.Optional(Type.String()),
              html_body: Type.Optional(Type.String()),
              public: Type.Optional(Type.Boolean()),
              uploads: Type.Optional(Type.Array(Type.String())),
            }),
          ),
          solved: Type.Optional(Type.Boolean()),
          /** E-mail addresses or ids of users. */
          additional_collaborators: Type.Optional(Type.Array(Type.Union([Type.String(), Id]))),
        }),
      }),
    ),
    returns: Type.Object({ request: Request }),
    roles: everyone,
  }),
  listRequestComments: get("/api/v2/requests/{request_id}/comments", {
    query: {
      sort: optional(Type.Enum(["created_at", "-created_at"])),
      sort_by: optional(Type.Enum(["created_at", "updated_at"])),
      sort_order: optional(Type.Enum(["asc", "desc"])),
      since: optional(Instant),
      role: optional(Type.Enum(["agent", "end_user"])),
      include,
    },
    page: cursorMeta("comments", Comment, {
      maxSize: 100,
      defaultSize: 100,
      extra: users,
      byNumber: { cursorOnly: ["sort"], numberOnly: ["sort_by", "sort_order"] },
    }),
    roles: everyone,
  }),
};
