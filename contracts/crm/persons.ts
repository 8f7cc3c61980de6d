/** Persons: lists, search, changes, merges and deletions. */
import Type from "typebox";
import { csv, del, get, json, optional, post, put, required } from "#contracts/kit/contract.ts";
import { cursorLimit } from "#contracts/kit/pages/cursor.ts";
import { startLimit } from "#contracts/kit/pages/offset.ts";
import { byOffset, CrmUser, envelope, Instant, Marked, OrganizationRef, orNull } from "./common.ts";

export const ContactValue = Type.Object({
  label: Type.String(),
  value: Type.String(),
  primary: Type.Boolean(),
});

/** A full person. Values of custom fields are further members, under the fields' keys. */
export const Person = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.Array(ContactValue),
  phone: Type.Array(ContactValue),
  org_id: orNull(OrganizationRef),
  owner_id: CrmUser,
  visible_to: Type.String(),
  add_time: Instant,
  update_time: Instant,
  marketing_status: Type.String(),
  label: orNull(Type.Integer()),
  picture_id: orNull(Type.Integer()),
  active_flag: Type.Boolean(),
});

/** A person in search results, with fewer members and other names. */
export const FoundPerson = Type.Object({
  id: Type.Integer(),
  type: Type.Literal("person"),
  name: Type.String(),
  emails: Type.Array(Type.String()),
  primary_email: orNull(Type.String()),
  phones: Type.Array(Type.String()),
  organization: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
  owner: CrmUser,
  visible_to: Type.String(),
  custom_fields: Type.Array(Type.String()),
  notes: Type.Array(Type.String()),
  /** Only if `include_fields` requests it. */
  picture: Type.Optional(orNull(Type.Object({ id: Type.Integer(), url: Type.String() }))),
});

export const PersonHit = Type.Object({ result_score: Type.Number(), item: FoundPerson });

export const marketingStatuses = ["no_consent", "subscribed", "unsubscribed", "archived"] as const;

const NewContactValue = Type.Object({
  label: Type.Optional(Type.String()),
  value: Type.String({ minLength: 1 }),
  primary: Type.Optional(Type.Boolean()),
});

const name = Type.String({ minLength: 1 });
const details = {
  email: Type.Optional(Type.Array(NewContactValue)),
  phone: Type.Optional(Type.Array(NewContactValue)),
  org_id: Type.Optional(Type.Integer()),
  add_time: Type.Optional(Instant),
  owner_id: Type.Optional(Type.Integer()),
  visible_to: Type.Optional(Type.String()),
  marketing_status: Type.Optional(Type.String()),
  label: Type.Optional(Type.Integer()),
};

/** Further members are custom fields, by their keys. */
export const NewPerson = Type.Object({ name, ...details });
export const PersonUpdate = Type.Object({ name: Type.Optional(name), ...details });

/** Answer to a merge: the remaining person, and the id of the merged one. */
export const MergedPerson = Type.Object({ ...Person.properties, merge_what_id: Type.Integer() });

export type ContactValue = Type.Static<typeof ContactValue>;
export type Person = Type.Static<typeof Person>;
export type FoundPerson = Type.Static<typeof FoundPerson>;
export type PersonHit = Type.Static<typeof PersonHit>;
export type NewPerson = Type.Static<typeof NewPerson>;
export type PersonUpdate = Type.Static<typeof PersonUpdate>;

export const searchFields = ["email", "name", "phone", "notes", "custom_fields"] as const;
const firstChar = optional(Type.String({ minLength: 1, maxLength: 1 }));

export const personOperations = {
  listPersons: get("/persons", {
    query: {
      user_id: optional(Type.Integer()),
      /** Overrides `user_id`. */
      filter_id: optional(Type.Integer()),
      first_char: firstChar,
      /** `name ASC, add_time DESC`: first-level keys only. */
      sort: optional(Type.String()),
    },
    page: byOffset(Person),
  }),
  listPersonsCollection: get("/persons/collection", {
    // For global administrators only.
    roles: ["admin"],
    query: {
      /** Any form of ISO 8601 (D3-295): a date, or a time with or without a zone. */
      since: optional(Type.String()),
      until: optional(Type.String()),
      owner_id: optional(Type.Integer()),
      first_char: firstChar,
    },
    page: cursorLimit(Person, { maxSize: 500, defaultSize: 100 }),
  }),
  searchPersons: get("/persons/search", {
    query: {
      /** Two characters at least, one with `exact_match`. */
      term: required(optional(Type.String())),
      fields: csv(Type.Enum([...searchFields])),
      exact_match: optional(Type.Boolean()),
      organization_id: optional(Type.Integer()),
      include_fields: csv(Type.Literal("person.picture")),
    },
    page: startLimit(PersonHit, { maxSize: 500, defaultSize: 100 }),
  }),
  createPerson: post("/persons", { body: json(NewPerson), returns: envelope(Person), success: [201] }),
  bulkDeletePersons: del("/persons", {
    query: { ids: required(csv(Type.Integer())) },
    returns: envelope(Type.Object({ id: Type.Array(Type.Integer()) })),
  }),
  getPerson: get("/persons/{id}", { returns: envelope(Person) }),
  updatePerson: put("/persons/{id}", { body: json(PersonUpdate), returns: envelope(Person) }),
  deletePerson: del("/persons/{id}", { returns: envelope(Marked) }),
  mergePersons: put("/persons/{id}/merge", {
    body: json(Type.Object({ merge_with_id: Type.Integer() })),
    returns: envelope(MergedPerson),
  }),
  deletePersonPicture: del("/persons/{id}/picture", { returns: envelope(Marked) }),
};
