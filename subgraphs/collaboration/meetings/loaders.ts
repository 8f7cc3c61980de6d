import { meetings } from "../../../families/meetings/contract.ts";
import { loadersOf } from "../../kit/loaders.ts";

const { each } = loadersOf(meetings);

export const meetingsLoaders = {
  /** By UUID: one of the few places where a meeting does not go by its number. */
  summary: each("getMeetingSummary", {
    ask: (meetingId) => ({ meetingId }),
    itemIn: (summary) => summary,
  }),
};
