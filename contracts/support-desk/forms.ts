/** Ticket forms. */
import Type from "typebox";
import { csv, del, get, json, optional, post, put, required } from "#contracts/kit/contract.ts";
import { admins, created, everyone, Id } from "./common.ts";

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

export type TicketForm = Type.Static<typeof TicketForm>;

/** Writable members of a form. */
export const TicketFormChange = Type.Partial(
  Type.Pick(TicketForm, [
    "name",
    "display_name",
    "position",
    "active",
    "default",
    "end_user_visible",
    "in_all_brands",
    "restricted_brand_ids",
    "ticket_field_ids",
  ]),
);
export type TicketFormChange = Type.Static<typeof TicketFormChange>;

const formFilters = {
  active: optional(Type.Boolean()),
  end_user_visible: optional(Type.Boolean()),
  fallback_to_default: optional(Type.Boolean()),
  associated_to_brand: optional(Type.Boolean()),
};
const oneForm = Type.Object({ ticket_form: TicketForm });
const forms = Type.Object({ ticket_forms: Type.Array(TicketForm) });

export const formOperations = {
  listTicketForms: get("/api/v2/ticket_forms", { query: formFilters, returns: forms, anonymous: true }),
  createTicketForm: post("/api/v2/ticket_forms", {
    body: json(
      Type.Object({
        ticket_form: Type.Object({ ...TicketFormChange.properties, name: Type.String() }),
      }),
    ),
    returns: oneForm,
    success: [201],
    roles: admins,
  }),
  reorderTicketForms: put("/api/v2/ticket_forms/reorder", {
    body: json(Type.Object({ ticket_form_ids: Type.Array(Id) })),
    returns: forms,
    roles: admins,
  }),
  showManyTicketForms: get("/api/v2/ticket_forms/show_many", {
    query: { ids: required(csv(Id, { max: 100 })), ...formFilters },
    returns: forms,
    anonymous: true,
  }),
  getTicketForm: get("/api/v2/ticket_forms/{ticket_form_id}", { returns: oneForm, roles: everyone }),
  updateTicketForm: put("/api/v2/ticket_forms/{ticket_form_id}", {
    body: json(Type.Object({ ticket_form: TicketFormChange })),
    returns: oneForm,
    roles: admins,
  }),
  deleteTicketForm: del("/api/v2/ticket_forms/{ticket_form_id}", { success: [204], roles: admins }),
  cloneTicketForm: post("/api/v2/ticket_forms/{ticket_form_id}/clone", { returns: oneForm, roles: admins }),
};
