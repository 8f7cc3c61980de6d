/** Users by their ids, and lists of users. No operation reads a list itself. */
import Type from "typebox";
import { csv, get, required } from "#contracts/kit/contract.ts";
import { pagesOf, pagingWithoutEffect, userQuery } from "./common.ts";
import { beside, Id, SocialUser } from "./objects.ts";

const users = { query: userQuery, page: pagesOf(SocialUser) } as const;

export const userOperations = {
  lookupUsers: get("/2/users", {
    query: { ids: required(csv(Id, { max: 100 })), ...userQuery, ...pagingWithoutEffect },
    // `data` is absent if no id is known, and its order is undefined.
    returns: Type.Object({ data: Type.Optional(Type.Array(SocialUser)), ...beside }),
  }),
  listListFollowers: get("/2/lists/{id}/followers", users),
  listListMembers: get("/2/lists/{id}/members", users),
};
