/** Lists of users. No operation reads a list itself. */
import { get } from "#contracts/kit/contract.ts";
import { pagesOf, userQuery } from "./common.ts";
import { beside, SocialUser } from "./objects.ts";

const users = { query: userQuery, page: pagesOf(SocialUser, beside) } as const;

export const listOperations = {
  listListFollowers: get("/2/lists/{id}/followers", users),
  listListMembers: get("/2/lists/{id}/members", users),
};
