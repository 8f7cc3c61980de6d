/** Contacts: written in bulk, read by id, by e-mail address or by a search. */
import Type from "typebox";
import { Check } from "typebox/value";
import { get, json, post, put } from "#contracts/kit/contract.ts";
import { Ids, Instant, text } from "./common.ts";

/** Values by the definition id of their field. */
const CustomFields = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));

export const MAX_UPSERT = 30_000;
export const MAX_EMAILS = 100;
export const MAX_IDS = 100;
/** Most contacts that a search returns. */
export const MAX_MATCHES = 50;
/** Time limit of a search, ms. */
export const SEARCH_MS = 20_000;

const details = {
  first_name: text,
  last_name: text,
  address_line_1: text,
  address_line_2: text,
  city: text,
  state_province_region: text,
  postal_code: text,
  country: text,
};

export const Contact = Type.Object({
  id: Type.String(),
  /** Lower case, and the only key by which an upsert matches. */
  email: Type.String(),
  ...details,
  /** Lower case. */
  alternate_emails: Type.Array(Type.String()),
  list_ids: Ids,
  custom_fields: CustomFields,
  created_at: Instant,
  updated_at: Instant,
});

const Email = Type.String({ format: "email", maxLength: 254 });
/** True for an e-mail address. The schema of a search's items cannot check it, because they may be empty. */
export const isEmail = (text: string): boolean => Check(Email, text);

/** An unknown member is refused, because ignoring it would lose data silently. */
export const NewContact = Type.Object(
  {
    email: Email,
    ...details,
    custom_fields: Type.Optional(CustomFields),
    alternate_emails: Type.Optional(Type.Array(Email)),
  },
  { additionalProperties: false },
);

/** Members of a contact with a single value, which can be columns of a file. */
export const ownFields = ["email", ...Object.keys(details)] as readonly (keyof typeof details | "email")[];

export type Contact = Type.Static<typeof Contact>;
export type NewContact = Type.Static<typeof NewContact>;

export const contactOperations = {
  upsertContacts: put("/marketing/contacts", {
    body: json(
      Type.Object({
        list_ids: Type.Optional(Ids),
        contacts: Type.Array(NewContact, { minItems: 1, maxItems: MAX_UPSERT }),
      }),
      { maxBytes: 6 * 1024 * 1024 },
    ),
    success: [202],
    returns: Type.Object({ job_id: Type.String() }),
  }),
  getContact: get("/marketing/contacts/{id}", { returns: Contact }),
  batchGetContacts: post("/marketing/contacts/batch", {
    reads: true,
    body: json(Type.Object({ ids: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_IDS }) })),
    // The contacts that exist, in the requested order.
    returns: Type.Object({ result: Type.Array(Contact) }),
  }),
  countContacts: get("/marketing/contacts/count", {
    returns: Type.Object({ contact_count: Type.Integer() }),
  }),
  searchContacts: post("/marketing/contacts/search", {
    reads: true,
    rawQuery: "marketing:raw_query",
    answersWithinMs: SEARCH_MS,
    body: json(Type.Object({ query: Type.String({ minLength: 1 }) })),
    // Number of matches beside the first ones.
    returns: Type.Object({ result: Type.Array(Contact), contact_count: Type.Integer() }),
  }),
  searchContactsByEmails: post("/marketing/contacts/search/emails", {
    reads: true,
    body: json(Type.Object({ emails: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_EMAILS }) })),
    // By the requested address in lower case. An unknown address has an error instead of a contact.
    returns: Type.Object({
      result: Type.Record(Type.String(), Type.Object({ contact: Type.Optional(Contact), error: text })),
    }),
  }),
};
