import { MeetingSummary, Registrant, registrantStatuses } from "../../../families/meetings/contract.ts";
import { emptyConnection } from "../../kit/connection.ts";
import { globalId, idOf, keyed, userIn } from "../../kit/ids.ts";
import { fromWire } from "../../kit/readers.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import type { MeetingMapper, MeetingRegistrantMapper, MeetingSummaryMapper } from "./mappers.ts";

const NUMBER = /^\d{1,20}$/;
/** The number of a meeting is no UUID, whatever the path's template calls it (D2-221). */
const UUID = /\D/;

export const meetingsResolvers: Resolvers = {
  Query: {
    meetings: () => ({}),
  },

  Meetings: {
    meeting: (_, { id }) => ({ meetingId: idOf("Meeting", id, "id", NUMBER) }),
    summary: (_, { meetingUuid }, { meetings }) =>
      meetings.summary.load(idOf("MeetingSummary", meetingUuid, "meetingUuid", UUID)),
  },

  Meeting: {
    ...keyed("Meeting", ({ meetingId }: MeetingMapper) => meetingId),
    async registrants({ meetingId }, { status: wanted, occurrenceId: occurrence_id, ...page }, { meetings }) {
      const status = registrantStatuses.find((name) => name.toUpperCase() === wanted);
      if (wanted && !status) return emptyConnection();
      const registrants = await meetings.connection(
        "listMeetingRegistrants",
        { meetingId, status, occurrence_id },
        page,
      );
      return registrants.map((registrant) => ({ ...registrant, meetingId }));
    },
  },

  MeetingRegistrant: fromWire(
    Registrant,
    {
      id: ({ meetingId, id }) => globalId("MeetingRegistrant", meetingId, id),
      upstreamId: ({ id }: MeetingRegistrantMapper) => id ?? "",
      user: ({ email }) => userIn(email),
    },
    { renamed: { organization: "org", createdAt: "create_time" } },
  ),

  MeetingSummary: fromWire(
    MeetingSummary,
    {
      ...keyed("MeetingSummary", (summary: MeetingSummaryMapper) => summary.meeting_uuid),
      meeting: ({ meeting_id }) => (meeting_id == null ? null : { meetingId: String(meeting_id) }),
      host: ({ meeting_host_email }) => userIn(meeting_host_email),
    },
    {
      renamed: {
        topic: "meeting_topic",
        startedAt: "meeting_start_time",
        endedAt: "meeting_end_time",
        summaryStartedAt: "summary_start_time",
        summaryEndedAt: "summary_end_time",
        title: "summary_title",
        overview: "summary_overview",
        details: "summary_details",
      },
    },
  ),
};
