/** The social network in the graph: an area a file. */
import { socialEngagementResolvers } from "./resolvers/engagements.ts";
import { socialPostResolvers } from "./resolvers/posts.ts";
import { socialUserResolvers } from "./resolvers/users.ts";

export const socialResolvers = [socialUserResolvers, socialPostResolvers, socialEngagementResolvers] as const;
