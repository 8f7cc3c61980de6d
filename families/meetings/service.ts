/** The local meetings service. */
import { holds } from "../kit/access.ts";
import { Problem } from "../kit/errors.ts";
import { type Caller, service } from "../kit/service.ts";
import { meetings as contract } from "./contract.ts";
import { type Meeting, meetingsTables } from "./tables.ts";

const invalid = (message: string) => new Problem(400, message, { code: 300 });
const gone = (what: string) => new Problem(404, `${what} does not exist or has expired`, { code: 3001 });

export const meetingsService = service(contract, ({ store }) => {
  const { meetings, summaries, registrations } = meetingsTables(store);

  function live(meeting: Meeting | undefined): Meeting {
    if (!meeting || meeting.expired) throw gone("The meeting");
    return meeting;
  }

  /** The `:admin` form of a scope reaches every meeting, the other only the caller's own. */
  function reach(meeting: Meeting, caller: Caller, adminScope: string): void {
    if (holds(caller.scopes, adminScope) || caller.email === meeting.hostEmail) return;
    throw new Problem(403, "The meeting's information can not be accessed", { code: 3000 });
  }

  return {
    getMeetingSummary({ meetingId: uuid }) {
      // A meeting's number stands in this place elsewhere; here it is a mistake (D2-221).
      if (/^\d+$/.test(uuid) || !/^[\w+/-]+={0,2}$/.test(uuid))
        throw invalid("The meeting UUID is not valid");
      const summary = summaries.get(live(meetings.get(uuid)).uuid);
      if (!summary) throw gone("The meeting's summary");
      return summary;
    },

    listMeetingRegistrants({ meetingId, occurrence_id: occurrence, status }, { caller }) {
      const meeting = live(meetings.by("id", meetingId)[0]);
      reach(meeting, caller, "meeting:read:admin");
      if (occurrence != null && !meeting.occurrences.includes(occurrence))
        throw invalid("The meeting has no such occurrence");
      return registrations
        .by("meeting", meeting.id)
        .filter(({ occurrences }) => occurrence == null || occurrences.includes(occurrence))
        .map(({ registrant }) => registrant)
        .filter((registrant) => status == null || registrant.status === status);
    },
  };
});
