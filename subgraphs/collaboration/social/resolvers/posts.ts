/** Posts, and the objects that they refer to. */
import type { GraphQLResolveInfo } from "graphql";
import { Media, Place, Poll, type referenceTypes, SocialPost } from "#contracts/social/index.ts";
import type {
  SocialMediaMapper,
  SocialPostMapper,
  SocialUserMapper,
} from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { postId, postsOf, usersOf } from "#subgraphs/collaboration/social/lists.ts";
import { withoutOthers } from "#subgraphs/collaboration/social/views.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const TYPE = "SocialPost";
type Family = CollaborationContext["social"];
type Id = string | null | undefined;

/** A user that a post refers to. The response with the post usually includes the user. */
const userAt = (
  id: Id,
  { user }: Family,
  info: GraphQLResolveInfo,
): Promise<SocialUserMapper | null> | null =>
  id == null ? null : user.load(id, selectedMembers(info, "SocialUser"));

/** A post that another post refers to. */
const postAt = (
  id: Id,
  { post }: Family,
  info: GraphQLResolveInfo,
): Promise<SocialPostMapper | null> | null =>
  id == null ? null : post.load(id, withoutOthers(selectedMembers(info, TYPE)));

const referred = ({ referenced_posts }: SocialPostMapper, type: (typeof referenceTypes)[number]): Id =>
  referenced_posts?.find((reference) => reference.type === type)?.id;

const isThere = <T>(value: T | null | undefined): value is T => value != null;

export const socialPostResolvers: Resolvers = {
  Social: {
    post: (_, { id }, { social }, info) => social.post.load(postId(id), selectedMembers(info, TYPE)),
  },

  SocialPost: mapWireType(
    SocialPost,
    {
      __resolveReference: ({ id }, { social }, info) =>
        social.post.load(postId(id), referencedMembers(info, TYPE)),
      ...keyed(TYPE, (post: SocialPostMapper) => post.id),
      hashtags: ({ entities }) => (entities?.hashtags ?? []).map(({ tag }) => tag).filter(isThere),
      author: ({ author_id }, _, { social }, info) => userAt(author_id, social, info),
      inReplyToUser: ({ in_reply_to_user_id }, _, { social }, info) =>
        userAt(in_reply_to_user_id, social, info),
      async mentionedUsers({ entities }, _, { social }, info) {
        const ids = new Set((entities?.mentions ?? []).map(({ id }) => id));
        const users = await Promise.all([...ids].map((id) => userAt(id, social, info)));
        return users.filter(isThere);
      },
      repliedToPost: (post, _, { social }, info) => postAt(referred(post, "replied_to"), social, info),
      quotedPost: (post, _, { social }, info) => postAt(referred(post, "quoted"), social, info),
      repostedPost: (post, _, { social }, info) => postAt(referred(post, "reposted"), social, info),
      conversation: ({ conversation_id }, _, { social }, info) => postAt(conversation_id, social, info),
      media: ({ attachments }, _, { social }) =>
        (attachments?.media_keys ?? []).map((key) => social.media.get(key)).filter(isThere),
      poll: ({ attachments }, _, { social }) => social.polls.get(attachments?.poll_ids?.[0] ?? ""),
      place: ({ geo }, _, { social }) => social.places.get(geo?.place_id ?? ""),
      quotes: ({ id }, args, { social }, info) => postsOf(social, "listQuotePosts", id, args, info),
      likers: ({ id }, page, { social }, info) => usersOf(social, "listLikingUsers", id, page, info),
      reposters: ({ id }, page, { social }, info) => usersOf(social, "listRepostedBy", id, page, info),
    },
    {
      alwaysSelect: ["id"],
      requires: {
        hashtags: ["entities"],
        author: ["author_id"],
        inReplyToUser: ["in_reply_to_user_id"],
        mentionedUsers: ["entities"],
        repliedToPost: ["referenced_posts"],
        quotedPost: ["referenced_posts"],
        repostedPost: ["referenced_posts"],
        conversation: ["conversation_id"],
        media: ["attachments"],
        poll: ["attachments"],
        place: ["geo"],
      },
      nested: {
        author: "SocialUser",
        inReplyToUser: "SocialUser",
        mentionedUsers: "SocialUser",
        repliedToPost: TYPE,
        quotedPost: TYPE,
        repostedPost: TYPE,
        media: "SocialMedia",
        poll: "SocialPoll",
        place: "SocialPlace",
      },
    },
  ),

  SocialMedia: mapWireType(
    Media,
    keyed("SocialMedia", (media: SocialMediaMapper) => media.media_key),
    { alwaysSelect: ["media_key"] },
  ),

  SocialPoll: mapWireType(Poll, keyed("SocialPoll"), {
    alwaysSelect: ["id"],
  }),
  SocialPlace: mapWireType(Place, keyed("SocialPlace"), {
    alwaysSelect: ["id"],
  }),
};
