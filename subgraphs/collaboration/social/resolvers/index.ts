/** Resolvers of the social network, with one file per area. */
import { socialEngagementResolvers } from "./engagements.ts";
import { socialPostResolvers } from "./posts.ts";
import { socialUserResolvers } from "./users.ts";

export const socialResolvers = [socialUserResolvers, socialPostResolvers, socialEngagementResolvers] as const;
