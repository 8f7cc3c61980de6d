/** Support desk. What the documents leave open is decided in docs/decisions/support-desk.md. */
import Type from "typebox";
import { basic } from "../kit/auth.ts";
import { csv, family, get, json, optional, post, put, required } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { pageNumber } from "../kit/pages/numbered.ts";
import { cursorMeta } from "../kit/pages/token.ts";

const Instant = Type.String({ format: "date-time" });
const Id = Type.Integer();
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** In the order a ticket goes through them: `status<solved` compares by it. */
export const ticketStatuses = ["new", "open", "pending", "hold", "solved", "closed"] as const;
export const ticketPriorities = ["low", "normal", "high", "urgent"] as const;
export const ticketTypes = ["question", "incident", "problem", "task"] as const;
export const userRoles = ["end-user", "agent", "admin"] as const;

const created = { created_at: Instant, updated_at: Instant };

export const SupportUser = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum([...userRoles]),
  organization_id: orNull(Id),
  ...created,
});

const ticketMembers = {
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
  ...created,
};

/** A ticket as its requester sees it. */
export const Request = Type.Object({ ...ticketMembers, can_be_solved_by_me: Type.Boolean() });

/** A ticket among search results. */
export const Ticket = Type.Object({ result_type: Type.Literal("ticket"), ...ticketMembers });
const UserResult = Type.Object({ result_type: Type.Literal("user"), ...SupportUser.properties });
const GroupResult = Type.Object({
  result_type: Type.Literal("group"),
  id: Id,
  name: Type.String(),
  description: Type.String(),
  ...created,
});
const OrganizationResult = Type.Object({
  result_type: Type.Literal("organization"),
  id: Id,
  name: Type.String(),
  domain_names: Type.Array(Type.String()),
  ...created,
});
export const SearchResult = Type.Union([Ticket, UserResult, GroupResult, OrganizationResult]);

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

export const TicketForm = Type.Object({
  id: Id,
  name: Type.String(),
  display_name: Type.String(),
  position: Type.Integer(),
  active: Type.Boolean(),
  default: Type.Boolean(),
  end_user_visible: Type.Boolean(),
  in_all_brands: Type.Boolean(),
  restricted_brand_ids: Type.Array(Id),
  ticket_field_ids: Type.Array(Id),
  ...created,
});

export type SupportUser = Type.Static<typeof SupportUser>;
export type Request = Type.Static<typeof Request>;
export type Ticket = Type.Static<typeof Ticket>;
export type GroupResult = Type.Static<typeof GroupResult>;
export type OrganizationResult = Type.Static<typeof OrganizationResult>;
export type SearchResult = Type.Static<typeof SearchResult>;
export type Comment = Type.Static<typeof Comment>;
export type TicketForm = Type.Static<typeof TicketForm>;

const agents = ["agent", "admin"];
const everyone = ["end-user", "agent", "admin"];
const admins = ["admin"];

/** `include=users` puts the users that a page's rows name beside them as `users`. */
const include = optional(Type.Literal("users"));
const users = { users: Type.Optional(Type.Array(SupportUser)) };

const formFilters = {
  active: optional(Type.Boolean()),
  end_user_visible: optional(Type.Boolean()),
  fallback_to_default: optional(Type.Boolean()),
  associated_to_brand: optional(Type.Boolean()),
};
const oneForm = Type.Object({ ticket_form: TicketForm });
const forms = Type.Object({ ticket_forms: Type.Array(TicketForm) });

export const supportDesk = family(
  "supportDesk",
  {
    subgraph: "collaboration",
    auth: basic(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: detail.code ?? errorNames[status] ?? "Error",
        description: message,
        ...(detail.field === undefined ? {} : { details: { field: detail.field } }),
      }),
      { message: ["description"], code: ["error"], field: ["details", "field"] },
    ),
    segments: { request_id: "integer", ticket_form_id: "integer" },
  },
  {
    search: get("/api/v2/search", {
      query: {
        query: required(optional(Type.String())),
        sort_by: optional(Type.Enum(["created_at", "updated_at"])),
        sort_order: optional(Type.Enum(["asc", "desc"])),
        include,
      },
      page: pageNumber("results", SearchResult, { maxSize: 100, defaultSize: 100, cap: 1000, extra: users }),
      roles: agents,
    }),
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
    listTicketForms: get("/api/v2/ticket_forms", { query: formFilters, returns: forms, anonymous: true }),
    showManyTicketForms: get("/api/v2/ticket_forms/show_many", {
      query: { ids: required(csv(Id, { max: 100 })), ...formFilters },
      returns: forms,
      anonymous: true,
    }),
    getTicketForm: get("/api/v2/ticket_forms/{ticket_form_id}", { returns: oneForm, roles: everyone }),
    cloneTicketForm: post("/api/v2/ticket_forms/{ticket_form_id}/clone", { returns: oneForm, roles: admins }),
  },
);

const errorNames: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthenticated",
  403: "Forbidden",
  404: "RecordNotFound",
  405: "MethodNotAllowed",
  415: "UnsupportedMediaType",
  422: "RecordInvalid",
  429: "TooManyRequests",
  500: "InternalError",
  503: "unavailable",
};
