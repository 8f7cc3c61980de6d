/** Meetings in the graph: an area a file. */
import { livestreamResolvers } from "./resolvers/livestreams.ts";
import { meetingResolvers } from "./resolvers/meetings.ts";
import { pollResolvers } from "./resolvers/polls.ts";
import { registrantResolvers } from "./resolvers/registrants.ts";
import { sipPhoneResolvers } from "./resolvers/sip-phones.ts";
import { telephonyResolvers } from "./resolvers/telephony.ts";
import { webinarResolvers } from "./resolvers/webinars.ts";

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
