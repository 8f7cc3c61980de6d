/** Ticket forms. */
import Type from "typebox";
import { csv, get, optional, post, required } from "../../kit/contract.ts";
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
  showManyTicketForms: get("/api/v2/ticket_forms/show_many", {
    query: { ids: required(csv(Id, { max: 100 })), ...formFilters },
    returns: forms,
    anonymous: true,
  }),
  getTicketForm: get("/api/v2/ticket_forms/{ticket_form_id}", { returns: oneForm, roles: everyone }),
  cloneTicketForm: post("/api/v2/ticket_forms/{ticket_form_id}/clone", { returns: oneForm, roles: admins }),
};
