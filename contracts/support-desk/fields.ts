/** Ticket fields and the options of drop-downs. */
import Type from "typebox";
import { del, get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { admins, agents, created, Id, include, orNull, users } from "./common.ts";

/** Most options of a drop-down (D2-027). */
export const MAX_FIELD_OPTIONS = 2_000;

export const TicketFieldOption = Type.Object({
  id: Id,
  /** The title that people see. */
  name: Type.String(),
  raw_name: Type.String(),
  /** The tag of tickets that have this option. */
  value: Type.String(),
  default: Type.Boolean(),
});

export const ticketFieldTypes = ["subject", "description", "tagger"] as const;

export const TicketField = Type.Object({
  id: Id,
  type: Type.Enum([...ticketFieldTypes]),
  title: Type.String(),
  title_in_portal: Type.String(),
  description: Type.String(),
  position: Type.Integer(),
  active: Type.Boolean(),
  required: Type.Boolean(),
  removable: Type.Boolean(),
  visible_in_portal: Type.Boolean(),
  editable_in_portal: Type.Boolean(),
  /** For drop-downs only. */
  custom_field_options: Type.Optional(Type.Array(TicketFieldOption)),
  /** Only with `creator=true`; -1 for a field that an app created. */
  creator_user_id: Type.Optional(Type.Integer()),
  creator_app_name: Type.Optional(orNull(Type.String())),
  ...created,
});

export type TicketFieldOption = Type.Static<typeof TicketFieldOption>;
export type TicketField = Type.Static<typeof TicketField>;

const oneOption = Type.Object({ custom_field_option: TicketFieldOption });

export const fieldOperations = {
  getTicketField: get("/api/v2/ticket_fields/{ticket_field_id}", {
    query: { creator: optional(Type.Boolean()), include },
    returns: Type.Object({ ticket_field: TicketField, ...users }),
    roles: agents,
  }),
  updateTicketField: put("/api/v2/ticket_fields/{ticket_field_id}", {
    body: json(
      Type.Object({
        ticket_field: Type.Object({
          custom_field_options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
        }),
      }),
    ),
    returns: Type.Object({ ticket_field: TicketField }),
    roles: admins,
  }),
  listTicketFieldOptions: get("/api/v2/ticket_fields/{ticket_field_id}/options", {
    page: cursorMeta("custom_field_options", TicketFieldOption, {
      maxSize: 100,
      defaultSize: 100,
      byNumber: { cursorOnly: [], numberOnly: [] },
    }),
    roles: agents,
  }),
  upsertTicketFieldOption: post("/api/v2/ticket_fields/{ticket_field_id}/options", {
    body: json(
      Type.Object({
        custom_field_option: Type.Object({
          id: Type.Optional(Id),
          name: Type.String(),
          value: Type.String(),
        }),
      }),
    ),
    returns: oneOption,
    success: [200, 201],
    roles: admins,
    rateLimit: { calls: 100, perMs: 60_000, per: "account" },
  }),
  deleteTicketFieldOption: del("/api/v2/ticket_fields/{ticket_field_id}/options/{ticket_field_option_id}", {
    success: [204],
    roles: admins,
  }),
  getTicketFieldOption: get("/api/v2/ticket_fields/{ticket_field_id}/options/{ticket_field_option_id}", {
    returns: oneOption,
    roles: agents,
  }),
};
