/** Lists of users. */
import type { HandlersOf } from "../../kit/service.ts";
import type { listOperations } from "../contract.ts";
import type { SocialTables } from "../tables.ts";
import { listIn } from "./finding.ts";
import { userList } from "./lists-of.ts";

export function listHandlers(tables: SocialTables): HandlersOf<typeof listOperations> {
  return {
    listListFollowers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).follower_ids, query, now),
    listListMembers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).member_ids, query, now),
  };
}
