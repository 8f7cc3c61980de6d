/** Polls of meetings. */
import Type from "typebox";
import { del, get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { readMeetings, writeMeetings } from "./common.ts";

export const questionTypes = [
  "single",
  "multiple",
  "matching",
  "rank_order",
  "short_answer",
  "long_answer",
  "fill_in_the_blank",
  "rating_scale",
] as const;

/** 1 for a poll, 2 for an advanced poll, 3 for a quiz. */
export const pollTypes = [1, 2, 3] as const;

const Texts = Type.Array(Type.String());

export const PollPrompt = Type.Object({
  prompt_question: Type.Optional(Type.String()),
  prompt_right_answers: Type.Optional(Texts),
});

export const PollQuestion = Type.Object({
  name: Type.Optional(Type.String()),
  type: Type.Optional(Type.Enum([...questionTypes])),
  answers: Type.Optional(Texts),
  prompts: Type.Optional(Type.Array(PollPrompt)),
  right_answers: Type.Optional(Texts),
  case_sensitive: Type.Optional(Type.Boolean()),
  answer_required: Type.Optional(Type.Boolean()),
  rating_max_label: Type.Optional(Type.String()),
  rating_max_value: Type.Optional(Type.Integer()),
  rating_min_label: Type.Optional(Type.String()),
  rating_min_value: Type.Optional(Type.Integer()),
  show_as_dropdown: Type.Optional(Type.Boolean()),
  answer_max_character: Type.Optional(Type.Integer()),
  answer_min_character: Type.Optional(Type.Integer()),
});

/** Body that creates or changes a poll. */
export const PollBody = Type.Object({
  title: Type.Optional(Type.String()),
  anonymous: Type.Optional(Type.Boolean()),
  poll_type: Type.Optional(Type.Enum([...pollTypes])),
  questions: Type.Optional(Type.Array(PollQuestion)),
});

export const pollStatuses = ["notstart", "started", "ended", "sharing"] as const;

export const Poll = Type.Object({
  id: Type.String(),
  title: Type.String(),
  status: Type.Enum([...pollStatuses]),
  anonymous: Type.Boolean(),
  poll_type: Type.Enum([...pollTypes]),
  questions: Type.Array(PollQuestion),
});

export type Poll = Type.Static<typeof Poll>;
export type PollBody = Type.Static<typeof PollBody>;
export type PollQuestion = Type.Static<typeof PollQuestion>;
export type QuestionType = (typeof questionTypes)[number];

/** Required members of a question of each kind (D2-546). */
export const questionNeeds: Readonly<Record<QuestionType, readonly (keyof PollQuestion)[]>> = {
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
