/** A post and hiding of replies; posts that quote it, of a user, that mention the user, and of followed accounts. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { postOperations } from "#contracts/social/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountIn, contextUser, mustBe, postIn, postList } from "./support/finding.ts";
import { presenting } from "./support/serializer.ts";
import { referenceOf, type SocialTables } from "./tables.ts";

export function postHandlers(tables: SocialTables): HandlersOf<typeof postOperations> {
  const { posts, follows } = tables;
  return {
    getPost({ id, ...query }, { now }) {
      const post = postIn(tables, id);
      const { postOf, besidePosts } = presenting(tables, query, now);
      return { data: postOf(post), ...besidePosts([post]) };
    },

    listQuotePosts({ id, ...query }, { now }) {
      const { id: quoted } = postIn(tables, id);
      return postList(tables, posts.by("quotes", quoted), query, now);
    },

    listUserPosts: ({ id, ...query }, { now }) =>
      postList(tables, posts.by("author", accountIn(tables, id).id), query, now),

    listUserMentions: ({ id, ...query }, { now }) =>
      postList(tables, posts.by("mentioned", accountIn(tables, id).id), query, now),

    // Only the user, or a credential that belongs to no person, can read this timeline.
    getReverseChronologicalTimeline({ id, ...query }, call) {
      const account = accountIn(tables, id);
      if (call.caller.kind === "person") mustBe(tables, account.id, call);
      const followed = follows.by("follower", account.id).map(({ followed_id }) => followed_id);
      return postList(tables, posts.by("author", account.id, ...followed), query, call.now);
    },

    // The author of a conversation decides if a reply in it is shown.
    hidePost({ post_id, body: { hidden } }, call) {
      const post = postIn(tables, post_id, "post_id");
      const host = posts.get(post.conversation_id)?.author_id;
      if (host === undefined || contextUser(tables, call) !== host)
        throw new Problem(403, "Only the author of the conversation may hide replies in it", {
          field: "post_id",
        });
      if (!referenceOf(post, "replied_to"))
        throw new Problem(400, "Only a reply can be hidden", { field: "post_id" });
      posts.put({ ...post, hidden });
      return { data: { hidden } };
    },
  };
}
