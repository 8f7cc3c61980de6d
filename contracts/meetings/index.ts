/** Meetings, webinars and their telephony. What the documents leave open: docs/decisions/meetings.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { meanings, usualCode } from "./errors.ts";
import { livestreamOperations } from "./livestreams.ts";
import { pollOperations } from "./polls.ts";
import { registrantOperations } from "./registrants.ts";
import { sipPhoneOperations } from "./sip-phones.ts";
import { summaryOperations } from "./summary.ts";
import { tspOperations } from "./tsp.ts";
import * as types from "./types.ts";
import { webinarOperations } from "./webinars.ts";

export { type MeetingsCode, meanings } from "./errors.ts";
export * from "./types.ts";

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
    ...livestreamOperations,
    ...summaryOperations,
    ...pollOperations,
    ...registrantOperations,
    ...webinarOperations,
    ...sipPhoneOperations,
    ...tspOperations,
  },
);
