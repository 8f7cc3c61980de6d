/** Timelines: posts of a user, posts that mention them, and posts of accounts that they follow. */

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

    // Only the user, or a credential that belongs to no person, can read this timeline.
    getReverseChronologicalTimeline({ id, ...query }, call) {
      const account = accountIn(tables, id);
      if (call.caller.kind === "person") mustBe(tables, account.id, call);
      const followed = follows.by("follower", account.id).map(({ followed_id }) => followed_id);
      return postList(tables, posts.by("author", account.id, ...followed), query, call.now);
    },
  };
}
