/** Meetings as id-only objects, and summaries of meeting instances. */
import { MeetingSummary } from "#contracts/meetings/index.ts";
import type { MeetingMapper, MeetingSummaryMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { meetingIn, summaryIn } from "#subgraphs/collaboration/meetings/ids.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

export const meetingResolvers: Resolvers = {
  Meetings: {
    meeting: (_, { id }) => ({ meetingId: meetingIn(id, "id") }),
    summary: (_, { id }, { meetings }) => meetings.summary.load(summaryIn(id)),
  },

  Meeting: {
    ...keyed("Meeting", ({ meetingId }: MeetingMapper) => meetingId),
    async summary({ meetingId }, { id }, { meetings }) {
      const summary = await meetings.summary.load(summaryIn(id));
      return String(summary?.meeting_id) === meetingId ? summary : null;
    },
    livestream: ({ meetingId }) => ({ meetingId }),
  },

  MeetingSummary: mapWireType(MeetingSummary, {
    ...keyed("MeetingSummary", (summary: MeetingSummaryMapper) => summary.meeting_uuid),
    meeting: ({ meeting_id }) => (meeting_id == null ? null : { meetingId: String(meeting_id) }),
    host: toUser("meeting_host_email"),
  }),
};
