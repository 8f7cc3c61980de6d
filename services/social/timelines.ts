/** Posts of a user, posts that name them, and the posts that they are shown. */

import type { timelineOperations } from "#contracts/social/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountIn, mustBe } from "./support/finding.ts";
import { postList } from "./support/lists-of.ts";
import type { SocialTables } from "./tables.ts";

export function timelineHandlers(tables: SocialTables): HandlersOf<typeof timelineOperations> {
  const { posts, follows } = tables;
  return {
    listUserPosts({ id, ...query }, { now }) {
      const account = accountIn(tables, id);
      return postList(tables, posts.by("author", account.id), query, now);
    },

    listUserMentions({ id, ...query }, { now }) {
      const account = accountIn(tables, id);
      return postList(tables, posts.by("mentioned", account.id), query, now);
    },

    // What a person follows is shown to that person, and to the credential that is no person's.
    getReverseChronologicalTimeline({ id, ...query }, call) {
      const account = accountIn(tables, id);
      if (call.caller.kind === "person") mustBe(tables, account.id, call);
      const followed = follows.by("follower", account.id).map(({ followed_id }) => followed_id);
      return postList(tables, posts.by("author", account.id, ...followed), query, call.now);
    },
  };
}
