/** A post and its visibility; posts that quote it, of a user, that mention the user, and of the home timeline. */
import Type from "typebox";
import { get, json, put } from "#contracts/kit/contract.ts";
import { pagesOf, pagingWithoutEffect, postQuery } from "./common.ts";
import { beside, SocialPost } from "./objects.ts";

/** Newest first. */
const posts = { query: postQuery, page: pagesOf(SocialPost) } as const;

export const postOperations = {
  getPost: get("/2/posts/{id}", {
    query: { ...postQuery, ...pagingWithoutEffect },
    returns: Type.Object({ data: SocialPost, ...beside }),
  }),
  hidePost: put("/2/posts/{post_id}/hidden", {
    body: json(Type.Object({ hidden: Type.Boolean() })),
    returns: Type.Object({ data: Type.Object({ hidden: Type.Boolean() }) }),
    stateRefusals: { message: /\balready\b/i },
  }),
  listQuotePosts: get("/2/posts/{id}/quote_posts", posts),
  listUserPosts: get("/2/users/{id}/posts", posts),
  listUserMentions: get("/2/users/{id}/mentions", posts),
  getReverseChronologicalTimeline: get("/2/users/{id}/timelines/reverse_chronological", posts),
};
