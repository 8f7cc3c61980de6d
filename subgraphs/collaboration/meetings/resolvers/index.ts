/** Resolvers of meetings, with one file per area. */
import { livestreamResolvers } from "./livestreams.ts";
import { pollResolvers } from "./polls.ts";
import { registrantResolvers } from "./registrants.ts";
import { sipPhoneResolvers } from "./sip-phones.ts";
import { meetingResolvers } from "./summary.ts";
import { telephonyResolvers } from "./tsp.ts";
import { webinarResolvers } from "./webinars.ts";

export const meetingsResolvers = [
  { Query: { meetings: () => ({}) } },
  meetingResolvers,
  livestreamResolvers,
  pollResolvers,
  registrantResolvers,
  webinarResolvers,
  sipPhoneResolvers,
  telephonyResolvers,
] as const;
