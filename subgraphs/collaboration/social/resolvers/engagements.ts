/** Likes, reposts and hidden replies: writes in the name of the credential's user. */
import type { GraphQLResolveInfo } from "graphql";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { postId, userId } from "#subgraphs/collaboration/social/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";

type Family = CollaborationContext["social"];

interface Action {
  readonly userId: string;
  readonly postId: string;
}

/** Payload of a write by a user about a post. Clears both in the loaders. */
function acting<Done extends object>(
  input: Action,
  { post, user }: Family,
  act: (action: Action) => Promise<Done>,
) {
  const action = { userId: userId(input.userId, "userId"), postId: postId(input.postId, "postId") };
  return payload(async () => {
    const done = await act(action);
    post.clear(action.postId);
    user.clear(action.userId);
    return { ...action, ...done };
  });
}

type Result = Partial<Action>;
const written = {
  post: ({ postId: id }: Result, _: object, { social }: CollaborationContext, info: GraphQLResolveInfo) =>
    id === undefined ? null : social.post.load(id, selectedMembers(info, "SocialPost")),
  actor: ({ userId: id }: Result, _: object, { social }: CollaborationContext, info: GraphQLResolveInfo) =>
    id === undefined ? null : social.user.load(id, selectedMembers(info, "SocialUser")),
};

export const socialEngagementResolvers: Resolvers = {
  Mutation: {
    likeSocialPost: (_, { input }, { social }) =>
      acting(input, social, async ({ userId: id, postId: post_id }) => {
        const { data } = await social.api.likePost({ id, body: { post_id } });
        return { liked: data?.liked };
      }),

    unlikeSocialPost: (_, { input }, { social }) =>
      acting(input, social, async ({ userId: id, postId: post_id }) => {
        const { data } = await social.api.unlikePost({ id, post_id });
        return { liked: data?.liked };
      }),

    repostSocialPost: (_, { input }, { social }) =>
      acting(input, social, async ({ userId: id, postId: post_id }) => {
        const { data } = await social.api.repostPost({ id, body: { post_id } });
        return { reposted: data?.reposted };
      }),

    unrepostSocialPost: (_, { input }, { social }) =>
      acting(input, social, async ({ userId: id, postId: source_post_id }) => {
        const { data } = await social.api.unrepostPost({ id, source_post_id });
        return { reposted: data?.reposted };
      }),

    updateSocialPostVisibility(_, { input }, { social }) {
      const post = postId(input.postId, "postId");
      return payload(async () => {
        const { data } = await social.api.hidePost({ post_id: post, body: { hidden: input.hidden } });
        social.post.clear(post);
        return { postId: post, hidden: data?.hidden };
      });
    },
  },

  LikeSocialPostPayload: written,
  UnlikeSocialPostPayload: written,
  RepostSocialPostPayload: written,
  UnrepostSocialPostPayload: written,
  UpdateSocialPostVisibilityPayload: { post: written.post },
};
