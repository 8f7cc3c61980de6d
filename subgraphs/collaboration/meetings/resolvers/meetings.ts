/** Meetings and webinars: livestreams, summaries, registrants and reports. */
import {
  Livestream,
  LivestreamStatus,
  MeetingSummary,
  meetings,
  NewRegistrant,
  Registrant,
  SurveyRespondent,
  WebinarAnswer,
  WebinarAsker,
  WebinarQaReport,
  WebinarSurveyReport,
} from "#contracts/meetings/index.ts";
import type { MeetingSummaryMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { meetingIn, summaryIn, webinarIn } from "#subgraphs/collaboration/meetings/ids.ts";
import type {
  MeetingMapper,
  MeetingRegistrantMapper,
  WebinarMapper,
} from "#subgraphs/collaboration/meetings/mappers.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { wireValue } from "#subgraphs/kit/mapping/enum-values.ts";
import { checkId, emailOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { holdsValue, toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";

const registrantsOf = { by: "meetingId", reads: listOf(meetings, "listMeetingRegistrants") };

/** The webinar instance of a report. */
const instance = ({ webinar_uuid: uuid }: { readonly webinar_uuid?: string | null | undefined }) =>
  uuid ? { webinarId: uuid } : null;

export const meetingResolvers: Resolvers = {
  Query: { meetings: () => ({}) },

  Meetings: {
    meeting: (_, { id }) => ({ meetingId: meetingIn(id, "id") }),
    summary: (_, { id }, { meetings }) => meetings.summary.load(summaryIn(id)),
    webinar: (_, { id }) => ({ webinarId: webinarIn(id) }),
  },

  Meeting: {
    ...keyed("Meeting", ({ meetingId }: MeetingMapper) => meetingId),
    async summary({ meetingId }, { id }, { meetings }) {
      const summary = await meetings.summary.load(summaryIn(id));
      return String(summary?.meeting_id) === meetingId ? summary : null;
    },
    livestream: ({ meetingId }) => ({ meetingId }),
    registrants: relation(registrantsOf, async ({ meetingId }, { filter, ...page }, { meetings }) => {
      const { statuses, occurrenceIds } = filter ?? {};
      if (statuses && statuses.length !== 1)
        throw badInput(
          '"statuses" takes exactly one status: the meetings service filters by one',
          "statuses",
        );
      const [wanted] = statuses ?? [];
      if (wanted === "OTHER" || occurrenceIds?.length === 0) return emptyConnection();
      const status = wireValue(Registrant.properties.status, wanted, "statuses");
      const occurrence_id = onlyOne(occurrenceIds, "occurrenceIds");
      if (occurrence_id !== undefined) checkId(occurrence_id, "occurrenceIds");
      const registrants = await meetings.connection(
        "listMeetingRegistrants",
        { meetingId, status, occurrence_id },
        page,
      );
      return registrants.map((registrant) => ({ ...registrant, meetingId }));
    }),
  },

  MeetingLivestream: {
    meeting: ({ meetingId }) => ({ meetingId }),
  },

  MeetingSummary: mapWireType(MeetingSummary, {
    ...keyed("MeetingSummary", (summary: MeetingSummaryMapper) => summary.meeting_uuid),
    meeting: ({ meeting_id }) => (meeting_id == null ? null : { meetingId: String(meeting_id) }),
    host: toUser("meeting_host_email"),
  }),

  MeetingRegistrant: mapWireType(Registrant, {
    ...keyed(
      "MeetingRegistrant",
      ({ meetingId }: MeetingRegistrantMapper) => meetingId,
      ({ id }) => id,
    ),
    meeting: relation(
      { by: "the meeting whose registrants were listed" },
      ({ meetingId }: MeetingRegistrantMapper) => ({ meetingId }),
    ),
    user: toUser("email"),
  }),

  Webinar: {
    ...keyed("Webinar", ({ webinarId }: WebinarMapper) => webinarId),
    qaReport: ({ webinarId }, _, { meetings }) => meetings.qaReport.load(webinarId),
    surveyReport: ({ webinarId }, _, { meetings }) => meetings.surveyReport.load(webinarId),
  },

  WebinarQaReport: mapWireType(WebinarQaReport, { instance }),
  WebinarQaParticipant: mapWireType(WebinarAsker, { user: toUser("email") }),
  WebinarAnswer: mapWireType(WebinarAnswer, { user: toUser("email") }),
  WebinarSurveyReport: mapWireType(WebinarSurveyReport, { instance }),
  WebinarSurveyParticipant: mapWireType(SurveyRespondent, { user: toUser("email") }),

  Mutation: {
    updateMeetingLivestream(_, { input: { meetingId: id, ...stream } }, { meetings }) {
      const meetingId = meetingIn(id);
      const body = toWire(Livestream, stream);
      const { streamKey: _secret, ...shown } = stream;
      return payload(async () => {
        await meetings.api.updateLivestream({ meetingId, body });
        return { livestream: { meetingId, ...shown } };
      });
    },

    updateMeetingLivestreamStatus(_, { input: { meetingId: id, ...status } }, { meetings }) {
      const meetingId = meetingIn(id);
      const { action, captions: closeCaption, ...others } = status;
      const settings = { ...others, closeCaption };
      const body = toWire(LivestreamStatus, { action, settings: holdsValue(settings) ? settings : null });
      if (!holdsValue(body)) throw badInput("Nothing of the livestream is to be changed", "input");
      return payload(async () => {
        await meetings.api.updateLivestreamStatus({ meetingId, body });
        return { livestream: { meetingId, ...status } };
      });
    },

    addMeetingRegistrant(_, { input }, { meetings }) {
      const { meetingId: id, occurrenceIds, email, organization, employeeRange, ...members } = input;
      const meetingId = meetingIn(id);
      if (occurrenceIds?.length === 0) throw badInput('"occurrenceIds" names no occurrence', "occurrenceIds");
      for (const occurrenceId of occurrenceIds ?? []) checkId(occurrenceId, "occurrenceIds");
      const body = toWire(NewRegistrant, {
        ...members,
        email: emailOf(email),
        org: organization,
        noOfEmployees: employeeRange,
      });
      return payload(async () => {
        const call = { meetingId, occurrence_ids: occurrenceIds, body };
        const registrant = await meetings.api.addMeetingRegistrant(call);
        // The response may lack the e-mail address, so the sent address is used.
        return { registrant: { ...registrant, email: registrant.email ?? body.email, meetingId } };
      });
    },
  },
};
