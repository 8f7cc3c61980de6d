/** Registrants of a meeting. */
import Type from "typebox";
import { csv, get, json, optional, post } from "#contracts/kit/contract.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import { Instant, pages, readMeetings, text, writeMeetings } from "./common.ts";

/** Largest number of registrants of a meeting (D2-235). */
export const MOST_REGISTRANTS = 4_999;

const RegistrantStatus = Type.Enum(["pending", "approved", "denied"]);

const given = {
  first_name: text,
  last_name: text,
  org: text,
  job_title: text,
  phone: text,
  address: text,
  city: text,
  zip: text,
  state: text,
  country: text,
  industry: text,
  comments: text,
  language: text,
  no_of_employees: text,
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
  join_url: text,
});

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
