/** Marketing contacts. What the documents leave open is decided in docs/decisions/marketing.md. */
import Type from "typebox";
import { Check } from "typebox/value";
import { bearer } from "../kit/auth.ts";
import { family, get, json, post, put } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";

const text = Type.Optional(Type.String());
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** Values by the id of their field. */
const CustomFields = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));

export const MAX_UPSERT = 30_000;
export const MAX_EMAILS = 100;

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
  list_ids: Type.Array(Type.String()),
  custom_fields: CustomFields,
  /** ISO instants. */
  created_at: Type.String(),
  updated_at: Type.String(),
});

const Email = Type.String({ format: "email", maxLength: 254 });
/** An empty string is a valid item of a search, so the item's schema can not say this. */
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

export const jobStatuses = ["pending", "completed", "errored", "failed"] as const;

/** A job of an import, an upsert or a deletion. */
export const ImportJob = Type.Object({
  id: Type.String(),
  status: Type.Enum([...jobStatuses]),
  job_type: Type.Union([Type.Literal("import"), Type.Literal("upsert"), Type.Literal("delete")]),
  /** Null until the job has run. */
  results: orNull(
    Type.Object({
      requested_count: Type.Integer(),
      created_count: Type.Integer(),
      updated_count: Type.Integer(),
      errored_count: Type.Integer(),
      /** The file that holds the details of the errors; null when there are none. */
      errors_url: orNull(Type.String()),
    }),
  ),
  started_at: orNull(Type.String()),
  finished_at: orNull(Type.String()),
});

export type Contact = Type.Static<typeof Contact>;
export type NewContact = Type.Static<typeof NewContact>;
export type ImportJob = Type.Static<typeof ImportJob>;

export const marketing = family(
  "marketing",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ message, detail }) => ({
        errors: [
          {
            message,
            field: detail.field ?? null,
            ...(detail.code === undefined ? {} : { error_id: String(detail.code) }),
          },
        ],
      }),
      {
        message: ["errors", 0, "message"],
        code: ["errors", 0, "error_id"],
        field: ["errors", 0, "field"],
      },
    ),
  },
  {
    upsertContacts: put("/marketing/contacts", {
      body: json(
        Type.Object({
          list_ids: Type.Optional(Type.Array(Type.String())),
          contacts: Type.Array(NewContact, { minItems: 1, maxItems: MAX_UPSERT }),
        }),
        { maxBytes: 6 * 1024 * 1024 },
      ),
      success: [202],
      returns: Type.Object({ job_id: Type.String() }),
    }),
    getImportJob: get("/marketing/contacts/imports/{id}", { returns: ImportJob }),
    searchContactsByEmails: post("/marketing/contacts/search/emails", {
      reads: true,
      body: json(Type.Object({ emails: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_EMAILS }) })),
      // By the address asked for, lower-cased; one that nobody has carries an error in its place.
      returns: Type.Object({
        result: Type.Record(Type.String(), Type.Object({ contact: Type.Optional(Contact), error: text })),
      }),
    }),
  },
);
