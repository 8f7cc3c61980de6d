/** Polls, with their questions by kind. */
import { Poll, PollPrompt, PollQuestion } from "#contracts/meetings/index.ts";
import type { CreateMeetingPollInput, Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { meetingIn, pollIds } from "#subgraphs/collaboration/meetings/ids.ts";
import type { MeetingPollMapper } from "#subgraphs/collaboration/meetings/mappers.ts";
import { questionsIn } from "#subgraphs/collaboration/meetings/questions.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
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

/** The body for a poll, without absent members. */
const bodyOf = ({ title, anonymous, type, questions }: Omit<CreateMeetingPollInput, "meetingId">) => ({
  ...(title != null && { title }),
  ...(anonymous != null && { anonymous }),
  ...(type && { poll_type: pollTypes[type] }),
  ...(questions && { questions: questionsIn(questions) }),
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
        meetings.poll.clear(key);
        return { changed: key };
      });
    },

    deleteMeetingPoll(_, { input: { id, meetingId } }, { meetings }) {
      const key = pollIds.key(id, meetingId);
      const { parent, upstreamId } = key;
      return payload(async () => {
        await meetings.api.deleteMeetingPoll({ meetingId: parent, pollId: upstreamId });
        meetings.poll.clear(key);
        return { deletedId: pollIds.ofKey(key), meeting: { meetingId: parent } };
      });
    },
  },
};
