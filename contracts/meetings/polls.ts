/** Polls of meetings. */
import Type from "typebox";
import { del, get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { flag, readMeetings, text, writeMeetings } from "./common.ts";

const QuestionType = Type.Enum([
  "single",
  "multiple",
  "matching",
  "rank_order",
  "short_answer",
  "long_answer",
  "fill_in_the_blank",
  "rating_scale",
]);

const texts = Type.Optional(Type.Array(Type.String()));
const number = Type.Optional(Type.Integer());

export const PollPrompt = Type.Object({ prompt_question: text, prompt_right_answers: texts });

export const PollQuestion = Type.Object({
  name: text,
  type: Type.Optional(QuestionType),
  answers: texts,
  prompts: Type.Optional(Type.Array(PollPrompt)),
  right_answers: texts,
  case_sensitive: flag,
  answer_required: flag,
  rating_max_label: text,
  rating_max_value: number,
  rating_min_label: text,
  rating_min_value: number,
  show_as_dropdown: flag,
  answer_max_character: number,
  answer_min_character: number,
});

const members = {
  title: Type.String(),
  anonymous: Type.Boolean(),
  /** 1 for a poll, 2 for an advanced poll, 3 for a quiz. */
  poll_type: Type.Enum([1, 2, 3]),
  questions: Type.Array(PollQuestion),
};

/** Body that creates or changes a poll. */
export const PollBody = Type.Partial(Type.Object(members));

export const Poll = Type.Object({
  id: Type.String(),
  status: Type.Enum(["notstart", "started", "ended", "sharing"]),
  ...members,
});

export type Poll = Type.Static<typeof Poll>;
export type PollBody = Type.Static<typeof PollBody>;
export type PollQuestion = Type.Static<typeof PollQuestion>;

/** Required members of a question of each kind (D2-546). */
export const questionNeeds: Readonly<
  Record<Type.Static<typeof QuestionType>, readonly (keyof PollQuestion)[]>
> = {
  single: ["name", "answers"],
  multiple: ["name", "answers"],
  matching: ["name", "prompts", "answers"],
  rank_order: ["name", "prompts", "answers"],
  short_answer: ["name"],
  long_answer: ["name"],
  fill_in_the_blank: ["name", "right_answers"],
  rating_scale: ["name", "rating_min_value", "rating_max_value"],
};

export const pollOperations = {
  listMeetingPolls: get("/meetings/{meetingId}/polls", {
    query: { anonymous: optional(Type.Boolean()) },
    returns: Type.Object({ total_records: Type.Integer(), polls: Type.Array(Poll) }),
    scopes: readMeetings,
  }),
  createMeetingPoll: post("/meetings/{meetingId}/polls", {
    body: json(PollBody),
    success: [201],
    returns: Poll,
    scopes: writeMeetings,
  }),
  getMeetingPoll: get("/meetings/{meetingId}/polls/{pollId}", { returns: Poll, scopes: readMeetings }),
  updateMeetingPoll: put("/meetings/{meetingId}/polls/{pollId}", {
    body: json(PollBody),
    success: [204],
    scopes: writeMeetings,
  }),
  deleteMeetingPoll: del("/meetings/{meetingId}/polls/{pollId}", { success: [204], scopes: writeMeetings }),
};
