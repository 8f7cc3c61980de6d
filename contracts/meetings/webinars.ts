/** Reports of webinars: questions with their answers, and the survey. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { Instant } from "./common.ts";

const who = { name: Type.String(), email: Type.String() };

export const WebinarAnswer = Type.Object({ ...who, content: Type.String(), create_time: Instant });

export const WebinarQuestion = Type.Object({
  question_id: Type.String(),
  question: Type.String(),
  question_status: Type.Enum(["open", "answered", "dismissed", "deleted"]),
  create_time: Instant,
  answer_details: Type.Array(WebinarAnswer),
});

export const WebinarAsker = Type.Object({ ...who, question_details: Type.Array(WebinarQuestion) });

/** One instance of a webinar. */
const instance = {
  /** 10 or 11 digits. */
  webinar_id: Type.Integer(),
  webinar_uuid: Type.String(),
  start_time: Instant,
};

export const WebinarQaReport = Type.Object({ ...instance, questions: Type.Array(WebinarAsker) });

export const SurveyAnswer = Type.Object({
  question_id: Type.String(),
  question: Type.String(),
  answer: Type.String(),
  date_time: Instant,
});

export const SurveyRespondent = Type.Object({ ...who, answer_details: Type.Array(SurveyAnswer) });

export const WebinarSurveyReport = Type.Object({
  ...instance,
  survey_id: Type.String(),
  survey_name: Type.String(),
  survey_answers: Type.Array(SurveyRespondent),
});

export type WebinarAsker = Type.Static<typeof WebinarAsker>;
export type WebinarQaReport = Type.Static<typeof WebinarQaReport>;
export type SurveyRespondent = Type.Static<typeof SurveyRespondent>;
export type WebinarSurveyReport = Type.Static<typeof WebinarSurveyReport>;

/** A number means the latest instance, a UUID a certain one. A UUID may contain slashes (D2-240). */
const report = {
  segments: { webinarId: "doubleWhenSlashed" },
  scopes: ["report:read:admin"],
} as const;

export const webinarOperations = {
  getWebinarQaReport: get("/report/webinars/{webinarId}/qa", { ...report, returns: WebinarQaReport }),
  getWebinarSurveyReport: get("/report/webinars/{webinarId}/survey", {
    ...report,
    returns: WebinarSurveyReport,
  }),
};
