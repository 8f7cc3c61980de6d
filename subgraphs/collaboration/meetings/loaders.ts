import { meetings } from "#contracts/meetings/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { KeyWithin } from "./ids.ts";

const { batchMany, each } = loadersOf(meetings);

/** The family reads one thing a call. */
export const meetingsLoaders = {
  /** By UUID: one of the few places where a meeting does not go by its number. */
  summary: each("getMeetingSummary", {
    ask: (meetingId) => ({ meetingId }),
    itemIn: (summary) => summary,
  }),
  poll: each("getMeetingPoll", {
    ask: ({ parent, upstreamId }: KeyWithin) => ({ meetingId: parent, pollId: upstreamId }),
    itemIn: (poll, { parent }) => ({ ...poll, meetingId: parent }),
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
  tspAccount: each("getUserTspAccount", {
    ask: ({ parent, upstreamId }: KeyWithin) => ({ userId: parent, tspId: upstreamId }),
    itemIn: (account, { parent }) => ({ ...account, userId: parent }),
  }),
};
