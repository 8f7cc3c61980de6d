/** Contacts: written by the thousand, read by id, by address or by a search. */
import Type from "typebox";
import { Check } from "typebox/value";
import { get, json, post, put } from "#contracts/kit/contract.ts";
import { Ids, Instant, text } from "./common.ts";

/** Values by the definition id of their field. */
const CustomFields = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));

export const MAX_UPSERT = 30_000;
export const MAX_EMAILS = 100;
export const MAX_IDS = 100;
/** A search gives the first of its matches. */
export const MAX_MATCHES = 50;
/** A search that takes longer is given up. */
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
/** An empty string is a valid item of a search, so the item's schema cannot say this. */
export const isEmail = (text: string): boolean => Check(Email, text);

/** An unknown member is refused: ignoring it would lose what was sent without a word. */
export const NewContact = Type.Object(
  {
    email: Email,
    ...details,
    custom_fields: Type.Optional(CustomFields),
    alternate_emails: Type.Optional(Type.Array(Email)),
  },
  { additionalProperties: false },
);

/** A contact's own members that have one value: what a column of a file may be. */
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
    // Those that are there, in the order asked for.
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
    // By the address asked for, lower-cased; one that nobody has carries an error in its place.
    returns: Type.Object({
      result: Type.Record(Type.String(), Type.Object({ contact: Type.Optional(Contact), error: text })),
    }),
  }),
};
