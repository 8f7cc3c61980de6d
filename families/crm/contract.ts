/** CRM: persons by search and by id. What the documents leave open: docs/decisions/crm.md. */
import Type from "typebox";
import { keyHeader } from "../kit/auth.ts";
import { csv, family, get, optional, required } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { startLimit } from "../kit/pages/offset.ts";

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const ContactValue = Type.Object({
  label: Type.String(),
  value: Type.String(),
  primary: Type.Boolean(),
});

/** A person in full, as reading by id gives it. */
export const Person = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.Array(ContactValue),
  phone: Type.Array(ContactValue),
  org_id: orNull(Type.Object({ value: Type.Integer(), name: Type.String() })),
  owner_id: Type.Integer(),
  visible_to: Type.String(),
  add_time: Type.String({ format: "date-time" }),
  update_time: Type.String({ format: "date-time" }),
  marketing_status: Type.String(),
  label: orNull(Type.Integer()),
  active_flag: Type.Boolean(),
});

/** A person as search gives it: shorter, and with other names. */
export const FoundPerson = Type.Object({
  id: Type.Integer(),
  type: Type.Literal("person"),
  name: Type.String(),
  emails: Type.Array(Type.String()),
  primary_email: orNull(Type.String()),
  phones: Type.Array(Type.String()),
  organization: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
  owner: Type.Object({ id: Type.Integer() }),
  visible_to: Type.String(),
  custom_fields: Type.Array(Type.String()),
  notes: Type.Array(Type.String()),
  /** Only where `include_fields` asks for it. */
  picture: Type.Optional(orNull(Type.Object({ id: Type.Integer(), url: Type.String() }))),
});

export const PersonHit = Type.Object({ result_score: Type.Number(), item: FoundPerson });

export type Person = Type.Static<typeof Person>;
export type FoundPerson = Type.Static<typeof FoundPerson>;
export type PersonHit = Type.Static<typeof PersonHit>;

export const searchFields = ["email", "name", "phone", "notes", "custom_fields"] as const;

export const crm = family(
  "crm",
  {
    subgraph: "business",
    auth: keyHeader("x-api-token"),
    segments: { id: "integer" },
    errors: errorBody(
      ({ message, detail }) => ({
        success: false,
        error: message,
        ...(detail.field === undefined ? {} : { error_info: detail.field }),
      }),
      { message: ["error"], field: ["error_info"] },
    ),
  },
  {
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
    getPerson: get("/persons/{id}", {
      returns: Type.Object({ success: Type.Boolean(), data: Person }),
    }),
  },
);
