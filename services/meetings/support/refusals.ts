/** Errors with the family's codes. The code determines the HTTP status. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type MeetingsCode, meanings } from "#contracts/meetings/index.ts";

export const refused = (code: MeetingsCode, message: string) =>
  new Problem(meanings[code], message, { code });

/** The error for an invalid parameter, id or member. */
export const invalid = (message: string) => refused(300, message);
export const missingOrExpired = (what: string) => refused(3001, `${what} does not exist or has expired`);
