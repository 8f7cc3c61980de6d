/** Likes, reposts and hidden replies: writes in the name of the credential's user. */
import type { GraphQLResolveInfo } from "graphql";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { postId, userId } from "#subgraphs/collaboration/social/lists.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";

type Family = CollaborationContext["social"];

interface Action {
  readonly userId: string;
  readonly postId: string;
}

/** Mutation of a user's relation to a post. */
const acting =
  <Done extends object>(act: (api: Family["api"], userId: string, postId: string) => Promise<Done>) =>
  (_: unknown, { input }: { input: Action }, { social }: CollaborationContext) => {
    const action = { userId: userId(input.userId, "userId"), postId: postId(input.postId, "postId") };
    return payload(async () => {
      const done = await act(social.api, action.userId, action.postId);
      return { ...action, ...done };
    });
  };

type Result = Partial<Action>;
const written = {
  post: ({ postId: id }: Result, _: object, { social }: CollaborationContext, info: GraphQLResolveInfo) =>
    id === undefined ? null : social.post.load(id, selectedMembers(info, "SocialPost")),
  actor: ({ userId: id }: Result, _: object, { social }: CollaborationContext, info: GraphQLResolveInfo) =>
    id === undefined ? null : social.user.load(id, selectedMembers(info, "SocialUser")),
};

export const socialEngagementResolvers: Resolvers = {
  Mutation: {
    likeSocialPost: acting(async (api, id, post_id) => {
      const { data } = await api.likePost({ id, body: { post_id } });
      return { liked: data?.liked };
    }),
    unlikeSocialPost: acting(async (api, id, post_id) => {
      const { data } = await api.unlikePost({ id, post_id });
      return { liked: data?.liked };
    }),
    repostSocialPost: acting(async (api, id, post_id) => {
      const { data } = await api.repostPost({ id, body: { post_id } });
      return { reposted: data?.reposted };
    }),
    unrepostSocialPost: acting(async (api, id, source_post_id) => {
      const { data } = await api.unrepostPost({ id, source_post_id });
      return { reposted: data?.reposted };
    }),

    updateSocialPostVisibility(_, { input }, { social }) {
      const post = postId(input.postId, "postId");
      return payload(async () => {
        const { data } = await social.api.hidePost({ post_id: post, body: { hidden: input.hidden } });
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
