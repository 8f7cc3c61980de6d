/** Requests: tickets as their requesters see them, and their comments. */
import Type from "typebox";
import { csv, get, json, optional, put } from "#contracts/kit/contract.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { created, everyone, Id, Instant, include, orNull, users } from "./common.ts";
import { RatingSummary } from "./satisfaction.ts";

/** In the order of a ticket's life. */
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
  /** Values of the form's drop-downs, by field: the tag of an option, or null. */
  custom_fields: Type.Array(Type.Object({ id: Id, value: orNull(Type.String()) })),
  /** Link from the ticket to its metric set. The documents have the opposite direction only. */
  ticket_metric_id: Id,
  tags: Type.Array(Type.String()),
  via: Type.Object({ channel: Type.String() }),
  /** Absent or null if no survey was offered. */
  satisfaction_rating: Type.Optional(orNull(RatingSummary)),
  ...created,
};

/** A ticket as its requester sees it. */
export const Request = Type.Object({ ...ticketMembers, can_be_solved_by_me: Type.Boolean() });

const Text = Type.Optional(Type.String());

/** A file of a comment. Its writer decides which members it has. */
export const RequestAttachment = Type.Object({
  id: Type.Optional(Id),
  url: Text,
  size: Type.Optional(Type.Integer()),
  width: Text,
  height: Text,
  inline: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(Type.Boolean()),
  file_name: Text,
  content_url: Text,
  content_type: Text,
  mapped_content_url: Text,
  malware_scan_result: Text,
  malware_access_override: Type.Optional(Type.Boolean()),
  thumbnails: Type.Optional(Type.Array(Type.Unknown())),
});

export const Comment = Type.Object({
  id: Id,
  type: Type.Literal("Comment"),
  author_id: Id,
  body: Type.String(),
  html_body: Type.String(),
  plain_body: Type.String(),
  public: Type.Boolean(),
  via: Type.Object({ channel: Type.String() }),
  /** Absent if there are none. */
  attachments: Type.Optional(Type.Array(RequestAttachment)),
  audit_id: Type.Optional(Id),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  ...created,
});

export type RequestAttachment = Type.Static<typeof RequestAttachment>;
export type Request = Type.Static<typeof Request>;
export type Comment = Type.Static<typeof Comment>;

/** The code of a refusal to solve a request whose `can_be_solved_by_me` is false. */
export const NOT_SOLVABLE = "NotSolvable";

export const requestOperations = {
  searchRequests: get("/api/v2/requests/search", {
    query: {
      query: optional(Type.String()),
      organization_id: optional(Id),
      /** Users in copy. */
      cc_id: optional(Id),
      status: csv(Type.Enum([...ticketStatuses])),
      include,
    },
    page: pageNumber("requests", Request, { maxSize: 100, defaultSize: 100, cap: 1000, extra: users }),
    roles: everyone,
  }),
  getRequest: get("/api/v2/requests/{request_id}", {
    query: { include },
    returns: Type.Object({ request: Request, ...users }),
    roles: everyone,
  }),
  updateRequest: put("/api/v2/requests/{request_id}", {
    stateRefusals: { codes: [NOT_SOLVABLE] },
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
      byNumber: {
        cursorOnly: ["sort"],
        numberOnly: ["sort_by", "sort_order"],
        input: ({ sort, ...input }) => ({
          ...input,
          ...(sort != null && {
            sort_by: "created_at",
            sort_order: sort === "-created_at" ? "desc" : "asc",
          }),
        }),
      },
    }),
    roles: everyone,
  }),
  getRequestComment: get("/api/v2/requests/{request_id}/comments/{ticket_comment_id}", {
    query: { include },
    returns: Type.Object({ comment: Comment, ...users }),
    roles: everyone,
  }),
};
