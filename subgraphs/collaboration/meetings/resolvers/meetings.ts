/** Meetings as handles, and the summaries of their held instances. */
import { MeetingSummary } from "../../../../families/meetings/contract.ts";
import { keyed } from "../../../kit/ids.ts";
import { toUser } from "../../../kit/links.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { meetingIn, summaryIn } from "../ids.ts";
import type { MeetingMapper, MeetingSummaryMapper } from "../mappers.ts";

export const meetingResolvers: Resolvers = {
  Meetings: {
    meeting: (_, { id }) => ({ meetingId: meetingIn(id, "id") }),
    summary: (_, { meetingUuid }, { meetings }) =>
      meetings.summary.load(summaryIn(meetingUuid, "meetingUuid")),
  },

  Meeting: {
    ...keyed("Meeting", ({ meetingId }: MeetingMapper) => meetingId),
    async summary({ meetingId }, { instanceUuid }, { meetings }) {
      const summary = await meetings.summary.load(summaryIn(instanceUuid, "instanceUuid"));
      return String(summary?.meeting_id) === meetingId ? summary : null;
    },
    livestream: ({ meetingId }) => ({ meetingId }),
  },

  MeetingSummary: fromWire(
    MeetingSummary,
    {
      ...keyed("MeetingSummary", (summary: MeetingSummaryMapper) => summary.meeting_uuid),
      meeting: ({ meeting_id }) => (meeting_id == null ? null : { meetingId: String(meeting_id) }),
      host: toUser("meeting_host_email"),
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
