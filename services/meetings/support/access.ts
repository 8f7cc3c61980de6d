/** Refusals with the family's codes, and the access of callers and hosts to meetings. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type MeetingsCode, meanings } from "#contracts/meetings/index.ts";
import { hasScope } from "#services/kit/http/access.ts";
import type { ServiceCaller } from "#services/kit/service.ts";
import type { Meeting, MeetingsTables, Member } from "#services/meetings/tables.ts";

/** An error with a code of the family, which determines the HTTP status. */
export const refused = (code: MeetingsCode, message: string) =>
  new Problem(meanings[code], message, { code });

/** The error for an invalid parameter, id or member. */
export const invalid = (message: string) => refused(300, message);
export const missingOrExpired = (what: string) => refused(3001, `${what} does not exist or has expired`);

/** @throws error code 3001 if the meeting does not exist or has expired */
export function existingMeeting(meeting: Meeting | undefined): Meeting {
  if (!meeting || meeting.expired) throw missingOrExpired("The meeting");
  return meeting;
}

/** True if the caller has the `:admin` scope, which is for every meeting, or is the meeting's host. */
const reaches = (meeting: Meeting, caller: ServiceCaller, adminScope: string) =>
  hasScope(caller.scopes, adminScope) || caller.email === meeting.hostEmail;

/** The meeting, if the caller may read it. @throws 3001, 3000 */
export function readable({ meetings }: MeetingsTables, meetingId: string, caller: ServiceCaller): Meeting {
  const meeting = existingMeeting(meetings.by("id", meetingId)[0]);
  if (!reaches(meeting, caller, "meeting:read:admin"))
    throw refused(3000, "The meeting's information cannot be accessed");
  return meeting;
}

/** @throws 1001 if the host's user does not exist any more */
export function hostOf({ members }: MeetingsTables, meeting: Meeting): Member {
  const [host] = members.by("email", meeting.hostEmail);
  if (!host) throw refused(1001, "The meeting's host does not exist");
  return host;
}

/** The meeting, if the caller may change it, and its host, if it may host. @throws 3001, 3003, 1001, 3161 */
export function writable(
  tables: MeetingsTables,
  meetingId: string,
  caller: ServiceCaller,
): { readonly meeting: Meeting; readonly host: Member } {
  const meeting = existingMeeting(tables.meetings.by("id", meetingId)[0]);
  if (!reaches(meeting, caller, "meeting:write:admin"))
    throw refused(3003, "Only the host of the meeting may do this");
  const host = hostOf(tables, meeting);
  if (!host.mayHost) throw refused(3161, "The host may not host or schedule meetings");
  return { meeting, host };
}
