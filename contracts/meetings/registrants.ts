/** Registrants of a meeting. */
import Type from "typebox";
import { csv, get, json, optional, post } from "#contracts/kit/contract.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import { Instant, pages, readMeetings, writeMeetings } from "./common.ts";

/** Largest number of registrants of a meeting (D2-235). */
export const MOST_REGISTRANTS = 4_999;

export const registrantStatuses = ["pending", "approved", "denied"] as const;
const RegistrantStatus = Type.Enum([...registrantStatuses]);

const given = {
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  org: Type.Optional(Type.String()),
  job_title: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  zip: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  industry: Type.Optional(Type.String()),
  comments: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
  no_of_employees: Type.Optional(Type.String()),
};

export const NewRegistrant = Type.Object({
  email: Type.String({ pattern: "^[^@\\s]+@[^@\\s]+$" }),
  ...given,
});

export const Registrant = Type.Object({
  id: Type.String(),
  email: Type.String(),
  ...given,
  status: RegistrantStatus,
  create_time: Instant,
  /** URL by which the registrant joins; only after approval. */
  join_url: Type.Optional(Type.String()),
});

export type NewRegistrant = Type.Static<typeof NewRegistrant>;
export type Registrant = Type.Static<typeof Registrant>;

export const registrantOperations = {
  listMeetingRegistrants: get("/meetings/{meetingId}/registrants", {
    query: { occurrence_id: optional(Type.String()), status: optional(RegistrantStatus) },
    page: nextPageToken("registrants", Registrant, pages),
    scopes: readMeetings,
  }),
  addMeetingRegistrant: post("/meetings/{meetingId}/registrants", {
    query: { occurrence_ids: csv(Type.String()) },
    body: json(NewRegistrant),
    success: [201],
    returns: Registrant,
    scopes: writeMeetings,
  }),
};
