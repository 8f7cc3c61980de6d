/** Users by their ids. */
import Type from "typebox";
import { csv, get, required } from "#contracts/kit/contract.ts";
import { Id, pagingWithoutEffect, userQuery } from "./common.ts";
import { beside, SocialUser } from "./objects.ts";

export const userOperations = {
  lookupUsers: get("/2/users", {
    query: { ids: required(csv(Id, { max: 100 })), ...userQuery, ...pagingWithoutEffect },
    // `data` is absent if no id is known, and its order is undefined.
    returns: Type.Object({ data: Type.Optional(Type.Array(SocialUser)), ...beside }),
  }),
};
