/** Posts of a user, posts that mention the user, and the user's home timeline; newest first. */
import { get } from "#contracts/kit/contract.ts";
import { pagesOf, postQuery } from "./common.ts";
import { beside, SocialPost } from "./objects.ts";

const posts = { query: postQuery, page: pagesOf(SocialPost, beside) } as const;

export const timelineOperations = {
  listUserPosts: get("/2/users/{id}/posts", posts),
  listUserMentions: get("/2/users/{id}/mentions", posts),
  getReverseChronologicalTimeline: get("/2/users/{id}/timelines/reverse_chronological", posts),
};
