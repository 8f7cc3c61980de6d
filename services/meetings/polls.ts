/** Polls. The host needs the right to have polls, and another one for advanced polls. */

import {
  type Poll,
  type PollBody,
  type PollQuestion,
  type pollOperations,
  questionNeeds,
} from "#contracts/meetings/polls.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { hostOf, invalid, readable, refused, writable } from "./support/access.ts";
import type { Meeting, MeetingsTables, Member, StoredPoll } from "./tables.ts";

export function pollHandlers(tables: MeetingsTables): HandlersOf<typeof pollOperations> {
  const { polls } = tables;

  function checkHost(host: Member): void {
    if (host.polls === "none") throw refused(4400, "Polls are disabled");
  }

  function checkBody(body: PollBody, host: Member): void {
    checkHost(host);
    if (isAdvanced(body) && host.polls !== "all") throw refused(4400, "Advanced polls are disabled");
    for (const question of body.questions ?? []) checkQuestion(question);
  }

  function pollOf(meeting: Meeting, pollId: string): StoredPoll {
    const held = polls.get(pollId);
    if (held?.meetingId !== meeting.id) throw refused(404, "The poll does not exist");
    return held;
  }

  return {
    listMeetingPolls({ meetingId, anonymous }, { caller }) {
      const meeting = readable(tables, meetingId, caller);
      checkHost(hostOf(tables, meeting));
      if (!meeting.scheduled) throw invalid("Only scheduled meetings have their polls listed");
      const list = polls
        .by("meeting", meeting.id)
        .map(({ poll }) => poll)
        .filter((poll) => anonymous == null || poll.anonymous === anonymous);
      return { total_records: list.length, polls: list };
    },

    createMeetingPoll({ meetingId, body }, { caller }) {
      const { meeting, host } = writable(tables, meetingId, caller);
      checkBody(body, host);
      const id = Buffer.from(`poll ${polls.nextId()}`).toString("base64url");
      const unset = { title: "", anonymous: false, poll_type: 1 } as const;
      const poll: Poll = { ...unset, questions: [], ...body, id, status: "notstart" };
      return polls.put({ meetingId: meeting.id, poll }).poll;
    },

    getMeetingPoll({ meetingId, pollId }, { caller }) {
      const meeting = readable(tables, meetingId, caller);
      checkHost(hostOf(tables, meeting));
      return pollOf(meeting, pollId).poll;
    },

    updateMeetingPoll({ meetingId, pollId, body }, { caller }) {
      const { meeting, host } = writable(tables, meetingId, caller);
      const held = pollOf(meeting, pollId);
      const { id, status } = held.poll;
      const poll: Poll = { ...held.poll, ...body, id, status };
      checkBody(poll, host);
      polls.put({ ...held, poll });
      return undefined;
    },

    deleteMeetingPoll({ meetingId, pollId }, { caller }) {
      const { meeting, host } = writable(tables, meetingId, caller);
      checkHost(host);
      polls.delete(pollOf(meeting, pollId).poll.id);
      return undefined;
    },
  };
}

const ordinary: readonly unknown[] = [undefined, "single", "multiple"];

/** True if the poll is declared as advanced, or has a question that is more than a choice. */
const isAdvanced = ({ poll_type = 1, questions = [] }: PollBody) =>
  poll_type !== 1 || questions.some(({ type }) => !ordinary.includes(type));

/** @throws 300 if a question lacks a member that its type requires */
function checkQuestion(question: PollQuestion): void {
  if (question.type === undefined) return;
  const lacking = questionNeeds[question.type].find((member) => question[member] === undefined);
  if (lacking) throw invalid(`A question of the type ${question.type} needs ${lacking}`);
  const { answer_min_character: least = 0, answer_max_character: most = least } = question;
  const { rating_min_value: lowest = 0, rating_max_value: highest = lowest + 1 } = question;
  if (most < least || (question.type === "rating_scale" && highest <= lowest))
    throw invalid("The highest value of a question lies below its lowest");
}
