/** Reports of webinars: questions with their answers, and the survey. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { Instant } from "./common.ts";

const who = { name: Type.String(), email: Type.String() };

export const questionStatuses = ["open", "answered", "dismissed", "deleted"] as const;

export const WebinarAnswer = Type.Object({
  ...who,
  content: Type.String(),
  create_time: Instant,
});

export const WebinarQuestion = Type.Object({
  question_id: Type.String(),
  question: Type.String(),
  question_status: Type.Enum([...questionStatuses]),
  create_time: Instant,
  answer_details: Type.Array(WebinarAnswer),
});

export const WebinarAsker = Type.Object({ ...who, question_details: Type.Array(WebinarQuestion) });

export const WebinarQaReport = Type.Object({
  /** 10 or 11 digits. */
  webinar_id: Type.Integer(),
  webinar_uuid: Type.String(),
  start_time: Instant,
  questions: Type.Array(WebinarAsker),
});

export const SurveyAnswer = Type.Object({
  question_id: Type.String(),
  question: Type.String(),
  answer: Type.String(),
  date_time: Instant,
});

export const SurveyRespondent = Type.Object({ ...who, answer_details: Type.Array(SurveyAnswer) });

export const WebinarSurveyReport = Type.Object({
  webinar_id: Type.Integer(),
  webinar_uuid: Type.String(),
  start_time: Instant,
  survey_id: Type.String(),
  survey_name: Type.String(),
  survey_answers: Type.Array(SurveyRespondent),
});

export type WebinarAsker = Type.Static<typeof WebinarAsker>;
export type WebinarQaReport = Type.Static<typeof WebinarQaReport>;
export type SurveyRespondent = Type.Static<typeof SurveyRespondent>;
export type WebinarSurveyReport = Type.Static<typeof WebinarSurveyReport>;

const scopes = ["report:read:admin"] as const;
/** A number means the latest instance, a UUID a certain one. A UUID may contain slashes (D2-240). */
const segments = { webinarId: "doubleWhenSlashed" } as const;

export const webinarOperations = {
  getWebinarQaReport: get("/report/webinars/{webinarId}/qa", { segments, returns: WebinarQaReport, scopes }),
  getWebinarSurveyReport: get("/report/webinars/{webinarId}/survey", {
    segments,
    returns: WebinarSurveyReport,
    scopes,
  }),
};
