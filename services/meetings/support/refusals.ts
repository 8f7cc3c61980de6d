/** Refusals by the family's table of codes: the code decides which status it stands for. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type MeetingsCode, meanings } from "#contracts/meetings/index.ts";

export const refused = (code: MeetingsCode, message: string) =>
  new Problem(meanings[code], message, { code });

/** A parameter, id or member that is not valid. */
export const invalid = (message: string) => refused(300, message);
export const gone = (what: string) => refused(3001, `${what} does not exist or has expired`);
