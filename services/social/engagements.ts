/** Likes and reposts. A like or repost of a repost counts for its original post. */

import type { engagementOperations } from "#contracts/social/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountIn, mustBe, postIn, postList, sourceIn, userList } from "./support/finding.ts";
import { compareIds, postIdAt } from "./support/post-ids.ts";
import { likeKey, type Post, type SocialTables } from "./tables.ts";

export function engagementHandlers(tables: SocialTables): HandlersOf<typeof engagementOperations> {
  const { posts, likes } = tables;

  const repostBy = (userId: string, source: Post) =>
    posts.by("reposts", source.id).find(({ author_id }) => author_id === userId);

  function unusedId(now: number): string {
    let serial = 0;
    while (posts.get(postIdAt(now, serial))) serial++;
    return postIdAt(now, serial);
  }

  return {
    listLikingUsers({ id, ...query }, { now }) {
      const latest = likes.by("post", postIn(tables, id).id).toReversed();
      const userIds = latest.map(({ user_id }) => user_id);
      return userList(tables, userIds, query, now);
    },

    listRepostedBy({ id, ...query }, { now }) {
      const latest = posts.by("reposts", postIn(tables, id).id).toSorted((a, b) => compareIds(b.id, a.id));
      const userIds = latest.map(({ author_id }) => author_id);
      return userList(tables, userIds, query, now);
    },

    listLikedPosts({ id, ...query }, { now }) {
      const liked = likes.by("user", accountIn(tables, id).id);
      const found = liked.flatMap(({ post_id }) => posts.get(post_id) ?? []);
      return postList(tables, found, query, now);
    },

    likePost({ id, body }, call) {
      mustBe(tables, id, call);
      likes.put({ user_id: id, post_id: sourceIn(tables, body.post_id, "post_id").id });
      return { data: { liked: true } };
    },

    unlikePost({ id, post_id }, call) {
      mustBe(tables, id, call);
      likes.delete(likeKey({ user_id: id, post_id: sourceIn(tables, post_id, "post_id").id }));
      return { data: { liked: false } };
    },

    repostPost({ id, body }, call) {
      mustBe(tables, id, call);
      const source = sourceIn(tables, body.post_id, "post_id");
      if (!repostBy(id, source)) {
        const own = unusedId(call.now);
        posts.put({
          id: own,
          text: source.text,
          author_id: id,
          conversation_id: own,
          created_at: new Date(call.now).toISOString(),
          hidden: false,
          lang: source.lang,
          possibly_sensitive: source.possibly_sensitive,
          referenced_posts: [{ type: "reposted", id: source.id }],
        });
      }
      return { data: { reposted: true } };
    },

    unrepostPost({ id, source_post_id }, call) {
      mustBe(tables, id, call);
      const repost = repostBy(id, sourceIn(tables, source_post_id, "source_post_id"));
      if (repost) posts.delete(repost.id);
      return { data: { reposted: false } };
    },
  };
}
