/** Resolvers of meetings, with one file per area. */
import { meetingResolvers } from "./meetings.ts";
import { pollResolvers } from "./polls.ts";
import { telephonyResolvers } from "./telephony.ts";

export const meetingsResolvers = [meetingResolvers, pollResolvers, telephonyResolvers] as const;
