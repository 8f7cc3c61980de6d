/** Meetings: summaries and registrants. What the documents leave open: docs/decisions/meetings.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { family, get, optional } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { nextPageToken } from "../kit/pages/token.ts";

const Instant = Type.String({ format: "date-time" });

export const MeetingSummary = Type.Object({
  meeting_uuid: Type.String(),
  /** 10 or 11 digits: beyond 32 bits. */
  meeting_id: Type.Integer(),
  meeting_host_id: Type.String(),
  meeting_host_email: Type.String(),
  meeting_topic: Type.String(),
  meeting_start_time: Instant,
  meeting_end_time: Instant,
  summary_start_time: Instant,
  summary_end_time: Instant,
  summary_title: Type.String(),
  summary_overview: Type.String(),
  summary_details: Type.Array(Type.Object({ label: Type.String(), summary: Type.String() })),
  next_steps: Type.Array(Type.String()),
});

export const registrantStatuses = ["pending", "approved", "denied"] as const;
const RegistrantStatus = Type.Enum([...registrantStatuses]);

export const Registrant = Type.Object({
  id: Type.String(),
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  org: Type.Optional(Type.String()),
  job_title: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  industry: Type.Optional(Type.String()),
  comments: Type.Optional(Type.String()),
  status: RegistrantStatus,
  create_time: Instant,
  /** The registrant's own way in: only once approved. */
  join_url: Type.Optional(Type.String()),
});

export type MeetingSummary = Type.Static<typeof MeetingSummary>;
export type Registrant = Type.Static<typeof Registrant>;

/**
 * What the body's codes mean, as the status that others would answer: this family answers 400 or 404
 * whatever the code (D2-266), so that the code alone tells a missing right from a wrong parameter.
 */
const meanings = {
  200: 403,
  300: 400,
  404: 404,
  1001: 404,
  1010: 404,
  1120: 400,
  2000: 403,
  2024: 403,
  3000: 403,
  3001: 404,
  3003: 403,
  3161: 403,
  4400: 403,
  4927: 409,
  12702: 404,
} as const;

/** The code of a refusal that names none: the kit's own refusals. */
const usual: Readonly<Record<number, keyof typeof meanings>> = { 400: 300, 403: 200, 404: 404 };

const MINUTE = 60_000;

export const meetings = family(
  "meetings",
  {
    subgraph: "collaboration",
    auth: bearer(),
    largeIntegers: true,
    segments: { meetingId: "integer" },
    errors: errorBody(
      ({ status, message, detail }) => ({ code: Number(detail.code ?? usual[status] ?? status), message }),
      { message: ["message"], code: ["code"] },
      { meanings, status: ({ status }) => (status === 403 || status === 409 ? 400 : status) },
    ),
  },
  {
    getMeetingSummary: get("/meetings/{meetingId}/meeting_summary", {
      // The one operation where `meetingId` is a UUID, in Base64: slashes may be in it (D2-221).
      segments: { meetingId: "doubleWhenSlashed" },
      returns: MeetingSummary,
      scopes: ["meeting_summary:read:admin"],
    }),
    listMeetingRegistrants: get("/meetings/{meetingId}/registrants", {
      query: { occurrence_id: optional(Type.String()), status: optional(RegistrantStatus) },
      page: nextPageToken("registrants", Registrant, {
        maxSize: 300,
        defaultSize: 30,
        ttlMs: 15 * MINUTE,
      }),
      scopes: ["meeting:read:admin", "meeting:read"],
    }),
  },
);
