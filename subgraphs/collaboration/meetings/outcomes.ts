/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const meetingsOutcomes: MutationOutcomes = {
  shownBy: {
    "meetings.meeting.livestream": ["updateMeetingLivestream", "updateMeetingLivestreamStatus"],
    "meetings.meeting.poll": ["updateMeetingPoll", "deleteMeetingPoll"],
    "meetings.meeting.polls": ["createMeetingPoll"],
    "meetings.meeting.registrants": ["addMeetingRegistrant"],
    "meetings.sipPhones": ["createMeetingSipPhone", "updateMeetingSipPhone", "deleteMeetingSipPhone"],
    "meetings.telephony": ["updateMeetingTelephony"],
    "meetings.user": ["updateMeetingUserGlobalDialIn"],
    "meetings.user.tspAccounts": ["createMeetingTspAccount", "deleteMeetingTspAccount"],
  },
};
