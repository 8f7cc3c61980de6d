/** Person fields: the CRM's own, and custom ones. A person has the value of a field under the field's `key`. */
import Type from "typebox";
import { del, get, json, post, put } from "#contracts/kit/contract.ts";
import { byOffset, envelope, Instant, Marked, orNull } from "./common.ts";

/** The types of fields that can be created; `set` holds several options, `enum` one. */
export const customFieldTypes = ["varchar", "text", "double", "date", "phone", "enum", "set"] as const;
export const fieldTypes = [...customFieldTypes, "user", "org"] as const;

export const PersonFieldOption = Type.Object({ id: Type.Integer(), label: Type.String() });

export const PersonField = Type.Object({
  id: Type.Integer(),
  /** Name of the member in a person; for a custom field, a hash of 40 hexadecimal digits. */
  key: Type.String(),
  name: Type.String(),
  field_type: Type.Enum([...fieldTypes]),
  /** For `enum` and `set` only. */
  options: orNull(Type.Array(PersonFieldOption)),
  order_nr: Type.Integer(),
  add_visible_flag: Type.Boolean(),
  mandatory_flag: Type.Boolean(),
  /** True for custom fields: the CRM's own cannot be changed. */
  edit_flag: Type.Boolean(),
  active_flag: Type.Boolean(),
  add_time: Instant,
  update_time: Instant,
});

const label = Type.String({ minLength: 1 });
const addVisible = Type.Optional(Type.Boolean());

export const NewPersonField = Type.Object({
  name: Type.String({ minLength: 1 }),
  field_type: Type.String(),
  options: Type.Optional(Type.Array(Type.Object({ label }))),
  add_visible_flag: addVisible,
});

/** An option with an id stays, with this label. An option without id is added; one that is not listed is removed. */
export const PersonFieldUpdate = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1 })),
  options: Type.Optional(Type.Array(Type.Object({ id: Type.Optional(Type.Integer()), label }))),
  add_visible_flag: addVisible,
});

export type PersonField = Type.Static<typeof PersonField>;

const returns = envelope(PersonField);
/** The CRM has no error codes. Its messages say that one of its own fields cannot be changed. */
const fixed = {
  message:
    /\b(?:can ?not|can't) be (?:changed|edited|deleted|removed|updated)\b|\bnot (?:editable|deletable)\b/i,
};

export const personFieldOperations = {
  listPersonFields: get("/personFields", { page: byOffset(PersonField) }),
  createPersonField: post("/personFields", { body: json(NewPersonField), returns }),
  deletePersonField: del("/personFields/{id}", { returns: envelope(Marked), stateRefusals: fixed }),
  getPersonField: get("/personFields/{id}", { returns }),
  updatePersonField: put("/personFields/{id}", {
    body: json(PersonFieldUpdate),
    returns,
    stateRefusals: fixed,
  }),
};
