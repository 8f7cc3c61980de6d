/** Polls, with their questions by kind. The required members of each kind are checked before any call. */
import { Poll, PollBody, PollPrompt, PollQuestion } from "#contracts/meetings/index.ts";
import type {
  CreateMeetingPollInput,
  MeetingPollChoiceInput,
  MeetingPollPromptsInput,
  MeetingPollQuestionInput,
  MeetingPollTextInput,
  Resolvers,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { meetingIn, pollIds } from "#subgraphs/collaboration/meetings/ids.ts";
import type { MeetingPollMapper } from "#subgraphs/collaboration/meetings/mappers.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const pollTypes = { POLL: 1, ADVANCED_POLL: 2, QUIZ: 3 } as const;

const typeNames = { 1: "POLL", 2: "ADVANCED_POLL", 3: "QUIZ" } as const;

const statusNames = {
  notstart: "NOT_STARTED",
  started: "STARTED",
  ended: "ENDED",
  sharing: "SHARING",
} as const;

const choice = "MeetingPollChoiceQuestion";
const prompts = "MeetingPollPromptsQuestion";
const text = "MeetingPollTextQuestion";
const questionTypes = {
  single: choice,
  multiple: choice,
  matching: prompts,
  rank_order: prompts,
  short_answer: text,
  long_answer: text,
  fill_in_the_blank: "MeetingPollBlanksQuestion",
  rating_scale: "MeetingPollRatingQuestion",
} as const;

/** @throws BAD_USER_INPUT that names the question and the problem */
function questionIn(question: MeetingPollQuestionInput, index: number): PollQuestion {
  const argument = `questions[${index}]`;
  const [kind, second] = Object.values(question).filter((given) => given != null);
  if (!kind || second) throw badInput(`"${argument}" must have exactly one kind`, argument);
  if (kind.name.trim() === "") throw badInput(`"${argument}" asks nothing: its name is blank`, argument);
  const { singleChoice, multipleChoice, matching, rankOrder } = question;
  const { shortAnswer, longAnswer, fillInTheBlank, ratingScale } = question;
  if (singleChoice) return choiceIn("single", singleChoice, argument);
  if (multipleChoice) return choiceIn("multiple", multipleChoice, argument);
  if (matching) return promptsIn("matching", matching, argument);
  if (rankOrder) return promptsIn("rank_order", rankOrder, argument);
  if (shortAnswer) return textIn("short_answer", shortAnswer, argument);
  if (longAnswer) return textIn("long_answer", longAnswer, argument);
  if (fillInTheBlank) {
    if (fillInTheBlank.rightAnswers.length === 0)
      throw badInput(`"${argument}" needs a right answer`, argument);
    return toWire(PollQuestion, { type: "fill_in_the_blank", ...fillInTheBlank });
  }
  if (!ratingScale) throw badInput(`"${argument}" has no kind`, argument);
  const { minValue, minLabel, maxValue, maxLabel, ...common } = ratingScale;
  if (maxValue <= minValue) throw badInput(`"${argument}" has a highest value below its lowest`, argument);
  const scale = {
    ratingMinValue: minValue,
    ratingMinLabel: minLabel,
    ratingMaxValue: maxValue,
    ratingMaxLabel: maxLabel,
  };
  return toWire(PollQuestion, { type: "rating_scale", ...common, ...scale });
}

function checkSeveral(list: readonly unknown[], what: string, argument: string): void {
  if (list.length < 2) throw badInput(`"${argument}" needs two ${what} at least`, argument);
}

/** @throws BAD_USER_INPUT for a right answer that is not among the answers */
function checkRight(
  right: readonly string[] | null | undefined,
  answers: readonly string[],
  argument: string,
): void {
  if (right?.some((answer) => !answers.includes(answer)))
    throw badInput(`"${argument}" has a right answer that is none of its answers`, argument);
}

function choiceIn(type: "single" | "multiple", input: MeetingPollChoiceInput, argument: string) {
  checkSeveral(input.answers, "answers", argument);
  checkRight(input.rightAnswers, input.answers, argument);
  return toWire(PollQuestion, { type, ...input });
}

function promptsIn(type: "matching" | "rank_order", input: MeetingPollPromptsInput, argument: string) {
  const { answers, prompts } = input;
  checkSeveral(answers, "answers", argument);
  checkSeveral(prompts, "prompts", argument);
  for (const { rightAnswers } of prompts) checkRight(rightAnswers, answers, argument);
  const sent = prompts.map(({ question, rightAnswers }) => ({
    promptQuestion: question,
    promptRightAnswers: rightAnswers,
  }));
  return toWire(PollQuestion, { type, ...input, prompts: sent });
}

function textIn(type: "short_answer" | "long_answer", input: MeetingPollTextInput, argument: string) {
  const { minCharacters: least, maxCharacters: most, ...common } = input;
  if ((least ?? 0) < 0 || (most ?? Number.POSITIVE_INFINITY) < Math.max(1, least ?? 0))
    throw badInput(`"${argument}" has no length that an answer could have`, argument);
  return toWire(PollQuestion, { type, ...common, answerMinCharacter: least, answerMaxCharacter: most });
}

/** The body for a poll, without absent members. */
const bodyOf = ({ type, questions, ...members }: Omit<CreateMeetingPollInput, "meetingId">) => ({
  ...toWire(PollBody, { ...members, pollType: type && pollTypes[type] }),
  ...(questions && { questions: questions.map(questionIn) }),
});

export const pollResolvers: Resolvers = {
  Meeting: {
    async polls({ meetingId }, { filter }, { meetings }) {
      const { polls } = await meetings.api.listMeetingPolls({ meetingId, anonymous: filter?.anonymous });
      if (!polls) throw meetings.client.badResponse();
      return polls.map((poll) => ({ ...poll, meetingId }));
    },
    poll: ({ meetingId }, { id }, { meetings }) => meetings.poll.load(pollIds.key(id, meetingId)),
  },

  MeetingPoll: mapWireType(Poll, {
    ...keyed(
      "MeetingPoll",
      ({ meetingId }: MeetingPollMapper) => meetingId,
      ({ id }) => id,
    ),
    type: ({ poll_type: type }) => (type == null ? null : (typeNames[type] ?? "OTHER")),
    status: ({ status }) => (status == null ? null : (statusNames[status] ?? "OTHER")),
    meeting: ({ meetingId }) => ({ meetingId }),
  }),

  MeetingPollQuestion: {
    __resolveType: ({ type }) =>
      type && Object.hasOwn(questionTypes, type) ? questionTypes[type] : "MeetingPollOtherQuestion",
  },
  MeetingPollChoiceQuestion: mapWireType(PollQuestion, {}),
  MeetingPollPromptsQuestion: mapWireType(PollQuestion, {}),
  MeetingPollPrompt: mapWireType(PollPrompt, {}),
  MeetingPollTextQuestion: mapWireType(PollQuestion, {}),
  MeetingPollBlanksQuestion: mapWireType(PollQuestion, {}),
  MeetingPollRatingQuestion: mapWireType(PollQuestion, {}),
  MeetingPollOtherQuestion: mapWireType(PollQuestion, {}),

  UpdateMeetingPollPayload: {
    poll: ({ changed }, _, { meetings }) => (changed === undefined ? null : meetings.poll.load(changed)),
  },

  Mutation: {
    createMeetingPoll(_, { input: { meetingId: id, ...members } }, { meetings }) {
      const meetingId = meetingIn(id);
      const body = bodyOf(members);
      return payload(async () => {
        const poll = await meetings.api.createMeetingPoll({ meetingId, body });
        return { poll: { ...poll, meetingId } };
      });
    },

    updateMeetingPoll(_, { input: { id, meetingId, ...members } }, { meetings }) {
      const key = pollIds.key(id, meetingId);
      const body = bodyOf(members);
      if (Object.keys(body).length === 0) throw badInput("Nothing of the poll is to be changed", "input");
      const { parent, upstreamId } = key;
      return payload(async () => {
        await meetings.api.updateMeetingPoll({ meetingId: parent, pollId: upstreamId, body });
        return { changed: key };
      });
    },

    deleteMeetingPoll(_, { input: { id, meetingId } }, { meetings }) {
      const key = pollIds.key(id, meetingId);
      const { parent, upstreamId } = key;
      return payload(async () => {
        await meetings.api.deleteMeetingPoll({ meetingId: parent, pollId: upstreamId });
        return { deletedId: pollIds.ofKey(key), meeting: { meetingId: parent } };
      });
    },
  },
};
