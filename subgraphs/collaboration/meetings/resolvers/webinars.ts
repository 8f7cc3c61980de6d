/** Webinars as id-only objects, and their reports. */
import {
  SurveyRespondent,
  WebinarAnswer,
  WebinarAsker,
  WebinarQaReport,
  WebinarSurveyReport,
} from "#contracts/meetings/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { webinarIn } from "#subgraphs/collaboration/meetings/ids.ts";
import type { WebinarMapper } from "#subgraphs/collaboration/meetings/mappers.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

/** The webinar instance of a report. */
const instanceIn = (uuid: string | null | undefined): WebinarMapper | null =>
  uuid ? { webinarId: uuid } : null;

export const webinarResolvers: Resolvers = {
  Meetings: {
    webinar: (_, { id }) => ({ webinarId: webinarIn(id) }),
  },

  Webinar: {
    ...keyed("Webinar", ({ webinarId }: WebinarMapper) => webinarId),
    qaReport: ({ webinarId }, _, { meetings }) => meetings.qaReport.load(webinarId),
    surveyReport: ({ webinarId }, _, { meetings }) => meetings.surveyReport.load(webinarId),
  },

  WebinarQaReport: mapWireType(WebinarQaReport, { instance: ({ webinar_uuid }) => instanceIn(webinar_uuid) }),
  WebinarQaParticipant: mapWireType(WebinarAsker, { user: toUser("email") }),
  WebinarAnswer: mapWireType(WebinarAnswer, { user: toUser("email") }),

  WebinarSurveyReport: mapWireType(WebinarSurveyReport, {
    instance: ({ webinar_uuid }) => instanceIn(webinar_uuid),
  }),
  WebinarSurveyParticipant: mapWireType(SurveyRespondent, { user: toUser("email") }),
};
