/** A post, its quote posts, and its visibility. */
import Type from "typebox";
import { get, json, put } from "#contracts/kit/contract.ts";
import { pagesOf, pagingWithoutEffect, postQuery } from "./common.ts";
import { beside, SocialPost } from "./objects.ts";

export const postOperations = {
  getPost: get("/2/posts/{id}", {
    query: { ...postQuery, ...pagingWithoutEffect },
    returns: Type.Object({ data: SocialPost, ...beside }),
  }),
  listQuotePosts: get("/2/posts/{id}/quote_posts", { query: postQuery, page: pagesOf(SocialPost, beside) }),
  hidePost: put("/2/posts/{post_id}/hidden", {
    body: json(Type.Object({ hidden: Type.Boolean() })),
    returns: Type.Object({ data: Type.Object({ hidden: Type.Boolean() }) }),
    stateRefusals: { message: /\balready\b/i },
  }),
};
