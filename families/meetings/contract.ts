/** Meetings, webinars and their telephony. What the documents leave open: docs/decisions/meetings.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { meanings, usualCode } from "./contract/errors.ts";
import { livestreamOperations } from "./contract/livestreams.ts";
import { pollOperations } from "./contract/polls.ts";
import { registrantOperations } from "./contract/registrants.ts";
import { sipPhoneOperations } from "./contract/sip-phones.ts";
import { summaryOperations } from "./contract/summary.ts";
import { tspOperations } from "./contract/tsp.ts";
import { webinarOperations } from "./contract/webinars.ts";

export { type MeetingsCode, meanings } from "./contract/errors.ts";
export * from "./contract/livestreams.ts";
export * from "./contract/polls.ts";
export * from "./contract/registrants.ts";
export * from "./contract/sip-phones.ts";
export * from "./contract/summary.ts";
export * from "./contract/tsp.ts";
export * from "./contract/webinars.ts";

export const meetings = family(
  "meetings",
  {
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
      { meanings, status: ({ status }) => (status === 403 || status === 409 ? 400 : status) },
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
