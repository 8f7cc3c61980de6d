/** Likes and reposts: their users and posts, latest first, and the actions themselves. */
import Type from "typebox";
import { del, get, json, post } from "#contracts/kit/contract.ts";
import { pagesOf, postQuery, userQuery } from "./common.ts";
import { Id, SocialPost, SocialUser } from "./objects.ts";

const users = { query: userQuery, page: pagesOf(SocialUser) } as const;
const ofPost = json(Type.Object({ post_id: Id }));
const liked = Type.Object({ data: Type.Object({ liked: Type.Boolean() }) });
const reposted = Type.Object({ data: Type.Object({ reposted: Type.Boolean() }) });

/** Some services refuse a repeated action, and undoing an action that was not done, with 403. */
const doing = { stateRefusals: { message: /\balready\b|\bduplicate\b/i } };
const undoing = {
  stateRefusals: { message: /\balready\b|(?:\bnot|\bnever|n't) (?:yet )?(?:liked|reposted)\b/i },
};

export const engagementOperations = {
  listLikingUsers: get("/2/posts/{id}/liking_users", users),
  listRepostedBy: get("/2/posts/{id}/reposted_by", users),
  listLikedPosts: get("/2/users/{id}/liked_posts", { query: postQuery, page: pagesOf(SocialPost) }),
  likePost: post("/2/users/{id}/likes", { ...doing, body: ofPost, returns: liked }),
  unlikePost: del("/2/users/{id}/likes/{post_id}", { ...undoing, returns: liked }),
  repostPost: post("/2/users/{id}/reposts", { ...doing, body: ofPost, returns: reposted }),
  unrepostPost: del("/2/users/{id}/reposts/{source_post_id}", { ...undoing, returns: reposted }),
};
