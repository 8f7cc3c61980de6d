import { meetings } from "#contracts/meetings/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import { pollIds, tspIds } from "./ids.ts";

const { batchMany, each } = loadersOf(meetings);

/** The family reads one thing a call. */
export const meetingsLoaders = {
  /** By UUID: one of the few places where a meeting does not go by its number. */
  summary: each("getMeetingSummary", {
    ask: (meetingId) => ({ meetingId }),
    itemIn: (summary) => summary,
  }),
  /** By global id. */
  poll: each("getMeetingPoll", {
    ask(key) {
      const { parent, upstreamId } = pollIds.parts(key);
      return { meetingId: parent, pollId: upstreamId };
    },
    itemIn: (poll, key) => ({ ...poll, meetingId: pollIds.parts(key).parent }),
  }),
  qaReport: each("getWebinarQaReport", { ask: (webinarId) => ({ webinarId }), itemIn: (report) => report }),
  surveyReport: each("getWebinarSurveyReport", {
    ask: (webinarId) => ({ webinarId }),
    itemIn: (report) => report,
  }),
  /** By address: a search finds it within other addresses too. */
  sipPhones: batchMany("listSipPhones", {
    max: 1,
    ask: ([email]) => ({ search_key: email }),
    keyOf: (phone) => emailIn(phone.user_email),
  }),
  tspAccounts: each("listUserTspAccounts", {
    ask: (userId) => ({ userId }),
    itemIn: ({ tsp_accounts }, userId) => tsp_accounts?.map((account) => ({ ...account, userId })),
  }),
  /** By global id. */
  tspAccount: each("getUserTspAccount", {
    ask(key) {
      const { parent, upstreamId } = tspIds.parts(key);
      return { userId: parent, tspId: upstreamId };
    },
    itemIn: (account, key) => ({ ...account, userId: tspIds.parts(key).parent }),
  }),
};
