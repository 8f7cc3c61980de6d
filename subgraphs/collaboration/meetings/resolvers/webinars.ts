/** Webinars as handles, and their reports. */
import {
  SurveyAnswer,
  SurveyRespondent,
  WebinarAnswer,
  WebinarAsker,
  WebinarQaReport,
  WebinarQuestion,
  WebinarSurveyReport,
} from "../../../../families/meetings/contract.ts";
import { keyed } from "../../../kit/ids.ts";
import { toUser } from "../../../kit/links.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { webinarIn } from "../ids.ts";
import type { WebinarMapper } from "../mappers.ts";

/** The instance that a report is of. */
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

  WebinarQaReport: fromWire(
    WebinarQaReport,
    { instance: ({ webinar_uuid }) => instanceIn(webinar_uuid) },
    { renamed: { startedAt: "webinar_start_time", participants: "questions" } },
  ),
  WebinarAsker: fromWire(
    WebinarAsker,
    { user: toUser("email") },
    { renamed: { questions: "question_details" } },
  ),
  WebinarQuestion: fromWire(
    WebinarQuestion,
    {},
    {
      renamed: {
        upstreamId: "question_id",
        status: "question_status",
        askedAt: "create_time",
        answers: "answer_details",
      },
    },
  ),
  WebinarAnswer: fromWire(
    WebinarAnswer,
    { user: toUser("email") },
    { renamed: { answeredAt: "create_time" } },
  ),

  WebinarSurveyReport: fromWire(
    WebinarSurveyReport,
    { instance: ({ webinar_uuid }) => instanceIn(webinar_uuid) },
    {
      renamed: { startedAt: "webinar_start_time", title: "survey_name", respondents: "survey_answers" },
    },
  ),
  WebinarSurveyRespondent: fromWire(
    SurveyRespondent,
    { user: toUser("email") },
    { renamed: { answers: "answer_details" } },
  ),
  WebinarSurveyAnswer: fromWire(SurveyAnswer, {}, { renamed: { answeredAt: "date_time" } }),
};
