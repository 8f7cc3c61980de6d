import { meetings } from "#contracts/meetings/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { KeyWithin } from "./ids.ts";

const { batchMany, each } = loadersOf(meetings);

/** Loaders of meetings. The family has no operation that reads several objects by their keys. */
export const meetingsLoaders = {
  /** Summary by the UUID of a meeting instance. Most other operations take the number of the meeting. */
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
  /** SIP phones by e-mail address. The search also returns phones with longer addresses. */
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
