/** Meetings, webinars and their telephony. What the documents leave open: docs/decisions/meetings.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { meetingOperations } from "./meetings.ts";
import { pollOperations } from "./polls.ts";
import { registrantOperations } from "./registrants.ts";
import { telephonyOperations } from "./telephony.ts";
import * as types from "./types.ts";
import { webinarOperations } from "./webinars.ts";

export * from "./types.ts";

/**
 * Meanings of the body's codes, as the usual HTTP status. This family answers 400 or 404 for every code (D2-266),
 * so only the code tells a missing right from a wrong parameter.
 */
export const meanings = {
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

export type MeetingsCode = keyof typeof meanings;

/** Default codes by status, for refusals of the kit, which have no code. */
const usualCode: Readonly<Record<number, MeetingsCode>> = { 400: 300, 403: 200, 404: 404 };

export const meetings = family(
  "meetings",
  {
    types,
    subgraph: "collaboration",
    auth: bearer(),
    largeIntegers: true,
    segments: { meetingId: "integer" },
    errors: errorBody(
      ({ status, message, detail }) => ({
        code: Number(detail.code ?? usualCode[status] ?? status),
        message,
      }),
      { message: ["message"], code: ["code"] },
      {
        documented: true,
        meanings,
        status: ({ status }) => (status === 403 || status === 409 ? 400 : status),
      },
    ),
  },
  {
    ...meetingOperations,
    ...pollOperations,
    ...registrantOperations,
    ...webinarOperations,
    ...telephonyOperations,
  },
);
