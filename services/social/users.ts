/** Users by their ids, and lists of users. */

import type { userOperations } from "#contracts/social/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { listIn, userList } from "./support/finding.ts";
import { compareIds } from "./support/post-ids.ts";
import { notFound, presenting } from "./support/serializer.ts";
import type { SocialTables } from "./tables.ts";

export function userHandlers(tables: SocialTables): HandlersOf<typeof userOperations> {
  const { accounts } = tables;
  return {
    lookupUsers(query, { now }) {
      const wanted = [...new Set(query.ids)];
      const found = wanted.flatMap((id) => accounts.get(id) ?? []);
      const missing = wanted.filter((id) => !accounts.get(id)).map((id) => notFound("user", id));
      const { userOf, besideUsers } = presenting(tables, query, now);
      // Ordered by id, because the order is not documented and readers must match by key.
      found.sort((a, b) => compareIds(a.id, b.id));
      return { ...(found.length > 0 && { data: found.map(userOf) }), ...besideUsers(found, missing) };
    },

    listListFollowers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).follower_ids, query, now),
    listListMembers: ({ id, ...query }, { now }) =>
      userList(tables, listIn(tables, id).member_ids, query, now),
  };
}
