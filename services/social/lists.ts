/** Lists of users. */

import type { listOperations } from "#contracts/social/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { listIn } from "./support/finding.ts";
import { userList } from "./support/lists-of.ts";
import type { SocialTables } from "./tables.ts";

export function listHandlers(tables: SocialTables): HandlersOf<typeof listOperations> {
  return {
    listListFollowers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).follower_ids, query, now),
    listListMembers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).member_ids, query, now),
  };
}
